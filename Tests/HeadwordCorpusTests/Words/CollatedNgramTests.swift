import HeadwordModel
import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

/// N-grams collated by properties of their tokens.
@Suite struct CollatedNgramTests {
    private static let collations: [Set<WordMember>] = [
        [.lemma], [.lexicalCategory], [.trueCase], [.lemma, .lexicalCategory], [.trueCase, .lemma, .lexicalCategory],
        [],
    ]

    @Test(arguments: 1...3, collations)
    func ngramsWithTheSameReadingsAreSummed(length: Int, members: Set<WordMember>) throws {
        let corpus = try WordCorpus.corpus.get()
        for contains in [[], ["saw"], ["dog", "never"]] {
            var query = NgramQuery(length: length)
            (query.contains, query.includesPunctuation, query.limit) = (contains, length == 2, .max)
            let expected = try sums(corpus.ngrams(query).rows, members, corpus)
            query.frequency = 2...40
            let page = try corpus.ngrams(query, collatedBy: members)
            #expect(page.total == page.rows.count)
            let found = Dictionary(page.rows.map { ($0.tokens, $0.frequency) }, uniquingKeysWith: +)
            #expect(found == expected.filter { (2...40).contains($0.value) })
            #expect(page.rows.map(\.frequency) == page.rows.map(\.frequency).sorted(by: >))
        }
    }

    private func sums(
        _ rows: [NgramRow],
        _ members: Set<WordMember>,
        _ corpus: Corpus
    ) throws -> [[TokenReading]: UInt64] {
        try rows.reduce(into: [:]) { sums, row in
            let readings = try row.tokens.map { token in
                var reading = try #require(try corpus.reading(ofToken: token))
                if !members.contains(.trueCase) { reading.trueCase = nil }
                if !members.contains(.lemma) { reading.lemma = nil }
                if !members.contains(.lexicalCategory) { reading.lexicalCategory = nil }
                return reading
            }
            sums[readings, default: 0] += row.frequency
        }
    }

    @Test func tokensAreInTheOrderOfTheirTexts() throws {
        var query = NgramQuery(length: 1)
        (query.order, query.limit, query.offset) = ([NgramOrder(.tokens, isDescending: true)], 5, 1)
        let corpus = try WordCorpus.corpus.get()
        let lemmas = try corpus.ngrams(query, collatedBy: [.lemma]).rows.compactMap { $0.tokens[0].lemma }
        #expect(lemmas == lemmas.sorted { $1.utf8.lexicographicallyPrecedes($0.utf8) })
        #expect(lemmas.count == 5)
    }

    @Test func aTokenIsWhatItIsMostOften() throws {
        let corpus = try WordCorpus.corpus.get()
        for token in ["saw", "swam", "march", "polish", "knives", "dogs"] {
            let records = try WordCorpus.table(corpus).filter { $0.wordform?.lowercased() == token }
            let reading = try #require(try corpus.reading(ofToken: token))
            #expect(reading.lemma == commonest(records, \.lemma))
            #expect(reading.trueCase == commonest(records, \.trueCase))
            #expect(reading.lexicalCategory == commonest(records, \.lexicalCategory))
        }
        #expect(try corpus.reading(ofToken: ",") == TokenReading(trueCase: ",", lemma: ","))
        #expect(try corpus.reading(ofToken: "never") == nil)
        #expect(try corpus.reading(ofToken: "two words") == nil)
    }

    private func commonest<Value: Hashable>(_ records: [WordRecord], _ member: (WordRecord) -> Value?) -> Value? {
        Dictionary(grouping: records, by: member).max { left, right in
            left.value.reduce(0) { $0 + $1.frequency } < right.value.reduce(0) { $0 + $1.frequency }
        }?.key
    }
}
