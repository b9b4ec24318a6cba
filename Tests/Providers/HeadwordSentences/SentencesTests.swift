import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// Asks for sentences, of the small lexicon or another one.
private func call(_ parameters: JSONValue, on lexicon: Lexicon? = nil) async throws -> JSONValue {
    let service = try DictionaryService(lexicon: try lexicon ?? FixtureLexicon.open())
    return try await service.publishedAnswer(to: "sentences.lookup", parameters)
}

/// The sentences of an answer in their order.
private func sentences(_ answer: JSONValue) -> [JSONValue] {
    (answer["results"]?.elements ?? []).flatMap { $0["lexicalEntries"]?.elements ?? [] }
        .flatMap { $0["sentences"]?.elements ?? [] }
}

@Suite struct SentencesTests {
    /// Builds a lexicon of one headword with sentences, some attached to senses and some not.
    private func light() throws -> Lexicon {
        try DraftLexicon.build { draft in
            let light = LexiconDraft.Headword(language: .en, word: "light")
            let noun = [
                Sense(
                    id: "test:lamp",
                    examples: [Example(text: "Turn on the light.", author: "A. Poet")],
                    subsenses: [Sense(id: "test:lamp-1", examples: [Example(text: "A red light.")])]
                ),
                Sense(id: "test:glow", examples: [Example(text: "Turn on the light.")]),
            ]
            let adjective = [
                Sense(
                    id: "test:bright",
                    examples: [
                        Example(text: "A light room."), Example(text: "A bright room.", shows: .synonym("bright")),
                        Example(text: "How airy!", shows: .unknown),
                    ]
                )
            ]
            draft.add(Entry(source: "test", senses: noun), to: light, as: .noun)
            draft.add(Entry(source: "test", senses: adjective), to: light, as: .adjective)
            let german = Sentence.Rendering(text: "Es werde Licht!", language: .de)
            draft.add(Sentence(text: "Let there be light!", translation: german, source: "test"), to: light)
            draft.add(Sentence(text: "A light room.", source: "test"), to: light)
        }
    }

    @Test func sentencesOfSensesComeFirstAndSayWhichTheyShow() async throws {
        let answer = try await call(["word": "light"], on: light())
        #expect(
            answer["metadata"] == [
                "schema": "SentencesResults/1", "source": "lexicon", "sources": ["test"], "limit": 20, "offset": 0,
                "total": 4,
            ]
        )
        #expect(
            answer["results"]?[0]?["lexicalEntries"] == [
                [
                    "language": "en", "lexicalCategory": "noun", "text": "light",
                    "sentences": [
                        [
                            "text": "Turn on the light.", "author": "A. Poet", "source": "test",
                            "senseIds": ["test:lamp", "test:glow"],
                        ],
                        ["text": "A red light.", "source": "test", "senseIds": ["test:lamp-1"]],
                    ],
                ],
                [
                    "language": "en", "lexicalCategory": "adjective", "text": "light",
                    "sentences": [["text": "A light room.", "source": "test", "senseIds": ["test:bright"]]],
                ],
                [
                    "language": "en", "text": "light",
                    "sentences": [
                        [
                            "text": "Let there be light!", "source": "test",
                            "translation": ["text": "Es werde Licht!", "language": "de"],
                        ]
                    ],
                ],
            ]
        )
    }

    @Test(arguments: [("noun", 2), ("Adjective", 1), (["noun", "adjective"], 3)] as [(JSONValue, Int)])
    func aLexicalCategoryLeavesOutWhatNoSourceAttachesToASense(category: JSONValue, count: Int) async throws {
        let answer = try await call(["word": "light", "lexicalCategory": category], on: light())
        #expect(sentences(answer).count == count)
        #expect(sentences(answer).allSatisfy { $0["senseIds"] != nil })
    }

    @Test func aSentenceShowsTheWordNotASynonym() async throws {
        let texts = sentences(try await call(["word": "big", "limit": 5000])).compactMap(\.["text"]?.text)
        #expect(texts.contains("a big expenditure"))
        // WordNet gives this example for both `big` and `large`.
        #expect(!texts.contains("a large and generous spirit"))
        #expect(texts.allSatisfy { $0.contains("big") })
    }

    @Test(arguments: ["good", "make", "run", "take"], [1, 3, 7, 5000])
    func thePagesHoldEverySentenceOnce(word: String, limit: Int) async throws {
        let all = sentences(try await call(["word": .string(word), "limit": 5000]))
        var paged: [JSONValue] = []
        for offset in stride(from: 0, to: all.count, by: limit) {
            let page: JSONValue = [
                "word": .string(word), "limit": .integer(Int64(limit)), "offset": .integer(Int64(offset)),
            ]
            let answer = try await call(page)
            #expect(answer["metadata"]?["total"] == .integer(Int64(all.count)))
            paged += sentences(answer)
        }
        #expect(paged == all)
        #expect(Set(all.compactMap(\.["text"]?.text)).count == all.count)
    }

    @Test func afterTheLastPageThereAreNoResults() async throws {
        let answer = try await call(["word": "swim", "offset": 100])
        #expect(answer["results"] == [])
        #expect(answer["metadata"]?["offset"] == 100)
        #expect(answer["metadata"]?["sources"] == nil)
    }

    @Test func aFormThatIsAHeadwordWithoutSentencesHasThoseOfItsLemma() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .en, word: "walked"), as: .verb)
            let sense = Sense(id: "test:walk", examples: [Example(text: "She walked home.")])
            draft.add(Entry(source: "test", senses: [sense]), to: .init(language: .en, word: "walk"), as: .verb)
        }
        let answer = try await call(["word": "walked"], on: lexicon)
        #expect(answer["results"]?[0]?["word"] == "walk")
        #expect(answer["results"]?[0]?["match"]?["kind"] == "lemma")
        await #expect(throws: ErrorObject.self) { try await call(["word": "walked", "match": "exact"], on: lexicon) }
    }

    @Test(
        arguments: [
            (["word": "serendipidy"], 404, "notFound", "word"),
            (["word": "serendipity"], 404, "noSentences", "word"),
            (["word": "swim", "lexicalCategory": "adverb"], 404, "nothingPassesFilters", "lexicalCategory"),
            (["word": "swim", "language": "de"], 404, "languageNotAvailable", "language"),
            (["word": "swim", "limit": 0], 400, "invalidParameter", "limit"),
            (["word": "swim", "limit": 5001], 400, "invalidParameter", "limit"),
            (["word": "swim", "offset": -1], 400, "invalidParameter", "offset"),
            (["word": "swim", "lexicalCategory": []], 400, "invalidParameter", "lexicalCategory"),
            (["word": "swim", "preserveCase": "yes"], 400, "invalidParameter", "preserveCase"),
            (["limit": 5], 400, "missingParameter", "word"),
        ] as [(JSONValue, Int64, String, String)]
    )
    func whatCannotBeAnsweredIsToldApart(
        parameters: JSONValue,
        status: Int64,
        reason: String,
        parameter: String
    ) async throws {
        let error = await #expect(throws: ErrorObject.self) { try await call(parameters) }
        #expect(error?.code == (status == 400 ? -32602 : Int(status)))
        #expect(error?.data["status"] == .integer(status))
        #expect(error?.data["reason"] == .string(reason))
        #expect(error?.data["parameter"] == .string(parameter))
    }
}
