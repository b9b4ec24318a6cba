import HeadwordModel
import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

/// Random queries, each also answered by scanning all records.
@Suite struct WordRecordQueryTests {
    @Test func twoHundredCombinationsOfOptionsGiveWhatLookingAtAllGives() throws {
        let corpus = try WordCorpus.corpus.get()
        let table = try WordCorpus.table(corpus)
        var generator = Generator(seed: 17)
        var answered = 0
        for _ in 0..<200 {
            let query = WordRecordQuery(drawnFrom: table, &generator)
            let expected = try PlainAnswer(query, table, corpus)
            let page = try corpus.wordRecords(query)
            #expect(page.rows == expected.rows, "\(query)")
            #expect(page.total == expected.all.count, "\(query)")
            let sum = try corpus.sum(of: query)
            #expect(sum.frequency == expected.all.reduce(0) { $0 + $1.frequency })
            #expect(sum.matchCount == expected.all.count)
            #expect(sum.isEstimated == expected.all.contains(where: \.isEstimated))
            if !page.rows.isEmpty { answered += 1 }
        }
        #expect(answered > 80)
    }

    @Test(arguments: [Int.max, -1, 0])
    func pagesOfAnyMeasureAreGiven(number: Int) throws {
        var query = WordRecordQuery()
        (query.offset, query.limit) = (number, number)
        let page = try WordCorpus.corpus.get().wordRecords(query)
        #expect(page.rows.isEmpty)
        #expect(try page.total == WordCorpus.table(WordCorpus.corpus.get()).count)
    }

    @Test func wordsAreSpelledAsTokensAre() throws {
        var query = WordRecordQuery()
        query.wordforms = Selection(["don’t", "two words", ","])
        #expect(try WordCorpus.corpus.get().wordRecords(query).rows.map(\.wordform) == ["don't"])
    }

    @Test func excludedCategoriesLeaveUnknownWords() throws {
        var query = WordRecordQuery()
        query.lexicalCategories = Selection(excluding: LexicalCategory.allCases)
        query.collate = [.trueCase]
        query.order = [WordOrder(.member(.trueCase))]
        #expect(try WordCorpus.corpus.get().wordRecords(query).rows.contains { $0.trueCase == "xyzzy" })
    }
}

/// The answer to a query, computed in the simplest possible way.
private struct PlainAnswer {
    private(set) var all: [WordRecord] = []
    private(set) var rows: [WordRecord] = []

    init(_ query: WordRecordQuery, _ table: [WordRecord], _ corpus: Corpus) throws {
        let kept = table.filter { $0.passes(query) }
        let groups = Dictionary(grouping: kept) { query.collate.isEmpty ? $0.identity : $0.collated(query.collate) }
        for (key, records) in groups {
            var row = key
            row.frequency = records.reduce(0) { $0 + $1.frequency }
            row.normalizedFrequency = Double(row.frequency) / (Double(corpus.information.size.words) / 1_000_000)
            let concernsReadings =
                query.collate.isEmpty || !query.collate.isDisjoint(with: [.lemma, .lexicalCategory])
                || query.lemmas != Selection() || query.lexicalCategories != Selection()
                || query.grammaticalFeatures != Selection()
            row.isEstimated = concernsReadings && records.contains(where: \.isEstimated)
            let whole = table.filter { $0.wordform == row.wordform }.reduce(0) { $0 + $1.frequency }
            row.documentFrequency = nil
            if let form = row.wordform, whole == row.frequency {
                row.documentFrequency = try corpus.documentFrequency(ofWordform: form)
            }
            guard query.frequency.contains(row.frequency),
                query.normalizedFrequency.contains(row.normalizedFrequency)
            else { continue }
            all.append(row)
        }
        all.sort { $0.comesBefore($1, query.order) }
        rows = Array(all.dropFirst(query.offset).prefix(query.limit))
    }
}

extension WordRecord {
    /// The record without its counts.
    fileprivate var identity: WordRecord {
        var record = self
        (record.frequency, record.normalizedFrequency, record.documentFrequency) = (0, 0, nil)
        record.isEstimated = false
        return record
    }

