/// Looks for words that a misspelling may stand for, and keeps the likeliest.
///
/// The work is bounded: what cannot become one of the likeliest words is dismissed by the letters that it contains, or
/// by how common it is.
struct NearSearch {
    private let misspelling: Misspelling
    private let typing: TypingErrors
    /// The characters of the misspelling, as bits.
    private let letters: UInt32
    /// The number of its characters if all are ASCII; otherwise nil.
    private let length: Int?
    /// The hash of its sound; nil if it has none.
    private let sound: UInt32?
    private let shortSound: UInt16
    /// The maximum number of words.
    private let count: Int
    /// The highest cost of a word.
    private let most: Int
    private let index: NearIndex
    private let part: NearIndex.Source

    /// The maximum number of groups of words with the same sound that are looked at, the commonest first.
    private static let soundsTried = 250
    /// The length of the longest misspelling in which two errors are not expected.
    private static let shortLength = 4

    /// - Parameters:
    ///   - count: the maximum number of words.
    ///   - most: the highest cost of a word; nil for any.
    ///   - soundKey: the key of the sound of the misspelling.
    ///   - part: returns a row of the file.
    init(
        for misspelling: Misspelling,
        atMost count: Int,
        costing most: Int?,
        soundKey: String?,
        in index: NearIndex,
        from part: @escaping NearIndex.Source
    ) {
        self.misspelling = misspelling
        typing = TypingErrors(in: misspelling.letters)
        var letters: UInt32 = 0
        for letter in misspelling.letters { letters |= NearIndex.bit(of: letter) }
        self.letters = letters
        length = letters & NearIndex.otherBit == 0 ? misspelling.letters.count : nil
        sound = soundKey.map(NearIndex.soundHash)
        shortSound = sound.map(NearIndex.shortSound) ?? 0
        self.count = count
        self.most = most ?? Misspelling.highestCost
        self.index = index
        self.part = part
    }

    /// Returns words that sound the same and those that are one error away; if none of them is likely (and the
    /// misspelling has more than four characters), also those that are two errors away. The likeliest come first.
    func likeliest() throws -> [Suggestion] {
        guard count > 0, !misspelling.letters.isEmpty else { return [] }
        var found = Found(atMost: count, costing: most)
        if let sound { try addSounds(sound, to: &found) }
        try addSpellings(errors: 1, to: &found)
        if misspelling.letters.count > Self.shortLength, found.suggestions.first?.isCertain != true {
            try addSpellings(errors: 2, to: &found)
        }
        return found.suggestions
    }

    private func addSounds(_ sound: UInt32, to found: inout Found) throws {
        var tried = 0
        try index.forEachGroup(sounding: sound, from: part) { bytes, commonness in
            let least = misspelling.leastReluctance(commonness: commonness)
            guard least <= found.most, tried < Self.soundsTried else { return false }
            tried += 1
            var reader = try NearIndex.GroupReader(bytes)
            while try reader.advance() {
                // Of forms, only those that are also spelt alike are worth suggesting.
                guard reader.sound == shortSound, !reader.word.isForm else { continue }
                found.add(candidate(reader, errors: 0))
            }
            return true
        }
        try judgeCandidates(errors: nil, &found)
    }

    private func addSpellings(errors: Int, to found: inout Found) throws {
        var beginning = Beginning()
        for letter in misspelling.letters.prefix(NearIndex.prefixLength) { beginning.add(letter) }
        try beginning.forEachRest(atMost: errors) { hash, _ in
            try index.forEachGroup(leaving: hash, afterTwo: errors > 1, from: part) { bytes in
                var reader = try NearIndex.GroupReader(bytes)
                while try reader.advance(within: errors, of: letters, length: length) {
                    found.add(candidate(reader, errors: errors))
                }
            }
        }
        try judgeCandidates(errors: errors, &found)
    }

