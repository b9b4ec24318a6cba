import HeadwordJSON
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Random combinations of the options of `lexistats.words`, each also answered from the whole list.
@Suite struct WordListStatsPropertyTests {
    @Test(arguments: ["wiki", "open"])
    func twoHundredCombinationsOfOptionsGiveWhatTheWholeListGives(corpus: String) async throws {
        let whole = try await call("lexistats.words", ["corpus": .string(corpus), "limit": 5000])
        let table = try whole.results.map(Row.init)
        let words = try #require(whole["metadata"]?["corpus"]?["words"]?.number)
        var generator = Generator(seed: 31)
        var answered = 0
        for _ in 0..<200 {
            let question = Question(drawnFrom: table, millions: words / 1e6, &generator)
            let answer = try await call("lexistats.words", question.parameters.with("corpus", .string(corpus)))
            let expected = question.answer(from: table)
            let page = expected.dropFirst(question.offset).prefix(question.limit)
            #expect(try answer.results.map(Row.init) == Array(page), "\(question.parameters)")
            let metadata = try #require(answer["metadata"])
            #expect(metadata["total"]?.int == expected.count, "\(question.parameters)")
            #expect(metadata["isTruncated"] == .bool(question.offset + page.count < expected.count))
            if !page.isEmpty { answered += 1 }
        }
        #expect(answered > 70)
    }
}

/// A row of an answer.
private struct Row: Hashable {
    /// By the names of the members; the empty text for one that is absent.
    var texts: [String: String] = [:]
    var features: Set<String> = []
    var frequency: Int

    init(_ result: JSONValue) throws {
        for name in Question.members { texts[name] = result[name]?.text ?? "" }
        features = Set(result["grammaticalFeatures"]?.texts ?? [])
        frequency = try #require(result["frequency"]?.int)
    }

    /// Returns the row with only the listed members; if the list is empty, the row as it is, with its features.
    func collated(by members: [String]) -> Row {
        guard !members.isEmpty else { return self }
        var row = self
        row.features = []
        for name in Question.members where !members.contains(name) { row.texts[name] = "" }
        return row
    }

    func text(_ member: String) -> String { texts[member] ?? "" }
}

/// A request as the service gets it, and its answer, computed in the simplest possible way.
private struct Question {
    static let members = ["wordform", "trueCase", "lemma", "lexicalCategory"]
    private static let plurals = [
        "wordform": "wordforms", "trueCase": "trueCases", "lemma": "lemmas", "lexicalCategory": "lexicalCategories",
    ]

    private(set) var parameters: JSONValue = [:]
    private(set) var offset = 0
    private(set) var limit = 100
    private var filters: [(Row) -> Bool] = []
    private var bounds: [(Int) -> Bool] = []
    private var collate: [String] = []
    private var order: [String] = []

