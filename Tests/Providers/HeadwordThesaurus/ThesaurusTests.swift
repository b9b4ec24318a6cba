import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// Asks for synonyms and antonyms, of the small lexicon or another one.
private func call(_ parameters: JSONValue, on lexicon: Lexicon? = nil) async throws -> JSONValue {
    let service = try DictionaryService(lexicon: try lexicon ?? FixtureLexicon.open())
    return try await service.publishedAnswer(to: "thesaurus.lookup", parameters)
}

/// The lexical entries of the first result.
private func lexicalEntries(_ answer: JSONValue) -> [JSONValue] {
    answer["results"]?[0]?["lexicalEntries"]?.elements ?? []
}

/// The senses of the first result.
private func senses(_ answer: JSONValue) -> [JSONValue] {
    lexicalEntries(answer).flatMap { $0["entries"]?.elements ?? [] }.flatMap { $0["senses"]?.elements ?? [] }
}

/// The words of the first result's senses, sense by sense.
private func words(_ answer: JSONValue, _ relation: String = "synonyms") -> [[String]] {
    senses(answer).compactMap { $0[relation]?.elements.compactMap(\.["text"]?.text) }
}

@Suite struct ThesaurusTests {
    @Test func aSenseIsAnsweredWithItsDefinitionAndItsWords() async throws {
        let answer = try await call(["word": "jumper"])
        #expect(answer["metadata"] == ["schema": "Thesaurus/1", "source": "lexicon", "sources": ["wordnet"]])
        let sweater: JSONValue = [
            "id": "wordnet:jumper%1:06:04::",
            "definitions": ["a crocheted or knitted garment covering the upper part of the body"],
            "regions": ["british"], "synonyms": [["id": "sweater", "text": "sweater"]],
        ]
        #expect(lexicalEntries(answer).map { $0["lexicalCategory"] } == ["noun"])
        #expect(lexicalEntries(answer).first?["entries"]?[0]?["source"] == "wordnet")
        #expect(senses(answer).first == sweater)
        #expect(words(answer) == [["sweater"], ["pinafore", "pinny"], ["jump shot"]])
    }

    @Test(
        arguments: [
            (["synonyms"], ["synonyms"]), (["antonyms"], ["antonyms"]), ("Synonym", ["synonyms"]),
            ("antonyms,synonyms", ["synonyms", "antonyms"]), (nil, ["synonyms", "antonyms"]),
        ] as [(JSONValue?, Set<String>)]
    )
    func relationsSelectWhatIsOffered(relations: JSONValue?, expected: Set<String>) async throws {
        let found = senses(try await call(["word": "big", "relations": relations ?? .null]))
        #expect(
            Set(["synonyms", "antonyms"].filter { relation in found.contains { $0[relation] != nil } }) == expected
        )
        // A sense without any of them is left out.
        #expect(found.allSatisfy { sense in expected.contains { sense[$0] != nil } })
    }

    @Test func anOppositeOfASimilarWordSaysSo() async throws {
        #expect(
            senses(try await call(["word": "gigantic", "relations": "antonyms"])).first?["antonyms"] == [
                ["id": "small", "text": "small", "type": "indirect"],
                ["id": "little", "text": "little", "type": "indirect"],
            ]
        )
        #expect(
            senses(try await call(["word": "good", "relations": "antonyms"])).first?["antonyms"] == [
                ["id": "bad", "text": "bad"]
            ]
        )
    }

    @Test func lexicalCategoriesAreFiltered() async throws {
        let answer = try await call(["word": "dog", "lexicalCategory": ["Verb"]])
        #expect(lexicalEntries(answer).map { $0["lexicalCategory"] } == ["verb"])
        #expect(words(answer).first?.contains("chase") == true)
    }

    @Test func headwordsThatDifferInCaseAreLeftOutOnDemand() async throws {
        let both = try await call(["word": "march"])
        let one = try await call(["word": "march", "preserveCase": true])
        #expect(both["results"]?.elements.map { $0["word"] } == ["march", "March"])
        #expect(one["results"]?.elements.map { $0["word"] } == ["march"])
    }

    @Test(
        arguments: [
            (["word": "bgi"], 404, "notFound", "word"),
            (["word": "serendipity"], 404, "noThesaurus", "word"),
            (["word": "jumper", "relations": "antonyms"], 404, "noThesaurus", "word"),
            (["word": "big", "lexicalCategory": "noun"], 404, "nothingPassesFilters", "lexicalCategory"),
            (["word": "big", "language": "es"], 404, "languageNotAvailable", "language"),
            (["word": "swam", "match": "exact"], 404, "notFound", "word"),
            (["word": "big", "relations": []], 400, "invalidParameter", "relations"),
            (["word": "big", "relations": ""], 400, "invalidParameter", "relations"),
            (["word": "big", "relations": ["hyponyms"]], 400, "invalidParameter", "relations"),
            (["word": "big", "lexicalCategory": "nuon"], 400, "invalidParameter", "lexicalCategory"),
            (["relations": ["synonyms"]], 400, "missingParameter", "word"),
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

    @Test func aWrongRelationIsAnsweredWithTheRightOnes() async throws {
        let error = await #expect(throws: ErrorObject.self) {
            try await call(["word": "big", "relations": "synonims"])
        }
        #expect(error?.data["allowed"] == ["synonyms", "antonyms"])
        #expect(error?.data["suggestions"] == ["synonyms"])
    }
}

