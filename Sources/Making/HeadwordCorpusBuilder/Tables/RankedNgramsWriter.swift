internal import HeadwordCorpus

/// Writes the n-grams of a length, each at its rank, although they come in token order.
///
/// The number of n-grams of each frequency is known in advance, and so is the first rank of each frequency.
struct RankedNgramsWriter {
    private let length: Int
    private let count: Int
    private let tokens: MappedArrayWriter<UInt32>
    private let documents: MappedArrayWriter<UInt32>?
    private let wordsOnly: BitTableWriter?
    private var order: MappedArrayWriter<UInt32>
    /// The next rank of each frequency.
    private var ranks = FrequencyTable()

    init(
        length: Int,
        frequencies: FrequencyTable,
        _ information: CorpusInformation,
        in file: inout CorpusFileWriter
    ) throws {
        let descending = frequencies.descending
        count = descending.reduce(0) { $0 + Int(frequencies[$1]) }
        self.length = length
        _ = try file.fitting(UInt64(count), "n-grams of length \(length)")
        tokens = MappedArrayWriter(try file.reserve(.ngrams(.tokens, ofLength: length), 4 * length * count))
        order = MappedArrayWriter(try file.reserve(.ngrams(.order, ofLength: length), 4 * count))
        let wordsOnly = SectionID.ngrams(.wordsOnly, ofLength: length)
        self.wordsOnly =
            information.includesPunctuation ? try BitTableWriter(wordsOnly, count: count, in: &file) : nil
        let repeated = count - Int(frequencies[1])
        let documents = SectionID.ngrams(.documents, ofLength: length)
        self.documents =
            information.countsDocuments ? MappedArrayWriter(try file.reserve(documents, 4 * repeated)) : nil
        try writeFrequencies(descending, frequencies, to: &file)
    }

    private mutating func writeFrequencies(
        _ descending: [UInt64],
        _ frequencies: FrequencyTable,
        to file: inout CorpusFileWriter
    ) throws {
        let id = SectionID.ngrams(.frequencies, ofLength: length)
        var section = MappedArrayWriter<UInt32>(try file.reserve(id, 8 * (descending.count + 1)))
        var rank: UInt64 = 0
        for frequency in descending {
            try section.append(file.fitting(frequency, "occurrences of an n-gram"))
            try section.append(UInt32(rank))
            ranks[frequency] = rank
            rank += frequencies[frequency]
        }
        try section.append(0)
        try section.append(UInt32(rank))
    }

    /// Adds the next n-gram in token order.
    mutating func add(
        _ numbers: [UInt32],
        _ record: RunRecord,
        isOfWords: Bool
    ) throws {
        let rank = Int(ranks[record.frequency])
        ranks[record.frequency] += 1
        for place in 0..<length { try tokens.set(rank * length + place, to: numbers[place]) }
        if record.frequency > 1 { try documents?.set(rank, to: UInt32(truncatingIfNeeded: record.documents)) }
        if isOfWords { try wordsOnly?.set(rank) }
        try order.append(UInt32(rank))
    }

    /// Writes the data that requires all n-grams.
    func finish(
        tokenCount: Int,
        in file: inout CorpusFileWriter,
        _ steps: inout WritingSteps
    ) throws {
        try wordsOnly?.finish()
        guard length > 1 else { return }
        let id = SectionID.ngrams(.ranksOfTokens, ofLength: length)
        try ListTableWriter.write(id, lists: tokenCount, in: &file) { add in
            for rank in 0..<count {
                try steps.advance()
                try forEachToken(of: rank) { token in try add(token, UInt32(rank)) }
            }
        }
    }

    /// Calls the body with each distinct token of an n-gram.
    @inline(__always)
    private func forEachToken(of rank: Int, _ body: (Int) throws -> Void) throws {
        for place in 0..<length {
            let token = try tokens[rank * length + place]
            var isNew = true
            for earlier in 0..<place where try tokens[rank * length + earlier] == token { isNew = false }
            if isNew { try body(Int(token)) }
        }
    }
}