    init(drawnFrom table: [Row], millions: Double, _ generator: inout Generator) {
        for member in Self.members where generator.chance(35) { select(member, from: table, &generator) }
        if generator.chance(30) { selectFeatures(from: table, &generator) }
        drawBounds(table, millions, &generator)
        if generator.chance(50) {
            collate = Array(Self.members.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)))
            set("collate", collate, &generator)
        }
        if generator.chance(60) {
            let keys = (Self.members + ["frequency"]).shuffled(using: &generator)
            order = keys.prefix(.random(in: 1...3, using: &generator)).map { generator.chance(50) ? "-" + $0 : $0 }
            set("sort", order, &generator)
        }
        if generator.chance(70) {
            (offset, limit) = (.random(in: 0...4, using: &generator), .random(in: 1...20, using: &generator))
            parameters = parameters.with("offset", .integer(Int64(offset))).with("limit", .integer(Int64(limit)))
        }
    }

    /// Sets a list, as an array or as one text with commas.
    private mutating func set(_ name: String, _ texts: [String], _ generator: inout Generator) {
        let list: JSONValue =
            generator.chance(50) ? .string(texts.joined(separator: ",")) : .array(texts.map(JSONValue.string))
        parameters = parameters.with(name, list)
    }

    /// Selects some values of a member, and excludes some with `-`, in the option for one value and in its plural.
    private mutating func select(_ member: String, from table: [Row], _ generator: inout Generator) {
        let values = Set(table.map { $0.text(member) }).subtracting([""]).sorted()
        var (included, excluded): (Set<String>, Set<String>) = ([], [])
        for name in [member, Self.plurals[member] ?? member] where generator.chance(70) {
            var texts: [String] = []
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                guard let value = values.randomElement(using: &generator) else { continue }
                let isExcluded = generator.chance(30)
                if isExcluded { excluded.insert(value) } else { included.insert(value) }
                texts.append((isExcluded ? "-" : "") + value)
            }
            set(name, texts, &generator)
        }
        filters.append { row in
            (included.isEmpty || included.contains(row.text(member))) && !excluded.contains(row.text(member))
        }
    }

    private mutating func selectFeatures(from table: [Row], _ generator: inout Generator) {
        let labels = Set(table.flatMap(\.features)).sorted()
        guard let label = labels.randomElement(using: &generator), let feature = GrammaticalFeature(label: label) else {
            return
        }
        let isExcluded = generator.chance(50)
        let sign = isExcluded ? "-" : ""
        let spellings: [JSONValue] = [
            .string(sign + label), .string("\(sign)\(feature.type):\(label)"),
            [.string("\(sign)\(feature.type)Type:\(label)")],
            JSONValue.object([:]).with(feature.type, .string(sign + label)),
        ]
        parameters = parameters.with("grammaticalFeatures", spellings.randomElement(using: &generator))
        filters.append { $0.features.contains(label) != isExcluded }
    }

    private mutating func drawBounds(_ table: [Row], _ millions: Double, _ generator: inout Generator) {
        guard let bound = table.randomElement(using: &generator)?.frequency else { return }
        if generator.chance(25) {
            parameters = parameters.with("minFrequency", .integer(Int64(bound)))
            bounds.append { $0 >= bound }
        } else if generator.chance(25) {
            parameters = parameters.with("maxFrequency", .integer(Int64(bound)))
            bounds.append { $0 <= bound }
        } else if generator.chance(25) {
            let normalized = min((Double(bound) + 0.5) / millions, 1e6)
            let isLeast = generator.chance(50)
            parameters = parameters.with(
                isLeast ? "minNormalizedFrequency" : "maxNormalizedFrequency",
                .real(normalized)
            )
            bounds.append { isLeast ? $0 > bound : $0 <= bound }
        }
    }

    func answer(from table: [Row]) -> [Row] {
        var sums: [Row: Int] = [:]
        for row in table where filters.allSatisfy({ $0(row) }) {
            var key = row.collated(by: collate)
            key.frequency = 0
            sums[key, default: 0] += row.frequency
        }
        let rows = sums.map { key, frequency in
            var row = key
            row.frequency = frequency
            return row
        }
        let places = Dictionary(uniqueKeysWithValues: table.enumerated().map { ($1, $0) })
        return rows.filter { row in bounds.allSatisfy { $0(row.frequency) } }
            .sorted { comesBefore($0, $1, places) }
    }

    private func comesBefore(_ left: Row, _ right: Row, _ places: [Row: Int]) -> Bool {
        for key in order + ["-frequency"] + Self.members {
            let (name, isDescending) = key.hasPrefix("-") ? (String(key.dropFirst()), true) : (key, false)
            let (first, second) = isDescending ? (right, left) : (left, right)
            if precedes(first, second, by: name) { return true }
            if precedes(second, first, by: name) { return false }
        }
        // Rows that differ only in their features keep the order of the whole list.
        return places[left] ?? 0 < places[right] ?? 0
    }

    private func precedes(_ left: Row, _ right: Row, by name: String) -> Bool {
        guard name != "frequency" else { return left.frequency < right.frequency }
        let (first, second) = (left.text(name), right.text(name))
        // An unknown category comes last.
        if name == "lexicalCategory", first.isEmpty || second.isEmpty { return !first.isEmpty && second.isEmpty }
        return first.utf8.lexicographicallyPrecedes(second.utf8)
    }
}
