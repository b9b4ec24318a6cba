import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// `lexistats.trend`
@Suite struct TrendTests {
    @Test(arguments: ["war", "WAR", " war "])
    func aWordHasAFrequencyInEachPeriod(word: String) async throws {
        let answer = try await call("lexistats.trend", ["word": .string(word)])
        #expect(answer["word"] == "war")
        #expect(answer.results("period") == ["1999", "2000", "2001", "2002"])
        #expect(answer.frequencies == [2, 4, 1, 3])
        #expect(answer.results("words") == [18, 19, 32, 13])
        #expect(answer.results("documents") == [1, 1, 2, 1])
        #expect(answer.results("documentFrequency") == [1, 1, 1, 1])
    }

    @Test func frequenciesAreSharesOfTheWordsOfThePeriod() async throws {
        let row = try await call("lexistats.trend", ["word": "war"]).results[2]
        #expect(row["normalizedFrequency"] == .real(31250) && row["zipf"] == .real(7.49))
    }

    @Test func aPeriodWithoutTheWordIsThereWithoutZipfValue() async throws {
        let rows = try await call("lexistats.trend", ["word": "dogs"]).results
        #expect(rows.map { $0["frequency"]?.int } == [0, 0, 3, 0])
        #expect(rows.map { $0["zipf"] == nil } == [true, true, false, true])
    }

    @Test func aWordOfUndatedTextsOnlyOccursInNoPeriod() async throws {
        let corpora = try ChangingCorpora()
        let year = CorpusDate("1999").flatMap { Period($0, .year) }
        try corpora.write("open", [CorpusDocument("undated"), CorpusDocument(Array("dated".utf8), period: year)])
        #expect(try await corpora.call("lexistats.trend", ["word": "undated"]).frequencies == [0])
        #expect(try await corpora.failure("lexistats.trend", ["word": "never"]).data["reason"] == "notFound")
    }

    @Test(
        arguments: [
            (["word": "zebra"], 404, "notFound", "'zebra' does not occur in the corpus open (en)"),
            (["word": "war", "corpus": "wiki"], 404, "noDates", "wiki (en)"),
            (["word": "cold war"], -32602, "invalidParameter", "'word' must be one word"),
            ([:], -32602, "missingParameter", "'word' is missing"),
        ] as [(JSONValue, Int, String, String)]
    )
    func whatCannotBeAnsweredIsSaid(parameters: JSONValue, code: Int, reason: String, message: String) async throws {
        let error = try await failure("lexistats.trend", parameters)
        #expect(error.code == code && error.data["reason"] == .string(reason))
        #expect(error.message.contains(message), "\(error.message)")
    }
}