/// Sets of thesauri that distinguish meanings only by their members.
@Suite struct ThesaurusSetTests {
    private static let casa = LexiconDraft.Headword(language: .es, word: "casa")
    private static let bajo = LexiconDraft.Headword(language: .es, word: "bajo")

    /// A lexicon of a Spanish noun, and of a Spanish word of two lexical categories.
    private func spanish() throws -> Lexicon {
        try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: Self.casa, as: .noun)
            let casa = ThesaurusWord("casa")
            let hogar = ThesaurusWord("hogar", regions: [.us], domains: [.architecture])
            let nido = ThesaurusWord("nido", registers: [.informal])
            for words in [[.init("casta"), casa, nido], [casa, .init("morada"), hogar], [nido, casa, hogar]] {
                draft.add(ThesaurusSet(source: "test", words: words), to: [Self.casa])
            }
            for category in [LexicalCategory.adjective, .noun] {
                draft.add(Entry(source: "test"), to: Self.bajo, as: category)
            }
            draft.add(
                ThesaurusSet(source: "test", lexicalCategory: .noun, words: [.init("contrabajo")]),
                to: [Self.bajo]
            )
            draft.add(ThesaurusSet(source: "test", words: [.init("pequeño")]), to: [Self.bajo])
            draft.add(ThesaurusSet(source: "test", relation: .antonyms, words: [.init("alto")]), to: [Self.bajo])
        }
    }

    @Test func aSetIsASenseWithoutTheHeadwordItself() async throws {
        let answer = try await call(["word": "casa", "language": "Spanish", "relations": "synonyms"], on: spanish())
        #expect(answer["metadata"]?["sources"] == ["test"])
        #expect(lexicalEntries(answer).map { $0["lexicalCategory"] } == ["noun"])
        #expect(senses(answer).allSatisfy { $0["id"] == nil && $0["definitions"] == nil })
        #expect(
            senses(answer).first?["synonyms"] == [
                ["id": "hogar", "text": "hogar", "domains": ["architecture"], "regions": ["us"]],
                ["id": "morada", "text": "morada"],
            ]
        )
        #expect(senses(answer).last?["synonyms"]?[1] == ["id": "nido", "text": "nido", "registers": ["informal"]])
    }

    @Test func wordsThatShareSeveralMeaningsWithTheHeadwordComeFirst() async throws {
        let answer = try await call(["word": "casa", "language": "es"], on: spanish())
        // `nido` does, too, but it is informal.
        #expect(words(answer) == [["hogar", "morada"], ["hogar", "nido"], ["casta", "nido"]])
    }

    @Test func aSetOfAnUnknownLexicalCategoryStandsLast() async throws {
        let answer = try await call(["word": "bajo", "language": "es"], on: spanish())
        #expect(lexicalEntries(answer).map { $0["lexicalCategory"] } == ["noun", nil])
        #expect(words(answer) == [["contrabajo"], ["pequeño"]])
        #expect(words(answer, "antonyms") == [["alto"]])
    }

    @Test func aSetOfAnUnknownLexicalCategoryIsThatOfAHeadwordWithOne() async throws {
        let noun = try await call(["word": "casa", "language": "es", "lexicalCategory": "noun"], on: spanish())
        #expect(words(noun).count == 3)
        let other = try await call(["word": "bajo", "language": "es", "lexicalCategory": "noun"], on: spanish())
        #expect(words(other) == [["contrabajo"]])
    }

    @Test func anotherSpellingOfTheHeadwordIsNoSynonym() async throws {
        let lexicon = try DraftLexicon.build { draft in
            let sense = Sense(id: "test:1", synonyms: ["colour", "Color", "coloring"])
            let variant = VariantForm(text: "colour", regions: [.british])
            draft.add(
                Entry(source: "test", variantForms: [variant], senses: [sense]),
                to: .init(language: .en, word: "color"),
                as: .noun
            )
        }
        #expect(words(try await call(["word": "color"], on: lexicon)) == [["coloring"]])
    }

    @Test func aFormThatIsAHeadwordWithoutSynonymsHasThoseOfItsLemma() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .en, word: "walked"), as: .verb)
            let sense = Sense(id: "test:walk", synonyms: ["stroll"])
            draft.add(Entry(source: "test", senses: [sense]), to: .init(language: .en, word: "walk"), as: .verb)
        }
        let answer = try await call(["word": "walked"], on: lexicon)
        #expect(answer["results"]?[0]?["match"]?["kind"] == "lemma")
        #expect(words(answer) == [["stroll"]])
        await #expect(throws: ErrorObject.self) { try await call(["word": "walked", "match": "exact"], on: lexicon) }
    }
}
