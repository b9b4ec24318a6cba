internal import HeadwordCorpus
internal import HeadwordLexicon

/// Makes a corpus file from counts.
///
/// The counts are read twice: the first pass counts the n-grams of each frequency, which determines the rank of each
/// n-gram. The file is memory-mapped and the system writes it back as it sees fit, so little memory is needed however
/// many n-grams there are.
struct CorpusFileBuilder {
    private let counts: RunReader
    private let plan: CorpusPlan
    private var information: CorpusInformation
    private let lexicon: Lexicon?
    private var file: CorpusFileWriter
    private let tokens: StringTable
    private let isWord: BitTable
    private var numbers: TokenNumbers
    private var forms: FormTableWriter
    private var datedWords: MappedArrayWriter<UInt32>
    private let periods: [[UInt8]: UInt32]
    private var ngrams: [RankedNgramsWriter] = []
    private var steps: WritingSteps

    init(
        _ counts: RunReader,
        _ information: CorpusInformation,
        _ lexicon: Lexicon?,
        target: String,
        _ progress: CorpusProgress
    ) throws {
        self.counts = counts
        self.information = information
        self.lexicon = lexicon
        var steps = WritingSteps(records: counts.records, progress)
        plan = try CorpusPlan(counts, ngramFloor: information.ngramFloor, &steps)
        self.steps = steps
        file = try CorpusFileWriter(target: target)
        try file.write(.information, information.bytes)
        try Self.writeTokens(counts, plan.tokens, to: &file)
        tokens = try StringTable(file.section(.tokens))
        isWord = try BitTable(file.section(.words))
        numbers = TokenNumbers(tokens)
        forms = try FormTableWriter(
            forms: plan.forms.count,
            length: plan.forms.length,
            tokens: tokens,
            in: &file
        )
        periods = try Self.writePeriods(plan.periods, to: &file)
        datedWords = MappedArrayWriter(try file.reserve(.datedWords, 16 * plan.datedWords))
        for (index, frequencies) in plan.frequencies.enumerated() {
            ngrams.append(try RankedNgramsWriter(length: index + 1, frequencies: frequencies, information, in: &file))
        }
    }

    private static func writeTokens(
        _ counts: RunReader,
        _ size: CorpusPlan.Texts,
        to file: inout CorpusFileWriter
    ) throws {
        var texts = try StringTableWriter(.tokens, count: size.count, length: size.length, in: &file)
        let words = try BitTableWriter(.words, count: size.count, in: &file)
        var cursor = RunCursor(counts)
        for number in 0..<size.count where try cursor.advance() {
            let text = cursor.record.key.dropFirst()
            try texts.append(text)
            if CharacterClass.isOfWord(text) { try words.set(number) }
        }
        try words.finish()
    }

    private static func writePeriods(
        _ periods: [CorpusPlan.Period],
        to file: inout CorpusFileWriter
    ) throws -> [[UInt8]: UInt32] {
        let length = periods.reduce(0) { $0 + $1.name.count }
        var texts = try StringTableWriter(.periods, count: periods.count, length: length, in: &file)
        var counts = MappedArrayWriter<UInt64>(try file.reserve(.periodCounts, 16 * periods.count))
        var numbers: [[UInt8]: UInt32] = [:]
        for (number, period) in periods.enumerated() {
            try texts.append(period.name)
            try counts.append(period.words)
            try counts.append(period.documents)
            numbers[period.name] = UInt32(number)
        }
        return numbers
    }

    /// Writes the file and puts it in place.
    mutating func build() throws {
        var cursor = RunCursor(counts)
        while try cursor.advance() {
            try add(cursor.record)
            try steps.advance()
        }
        try forms.finish(in: &file)
        try writeWords()
        for table in ngrams { try table.finish(tokenCount: tokens.count, in: &file, &steps) }
        try steps.finish()
        try file.finish()
    }

    private mutating func writeWords() throws {
        try WordTableWriter.write(tokens: tokens, isWord: isWord, to: &file) { word in
            try lexicon?.usages(of: word, in: information.language) ?? []
        }
    }

    private mutating func add(_ record: RunRecord) throws {
        guard let mark = record.key.first, let kind = RecordKind(mark: mark), kind != .period else { return }
        let frequency = try file.fitting(record.frequency, "occurrences of one kind")
        let documents = try file.fitting(record.documents, "documents")
        guard isPossible(record) else { throw damaged("a record has impossible counts") }
        let isKnown =
            switch kind {
            case .ngram(let length): try addNgram(record, length)
            case .form: try forms.add(record.key.dropFirst(), frequency: frequency, documents: documents)
            case .datedWord: try addDatedWord(record.key.dropFirst(), frequency, documents)
            case .period: true
            }
        guard isKnown else { throw damaged("a record has words without a record") }
    }

    private mutating func addNgram(_ record: RunRecord, _ length: Int) throws -> Bool {
        guard length == 1 || record.frequency >= information.ngramFloor else { return true }
        guard length <= ngrams.count, try numbers.read(record.key, length: length) else { return false }
        var isOfWords = true
        for number in numbers.numbers where try !isWord[Int(number)] { isOfWords = false }
        try ngrams[length - 1].add(numbers.numbers, record, isOfWords: isOfWords)
        return true
    }

    private mutating func addDatedWord(
        _ key: ArraySlice<UInt8>,
        _ frequency: UInt32,
        _ documents: UInt32
    ) throws -> Bool {
        let parts = key.split(separator: UInt8(ascii: " ")).map(Array.init)
        guard parts.count == 2, let period = periods[parts[1]] else { return false }
        let token = try parts[0].withUnsafeBytes { bytes in try tokens.number(of: bytes) }
        guard let token else { return false }
        for number in [UInt32(token), period, frequency, documents] { try datedWords.append(number) }
        return true
    }

    /// Whether the counts of a record are plausible; the file stores no document count for n-grams that occur once.
    private func isPossible(_ record: RunRecord) -> Bool {
        guard information.countsDocuments else { return record.documents == 0 && record.frequency > 0 }
        return record.documents > 0 && record.documents <= record.frequency
    }

    private func damaged(_ reason: String) -> CorpusFailure { .damaged(path: counts.file.path, reason: reason) }
}