    /// Returns the last word read as a candidate.
    ///
    /// - Parameter errors: the smallest number of errors that it can have.
    @inline(__always)
    private func candidate(_ reader: NearIndex.GroupReader, errors: Int) -> Candidate {
        let word = reader.word
        let reluctance = misspelling.reluctance(to: word, soundsAlike: shortSound != 0 && reader.sound == shortSound)
        let least = Misspelling.leastCost(ofErrors: errors, written: letters, meant: word.letters)
        return Candidate(reader: reader, reluctance: reluctance, least: reluctance + least)
    }

    /// Judges the candidates, beginning with those whose cost may be smallest, and keeps the likeliest.
    ///
    /// - Parameter errors: the maximum number of typing errors; nil for words that sound the same.
    private func judgeCandidates(errors: Int?, _ found: inout Found) throws {
        found.sortCandidates()
        try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: NearIndex.longestWord) { letters in
            while let candidate = found.nextCandidate() {
                let count = try candidate.reader.setLetters(letters)
                judge(candidate, UnsafeBufferPointer(rebasing: letters[..<count]), errors: errors, &found)
            }
        }
        found.dropCandidates()
    }

    private func judge(
        _ candidate: Candidate,
        _ letters: UnsafeBufferPointer<UInt32>,
        errors: Int?,
        _ found: inout Found
    ) {
        let reader = candidate.reader
        let prefix = misspelling.commonPrefix(with: letters)
        if let errors {
            guard let count = typing.count(from: letters, prefix: prefix), count <= errors else { return }
        }
        let most = found.most - candidate.reluctance
        guard let difference = misspelling.errors(from: letters, prefix: prefix, atMost: most) else { return }
        let soundsAlike = shortSound != 0 && reader.sound == shortSound
        let folded = String(decoding: reader.beginning, as: UTF8.self) + String(decoding: reader.rest, as: UTF8.self)
        found.keep(
            Suggestion(
                word: folded,
                folded: folded,
                place: reader.placeAmongEqual(),
                kind: reader.word,
                soundsAlike: soundsAlike,
                distance: max(0, difference.count - (soundsAlike ? 1 : 0)),
                cost: difference.cost + candidate.reluctance
            )
        )
    }
}

extension NearSearch {
    /// A word whose errors are not known yet.
    private struct Candidate {
        var reader: NearIndex.GroupReader
        /// Its cost without that of the errors.
        var reluctance: Int
        /// What its cost is at least.
        var least: Int
    }

    /// The likeliest words found so far, and candidates.
    private struct Found {
        private(set) var suggestions: [Suggestion] = []
        /// The cost above which a word is not one of the likeliest.
        private(set) var most: Int
        private let count: Int
        private var candidates: [Candidate] = []
        /// The candidates by their least cost, the smallest last: this cost and the candidate's place, in 32 bits each.
        private var order: [Int64] = []

        init(atMost count: Int, costing most: Int) {
            (self.count, self.most) = (count, most)
            suggestions.reserveCapacity(count + 1)
            candidates.reserveCapacity(64)
        }

        mutating func keep(_ suggestion: Suggestion) {
            var place = suggestions.count
            while place > 0, suggestion.precedes(suggestions[place - 1]) { place -= 1 }
            // Several ways may lead to a word.
            guard place == 0 || suggestions[place - 1].precedes(suggestion) else { return }
            suggestions.insert(suggestion, at: place)
            if suggestions.count > count { suggestions.removeLast() }
            if suggestions.count == count { most = suggestions[count - 1].cost }
        }

        @inline(__always)
        mutating func add(_ candidate: Candidate) {
            if candidate.least <= most { candidates.append(candidate) }
        }

        mutating func sortCandidates() {
            order.reserveCapacity(candidates.count)
            for (place, candidate) in candidates.enumerated() {
                order.append(Int64(-candidate.least) << 32 | Int64(place))
            }
            order.sort()
        }

        /// Returns the next candidate that may be one of the likeliest words; nil if none is left.
        mutating func nextCandidate() -> Candidate? {
            guard let next = order.popLast() else { return nil }
            let candidate = candidates[Int(next & 0xFFFF_FFFF)]
            return candidate.least <= most ? candidate : nil
        }

        mutating func dropCandidates() {
            candidates.removeAll(keepingCapacity: true)
            order.removeAll(keepingCapacity: true)
        }
    }
}
