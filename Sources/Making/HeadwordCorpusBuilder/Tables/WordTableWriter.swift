internal import HeadwordCorpus
internal import HeadwordLexicon
internal import HeadwordModel

/// Writes the word records of a corpus file, after its forms.
///
/// Only the lemmas that are not forms in the corpus are kept in memory; all of them are words of the lexicon.
struct WordTableWriter {
    /// A bit set in the numbers of lemmas that are not forms; a corpus has fewer forms than this.
    fileprivate static let isLemma: UInt32 = 1 << 31

    private let tokenCount: Int
    private let isWord: BitTable
    private let forms: StringTable
    private let counts: MappedArray<UInt32>
    private let formsOfTokens: ListTable
    private let usages: (String) throws -> [WordUsage]
    private var lemmas: [String: UInt32] = [:]
    private var records: GrowingArray

    /// - Parameter usages: returns the usages of a word in its usual capitalization; empty if the word is unknown.
    static func write(
        tokens: StringTable,
        isWord: BitTable,
        to file: inout CorpusFileWriter,
        _ usages: (String) throws -> [WordUsage]
    ) throws {
        try withoutActuallyEscaping(usages) { usages in
            var writer = try WordTableWriter(tokenCount: tokens.count, isWord: isWord, file, usages)
            try writer.addRecords()
            let numbers = try writer.writeLemmas(to: &file)
            try writer.writeRecords(numbers, to: &file)
            try writer.writeReadings(to: &file)
        }
    }

    private init(
        tokenCount: Int,
        isWord: BitTable,
        _ file: CorpusFileWriter,
        _ usages: @escaping (String) throws -> [WordUsage]
    ) throws {
        self.tokenCount = tokenCount
        self.isWord = isWord
        self.usages = usages
        forms = try StringTable(file.section(.forms))
        counts = try MappedArray(file.section(.formCounts))
        formsOfTokens = try ListTable(file.section(.formsOfTokens))
        records = GrowingArray(file)
        _ = try file.fitting(UInt64(forms.count) * 2, "forms of words")
    }

    // MARK: Records

    private mutating func addRecords() throws {
        for form in 0..<forms.count where try isWord[Int(counts[FormTable.index(of: .token, form)])] {
            let trueCase = Int(try counts[FormTable.index(of: .trueCase, form)])
            let frequency = try counts[FormTable.index(of: .frequency, form)]
            let usages = try usages(forms[trueCase])
            guard !usages.isEmpty else {
                try add(UnfinishedRecord(form, lemma: UInt32(trueCase), frequency: frequency))
                continue
            }
            let parts = CountDivision.parts(of: frequency, by: usages.map(\.share))
            for (usage, part) in zip(usages, parts) where part > 0 {
                let lemma = try number(ofLemma: usage.lemma)
                try add(UnfinishedRecord(form, lemma: lemma, frequency: part, usage, isEstimated: usages.count > 1))
            }
        }
    }

    private mutating func number(ofLemma lemma: String) throws -> UInt32 {
        if let number = lemmas[lemma] { return number | Self.isLemma }
        if let form = try forms.number(of: lemma) { return UInt32(form) }
        let number = UInt32(lemmas.count)
        lemmas[lemma] = number
        return number | Self.isLemma
    }

    private mutating func add(_ record: UnfinishedRecord) throws {
        let labels = UInt32(record.category) | (record.isEstimated ? WordTable.isEstimated : 0)
        let features = record.features.rawValue
        for column in [
            UInt32(record.form), record.lemma, record.frequency, labels, UInt32(truncatingIfNeeded: features),
            UInt32(features >> 32),
        ] { try records.append(column) }
    }

    // MARK: Sections

    /// - Returns: the final number of each lemma that is not a form, by its provisional number.
    private func writeLemmas(to file: inout CorpusFileWriter) throws -> [UInt32] {
        let sorted = lemmas.map { (text: Array($0.key.utf8), number: $0.value) }
            .sorted { $0.text.lexicographicallyPrecedes($1.text) }
        let length = sorted.reduce(0) { $0 + $1.text.count }
        var texts = try StringTableWriter(.lemmas, count: sorted.count, length: length, in: &file)
        var places = MappedArrayWriter<UInt32>(try file.reserve(.lemmaPlaces, 4 * sorted.count))
        var numbers = [UInt32](repeating: 0, count: sorted.count)
        for (place, lemma) in sorted.enumerated() {
            try texts.append(lemma.text)
            let before = try lemma.text.withUnsafeBytes { text in try forms.firstNumber(notBefore: text) }
            try places.append(UInt32(before))
            numbers[Int(lemma.number)] = UInt32(forms.count + place)
        }
        return numbers
    }

