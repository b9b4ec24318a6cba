internal import HeadwordLexicon
internal import HeadwordModel

/// Makes the tables `spoken` and `rhyme`. Headwords are added in the order of the file, in which those with the same
/// folded key are neighbours.
struct RhymeIndex {
    /// A headword with a pronunciation.
    fileprivate struct Headword {
        var word: SpokenWord
        var lowercased: String
        var isAlone: Bool
        var place = RhymePlace(number: 0, twins: 0)
        /// The family and the onset of each pronunciation.
        var rhymes: [(family: Int, onset: Int)] = []
    }

    /// Pronunciations that end alike.
    private struct Family {
        var tail: [Phone]
        var onsets: [[Phone]] = []
        var members: [RhymeFamily.Member] = []
        var neighbours: [RhymeFamily.Neighbour] = []

        /// Adds a pronunciation.
        ///
        /// - Returns: the number of its onset.
        mutating func add(_ pronunciation: SpokenWord.Pronunciation, of headword: Headword) -> Int {
            let onset = onsets.firstIndex(of: pronunciation.parsed.onset) ?? onsets.count
            if onset == onsets.count { onsets.append(pronunciation.parsed.onset) }
            let member = RhymeFamily.Member(
                SharedText(headword.word.word),
                SharedText(pronunciation.text),
                place: headword.place,
                onset: onset,
                stress: SharedText(pronunciation.parsed.sounds.stress),
                lexicalCategory: pronunciation.lexicalCategory,
                zipf: headword.word.zipf
            )
            members.append(member)
            return onset
        }
    }

    /// How often each form was counted.
    private let counts: [String: Int]
    /// The words with the folded key of the last one.
    private var current: [SpokenWord] = []
    private var headwords: [Headword] = []
    private var families: [Family] = []

    init(counts: [String: Int]) {
        self.counts = counts
    }

    /// Adds the next English headword.
    mutating func add(_ word: SpokenWord) {
        if word.folded != current.first?.folded { closeKey() }
        current.append(word)
    }

    private mutating func closeKey() {
        for word in current where !word.pronunciations.isEmpty {
            headwords.append(
                Headword(word: word, lowercased: word.word.lowercased(), isAlone: isAlone(word, among: current))
            )
        }
        current = []
    }

    /// See ``SpokenHeadword/isAlone``.
    private func isAlone(_ word: SpokenWord, among words: [SpokenWord]) -> Bool {
        let others = words.filter { $0.word != word.word }
        let sounds = word.pronunciations.map(\.parsed.sounds)
        let added = others.flatMap(\.pronunciations)
        let isForAll = added.isEmpty || word.pronunciations.allSatisfy { $0.lexicalCategory == nil }
        let isFirst = others.allSatisfy { other in
            counts[other.word, default: 0] < Self.usual * max(1, counts[word.word, default: 1])
        }
        return word.isCurrent && isFirst && isForAll && added.allSatisfy { sounds.contains($0.parsed.sounds) }
    }

    /// A headword that is this many times as frequent as another may come before it (see `Candidates.swift`).
    private static let usual = 100

    /// Returns the rows of both tables.
    mutating func rows() -> (spoken: [(folded: String, headwords: [UInt8])], rhyme: [[UInt8]]) {
        closeKey()
        placeHeadwords()
        addFamilies()
        addNeighbours()
        let families = families.map { RhymeFamily.bytes(of: $0.members, neighbours: $0.neighbours) }
        return (spokenRows(), families)
    }

    private mutating func placeHeadwords() {
        var pronunciations: [String: Int] = [:]
        for headword in headwords {
            pronunciations[headword.lowercased, default: 0] += headword.word.pronunciations.count
        }
        var twins: [String: Int] = [:]
        let order = headwords.indices.sorted { headwords[$0].comes(before: headwords[$1]) }
        for (number, index) in order.enumerated() {
            headwords[index].place.number = number
            let lowercased = headwords[index].lowercased
            guard pronunciations[lowercased, default: 0] > 1 else { continue }
            headwords[index].place.twins = twins[lowercased, default: twins.count + 1]
            twins[lowercased] = headwords[index].place.twins
        }
    }

    /// Numbers the families in the order of their tails, and fills them.
    private mutating func addFamilies() {
        let tails = Set(headwords.lazy.flatMap(\.word.pronunciations).map(\.parsed.tail))
        families = tails.sorted { $0.lexicographicallyPrecedes($1) { $0.rawValue < $1.rawValue } }
            .map { Family(tail: $0) }
        let numbers = Dictionary(uniqueKeysWithValues: families.enumerated().map { ($1.tail, $0) })
        for index in headwords.indices.sorted(by: { headwords[$0].place.number < headwords[$1].place.number }) {
            let headword = headwords[index]
            headwords[index].rhymes = headword.word.pronunciations.compactMap { pronunciation in
                guard let family = numbers[pronunciation.parsed.tail] else { return nil }
                return (family + 1, families[family].add(pronunciation, of: headword))
            }
        }
    }

    /// Compares the families with a stressed vowel that may be near, and of about the same length.
    private mutating func addNeighbours() {
        struct Kind: Hashable {
            var vowel: Phone?
            var length: Int
        }
        let kinds = Dictionary(grouping: families.indices) { number in
            Kind(vowel: families[number].tail.first, length: families[number].tail.count)
        }
        for (number, family) in families.enumerated() {
            guard let vowel = family.tail.first else { continue }
            let vowels = Phone.allCases.filter { Phone.difference(vowel, $0, isStressed: true) != nil }
            let lengths = (family.tail.count - 1)...(family.tail.count + 1)
            let others = vowels.flatMap { vowel in
                lengths.flatMap { kinds[Kind(vowel: vowel, length: $0)] ?? [] }
            }
            families[number].neighbours = others.sorted().compactMap { other in
                guard other != number, let distance = Phone.distance(family.tail, families[other].tail) else {
                    return nil
                }
                return RhymeFamily.Neighbour(other + 1, distance: distance)
            }
        }
    }

    private func spokenRows() -> [(folded: String, headwords: [UInt8])] {
        var rows: [(folded: String, headwords: [UInt8])] = []
        var rest = headwords[...]
        while let folded = rest.first?.word.folded {
            let same = rest.prefix { $0.word.folded == folded }
            rest = rest.dropFirst(same.count)
            let ranked = same.sorted { ($1.word.rank, $0.word.word) < ($0.word.rank, $1.word.word) }
            rows.append((folded, SpokenHeadword.bytes(of: ranked.map(\.stored))))
        }
        return rows
    }
}

extension RhymeIndex.Headword {
    /// Whether the headword precedes another: the commoner first, and of equally common ones the one without capitals.
    fileprivate func comes(before other: Self) -> Bool {
        let (zipf, otherZipf) = (word.zipf ?? -1, other.word.zipf ?? -1)
        guard zipf == otherZipf else { return zipf > otherZipf }
        return (lowercased, other.word.word) < (other.lowercased, word.word)
    }

    fileprivate var stored: SpokenHeadword {
        SpokenHeadword(
            word.word,
            rank: word.rank,
            lexicalCategories: word.lexicalCategories,
            place: place,
            isAlone: isAlone,
            pronunciations: zip(word.pronunciations, rhymes).map { pronunciation, rhyme in
                SpokenHeadword.Pronunciation(
                    pronunciation.lexicalCategory,
                    SharedText(pronunciation.text),
                    pronunciation.parsed.sounds,
                    family: rhyme.family,
                    onset: rhyme.onset
                )
            }
        )
    }
}
