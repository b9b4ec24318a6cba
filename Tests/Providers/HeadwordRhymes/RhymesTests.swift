import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct RhymesTests {
    private func call(_ method: String, _ parameters: JSONValue, in lexicon: Lexicon? = nil) async throws -> JSONValue {
        let service = try DictionaryService(lexicon: try lexicon ?? FixtureLexicon.openBilingual())
        let call = Call(method: method, parameters: try JSONText(parameters.jsonBytes))
        return try JSONText(try await service.begin(call).value().bytes).value()
    }

    /// The rhymes of the first pronunciation.
    private func rhymes(_ parameters: JSONValue, in lexicon: Lexicon? = nil) async throws -> [String] {
        let answer = try await call("rhymes.lookup", parameters, in: lexicon)
        return answer["results"]?[0]?["rhymes"]?.elements.compactMap { $0["text"]?.text } ?? []
    }

    /// A poet's words, by their sounds.
    private static let poem: Result<Lexicon, any Error> = Result {
        try DraftLexicon.build { draft in
            for (word, sounds) in [
                ("love", "lʌv"), ("dove", "dʌv"), ("glove", "ɡlʌv"), ("above", "əˈbʌv"), ("enough", "ɪˈnʌf"),
                ("move", "muv"), ("loved", "lʌvd"), ("leave", "liv"), ("believe", "bɪˈliv"), ("Leif", "lif"),
                ("time", "taɪm"), ("thyme", "taɪm"), ("fine", "faɪn"), ("nation", "ˈneɪʃən"),
                ("station", "ˈsteɪʃʌn"), ("orange", "ˈɔɹɪndʒ"), ("foreign", "ˈfɔɹən"), ("kayak", "ˈkaɪˌæk"),
                ("cot", "kɑt"), ("caught", "kɔt"), ("pot", "pɑt"), ("thought", "θɔt"), ("sty", "staɪ"), ("tie", "taɪ"),
            ] { draft.add(word, sounds) }
            draft.add("Dove", "dʌv")
            draft.add("desert", "ˈdɛzɚt", as: .noun)
            draft.add("desert", "dɪˈzɚt", as: .verb)
            draft.add("dessert", "dɪˈzɚt")
            draft.add("concert", "kənˈsɚt")
            draft.add("rune", nil)
        }
    }

    @Test func aRhymeIsToldWithItsSounds() async throws {
        let answer = try await call("rhymes.lookup", ["word": "better"])
        #expect(
            answer == [
                "metadata": [
                    "schema": "Rhymes/1", "source": "lexicon", "sources": ["festlex-cmu"],
                    "limit": 50, "offset": 0, "total": 1,
                ],
                "results": [
                    [
                        "id": "better", "language": "en", "word": "better",
                        "phoneticSpelling": "ˈbɛtɚ", "phones": "B EH1 T ER0", "syllables": 2, "stress": "10",
                        "total": 1,
                        "rhymes": [
                            [
                                "id": "sweater", "text": "sweater", "kind": "perfect", "phoneticSpelling": "ˈswɛtɚ",
                                "syllables": 2, "stress": "10",
                            ]
                        ],
                    ]
                ],
            ]
        )
    }

    @Test(
        arguments: [
            ("love", "perfect", ["above", "dove", "glove"]),
            ("love", "near", ["enough", "loved"]),
            ("leave", "perfect", []),
            ("leave", "identical", ["believe"]),
            ("leave", "near", ["Leif"]),
            ("time", "identical", ["thyme"]),
            ("time", "near", ["fine"]),
            ("nation", "perfect", ["station"]),
            ("orange", "perfect", []),
            ("orange", "near", ["foreign"]),
            ("kayak", "perfect", []),
            ("cot", "perfect,near", ["pot", "caught", "thought"]),
            ("tie", "perfect", ["sty"]),
        ] as [(String, String, [String])]
    )
    func rhymesAreToldApartByTheirKind(word: String, kind: String, expected: [String]) async throws {
        let poem = try Self.poem.get()
        #expect(try await rhymes(["word": .string(word), "kind": .string(kind)], in: poem) == expected)
    }

    @Test func everyRhymeIsARhymeOfItsRhymes() async throws {
        let poem = try Self.poem.get()
        let service = try DictionaryService(lexicon: poem)
        var pairs: Set<[String]> = []
        // Answers have only one of Dove and dove.
        for word in try poem.headwords() where !["rune", "Dove"].contains(word) {
            let parameters: JSONValue = ["word": .string(word), "kind": ["perfect", "near", "identical"]]
            let call = Call(method: "rhymes.lookup", parameters: try JSONText(parameters.jsonBytes))
            let answer = try JSONText(try await service.begin(call).value().bytes).value()
            for rhyme in answer["results"]?.elements.flatMap({ $0["rhymes"]?.elements ?? [] }) ?? [] {
                pairs.insert([word, rhyme["text"]?.text ?? "", rhyme["kind"]?.text ?? ""])
            }
        }
        #expect(pairs.count > 20)
        for pair in pairs { #expect(pairs.contains([pair[1], pair[0], pair[2]]), "\(pair)") }
    }

    @Test func eachPronunciationHasItsRhymes() async throws {
        let poem = try Self.poem.get()
        let parameters: JSONValue = ["word": "desert", "kind": ["perfect", "identical"]]
        let results = try await call("rhymes.lookup", parameters, in: poem)["results"]?.elements ?? []
        #expect(results.map { $0["stress"]?.text } == ["10", "01"])
        #expect(results.map { $0["lexicalCategories"] } == [["noun"], ["verb"]])
        #expect(
            results.map { $0["rhymes"]?.elements.compactMap { $0["text"]?.text } } == [[], ["concert", "dessert"]]
        )
        let verb: JSONValue = ["word": "desert", "lexicalCategory": "verb", "kind": "identical"]
        #expect(try await rhymes(verb, in: poem) == ["dessert"])
    }

    @Test func aRhymeOfOneCategorySaysSo() async throws {
        let poem = try Self.poem.get()
        let parameters: JSONValue = ["word": "dessert", "kind": ["perfect", "identical"]]
        let answer = try await call("rhymes.lookup", parameters, in: poem)
        let rhymes = try #require(answer["results"]?[0]?["rhymes"]?.elements)
        #expect(rhymes.map { $0["text"] } == ["concert", "desert"])
        #expect(rhymes.map { $0["lexicalCategory"] } == [nil, "verb"])
    }

    @Test(
        arguments: [
            (["syllables": 1], ["dove", "glove"]),
            (["syllables": "2"], ["above"]),
            (["syllables": "1-2"], ["above", "dove", "glove"]),
            (["stress": "01"], ["above"]),
            (["stress": "?1"], ["above"]),
            (["stress": "1"], ["dove", "glove"]),
            (["stress": "10"], []),
            (["limit": 1], ["above"]),
            (["limit": 1, "offset": 2], ["glove"]),
            (["offset": 3], []),
        ] as [(JSONObject, [String])]
    )
    func rhymesAreChosenByTheirMetre(filter: JSONObject, expected: [String]) async throws {
        var parameters = filter
        parameters["word"] = "love"
        #expect(try await rhymes(.object(parameters), in: try Self.poem.get()) == expected)
    }

    @Test func aLineIsCounted() async throws {
        let answer = try await call(
            "rhymes.syllables",
            ["text": "Love, above the well-loved kayak!"],
            in: try Self.poem.get()
        )
        #expect(answer["text"] == "Love, above the well-loved kayak!")
        #expect(answer["syllables"] == 6)
        #expect(answer["stress"] == "1 01 1 12")
        #expect(answer["unknown"] == ["the", "well"])
        let results = answer["results"]?.elements ?? []
        #expect(results.map { $0["text"] } == ["Love", "above", "the", "well", "loved", "kayak"])
        #expect(
            results.map { $0["pronunciations"]?[0]?["phones"] } == [
                "L AH1 V", "AH0 B AH1 V", nil, nil, "L AH1 V D", "K AY1 AE2 K",
            ]
        )
    }

    @Test(
        arguments: [
            ("rhymes.lookup", ["word": "betterr"], 404, "notFound", "word", nil),
            ("rhymes.lookup", ["word": "better", "language": "de"], 404, "languageNotAvailable", "language", ["en"]),
            ("rhymes.lookup", ["word": "better", "language": "fr"], 404, "languageNotAvailable", "language", nil),
            ("rhymes.lookup", ["word": "mother-in-law"], 404, "noPronunciation", "word", nil),
            ("rhymes.lookup", ["word": "dogs"], 404, "noPronunciation", "word", nil),
            (
                "rhymes.lookup", ["word": "dog", "lexicalCategory": "adverb"], 404, "nothingPassesFilters",
                "lexicalCategory", ["noun", "verb"]
            ),
            (
                "rhymes.lookup", ["word": "dog", "kind": "good"], -32602, "invalidParameter", "kind",
                ["perfect", "near", "identical"]
            ),
            ("rhymes.lookup", ["word": "dog", "syllables": 0], -32602, "invalidParameter", "syllables", nil),
            ("rhymes.lookup", ["word": "dog", "syllables": 21], -32602, "invalidParameter", "syllables", nil),
            ("rhymes.lookup", ["word": "dog", "syllables": "3-2"], -32602, "invalidParameter", "syllables", nil),
            ("rhymes.lookup", ["word": "dog", "syllables": "1-2-3"], -32602, "invalidParameter", "syllables", nil),
            ("rhymes.lookup", ["word": "dog", "syllables": ""], -32602, "invalidParameter", "syllables", nil),
            ("rhymes.lookup", ["word": "dog", "stress": "13"], -32602, "invalidParameter", "stress", nil),
            ("rhymes.lookup", ["word": "dog", "stress": ""], -32602, "invalidParameter", "stress", nil),
            ("rhymes.lookup", ["word": "dog", "limit": 1001], -32602, "invalidParameter", "limit", nil),
            ("rhymes.lookup", [:], -32602, "missingParameter", "word", nil),
            ("rhymes.syllables", ["text": "zzz"], 404, "noPronunciation", "text", nil),
            (
                "rhymes.syllables", ["text": "better", "language": "de"], 404, "languageNotAvailable", "language",
                ["en"]
            ),
            ("rhymes.syllables", ["text": "- 1 -"], -32602, "invalidParameter", "text", nil),
            ("rhymes.syllables", [:], -32602, "missingParameter", "text", nil),
        ] as [(String, JSONValue, Int, String, String, JSONValue?)]
    )
    func whatCannotBeAnsweredIsToldApart(
        method: String,
        parameters: JSONValue,
        code: Int,
        reason: String,
        parameter: String,
        allowed: JSONValue?
    ) async throws {
        let error = await #expect(throws: ErrorObject.self) { try await call(method, parameters) }
        #expect(error?.code == code)
        #expect(error?.data["reason"] == .string(reason))
        #expect(error?.data["parameter"] == .string(parameter))
        if let allowed { #expect(error?.data["allowed"] == allowed) }
    }

    @Test(
        arguments: [
            ("dogs", "dɔɡz"), ("cafes", "kəˈfeɪz"), ("houses", "ˈhaʊsɪz"), ("knives", "naɪvz"), ("marched", "mɑɹtʃt"),
            ("polishing", "ˈpɑlɪʃɪŋ"), ("kitten's", "ˈkɪtənz"), ("Dog\u{2019}s", "dɔɡz"), ("dogs'", "dɔɡz"),
        ]
    )
    func aRegularFormIsSaidLikeItsLemma(form: String, sounds: String) async throws {
        let answer = try await call("rhymes.syllables", ["text": .string(form)])
        let said = answer["results"]?[0]?["pronunciations"]?[0]
        #expect(said?["phoneticSpelling"]?.text == sounds)
        #expect(said?["isDerived"] == true)
    }

    @Test(arguments: ["children", "swam"])
    func anIrregularFormIsNotSaidLikeItsLemma(form: String) async throws {
        let answer = try await call("rhymes.syllables", ["text": .string("dog " + form)])
        #expect(answer["results"]?[1]?["pronunciations"] == [])
        #expect(answer["unknown"] == [.string(form)])
    }

    @Test func aFormWithoutSoundsNamesItsLemma() async throws {
        let error = await #expect(throws: ErrorObject.self) { try await call("rhymes.lookup", ["word": "dogs"]) }
        #expect(error?.message == "'dogs' is a form of 'dog' and has no pronunciation of its own.")
        #expect(error?.data["suggestions"] == ["dog"])
    }

    @Test func aWordWithoutPronunciationIsNotExplainedFurtherIfNobodyWantsIt() async throws {
        let error = await #expect(throws: ErrorObject.self) {
            try await call("rhymes.syllables", ["text": "serendipty", "suggestions": false])
        }
        #expect(error?.data["suggestions"] == nil)
    }
}

extension LexiconDraft {
    /// Adds a headword with a pronunciation.
    fileprivate mutating func add(_ word: String, _ sounds: String?, as category: LexicalCategory? = nil) {
        let headword = LexiconDraft.Headword(language: .en, word: word)
        let sense = Sense(id: "test:\(word)", definitions: ["what \(word) is"])
        add(Entry(source: "test", senses: [sense]), to: headword, as: category ?? .noun)
        guard let sounds else { return }
        add(Pronunciation(text: sounds, region: .us, source: "festlex-cmu"), to: headword, as: category)
    }
}
