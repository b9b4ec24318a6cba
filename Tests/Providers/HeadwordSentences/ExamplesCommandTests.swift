import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ExamplesCommandTests {
    static let pages = [
        PageExample(
            ["examples", "--limit", "2", "swam"],
            output: """
                a form of swim (verb: past)

                swim  verb
                  WordNet 3.0
                  “We had to swim for 20 minutes to reach the shore”
                  “a big fish was swimming in the tank”

                """,
            errors: "1–2 of 5 sentences; for more: --offset 2\n"
        )
    ]

    @Test(arguments: pages) func theAnswerIsPrintedForPeople(page: PageExample) async throws {
        try await page.check()
    }

    static let calls = [
        CallExample(["examples", "ice", "cream"], "sentences.lookup", #"{"word":"ice cream"}"#),
        CallExample(["examples", "swim", "--limit", "3"], "sentences.lookup", #"{"word":"swim","limit":3}"#),
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    static let complaints = [
        ComplaintExample(
            ["examples", "--limit", "5001", "swim"],
            2,
            "headword: --limit must be a whole number from 1 to "
        ),
        ComplaintExample(["examples", "--limit", "many", "swim"], 2, "--limit"),
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }

    @Test func anEmptyListIsNothingFound() async throws {
        try await checkEmptyList(["examples", "swim", "--offset", "50"])
    }
}
