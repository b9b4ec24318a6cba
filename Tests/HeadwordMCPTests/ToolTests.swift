import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import Testing

@testable import HeadwordMCP

@Suite struct ToolTests {
    /// A call of each tool that has an answer.
    static let calls: [(tool: String, arguments: JSONObject)] = [
        ("define", ["words": ["dog", "coffee bar"]]), ("thesaurus", ["word": "happy"]),
        ("thesaurus", ["word": "dog", "relations": ["broader", "narrower"]]),
        ("translate", ["word": "house", "to": "de"]), ("find_words", ["pattern": "d?g"]),
        ("find_words", ["meaning": "an animal with four legs"]), ("word_forms", ["word": "dogs"]),
        ("usage", ["words": ["dog", "happy"]]), ("example_sentences", ["word": "dog"]),
        ("call", ["method": "dictionary.entries", "params": ["word": "dog", "fields": ["definitions"]]]),
    ]

    @Test(arguments: calls)
    func everyAnswerNamesItsSources(tool: String, arguments: JSONObject) async throws {
        let answer = try await ModelClient().call(tool, arguments)
        #expect(answer.isFound, "\(answer.text)")
        #expect(answer.text.split(separator: "\n").last?.hasPrefix("Sources: ") == true)
        let sources = answer.structure?["sources"]?.elements ?? []
        #expect(!sources.isEmpty)
        for source in sources { #expect(answer.text.contains(source["title"]?.text ?? "?")) }
        #expect(answer.text.utf8.count / 4 <= 600)
    }

    @Test(
        arguments: [
            ("define", ["words": ["dgo"]]), ("thesaurus", ["word": "dgo"]), ("translate", ["word": "dgo", "to": "de"]),
            ("find_words", ["pattern": "zzz?"]), ("word_forms", ["word": "dgo"]),
            ("example_sentences", ["word": "dgo"]),
            ("call", ["method": "dictionary.entries", "params": ["word": "dgo"]]), ("usage", ["words": ["dgo"]]),
        ] as [(String, JSONObject)]
    )
    func thatThereIsNothingIsAnAnswer(tool: String, arguments: JSONObject) async throws {
        let answer = try await ModelClient().call(tool, arguments)
        #expect(!answer.isError)
        #expect(answer.structure?["found"] == false)
        #expect(!answer.text.isEmpty)
    }

    @Test func anotherSpellingIsSuggested() async throws {
        let answer = try await ModelClient().call("define", ["words": ["cofee"]])
        #expect(answer.text.contains("Did you mean coffee"))
        #expect(answer.structure?["words"]?[0]?["suggestions"]?.elements.contains("coffee") == true)
    }

    @Test func someWordsMayBeFoundAndOthersNot() async throws {
        let answer = try await ModelClient().call("define", ["words": ["dog", "xyzzy"]])
        #expect(answer.isFound)
        #expect(answer.structure?["words"]?[1]?["found"] == false)
    }

    @Test(
        arguments: [
            ("define", ["words": "dog"], "words: must be an array of 1 to 10 strings"),
            ("define", ["words": ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]], "not 11."),
            ("define", ["words": [""]], "each of 1 to 128 characters"),
            (
                "define", ["word": "dog"],
                "word: 'define' has no such argument, only words, language, partOfSpeech, fields."
            ),
            ("define", ["words": ["dog"], "language": "klingon"], "language: must be the code of a language"),
            ("define", ["words": ["dog"], "partOfSpeech": "thing"], "partOfSpeech: must be one of adjective"),
            ("define", ["words": ["dog"], "fields": ["sounds"]], "fields: must be an array of some of definitions"),
            ("find_words", [:], "At least one of meaning, rhymesWith, soundsLike, pattern is required."),
            ("find_words", ["pattern": "a*", "limit": 101], "limit: must be an integer from 1 to 100, not 101."),
            (
                "usage", ["words": ["dog"], "neighbours": "near"],
                "neighbours: must be one of none, before, after, both"
            ),
            ("translate", ["word": "dog"], "to: is missing."),
            ("translate", ["word": "dog", "to": "en"], "'to' must be a language other than 'from'"),
            ("find_words", ["meaning": "%"], "'meaning' must be"), ("usage", ["words": ["%"]], "'words' must be"),
            ("call", ["method": "server.authenticate"], "cannot be called from here"),
            ("call", ["method": "words.add"], "cannot be called from here"),
            ("call", ["method": "rpc.subscribe"], "cannot be called from here"),
            ("call", ["method": "dictionary.entry"], "Did you mean 'dictionary.entries'?"),
            ("call", ["method": "dictionary.entries", "params": ["wrod": "dog"]], "There is no parameter 'wrod'."),
            ("call", ["method": "utility.domains", "params": []], "params: must be an object"),
        ] as [(String, JSONObject, String)]
    )
    func whatIsWrongIsToldToTheModel(tool: String, arguments: JSONObject, message: String) async throws {
        let answer = try await ModelClient().call(tool, arguments)
        #expect(answer.isError)
        #expect(answer.text.contains(message), "\(answer.text)")
        #expect(answer.structure == nil)
    }

