import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// `lexistats.collocations`
@Suite struct CollocationsTests {
    /// A corpus in which the words near `tea` can be counted by hand: 6 sentences of 3 words, 5 of 3 others.
    private static let corpora = Result {
        let corpora = try ChangingCorpora()
        let sentences = Array(repeating: "Drink strong tea.", count: 6) + Array(repeating: "Tea was, cold.", count: 5)
        try corpora.write("open", [CorpusDocument(sentences.joined(separator: " "))])
        try corpora.write("wiki", words: ["tea": 3])
        return corpora
    }

    private func answer(_ parameters: JSONValue) async throws -> JSONValue {
        try await Self.corpora.get().call("lexistats.collocations", parameters)
    }

    @Test func neighboursAreCountedOnBothSidesUpToPunctuation() async throws {
        let answer = try await answer(["word": "tea"])
        #expect(answer["word"] == "tea" && answer["window"] == 3 && answer["frequency"] == 11)
        #expect(answer["normalizedFrequency"]?.number == 333333 && answer["zipf"]?.number == 8.52)
        #expect(answer["metadata"]?["corpus"]?["words"] == 33)
        #expect(answer["metadata"]?["total"] == 3)
        let rows = answer.results.map { [$0["word"], $0["before"], $0["after"], $0["frequency"], $0["wordFrequency"]] }
        #expect(
            rows.sorted { $0[0]?.text ?? "" < $1[0]?.text ?? "" } == [
                ["drink", 6, 0, 6, 6], ["strong", 6, 0, 6, 6], ["was", 0, 5, 5, 5],
            ]
        )
    }

    @Test func measuresCompareWithChance() async throws {
        let answer = try await answer(["word": "tea", "window": 1, "side": "before"])
        let row = try #require(answer.results.first)
        // Six words stand before it, all of them strong, as are 6 of all 33 words: 6 · 6 / 33 are expected, and the
        // log-likelihood is 2 · (6 · ln(33 / 6) + 27 · ln(33 / 27)).
        #expect(row["word"] == "strong")
        #expect(row["expectedFrequency"]?.number == 1.09091)
        #expect(row["tScore"]?.number == 2.00413)
        #expect(row["pmi"]?.number == 2.45943)
        #expect(row["logLikelihood"]?.number == 31.2932)
    }

    @Test(
        arguments: [
            (["side": "before"], ["drink", "strong"]), (["side": "After"], ["was"]),
            (["window": 1], ["strong", "was"]),
            (["window": 1, "side": "before"], ["strong"]), (["minFrequency": 6], ["drink", "strong"]),
            (["minFrequency": 7], []), (["limit": 1, "offset": 2], ["was"]),
            (["sort": "pmi"], ["drink", "strong", "was"]),
            (["sort": "t_score"], ["drink", "strong", "was"]), (["sort": "mutualInformation", "limit": 1], ["drink"]),
        ] as [(JSONValue, [String])]
    )
    func optionsSayWhichNeighboursAreMeant(options: JSONValue, expected: [String]) async throws {
        let answer = try await answer(options.with("word", "TEA"))
        #expect(answer.results.compactMap { $0["word"]?.text } == expected)
    }

    @Test func pagesSayWhetherThereIsMore() async throws {
        let metadata = try await answer(["word": "tea", "limit": 2])["metadata"]
        #expect(metadata?["limit"] == 2 && metadata?["offset"] == 0 && metadata?["total"] == 3)
        #expect(metadata?["isTruncated"] == true)
    }

    @Test(
        arguments: [
            (["word": "coffee"], "notFound", "'coffee' does not occur"),
            (["word": "tea", "corpus": "wiki"], "noNgrams", "words only"),
            (["word": "tea", "corpus": "mine"], "noCorpus", "mine"),
        ] as [(JSONValue, String, String)]
    )
    func whatCannotBeAnsweredIsNotFound(parameters: JSONValue, reason: String, message: String) async throws {
        let error = try await Self.corpora.get().failure("lexistats.collocations", parameters)
        #expect(error.code == 404 && error.data["reason"] == .string(reason) && error.data["origin"] == "corpus")
        #expect(error.message.contains(message))
    }

    @Test(
        arguments: [
            ([:], "word", nil, "one word"), (["word": "strong tea"], "word", "strong tea", "one word"),
            (["word": ","], "word", ",", "one word"), (["word": "tea", "window": 4], "window", 4, "from 1 to 3"),
            (["word": "tea", "minFrequency": 4], "minFrequency", 4, "from 5"),
            (["word": "tea", "sort": "size"], "sort", "size", "measure"),
            (["word": "tea", "side": "left"], "side", "left", "side"),
        ] as [(JSONValue, String, JSONValue?, String)]
    )
    func aWrongValueIsNamedWithWhatWasExpected(
        parameters: JSONValue,
        parameter: String,
        value: JSONValue?,
        expected: String
    ) async throws {
        let error = try await Self.corpora.get().failure("lexistats.collocations", parameters)
        #expect(error.code == -32602 && error.data["parameter"] == .string(parameter))
        #expect(error.data["value"] == value)
        #expect(error.message.contains(expected), "\(error.message)")
    }
}