    private func writeRecords(_ numbers: [UInt32], to file: inout CorpusFileWriter) throws {
        let count = records.count / WordTable.columns
        _ = try file.fitting(UInt64(count), "word records")
        var section = MappedArrayWriter<UInt32>(try file.reserve(.wordRecords, 4 * records.count))
        for index in 0..<records.count {
            let number = try records[index]
            let isLemma = index % WordTable.columns == WordTable.Column.lemma.rawValue && number & Self.isLemma != 0
            try section.append(isLemma ? numbers[Int(number & ~Self.isLemma)] : number)
        }
        let written = section
        try ListTableWriter.write(.recordsOfLemmas, lists: forms.count + numbers.count, in: &file) { add in
            for record in 0..<count { try add(Int(try written[WordTable.index(of: .lemma, record)]), UInt32(record)) }
        }
    }

    private func writeReadings(to file: inout CorpusFileWriter) throws {
        let records = try MappedArray<UInt32>(file.section(.wordRecords))
        var section = MappedArrayWriter<UInt32>(try file.reserve(.readings, 4 * WordTable.readingColumns * tokenCount))
        for token in 0..<tokenCount {
            var votes = TokenVotes()
            var list = try formsOfTokens[token]
            while let form = try list.next() {
                let trueCase = try counts[FormTable.index(of: .trueCase, form)]
                try votes.add(trueCase: trueCase, try counts[FormTable.index(of: .frequency, form)])
                try votes.add(recordsOf: form, records)
            }
            for number in votes.winners { try section.append(number) }
        }
    }
}

/// A record before the lemmas have their final numbers.
private struct UnfinishedRecord {
    var form: Int
    /// The number of a form or, with ``WordTableWriter/isLemma`` set, of a lemma in order of first occurrence.
    var lemma: UInt32
    var frequency: UInt32
    var category: UInt8
    var isEstimated: Bool
    var features: FeatureSet
}

extension UnfinishedRecord {
    fileprivate init(_ form: Int, lemma: UInt32, frequency: UInt32) {
        self.init(
            form: form,
            lemma: lemma,
            frequency: frequency,
            category: WordTable.noCategory,
            isEstimated: false,
            features: []
        )
    }

    fileprivate init(_ form: Int, lemma: UInt32, frequency: UInt32, _ usage: WordUsage, isEstimated: Bool) {
        self.init(form, lemma: lemma, frequency: frequency)
        category = usage.lexicalCategory?.rawValue ?? WordTable.noCategory
        features = FeatureSet(usage.grammaticalFeatures)
        self.isEstimated = isEstimated
    }
}

/// The weights of a token's readings, by the frequencies of its forms.
private struct TokenVotes {
    private var trueCases: [UInt32: UInt64] = [:]
    private var lemmas: [UInt32: UInt64] = [:]
    private var categories: [UInt32: UInt64] = [:]

    mutating func add(trueCase: UInt32, _ frequency: UInt32) throws {
        trueCases[trueCase, default: 0] += UInt64(frequency)
    }

    mutating func add(recordsOf form: Int, _ records: MappedArray<UInt32>) throws {
        let count = records.count / WordTable.columns
        var record = try firstIndex(below: count) { record in
            try records[WordTable.index(of: .form, record)] >= form
        }
        while record < count, try records[WordTable.index(of: .form, record)] == form {
            let frequency = UInt64(try records[WordTable.index(of: .frequency, record)])
            lemmas[try records[WordTable.index(of: .lemma, record)], default: 0] += frequency
            categories[try records[WordTable.index(of: .labels, record)] & 0xFF, default: 0] += frequency
            record += 1
        }
    }

    /// The most frequent true case, lemma and category; punctuation is its own lemma.
    var winners: [UInt32] {
        let trueCase = Self.winner(trueCases) ?? 0
        let category = Self.winner(categories) ?? UInt32(WordTable.noCategory)
        return [trueCase, Self.winner(lemmas) ?? trueCase, category]
    }

    private static func winner(_ votes: [UInt32: UInt64]) -> UInt32? {
        votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

/// An array of numbers on disk, which grows as needed.
private struct GrowingArray {
    private static let chunk = 1 << 18

    private let file: CorpusFileWriter
    private var chunks: [MappedArrayWriter<UInt32>] = []
    private(set) var count = 0

    init(_ file: CorpusFileWriter) { self.file = file }

    mutating func append(_ number: UInt32) throws {
        if count == chunks.count * Self.chunk { chunks.append(MappedArrayWriter(try file.scratch(4 * Self.chunk))) }
        try chunks[count / Self.chunk].set(count % Self.chunk, to: number)
        count += 1
    }

    subscript(index: Int) -> UInt32 {
        get throws { try chunks[index / Self.chunk][index % Self.chunk] }
    }
}
