import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct SearchCommandTests {
    static let pages = [
        PageExample(["search", "serendipidy"], output: "serendipity\n"),
        PageExample(["search", "--prefix", "seren"], output: "serendipity\n"),
    ]

    @Test(arguments: pages) func theAnswerIsPrintedForPeople(page: PageExample) async throws {
        try await page.check()
    }

    static let calls = [
        CallExample(["search", "--fuzzy", "swim"], "search.query", #"{"q":"swim","fuzzy":true}"#)
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    @Test func anEmptyListIsNothingFound() async throws {
        try await checkEmptyList(["search", "zzzzzzzz"])
    }
}
