import Foundation
import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

@Suite struct CollocationTests {
    private static let texts = BuiltCorpora.texts()
    private static let corpus = Result { try Corpus(path: BuiltCorpora.path(BuiltCorpora.texts())) }

    /// Counts how often each word stands before and after a word, by scanning the texts.
    private func naiveCounts(_ node: String, window: Int) -> [String: (before: UInt64, after: UInt64)] {
        var counts: [String: (before: UInt64, after: UInt64)] = [:]
        for text in Self.texts {
            for words in Token.tokens(of: text).split(whereSeparator: \.isPunctuation) {
                let words = words.map(\.folded)
                for (place, word) in words.enumerated() where word == node {
                    for distance in 1...window {
                        if place >= distance { counts[words[place - distance], default: (0, 0)].before += 1 }
                        if place + distance < words.count {
                            counts[words[place + distance], default: (0, 0)].after += 1
                        }
                    }
                }
            }
        }
        return counts
    }

    @Test(arguments: ["tea", "the", "cup", "don't", "été"], 1...3)
    func collocatesAreCountedAsTheTextsHaveThem(node: String, window: Int) throws {
        let corpus = try Self.corpus.get()
        let expected = naiveCounts(node, window: window)
        for side in [CollocationQuery.Side.before, .after, .both] {
            var query = CollocationQuery(token: node.uppercased())
            (query.window, query.side, query.minimum) = (window, side, 1)
            let page = try corpus.collocations(query)
            #expect(page.total == page.rows.count)
            #expect(try corpus.count(of: [node])?.frequency == page.tokenFrequency)
            var near: UInt64 = 0
            for (word, count) in expected {
                let before = side == .after ? 0 : count.before
                let after = side == .before ? 0 : count.after
                near += before + after
                let row = page.rows.first { $0.token == word }
                #expect((row?.before ?? 0, row?.after ?? 0) == (before, after))
                if let row { #expect(try corpus.count(of: [word])?.frequency == row.collocateFrequency) }
            }
            #expect(page.wordsInWindows == near)
            #expect(page.rows.allSatisfy { expected[$0.token] != nil })
        }
    }

    @Test(arguments: [CollocationQuery.Measure.logLikelihood, .tScore, .pmi])
    func theStrongestComesFirst(measure: CollocationQuery.Measure) throws {
        let corpus = try Self.corpus.get()
        var query = CollocationQuery(token: "tea")
        query.measure = measure
        let all = try corpus.collocations(query).rows
        let strengths = all.map { $0.association.strength(by: measure) }
        #expect(strengths.count > 5 && strengths == strengths.sorted(by: >))
        #expect(all.allSatisfy { $0.frequency >= 5 })
        (query.offset, query.limit) = (2, 3)
        #expect(try corpus.collocations(query).rows == Array(all[2..<5]))
        #expect(try corpus.collocations(query).total == all.count)
    }

    @Test(arguments: ["", "nothing", ",", "the tea"])
    func whatIsNoWordOfTheCorpusHasNone(token: String) throws {
        let corpus = try Self.corpus.get()
        #expect(try corpus.collocations(CollocationQuery(token: token)) == CollocationPage())
    }

    @Test(arguments: [0, -3, 4, Int.max])
    func aWindowIsAsWideAsItCanBe(window: Int) throws {
        let corpus = try Self.corpus.get()
        var query = CollocationQuery(token: "tea")
        query.window = window
        var possible = query
        possible.window = window < 1 ? 1 : 3
        #expect(try corpus.collocations(query) == corpus.collocations(possible))
    }

    // MARK: Measures

    /// The table 110, 2442, 111, 29114 of `A _ B` in Dunning (1993), for "the swiss", and others made by hand.
    @Test(
        arguments: [
            (observed: 110, near: 2552, collocates: 221, words: 31777, likelihood: 270.72),
            (observed: 10, near: 100, collocates: 1000, words: 10000, likelihood: 0),
        ] as [(observed: UInt64, near: UInt64, collocates: UInt64, words: UInt64, likelihood: Double)]
    )
    func logLikelihoodIsThatOfDunning(
        row: (observed: UInt64, near: UInt64, collocates: UInt64, words: UInt64, likelihood: Double)
    ) {
        let association = Association(
            observed: row.observed,
            near: row.near,
            collocates: row.collocates,
            words: row.words
        )
        #expect(abs(association.logLikelihood - row.likelihood) < 0.01)
    }

    /// The same, computed from entropies.
    @Test func logLikelihoodIsThatOfEntropies() {
        func term(_ number: UInt64) -> Double { number == 0 ? 0 : Double(number) * log(Double(number)) }
        var generator = Generator(seed: 9)
        for _ in 0..<200 {
            let (near, collocates) = (
                UInt64.random(in: 1...900, using: &generator), UInt64.random(in: 1...900, using: &generator)
            )
            let (observed, words) = (UInt64.random(in: 1...min(near, collocates), using: &generator), UInt64(2000))
            let cells = [observed, near - observed, collocates - observed, words - near - collocates + observed]
            let margins = [near, words - near, collocates, words - collocates]
            let expected = 2 * (cells.map(term).reduce(0, +) - margins.map(term).reduce(0, +) + term(words))
            let association = Association(observed: observed, near: near, collocates: collocates, words: words)
            let sign: Double = Double(observed) < association.expected ? -1 : 1
            #expect(abs(association.logLikelihood - sign * expected) < 1e-6 * max(1, expected))
        }
    }

    @Test func theOtherMeasuresAreAsDefined() {
        let association = Association(observed: 16, near: 100, collocates: 200, words: 10000)
        #expect(association.expected == 2)
        #expect(association.pmi == 3)
        #expect(association.tScore == 3.5)
        #expect(Association(observed: 1, near: 1000, collocates: 100, words: 10000).logLikelihood < 0)
        #expect(Association(observed: 9, near: 12, collocates: 3, words: 10).logLikelihood.isFinite)
    }
}
