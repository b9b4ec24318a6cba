import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct FormsCommandTests {
    static let pages = [
        PageExample(
            ["forms", "swim"],
            output: """
                swim  verb
                  English inflection
                  infinitive                swim
                  third, singular, present  swims
                  past                      swam
                  past participle           swum
                  present participle        swimming

                swim  noun
                  English inflection
                  singular  swim
                  plural    swims

                """
        ),
        PageExample(
            ["forms", "--feature", "past_participle", "swam"],
            output: """
                a form of swim (verb: past)

                swim  verb
                  English inflection
                  past participle  swum

                """
        ),
    ]

    @Test(arguments: pages) func theAnswerIsPrintedForPeople(page: PageExample) async throws {
        try await page.check()
    }

    static let calls = [
        CallExample(
            ["forms", "-c", "verb", "swim"],
            "inflections.forms",
            #"{"word":"swim","lexicalCategory":["verb"]}"#
        )
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    static let complaints = [
        ComplaintExample(["forms", "--feature", "comparative", "swim"], 1, "\nPossible: singular, plural, past, "),
        ComplaintExample(["forms", "word", "--language", "fr"], 1, "\nPossible: en\n"),
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }
}