    fileprivate func collated(_ members: Set<WordMember>) -> WordRecord {
        var record = identity
        record.grammaticalFeatures = []
        if !members.contains(.wordform) { record.wordform = nil }
        if !members.contains(.trueCase) { record.trueCase = nil }
        if !members.contains(.lemma) { record.lemma = nil }
        if !members.contains(.lexicalCategory) { record.lexicalCategory = nil }
        return record
    }

    fileprivate func passes(_ query: WordRecordQuery) -> Bool {
        func passes<Value>(_ value: Value?, _ selection: Selection<Value>) -> Bool {
            guard let value else { return selection.included.isEmpty }
            return (selection.included.isEmpty || selection.included.contains(value))
                && !selection.excluded.contains(value)
        }
        return passes(wordform, query.wordforms) && passes(trueCase, query.trueCases) && passes(lemma, query.lemmas)
            && passes(lexicalCategory, query.lexicalCategories)
            && Set(grammaticalFeatures).isSuperset(of: query.grammaticalFeatures.included)
            && Set(grammaticalFeatures).isDisjoint(with: query.grammaticalFeatures.excluded)
    }

    fileprivate func comesBefore(_ other: WordRecord, _ order: [WordOrder]) -> Bool {
        let last: [WordOrder] =
            [WordOrder(.frequency, isDescending: true)] + WordMember.allCases.map { WordOrder(.member($0)) }
        for part in order + last {
            let (left, right) = part.isDescending ? (other, self) : (self, other)
            if left.precedes(right, part.key) { return true }
            if right.precedes(left, part.key) { return false }
        }
        func bits(_ record: WordRecord) -> UInt64 {
            record.grammaticalFeatures.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
        }
        return bits(self) < bits(other)
    }

    private func precedes(_ other: WordRecord, _ key: WordOrder.Key) -> Bool {
        func precedes(_ left: String?, _ right: String?) -> Bool {
            (left ?? "").utf8.lexicographicallyPrecedes((right ?? "").utf8)
        }
        return switch key {
        case .frequency: frequency < other.frequency
        case .member(.wordform): precedes(wordform, other.wordform)
        case .member(.trueCase): precedes(trueCase, other.trueCase)
        case .member(.lemma): precedes(lemma, other.lemma)
        case .member(.lexicalCategory):
            // Unknown categories come last.
            lexicalCategory?.rawValue ?? .max < other.lexicalCategory?.rawValue ?? .max
        }
    }
}

extension WordRecordQuery {
    fileprivate init(drawnFrom table: [WordRecord], _ generator: inout Generator) {
        self.init()
        func drawn<Value>(_ values: [Value]) -> Selection<Value> {
            var selection = Selection<Value>()
            if Int.random(in: 0..<4, using: &generator) == 0 {
                selection.included = (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
                    values.randomElement(using: &generator)
                }
            }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                selection.excluded = [values.randomElement(using: &generator)].compactMap(\.self)
            }
            return selection
        }
        wordforms = drawn(table.compactMap(\.wordform) + ["never"])
        trueCases = drawn(table.compactMap(\.trueCase) + ["never"])
        lemmas = drawn(table.compactMap(\.lemma) + ["never"])
        lexicalCategories = drawn(table.compactMap(\.lexicalCategory))
        grammaticalFeatures = drawn(table.flatMap(\.grammaticalFeatures))
        if Bool.random(using: &generator) {
            collate = Set(WordMember.allCases.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)))
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            frequency = .random(in: 0...9, using: &generator)...(.random(in: 10...300, using: &generator))
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
            normalizedFrequency = 0...(.random(in: 1000...90_000, using: &generator))
        }
        let keys = [WordOrder.Key.frequency] + WordMember.allCases.map { .member($0) }
        order = keys.shuffled(using: &generator).prefix(.random(in: 0...3, using: &generator)).map {
            WordOrder($0, isDescending: .random(using: &generator))
        }
        offset = .random(in: 0...3, using: &generator)
        limit = .random(in: 1...120, using: &generator)
    }
}
