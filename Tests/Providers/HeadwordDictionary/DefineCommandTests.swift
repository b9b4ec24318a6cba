import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct DefineCommandTests {
    @Test func aWordIsDefinedForPeople() async throws {
        let outcome = try await headword("define", "serendipity")
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.output == """
                serendipity  noun
                  WordNet 3.0
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

    /// `run` has 41 senses as a verb and 16 as a noun.
    @Test func manySensesAreCutAndCounted() async throws {
        let short = try await headword("define", "run")
        let whole = try await headword("define", "--all", "run")
        #expect(short.output.contains("\n  8  ") && !short.output.contains("\n  9  "))
        #expect(short.errors == "There are 41 more senses: --all shows them.\n")
        #expect(whole.output.contains("\n  41  ") && whole.errors.isEmpty)
        #expect(try await headword("define", "--limit", "0", "run").output == whole.output)
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
        let outcome = try await Program.run(
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
        ComplaintExample(
            ["define", "swim", "-c", "nuon"],
            2,
            "headword: unknown lexical category 'nuon'; did you mean 'noun'?\n"
        ),
        ComplaintExample(
            ["define", "swim", "--domain", "chss"],
            2,
            "headword: unknown domain 'chss'; did you mean 'chess'?\n"
        ),
        ComplaintExample(["define", "swim", "--domain", "xyzzy"], 2, "headword: unknown domain 'xyzzy'\nPossible: "),
        ComplaintExample(["define", "swim", "--domain", "xyzzy"], 2, "and 232 more\n"),
        ComplaintExample(["define", "swim", "--domain", " "], 2, "headword: --domain is empty\n"),
        ComplaintExample(
            ["define", "swim", "--match", "exakt"],
            2,
            "unknown match kind 'exakt'; did you mean 'exact'?"
        ),
        ComplaintExample(["define", "swim", "--language", "xx"], 2, "headword: unknown language 'xx'"),
        ComplaintExample(
            ["define", String(repeating: "swim", count: 50)],
            2,
            "headword: WORD must be 1 to 128 characters long, not 'swimswim"
        ),
        ComplaintExample(
            ["define", "Haus", "--language", "de"],
            1,
            "\nTo get it: headword lexicon build --set english\n"
        ),
        ComplaintExample(["define", "casa", "--language", "es"], 1, "\nTo get it: headword lexicon build --set all\n"),
        ComplaintExample(["define"], 2, "Missing expected argument"),
    ]

    @Test("14: a complaint speaks of the command line", arguments: complaints) func aComplaintSpeaksOfTheCommandLine(
        complaint: ComplaintExample
    ) async throws {
        try await complaint.check()
    }
}

/// What the page of `define` shows, and what it omits.
@Suite(.timeLimit(.minutes(30))) struct DefinePageTests {
    /// Returns a lexicon with a word that has the same pronunciation in two lexical categories, and nothing in a third.
    private static func lexicon(withSenses: Bool) throws -> String {
        try DraftLexicon.build { draft in
            let word = LexiconDraft.Headword(language: .en, word: "row")
            let senses =
                withSenses ? [Sense(id: "1", definitions: ["a line"]), Sense(id: "2", synonyms: ["tier"])] : []
            draft.add(Entry(source: "test", senses: senses), to: word, as: .noun, count: 9)
            draft.add(Entry(source: "test", senses: senses), to: word, as: .verb, count: 5)
            draft.add(Entry(source: "test"), to: word, as: .adjective, count: 1)
            for text in ["ɹoʊ", "ɹoʊ", "ɹaʊ"] { draft.add(Pronunciation(text: text, source: "test"), to: word) }
        }.path
    }

    @Test("16: equal pronunciations are printed once, and empty sections are left out")
    func nothingIsPrintedTwiceOrForNothing() async throws {
        #expect(
            try await headword(["define", "row"], lexicon: try Self.lexicon(withSenses: true)).output == """
                row  noun  /ɹoʊ/, /ɹaʊ/
                  A test
                  1  a line
                  2  = tier

                row  verb
                  A test
                  1  a line
                  2  = tier

                """
        )
    }

    @Test("a source that has only pronunciations is printed too")
    func pronunciationsOfASourceArePrinted() async throws {
        let lexicon = try DraftLexicon.build(with: ["second"]) { draft in
            let word = LexiconDraft.Headword(language: .en, word: "row")
            let sense = Sense(id: "1", definitions: ["a line"])
            draft.add(Entry(source: "test", senses: [sense]), to: word, as: .noun)
            draft.add(Pronunciation(text: "ɹoʊ", source: "second"), to: word)
        }.path
        let second = try await headword(["define", "row", "--source", "second"], lexicon: lexicon)
        #expect(second.exitCode == 0)
        #expect(second.output == "row  noun  /ɹoʊ/\n\nThere is no definition.\n")
        let first = try await headword(["define", "row", "--source", "test"], lexicon: lexicon)
        #expect(first.output == "row  noun\n  A test\n  1  a line\n")
    }

    @Test("16: a word of which nothing else is known is printed all the same") func aBareWordIsPrinted() async throws {
        let outcome = try await headword(["define", "row"], lexicon: try Self.lexicon(withSenses: false))
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("row  noun  /ɹoʊ/, /ɹaʊ/\n\nrow  verb"))
    }
}