    @Test func argumentsAreAnObject() async throws {
        let result = try await ModelClient().ask("tools/call", ["name": "define", "arguments": [1]])
        #expect(result["isError"] == true)
    }
}

@Suite struct AnswerTests {
    private func ask(_ tool: String, _ arguments: JSONObject) async throws -> ModelClient.Answer {
        try await ModelClient().call(tool, arguments)
    }

    @Test func aFormIsDefinedByItsHeadword() async throws {
        let answer = try await ask("define", ["words": ["dogs"], "partOfSpeech": "noun"])
        let word = answer.structure?["words"]?[0]
        #expect(word?["headword"] == "dog")
        #expect(word?["form"] == "plural")
        #expect(answer.text.hasPrefix("dog "))
    }

    @Test(
        arguments: [
            ("definitions", "senses"), ("pronunciations", "pronunciation"), ("forms", "forms"),
        ]
    )
    func onlyTheFieldsAskedForAreAnswered(field: String, member: String) async throws {
        let answer = try await ask("define", ["words": ["dog"], "fields": [.string(field)]])
        guard case .object(let word)? = answer.structure?["words"]?[0] else { throw TestFailure() }
        #expect(word.members.map(\.name).filter { $0 != "more" } == ["word", member])
    }

    @Test func longEntriesSayHowMuchIsLeftOut() async throws {
        let answer = try await ask(
            "define",
            ["words": ["run", "dog", "set", "coffee", "happy", "swim", "best", "left"]]
        )
        #expect(answer.text.utf8.count / 4 <= 700)
    }

    @Test func relatedWordsAreGroupedBySense() async throws {
        let answer = try await ask("thesaurus", ["word": "dog"])
        let first = answer.structure?["senses"]?[0]
        #expect(first?["partOfSpeech"] == "noun")
        #expect(first?["synonyms"]?.elements.isEmpty == false)
    }

    @Test func broaderWordsComeFromTheTaxonomy() async throws {
        let answer = try await ask("thesaurus", ["word": "dog", "relations": ["broader"]])
        #expect(answer.structure?["senses"]?[0]?["broader"]?.elements.isEmpty == false)
    }

    @Test func derivedWordsComeFromTheFamily() async throws {
        let answer = try await ask("thesaurus", ["word": "happy", "relations": ["derived"]])
        #expect(answer.structure?["derived"]?.elements.contains("unhappy") == true)
    }

    @Test func translationsHaveTheirGender() async throws {
        let answer = try await ask("translate", ["word": "house", "to": "de"])
        #expect(answer.structure?["senses"]?[0]?["translations"]?[0] == "Haus (neuter)")
    }

