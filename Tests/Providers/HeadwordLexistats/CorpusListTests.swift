import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Newly counted corpora can be queried.
@Suite(.timeLimit(.minutes(30))) struct CorpusListTests {
    private let desk: CorpusDesk

    init() throws { desk = try CorpusDesk() }

    /// Counts a text from standard input.
    private func add(_ name: String, _ text: String, _ options: String...) async throws {
        let outcome = try await desk.run(["corpus", "add", name, "-"] + options, input: text)
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test func corporaAreListed() async throws {
        let none = try await desk.headword("corpus", "list")
        #expect(none.exitCode == 1)
        #expect(
            none.errors == """
                headword: there are no corpora in \(desk.corpora)
                To get one: headword corpus build open (n-grams), headword corpus build wiki (words)

                """
        )
        try await add("tea", "a cup of tea")
        try await add("tee", "eine Tasse Tee", "--language", "de", "--length", "2")
        #expect(try await desk.headword("corpus", "list").lines == ["tea\ten\t4\t1\t4", "tee\tde\t3\t1\t2"])
        let result = try JSONValue(json: try await desk.headword("corpus", "list", "--json").output)
        #expect(result["results"]?.elements.map { $0["name"] } == ["tea", "tee"])
        #expect(result["results"]?[1]?["language"] == "de")
    }

    @Test func textsWithDatesHaveATrend() async throws {
        let texts = """
            {"text":"War and peace.","date":"2001-05"}
            {"text":"War","date":2002,"language":"en-GB"}

            """
        try await add("dated", texts, "--jsonl", "--period", "month")
        let trend = try await desk.headword("freq", "--trend", "war", "peace", "--corpus", "dated")
        #expect(
            trend.lines.map { $0.split(separator: "\t").prefix(3).joined(separator: " ") } == [
                "war 2001-05 1", "peace 2001-05 1",
            ]
        )
    }

    @Test func theServerAnswersFromTheCorpora() async throws {
        try await add("tea", "Tea and cake and tea")
        let call = #"{"jsonrpc":"2.0","id":1,"method":"lexistats.word","params":{"trueCase":"tea","corpus":"tea"}}"#
        let outcome = try await desk.headword("serve", "--stdio", input: call + "\n")
        #expect(outcome.lines.count == 1)
        let answer = try JSONValue(json: outcome.output)
        #expect(answer["result"]?["result"]?["frequency"] == 2)
        #expect(answer["result"]?["metadata"]?["corpus"]?["words"] == 5)
    }
}
