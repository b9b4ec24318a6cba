import HeadwordCorpus
import HeadwordJSON
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Random combinations of the options of `lexistats.ngrams`, each also answered from all counts of the corpus.
@Suite struct NgramsPropertyTests {
    @Test func twoHundredCombinationsOfOptionsGiveWhatAllCountsGive() async throws {
        let table = try Self.table()
        var generator = Generator(seed: 47)
        var answered = 0
        for _ in 0..<200 {
            let question = Question(drawnFrom: table, &generator)
            let answer = try await call("lexistats.ngrams", question.parameters)
            let expected = question.answer(from: table)
            let page = expected.dropFirst(question.offset).prefix(question.limit)
            #expect(answer.results("tokens") == page.map(question.tokens), "\(question.parameters)")
            #expect(answer.frequencies == page.map { Int($0.frequency) }, "\(question.parameters)")
            #expect(answer.results("documentFrequency") == page.map { .integer(Int64($0.documentFrequency)) })
            let metadata = try #require(answer["metadata"])
            let isTruncated = question.offset + page.count < expected.count
            #expect(metadata["isTruncated"] == .bool(isTruncated), "\(question.parameters)")
            #expect(metadata["total"].map { $0.int == expected.count } ?? isTruncated, "\(question.parameters)")
            if !page.isEmpty { answered += 1 }
        }
        #expect(answered > 70)
    }

    /// Returns the exported n-grams of the corpus `open`.
    private static func table() throws -> [NgramCount] {
        let open = try #require(CorpusName("open", in: .en))
        var counts = try #require(try FixtureCorpora.library.corpus(open)).counts()
        var table: [NgramCount] = []
        while let count = try counts.next() {
            if !count.ngram.isTrueCase, count.ngram.period == nil { table.append(count) }
        }
        return table
    }
}

/// A request as the service gets it, and its answer, computed in the simplest possible way.
private struct Question {
    private(set) var parameters: JSONValue = [:]
    private(set) var offset = 0
    private(set) var limit = 100
    private let size: Int
    private var ngrams: [[String]] = []
    private var contained: [String] = []
    private var hasPunctuation: Bool?
    private var frequency = 0...Int.max
    private var documents = 0...Int.max
    private var order: [String] = []
    private var isGoogle = false

    init(drawnFrom table: [NgramCount], _ generator: inout Generator) {
        size = .random(in: 1...4, using: &generator)
        let ofSize = table.filter { [size] in $0.ngram.tokens.count == size }
        if generator.chance(40) { drawTokens(from: ofSize, &generator) }
        if ngrams.isEmpty || generator.chance(40) { drawContained(from: ofSize, &generator) }
        if ngrams.isEmpty || generator.chance(50) { parameters = parameters.with("size", .integer(Int64(size))) }
        if generator.chance(60) {
            hasPunctuation = generator.chance(70)
            parameters = parameters.with("punctuation", hasPunctuation.map(JSONValue.bool))
        }
        if generator.chance(30) { frequency = drawBounds("Frequency", upTo: 4, &generator) }
        if generator.chance(30) { documents = drawBounds("DocumentFrequency", upTo: 3, &generator) }
        if generator.chance(70) {
            let keys = ["tokens", "frequency", "documentFrequency"].shuffled(using: &generator)
            order = keys.prefix(.random(in: 1...3, using: &generator)).map { generator.chance(50) ? "-" + $0 : $0 }
            parameters = parameters.with("sort", list(order, ",", &generator))
        }
        if generator.chance(60) {
            (offset, limit) = (.random(in: 0...4, using: &generator), .random(in: 1...12, using: &generator))
            parameters = parameters.with("offset", .integer(Int64(offset))).with("limit", .integer(Int64(limit)))
        }
        isGoogle = generator.chance(30)
        if isGoogle { parameters = parameters.with("format", "google") }
    }

    private mutating func drawTokens(from table: [NgramCount], _ generator: inout Generator) {
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            if let count = table.randomElement(using: &generator) { ngrams.append(count.ngram.tokens) }
        }
        let texts = ngrams.map { spelled($0.joined(separator: " "), &generator) }
        // A comma within a text would split n-grams.
        let isList = texts.contains { $0.contains(",") }
        parameters = parameters.with(
            "tokens",
            isList ? .array(texts.map(JSONValue.string)) : list(texts, ", ", &generator)
        )
    }

    private mutating func drawContained(from table: [NgramCount], _ generator: inout Generator) {
        guard let tokens = table.randomElement(using: &generator)?.ngram.tokens else { return }
        contained = Array(tokens.shuffled(using: &generator).prefix(.random(in: 1...size, using: &generator)))
        let texts = contained.map { spelled($0, &generator) }
        let isList = texts.contains { $0.contains(",") }
        parameters = parameters.with(
            "contains",
            isList ? .array(texts.map(JSONValue.string)) : list(texts, " ", &generator)
        )
    }

    private func spelled(_ text: String, _ generator: inout Generator) -> String {
        generator.chance(30) ? text.uppercased() : text
    }

    /// Returns a list, as an array or as one text.
    private func list(_ texts: [String], _ separator: String, _ generator: inout Generator) -> JSONValue {
        generator.chance(50) ? .string(texts.joined(separator: separator)) : .array(texts.map(JSONValue.string))
    }

    private mutating func drawBounds(_ name: String, upTo most: Int, _ generator: inout Generator) -> ClosedRange<Int> {
        let least = Int.random(in: 0...most, using: &generator)
        parameters = parameters.with("min" + name, .integer(Int64(least)))
        guard generator.chance(50) else { return least...Int.max }
        let greatest = Int.random(in: least...most, using: &generator)
        parameters = parameters.with("max" + name, .integer(Int64(greatest)))
        return least...greatest
    }

    /// The tokens of a row as the answer writes them.
    func tokens(of count: NgramCount) -> JSONValue? {
        let tokens = count.ngram.tokens
        return isGoogle ? .string(tokens.joined(separator: " ")) : .array(tokens.map(JSONValue.string))
    }

    func answer(from table: [NgramCount]) -> [NgramCount] {
        let isNamed = (ngrams.joined() + contained).contains(where: Self.isPunctuation)
        return table.filter { count in
            let tokens = count.ngram.tokens
            return tokens.count == size && (ngrams.isEmpty || ngrams.contains(tokens))
                && Set(contained).allSatisfy { token in
                    tokens.count { $0 == token } >= contained.count { $0 == token }
                }
                && (hasPunctuation ?? isNamed || !tokens.contains(where: Self.isPunctuation))
                && frequency.contains(Int(count.frequency)) && documents.contains(Int(count.documentFrequency))
        }
        .sorted(by: comesBefore)
    }

    private static func isPunctuation(_ token: String) -> Bool { !token.contains { $0.isLetter || $0.isNumber } }

    private func comesBefore(_ left: NgramCount, _ right: NgramCount) -> Bool {
        for key in order + ["-frequency", "tokens"] {
            let (first, second) = key.hasPrefix("-") ? (right, left) : (left, right)
            if precedes(first, second, by: key) { return true }
            if precedes(second, first, by: key) { return false }
        }
        return false
    }

    private func precedes(_ left: NgramCount, _ right: NgramCount, by key: String) -> Bool {
        switch key {
        case "frequency", "-frequency": left.frequency < right.frequency
        case "documentFrequency", "-documentFrequency": left.documentFrequency < right.documentFrequency
        default:
            left.ngram.tokens.lexicographicallyPrecedes(right.ngram.tokens) {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        }
    }
}
