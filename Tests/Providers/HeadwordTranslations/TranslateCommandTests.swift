import HeadwordLexicon
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct TranslateCommandTests {
    static let calls = [
        CallExample(
            ["translate", "house", "--to", "German"],
            "translations.lookup",
            #"{"word":"house","target":"de"}"#
        ),
        CallExample(["translate", "house"], "translations.lookup", #"{"word":"house"}"#),
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    static let complaints = [
        ComplaintExample(["translate", "swim"], 2, "headword: --to is missing; give a language\n"),
        ComplaintExample(
            ["translate", "swim", "--to", "en"],
            2,
            "headword: --to must be a language other than --from"
        ),
        ComplaintExample(
            ["translate", "swim", "--to", "de"],
            1,
            "\nTo get it: headword lexicon build --set english\n"
        ),
        ComplaintExample(["translate", "swim", "--to", "es"], 1, "\nTo get it: headword lexicon build --set all\n"),
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }

    @Test func translationsAreNumberedWithTheirGenders() async throws {
        let outcome = try await headword(
            ["translate", "house", "--to", "de"],
            lexicon: try FixtureLexicon.openBilingual().path
        )
        #expect(
            outcome.output == """
                house  noun
                  Ding German-English dictionary
                  1  Haus n
                  2  Geschlecht n, Familie f
                  3  [music] House-Musik f, House f

                house  verb
                  Ding German-English dictionary
                  1  (in a place) unterbringen vt, beherbergen vt

                """
        )
    }

    @Test func translationsGoBothWays() async throws {
        let outcome = try await headword(
            ["translate", "--from", "de", "--to", "en", "Haus"],
            lexicon: try FixtureLexicon.openBilingual().path
        )
        #expect(outcome.output == "Haus  noun\n  Ding German-English dictionary\n  1  house\n")
    }

    @Test(arguments: [[], ["--to", "fr"]])
    func aTranslationNeedsALanguageThatTheLexiconTranslatesInto(target: [String]) async throws {
        let outcome = try await headword(
            ["translate", "house"] + target,
            lexicon: try FixtureLexicon.openBilingual().path
        )
        #expect(outcome.exitCode == (target.isEmpty ? 2 : 1))
        #expect(outcome.errors.hasSuffix("\nPossible: de\n"))
    }
}