    @Test func conditionsForWordsCombine() async throws {
        let all =
            try await ask("find_words", ["meaning": "an animal", "limit": 100]).structure?["words"]?.elements ?? []
        let some =
            try await ask("find_words", ["meaning": "an animal", "pattern": "d*"]).structure?["words"]?.elements ?? []
        #expect(!some.isEmpty && some.count < all.count)
        for word in some { #expect(word["word"]?.text?.hasPrefix("d") == true) }
    }

    @Test(
        arguments: [
            ("d?g", "dog", true), ("d?g", "dig in", false), ("*og", "dog", true), ("D*", "dog", true),
            ("coffeebar", "coffee bar", true), ("*a*b*", "coffee bar", false), ("**", "x", true), ("", "x", false),
        ]
    )
    func aPatternMeansWhatItMeansInWordLists(pattern: String, word: String, fits: Bool) {
        #expect(WordPattern(pattern).matches(word) == fits)
    }

    @Test func aFormIsExplained() async throws {
        let answer = try await ask("word_forms", ["word": "swam"])
        #expect(answer.text.hasPrefix("swam is the past of swim (verb)"), "\(answer.text)")
        #expect(answer.structure?["lemmas"]?[0]?["lemma"] == "swim")
    }

    @Test func usageCountsWordsAndTellsTheirTrend() async throws {
        let answer = try await ask("usage", ["words": ["war"], "neighbours": "before"])
        let word = answer.structure?["words"]?[0]
        #expect(word?["perMillion"] != nil)
        #expect(answer.structure?["corpus"] == "wiki")
        #expect(word?["note"] != nil || word?["neighbours"]?.elements.isEmpty == false)
    }

    @Test func phrasesAreCountedToo() async throws {
        let answer = try await ask("usage", ["words": ["cold war", "war"], "neighbours": "after"])
        #expect(answer.structure?["words"]?[0]?["perMillion"] != nil)
        #expect(answer.structure?["words"]?[0]?["note"]?.text?.hasPrefix("No neighbours") == true)
        #expect(answer.structure?["words"]?[1]?["perMillion"] != nil)
    }

    @Test func sentencesOfOneSenseAreChosenByItsDefinition() async throws {
        let answer = try await ask("example_sentences", ["word": "dog", "sense": "no definition says this"])
        #expect(answer.structure?["found"] == false)
    }

    @Test func aLongAnswerOfAMethodIsRefused() async throws {
        let answer = try await ask("call", ["method": "wordlist.query", "params": ["prefix": "c", "limit": 5000]])
        #expect(answer.isFound)
        let long = try await ask(
            "call",
            ["method": "echo.text", "params": ["text": .string(String(repeating: "a", count: 4000)), "times": 10]]
        )
        #expect(long.isError)
        #expect(long.text.contains("ask for less"))
    }
}

@Suite struct ResourceTests {
    private func read(_ uri: String) async throws -> String {
        let result = try await ModelClient().ask("resources/read", ["uri": .string(uri)])
        return result["contents"]?[0]?["text"]?.text ?? ""
    }

    @Test func theReferenceLeavesOutWhatAModelMustNotCall() async throws {
        let index = try await read("headword://methods")
        #expect(index.contains("`wordlist.query`"))
        for method in ["words.add", "server.authenticate", "rpc.subscribe", "$/cancelRequest"] {
            #expect(!index.contains("`\(method)`"))
        }
    }

    @Test func aNamespaceHasTheParametersOfItsMethods() async throws {
        let page = try await read("headword://methods/wordlist")
        #expect(page.hasPrefix("# wordlist.query\n"))
        #expect(page.contains("- `pattern`: "))
        #expect(page.contains("Example: `{"))
    }

    @Test(arguments: ["headword://entry/en/coffee%20bar", "headword://entry/en/coffee_bar"])
    func phrasesAreEncoded(uri: String) async throws {
        #expect(try await read(uri).hasPrefix("# coffee bar\n"))
    }

    @Test(
        arguments: [
            "headword://entry/en/xyzzy", "headword://entry/xx/dog", "headword://entry/en/", "headword://entry/en",
            "headword://entry//dog", "headword://methods/none", "headword://none", "", "file:///etc/passwd",
        ]
    )
    func somethingElseIsMissing(uri: String) async throws {
        #expect(try await ModelClient().error("resources/read", ["uri": .string(uri)])["code"] == -32602)
    }

    @Test func theSourcesHaveTheirLicences() async throws {
        #expect(try await read("headword://sources").contains("| wordnet | WordNet"))
    }
}

private struct TestFailure: Error {}
