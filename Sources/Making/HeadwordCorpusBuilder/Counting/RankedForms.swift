internal import HeadwordCorpus

/// The forms of transcripts in byte order, with equal forms merged; ranks begin with 1.
struct RankedForms: Sendable {
    /// For each transcript, the ranks by form number; number 0 has rank 0.
    private(set) var ranks: [[UInt32]]
    /// By rank, the counts of the form as written.
    private(set) var asWritten: [RunCounts] = [RunCounts()]
    private(set) var arePunctuation: [Bool] = [true]
    /// The spellings in order, each after a space.
    private var spellings: [UInt8] = []
    private var starts = [0, 0]

    init(_ transcripts: [Transcript]) {
        ranks = transcripts.map { [UInt32](repeating: 0, count: Int($0.forms.nextNumber)) }
        var nexts = [Int](repeating: 0, count: transcripts.count)
        while let least = Self.least(nexts, transcripts) {
            let transcript = transcripts[least]
            let place = transcript.order[nexts[least]]
            append(transcript.forms, place.number)
            for (index, other) in transcripts.enumerated() where nexts[index] < other.order.count {
                let same = other.order[nexts[index]]
                guard index == least || other.forms.compare(same, transcript.forms, place) == 0 else { continue }
                ranks[index][Int(same.number)] = count
                asWritten[Int(count)].add(other.forms[same.number].asWritten, last: other.documents.count)
                nexts[index] += 1
            }
        }
    }

    /// Returns the index of the transcript whose next form is the least.
    private static func least(_ nexts: [Int], _ transcripts: [Transcript]) -> Int? {
        var least: Int?
        for (index, transcript) in transcripts.enumerated() where nexts[index] < transcript.order.count {
            if let least {
                let (left, right) = (transcript.order[nexts[index]], transcripts[least].order[nexts[least]])
                if transcript.forms.compare(left, transcripts[least].forms, right) >= 0 { continue }
            }
            least = index
        }
        return least
    }

    /// The number of forms.
    var count: UInt32 { UInt32(truncatingIfNeeded: asWritten.count - 1) }

    private mutating func append(_ forms: TokenForms, _ number: UInt32) {
        spellings.append(UInt8(ascii: " "))
        forms.withSpelling(of: number) { spellings.append(contentsOf: $0) }
        starts.append(spellings.count)
        asWritten.append(RunCounts())
        arePunctuation.append(forms[number].isPunctuation)
    }

    /// Returns the first byte and the following character of a key that begins with a form. The first byte is a
    /// placeholder.
    func section(of rank: UInt32) -> [UInt8] {
        let key = withSpacedSpelling(of: rank) { Array($0) }
        return Array(key.prefix(RunFormat.sectionLength(of: key[...])))
    }

    /// Calls the body with the spelling of a form, preceded by a space.
    @inline(__always)
    func withSpacedSpelling<Result>(
        of rank: UInt32,
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let place = starts[Int(rank)]..<starts[Int(rank) + 1]
        return try spellings.withUnsafeBufferPointer { spellings in
            try body(UnsafeBufferPointer(rebasing: spellings[place]))
        }
    }
}

extension RunCounts {
    /// Adds a tally; `last` is the number of the last document.
    fileprivate mutating func add(_ tally: Tally, last: Int) {
        frequency += UInt64(tally.frequency)
        documents += UInt64(tally.documents)
        isInFirst = isInFirst || tally.isInFirst
        isInLast = isInLast || tally.lastDocument == last
    }
}
