import HeadwordLexicon
import HeadwordTestSupport
import Testing

/// A command with what it prints on the small lexicon.
struct LookupExample: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var output: String
    var errors = ""
    var input = ""

    var testDescription: String { arguments.joined(separator: " ") }
}

@Suite(.timeLimit(.minutes(10))) struct LookupTests {
    static let pages = [
        LookupExample(
            arguments: ["thesaurus", "--category", "noun", "swim"],
            output: """
                swim  noun
                  1  [swimming, sport] the act of swimming
                     = swimming

                """
        ),
        LookupExample(
            arguments: ["thesaurus", "--relation", "antonyms", "-c", "verb", "float"],
            output: """
                float  verb
                  1  be afloat either on or below a liquid surface and not sink to the bottom
                     ≠ sink

                """
        ),
        LookupExample(
            arguments: ["examples", "--limit", "2", "swam"],
            output: """
                a form of swim (verb: past)

                swim  verb
                  “We had to swim for 20 minutes to reach the shore”
                  “a big fish was swimming in the tank”

                """,
            errors: "1–2 of 5 sentences; for more: --offset 2\n"
        ),
        LookupExample(
            arguments: ["forms", "swim"],
            output: """
                swim  verb
                  infinitive                swim
                  third, singular, present  swims
                  past                      swam
                  past participle           swum
                  present participle        swimming

                swim  noun
                  singular  swim
                  plural    swims

                """
        ),
        LookupExample(
            arguments: ["forms", "--feature", "past_participle", "swam"],
            output: """
                a form of swim (verb: past)

                swim  verb
                  past participle  swum

                """
        ),
        LookupExample(arguments: ["words", "--pattern", "s??m*", "--length", "<5"], output: "swim\n"),
        LookupExample(arguments: ["words", "--prefix", "swim", "--offset", "1"], output: "swimming\n"),
        LookupExample(
            arguments: ["words", "--valid", "--exact", "--prefix", "swam"],
            output: "swim\tswims\tswam\tswum\tswimming\n"
        ),
        LookupExample(arguments: ["search", "serendipidy"], output: "serendipity\n"),
        LookupExample(arguments: ["search", "--prefix", "seren"], output: "serendipity\n"),
        LookupExample(
            arguments: ["at", "--offset", "5"],
            output: """
                swam  4–8 utf-16
                  swim  verb

                """,
            input: "She swam."
        ),
    ]

    @Test(arguments: pages)
    func theAnswerIsPrintedForPeople(example: LookupExample) async throws {
        let outcome = try await headword(example.arguments, input: example.input)
        #expect(outcome.output == example.output)
        #expect(outcome.errors == example.errors)
        #expect(outcome.exitCode == 0)
    }

    @Test func translationsAreNumberedWithTheirGenders() async throws {
        let outcome = try await headword(
            ["translate", "house", "--to", "de"],
            lexicon: try FixtureLexicon.openBilingual().path
        )
        #expect(
            outcome.output == """
                house  noun
                  1  Haus n
                  2  Geschlecht n, Familie f
                  3  [music] House-Musik f, House f

                house  verb
                  1  (in a place) unterbringen vt, beherbergen vt

                """
        )
    }

    @Test func translationsGoBothWays() async throws {
        let outcome = try await headword(
            ["translate", "--from", "de", "--to", "en", "Haus"],
            lexicon: try FixtureLexicon.openBilingual().path
        )
        #expect(outcome.output == "Haus  noun\n  1  house\n")
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

    @Test(
        arguments: [
            (["define", "swim"], "dictionary.entries", #"{"word":"swim"}"#),
            (
                ["define", "swim", "--domain", "swimming", "--field", "definitions,domains"], "dictionary.entries",
                #"{"word":"swim","domains":["swimming"],"fields":["definitions","domains"]}"#
            ),
            (["define", "--preserve-case", "swim"], "dictionary.entries", #"{"word":"swim","preserveCase":true}"#),
            (
                ["thesaurus", "big", "--relation", "antonyms"], "thesaurus.lookup",
                #"{"word":"big","relations":["antonyms"]}"#
            ),
            (["examples", "ice", "cream"], "sentences.lookup", #"{"word":"ice cream"}"#),
            (["examples", "swim", "--limit", "3"], "sentences.lookup", #"{"word":"swim","limit":3}"#),
            (["forms", "-c", "verb", "swim"], "inflections.forms", #"{"word":"swim","lexicalCategory":["verb"]}"#),
            (
                ["translate", "house", "--to", "German"], "translations.lookup",
                #"{"word":"house","target":"de"}"#
            ),
            (
                [
                    "words", "--category", "noun", "--exclude", "domains=sport", "--min-zipf", "0", "--sort",
                    "frequency",
                ],
                "wordlist.query",
                #"{"lexicalCategory":["noun"],"exclude":{"domains":["sport"]},"minZipf":0,"sort":"frequency"}"#
            ),
            (["words", "--pattern", "qq*"], "wordlist.query", #"{"pattern":"qq*"}"#),
            (["search", "--fuzzy", "swim"], "search.query", #"{"q":"swim","fuzzy":true}"#),
            (["at", "--offset", "4"], "search.at", #"{"text":"She swam.","offset":4}"#),
            // Failures too.
            (["define", "xyzzy"], "dictionary.entries", #"{"word":"xyzzy"}"#),
            (["thesaurus", "big", "--relation", "kin"], "thesaurus.lookup", #"{"word":"big","relations":["kin"]}"#),
            (["translate", "house"], "translations.lookup", #"{"word":"house"}"#),
        ] as [([String], String, String)]
    )
    func theJSONIsThatOfTheMethod(command: [String], method: String, parameters: String) async throws {
        let lexicon = try FixtureLexicon.openBilingual().path
        let answer = try await headword(command + ["--json"], input: "She swam.", lexicon: lexicon)
        let result = try await headword(["call", method, parameters], lexicon: lexicon)
        // Neither a list of labels nor a text of them is more right, and an error repeats what was said.
        #expect(answer.output == result.output)
        #expect(answer.errors == result.errors)
        #expect(!answer.output.isEmpty || !answer.errors.isEmpty)
    }

    @Test(arguments: [["words", "--pattern", "qq*"], ["search", "zzzzzzzz"], ["examples", "swim", "--offset", "50"]])
    func anEmptyListIsNothingFound(command: [String]) async throws {
        let outcome = try await headword(command)
        #expect(outcome.exitCode == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("headword: There are no "))
        let json = try await headword(command + ["--json"])
        #expect(json.exitCode == 1)
        #expect(json.output.contains(#""results":[]"#))
        #expect(json.errors.isEmpty)
    }

    @Test func aListSaysHowToGoOn() async throws {
        let first = try await headword(["words", "--category", "verb", "--limit", "2"])
        let total = try #require(first.errors.firstMatch(of: /^1–2 of (\d+) words; for more: --cursor (\S+)\n$/))
        let next = try await headword(["words", "--category", "verb", "--limit", "5000", "--cursor", "\(total.2)"])
        #expect(next.errors.isEmpty)
        #expect(Set(first.lines + next.lines).count == Int(total.1))
    }

    @Test(
        arguments: [
            (["define", "xyzzy"], 1, "headword: There is no entry for 'xyzzy'.\n"),
            (["thesaurus", "serendipity"], 1, "no synonyms or antonyms for 'serendipity'"),
            (["forms", "--feature", "comparative", "swim"], 1, "\nPossible: singular, plural, past, "),
            (["define", "--feature", "mass", "swim"], 1, "headword: 'swim' has no sense labelled mass.\nPossible: "),
            (["define", "swim", "-c", "nuon"], 2, "headword: --category must be a list of "),
            (["define", "swim", "--domain", "swiming"], 2, "Did you mean 'swimming'?\nPossible: "),
            (["define", "swim", "--domain", "swiming"], 2, "and 232 more\n"),
            (["examples", "--limit", "0", "swim"], 2, "headword: --limit must be an integer from 1 to "),
            (["examples", "--limit", "many", "swim"], 2, "--limit"),
            (["translate", "swim"], 2, "headword: --to is missing"),
            (["words", "--exact"], 2, "headword: --exact must be "),
            (["words", "--length", "long"], 2, "headword: --length must be "),
            (["words", "--min-zipf", "5", "--max-zipf", "4"], 2, "headword: --max-zipf must be at least --min-zipf"),
            (["at", "--offset", "50"], 2, "headword: --offset must be "),
            (["at", "--offset", "9"], 1, "headword: There is no word at offset 9.\n"),
            (["at", "--offset", "0", "/nonexistent"], 2, "headword: '/nonexistent' cannot be read: No such file"),
            (["define"], 2, "Missing expected argument"),
            (["forms", "word", "--language", "fr"], 1, "\nPossible: en\n"),
        ] as [([String], Int32, String)]
    )
    func aComplaintSpeaksOfTheCommandLine(command: [String], exitCode: Int32, complaint: String) async throws {
        let outcome = try await headword(command, input: "She swam.")
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.errors.contains(complaint))
        #expect(outcome.output.isEmpty)
    }

    @Test func aTextThatIsNotInUTF8IsRefused() async throws {
        let path = try TestFiles.temporaryDirectory() + "/latin1.txt"
        try TestFiles.write([0x63, 0x61, 0x66, 0xE9], to: path)
        let outcome = try await headword(["at", "--offset", "0", path])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "headword: '\(path)' is not in UTF-8\n")
    }
}
