import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The meaning of arguments that name no command.
@Suite(.timeLimit(.minutes(30))) struct DispatchTests {
    @Test(arguments: [
        ["serendipity"], ["ice", "cream"], ["ice cream"], ["serendipity", "--json"], ["swam", "-c", "verb"],
    ])
    func aWordThatIsNoCommandIsDefined(arguments: [String]) async throws {
        try requireProviders(of: "dictionary.entries")
        let outcome = try await headword(arguments)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == (try await headword(["define"] + arguments)).output)
    }

    @Test func aWordThatNobodyKnowsIsLookedUpLikeAnyOther() async throws {
        try requireProviders(of: "dictionary.entries")
        let outcome = try await headword("serendipidy")
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors == "headword: There is no entry for 'serendipidy'.\nDid you mean: serendipity?\n")
    }

    /// The lexicon decides: an argument that looks like a command but is a headword counts as a word.
    @Test func aWordThatLooksLikeACommandIsDefinedIfThereIsSuchAWord() async throws {
        try requireProviders(of: "dictionary.entries")
        let lexicon = try DraftLexicon.build { draft in
            for word in ["form", "form letter"] {
                draft.add(
                    Entry(source: "test", senses: [Sense(id: word, definitions: ["a test"])]),
                    to: .init(language: .en, word: word),
                    as: .noun
                )
            }
        }
        #expect(try await headword(["form"], lexicon: lexicon.path).exitCode == 0)
        #expect(try await headword(["form", "letter"], lexicon: lexicon.path).exitCode == 0)
        let unknown = try await headword(["form", "x"], lexicon: lexicon.path)
        #expect(unknown.exitCode == 2)
        #expect(unknown.errors == "headword: there is no command 'form'; did you mean 'forms'?\n")
    }

    @Test func anUnknownWordThatLooksLikeACommandIsToldAsBoth() async throws {
        try requireProviders(of: "dictionary.entries")
        let outcome = try await headword("doctr")
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.hasPrefix("headword: There is no entry for 'doctr'.\n"))
        #expect(outcome.errors.hasSuffix("headword: there is no command 'doctr'; did you mean 'doctor'?\n"))
    }

    static let mistyped = [
        ComplaintExample(["serev", "--stdio"], 2, "there is no command 'serev'; did you mean 'serve'?\n"),
        ComplaintExample(["lexicn", "build"], 2, "there is no command 'lexicn'; did you mean 'lexicon'?\n"),
        ComplaintExample(["config", "shwo"], 2, "there is no command 'config shwo'; did you mean 'config show'?\n"),
        ComplaintExample(["config", "shwo", "--help"], 2, "did you mean 'config show'?\n"),
        ComplaintExample(["help", "config", "shwo"], 2, "did you mean 'config show'?\n"),
        ComplaintExample(["corpus", "lst"], 2, "did you mean 'corpus list'?\n"),
        ComplaintExample(
            ["help", "nonsense"],
            2,
            "headword: there is no command 'nonsense'; 'headword --help' lists the commands\n"
        ),
        ComplaintExample(
            ["config", "nonsense"],
            2,
            "there is no command 'config nonsense'; 'headword config --help' lists the commands\n"
        ),
        ComplaintExample(["help", "serev"], 2, "did you mean 'serve'?\n"),
        ComplaintExample(["isbn", "--help"], 2, "there is no command 'isbn'; 'headword --help' lists"),
        ComplaintExample(["serendipity", "--frobnicate"], 2, "there is no command 'serendipity'; "),
    ]

    @Test(arguments: mistyped) func aMistypedCommandIsToldWithTheNearest(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }

    @Test func aMistypedCommandWithArgumentsIsNoWord() async throws {
        try requireProviders(of: "dictionary.entries")
        let complaint = ComplaintExample(
            ["defin", "x"],
            2,
            "headword: there is no command 'defin'; did you mean 'define'?\n"
        )
        try await complaint.check()
    }

    @Test(arguments: [["help", "call"], ["help"], ["help", "lexicon", "build"], ["--help"], ["lexicon", "--help"]])
    func helpIsStillHelp(arguments: [String]) async throws {
        let outcome = try await headword(arguments)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("OVERVIEW: "))
    }
}

