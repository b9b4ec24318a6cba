import HeadwordJSON
import HeadwordLexicon
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct DefineCommandTests {
    @Test func aWordIsDefinedForPeople() async throws {
        let outcome = try await headword("define", "serendipity")
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.output == """
                serendipity  noun
                  1  good luck in making unexpected and fortunate discoveries

                """
        )
    }

    @Test func aPhraseNeedsNoQuotes() async throws {
        #expect(try await headword("define", "ice", "cream").output.hasPrefix("ice cream  noun\n"))
    }

    @Test func anInflectedFormIsExplained() async throws {
        #expect(try await headword("define", "swam").output.hasPrefix("a form of swim (verb: past)\n\nswim  verb\n"))
    }

    @Test func onlyExamplesOfTheWordItselfAreShown() async throws {
        #expect(!(try await headword("define", "big").output.contains("large")) == false)
        #expect(!(try await headword("define", "swim").output.contains("float on the water")))
    }

    @Test func anUnknownWordIsNotFoundAndTheNearestAreNamed() async throws {
        let outcome = try await headword("define", "serendipidy")
        #expect(outcome.exitCode == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "headword: There is no entry for 'serendipidy'.\nDid you mean: serendipity?\n")
    }

    @Test func theResultIsPrintedAsJSON() async throws {
        let result = try JSONValue(json: try await headword("define", "--json", "swim").output)
        #expect(result["results"]?[0]?["word"] == "swim")
    }

    @Test(arguments: [["--category", "noun,verb"], ["--category", "noun", "-c", "verb"]])
    func anOptionMayHaveSeveralValues(arguments: [String]) async throws {
        let outcome = try await headword(["define", "swim"] + arguments)
        #expect(outcome.lines.count { $0.hasPrefix("swim  ") } == 2)
    }

    @Test(
        arguments: [
            (["--domain", "swimming"], "swim  noun\n"), (["--feature", "transitive"], "swim  verb\n"),
            (["--category", "noun", "--region", "gb"], "swim  noun\n"),
        ] as [([String], String)]
    )
    func onlySensesThatAreAskedForAreShown(options: [String], beginning: String) async throws {
        #expect(try await headword(["define", "swim"] + options).output.hasPrefix(beginning))
    }

    @Test(arguments: [["--category", "nuon"], ["--match", "fuzzy"], ["--frobnicate"]])
    func aWrongUseIsRefused(arguments: [String]) async throws {
        let outcome = try await Subprocess.run(
            TestFiles.headword,
            ["define", "swim"] + arguments,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
    }

    static let calls = [
        CallExample(["define", "swim"], "dictionary.entries", #"{"word":"swim"}"#),
        CallExample(
            ["define", "swim", "--domain", "swimming", "--field", "definitions,domains"],
            "dictionary.entries",
            #"{"word":"swim","domains":["swimming"],"fields":["definitions","domains"]}"#
        ),
        CallExample(
            ["define", "--preserve-case", "swim"],
            "dictionary.entries",
            #"{"word":"swim","preserveCase":true}"#
        ),
        CallExample(["define", "xyzzy"], "dictionary.entries", #"{"word":"xyzzy"}"#),
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    static let complaints = [
        ComplaintExample(["define", "xyzzy"], 1, "headword: There is no entry for 'xyzzy'.\n"),
        ComplaintExample(
            ["define", "--feature", "mass", "swim"],
            1,
            "headword: 'swim' has no sense labelled mass.\nPossible: "
        ),
        ComplaintExample(["define", "swim", "-c", "nuon"], 2, "headword: --category must be a list of "),
        ComplaintExample(["define", "swim", "--domain", "swiming"], 2, "Did you mean 'swimming'?\nPossible: "),
        ComplaintExample(["define", "swim", "--domain", "swiming"], 2, "and 232 more\n"),
        ComplaintExample(["define"], 2, "Missing expected argument"),
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }
}
