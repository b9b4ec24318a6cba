import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ThesaurusCommandTests {
    static let pages = [
        PageExample(
            ["thesaurus", "--category", "noun", "swim"],
            output: """
                swim  noun
                  WordNet 3.0
                  1  [swimming, sport] the act of swimming
                     = swimming

                """
        ),
        PageExample(
            ["thesaurus", "--relation", "antonyms", "-c", "verb", "float"],
            output: """
                float  verb
                  WordNet 3.0
                  1  stay on or near the surface of a liquid without sinking
                     ≠ sink

                """
        ),
    ]

    @Test(arguments: pages) func theAnswerIsPrintedForPeople(page: PageExample) async throws {
        try await page.check()
    }

    static let calls = [
        CallExample(
            ["thesaurus", "big", "--relation", "antonyms"],
            "thesaurus.lookup",
            #"{"word":"big","relations":["antonyms"]}"#
        ),
        CallExample(
            ["thesaurus", "big", "--relation", "kin"],
            "thesaurus.lookup",
            #"{"word":"big","relations":["kin"]}"#
        ),
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    static let complaints = [
        ComplaintExample(["thesaurus", "serendipity"], 1, "no synonyms or antonyms for 'serendipity'")
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }
}