/// The options that look-ups share.
@Suite(.timeLimit(.minutes(30))) struct LookupOptionTests {
    /// The single-word look-ups, each with a method and an example that the bilingual lexicon answers.
    private static let lookups: [(method: String, arguments: [String])] = [
        ("dictionary.entries", ["define", "swim"]), ("thesaurus.lookup", ["thesaurus", "big"]),
        ("sentences.lookup", ["examples", "swim"]), ("inflections.forms", ["forms", "swim"]),
        ("translations.lookup", ["translate", "--to", "de", "house"]), ("taxonomy.lookup", ["taxonomy", "dog"]),
        ("rhymes.lookup", ["rhymes", "better"]), ("reverse.lookup", ["reverse", "a", "young", "cat"]),
    ]

    private static var available: [[String]] {
        get async throws {
            let methods =
                try JSONValue(json: try await headword("call", "server.info").output)["methods"]?.elements ?? []
            let names = Set(methods.compactMap { $0.text ?? $0["name"]?.text })
            return lookups.filter { names.contains($0.method) }.map(\.arguments)
        }
    }

    private func onBilingual(_ arguments: [String]) async throws -> Program.Outcome {
        try await headword(arguments, lexicon: try FixtureLexicon.openBilingual().path)
    }

    @Test func eachLookupHasAShortOptionForJSON() async throws {
        for lookup in try await Self.available {
            let outcome = try await onBilingual(lookup + ["-j"])
            #expect(outcome.exitCode == 0, "\(lookup)")
            #expect(try JSONValue(json: outcome.output)["results"]?.elements.isEmpty == false, "\(lookup)")
        }
    }

    @Test func eachLookupSumsUpInLinesOfThreeColumns() async throws {
        for lookup in try await Self.available {
            let outcome = try await onBilingual(lookup + ["--brief"])
            #expect(outcome.exitCode == 0, "\(lookup)")
            #expect(!outcome.lines.isEmpty, "\(lookup)")
            #expect(outcome.lines.allSatisfy { $0.split(separator: "\t").count == 3 }, "\(lookup)")
        }
    }

    @Test func eachLookupIsLimited() async throws {
        for lookup in try await Self.available {
            let all = try await onBilingual(lookup + ["--limit", "0"])
            let one = try await onBilingual(lookup + ["--limit", "1"])
            #expect(all.exitCode == 0 && one.exitCode == 0, "\(lookup)")
            #expect(one.output.utf8.count <= all.output.utf8.count, "\(lookup)")
            let refused = try await onBilingual(lookup + ["--limit", "-1"])
            #expect(refused.exitCode == 2, "\(lookup)")
            #expect(refused.errors.contains("--limit must be 0 or more, not -1."), "\(lookup)")
        }
    }

    @Test func eachLookupTellsSourcesApart() async throws {
        for lookup in try await Self.available {
            let json = try JSONValue(json: try await onBilingual(lookup + ["--json"]).output)
            let sources = json["metadata"]?["sources"]?.elements.compactMap(\.text) ?? []
            let source = try #require(sources.last, "\(lookup)")
            let own = try await onBilingual(lookup + ["--json", "--source", source])
            #expect(try JSONValue(json: own.output)["metadata"]?["sources"]?.elements.contains(.string(source)) == true)
            let other = try #require(["wordnet", "ding", "festlex-cmu"].first { !sources.contains($0) }, "\(lookup)")
            let nothing = try await onBilingual(lookup + ["--source", other])
            #expect(nothing.exitCode == 1, "\(lookup)")
            #expect(nothing.output.isEmpty && !nothing.errors.isEmpty, "\(lookup)")
            let unknown = try await onBilingual(lookup + ["--source", "wordnt"])
            #expect(unknown.exitCode == 2, "\(lookup)")
            #expect(unknown.errors == "headword: the lexicon has no source 'wordnt'; did you mean 'wordnet'?\n")
        }
    }

    @Test(arguments: [["words", "--prefix", "s"], ["search", "swim"]])
    func listsRefuseNumbersBelowZero(arguments: [String]) async throws {
        for option in ["--limit", "--offset"] {
            let outcome = try await headword(arguments + [option, "-1"])
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors.contains("\(option) must be 0 or more, not -1."))
        }
        #expect(try await headword(arguments + ["--limit", "0", "-j"]).exitCode == 0)
    }
}

@Suite(.timeLimit(.minutes(30))) struct PunctuationTests {
    @Test(arguments: ["swim.", "“swim”", "(swim,", "'swim'", "«swim»", "`swim`", "swim?!", "„swim“"])
    func punctuationAroundAWordIsLeftOut(word: String) async throws {
        try requireProviders(of: "dictionary.entries")
        let outcome = try await headword("define", word)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == (try await headword("define", "swim")).output)
    }

    @Test func punctuationAroundEachWordOfAPhraseIsLeftOut() async throws {
        try requireProviders(of: "dictionary.entries")
        #expect(try await headword("define", "“ice", "cream”.").output.hasPrefix("ice cream  noun\n"))
    }

    @Test func punctuationThatBelongsToAHeadwordIsKept() async throws {
        try requireProviders(of: "dictionary.entries")
        let lexicon = try DraftLexicon.build { draft in
            for word in ["etc", "etc."] {
                draft.add(
                    Entry(source: "test", senses: [Sense(id: word, definitions: ["a test"])]),
                    to: .init(language: .en, word: word),
                    as: .noun
                )
            }
        }
        #expect(try await headword(["define", "etc."], lexicon: lexicon.path).output.hasPrefix("etc.  noun\n"))
    }

    @Test func aWordThatIsNotFoundIsToldWithoutPunctuation() async throws {
        try requireProviders(of: "dictionary.entries")
        let outcome = try await headword("define", "“xyzzy”")
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.contains("'xyzzy'"))
    }
}
