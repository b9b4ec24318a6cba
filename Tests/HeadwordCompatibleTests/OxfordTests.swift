import HeadwordCompatible
import HeadwordConfiguration
import HeadwordJSON
import HeadwordTestSupport
import JSONRPCHTTP
import NIOHTTP1
import Testing

@Suite struct OxfordTests {
    private func json(_ path: String, status: Int = 200) async throws -> JSONValue {
        try await WebClient(.oxford).json("/api/v2/\(path)", status: status)
    }

    @Test func anEntryIsWrittenAsTheServiceWritesIt() async throws {
        let answer = try await json("entries/en-gb/swim")
        #expect(answer["metadata"] == ["operation": "retrieve", "provider": "Headword", "schema": "RetrieveEntry"])
        #expect(answer["id"] == "swim" && answer["word"] == "swim")
        let headword = answer["results"][0]
        #expect(headword["type"] == "headword" && headword["language"] == "en-gb" && headword["id"] == "swim")
        #expect(headword["match"] == nil && headword["pronunciations"] == nil)
        let part = headword["lexicalEntries"][0]
        #expect(part["lexicalCategory"] == ["id": "verb", "text": "Verb"])
        let entry = part["entries"][0]
        #expect(entry["source"] == nil)
        #expect(entry["pronunciations"][0]["phoneticSpelling"] == "swɪm")
        #expect(entry["pronunciations"][0]["dialects"] == ["American English"])
        #expect(entry["senses"][0]["definitions"][0].text?.hasPrefix("move through water") == true)
    }

    @Test(arguments: ["entries/en-gb/run", "words/en-us?q=ran", "thesaurus/en/big", "sentences/en/run"])
    func labelsAreObjects(path: String) async throws {
        var labels: [JSONValue] = []
        func collect(_ value: JSONValue) {
            if case .array(let elements) = value { elements.forEach(collect) }
            guard case .object(let object) = value else { return }
            for member in object.members {
                if ["domains", "registers", "regions"].contains(member.name) { labels += member.value.elements }
                if member.name == "lexicalCategory" { labels.append(member.value) }
                collect(member.value)
            }
        }
        collect(try await json(path))
        #expect(!labels.isEmpty)
        #expect(labels.allSatisfy { $0["id"]?.text != nil && $0["text"]?.text?.first?.isUppercase == true })
    }

    @Test(arguments: ["entries/en-gb/swam", "inflections/en-gb/swam", "thesaurus/en/swam", "entries/en-gb/swimz"])
    func onlyHeadwordsHaveEntries(path: String) async throws {
        let answer = try await json(path, status: 404)
        #expect(answer == ["error": "No entry found matching supplied source_lang, word and provided filters"])
    }

    @Test func wordsFindsTheHeadwordsOfAForm() async throws {
        let answer = try await json("words/en-gb?q=swam&fields=definitions")
        #expect(answer["query"] == "swam")
        #expect(answer["results"][0]["word"] == "swim")
        #expect(answer["results"][0]["lexicalEntries"][0]["entries"][0]["pronunciations"] == nil)
    }

    @Test func lemmasAreThoseOfAForm() async throws {
        let part = try await json("lemmas/en/swam")["results"][0]["lexicalEntries"][0]
        #expect(part["inflectionOf"] == [["id": "swim", "text": "swim"]])
        #expect(part["grammaticalFeatures"] == [["text": "Past", "type": "Tense", "id": "past"]])
        #expect(try await json("lemmas/en/swam?lexicalCategory=noun")["results"] == [])
        let error = try await json("lemmas/en/swimz", status: 404)["error"]
        #expect(error == "No lemma was found in dictionary 'en' for the inflected form 'swimz'")
    }

    @Test func inflectionsAreTheFormsOfAHeadword() async throws {
        let result = try await json("inflections/en-gb/swim")["results"][0]
        #expect(result["text"] == "swim" && result["word"] == nil)
        let forms = result["lexicalEntries"][0]["inflections"].elements.compactMap { $0["inflectedForm"]?.text }
        #expect(forms.contains("swam") && forms.contains("swum"))
    }

    @Test func theThesaurusGivesWhatIsAskedFor() async throws {
        let senses = try await json("thesaurus/en/happy?fields=antonyms")["results"][0]["lexicalEntries"][0]["entries"][
            0
        ]["senses"]
        #expect(senses[0]["antonyms"] == [["id": "unhappy", "text": "unhappy"]])
        #expect(senses[0]["synonyms"] == nil && senses[0]["definitions"] == nil)
    }

    @Test func translationsStandInSenses() async throws {
        let answer = try await json("translations/en/de/house")
        #expect(answer["metadata"]["operation"] == "translations")
        let senses = answer["results"][0]["lexicalEntries"][0]["entries"][0]["senses"]
        #expect(senses[0]["translations"][0]["text"] == "Haus")
        #expect(
            senses[0]["translations"][0]["grammaticalFeatures"] == [
                ["text": "Neuter", "type": "Gender", "id": "neuter"]
            ]
        )
    }

    @Test func identifiersArePartsOfPaths() async throws {
        let answer = try await json("entries/en-gb/ice_cream")
        #expect(answer["id"] == "ice_cream" && answer["word"] == "ice cream")
        #expect(answer["results"][0]["id"] == "ice_cream" && answer["results"][0]["word"] == "ice cream")
    }

    @Test func aSearchNamesTheKindsOfMatchAndCountsInStrings() async throws {
        let answer = try await json("search/en-gb?q=swam&limit=5")
        #expect(answer["metadata"]["limit"] == "5" && answer["metadata"]["total"] == "1")
        #expect(answer["results"][0]["matchType"] == "inflection" && answer["results"][0]["inflection_id"] == "swam")
        let prefixed = try await json("search/en-gb?q=seren&prefix=true")["results"]
        #expect(prefixed[0]["matchType"] == "headword" && prefixed[0]["region"] == "gb")
        #expect(try await json("search/thesaurus/en?q=happy")["results"][0]["word"] == "happy")
        #expect(try await json("search/translations/en/de?q=house")["results"][0]["word"] == "house")
    }

    @Test(
        arguments: [
            ("entries/en-gb/swim?fields=senses", 400, "Unknown field requested: senses"),
            ("words/en-gb", 400, "Missing required parameter: q"),
            ("search/en-gb", 400, "Missing required parameter: q"),
            ("search/en-gb?q=a&limit=5001", 400, "The option 'limit' must not exceed 5000."),
            ("search/en-gb?q=a&offset=5001", 400, "The sum of offset and limit must not exceed 10000."),
            ("search/en-gb?q=a&offset=x", 400, "The option 'offset' has to have an non-negative integer parameter."),
            ("translations/en/en/swim", 400, "Source and target languages must be different"),
            ("thesaurus/en/swim?fields=", 400, "Unknown field requested: "),
        ]
    )
    func aBadRequestIsExplained(path: String, status: Int, message: String) async throws {
        #expect(try await json(path, status: status) == ["error": .string(message)])
    }

    @Test(arguments: ["entries/xx/swim", "entries/fr/swim", "lemmas/xx/swam", "translations/en/xx/swim"])
    func anUnknownLanguageIsNotFound(path: String) async throws {
        let message = try await json(path, status: 404)["error"].text ?? ""
        #expect(message.contains("_lang is not in "))
    }

    @Test func aWordMayNotBeTooLong() async throws {
        _ = try await json("entries/en-gb/" + String(repeating: "a", count: 129), status: 414)
    }

    @Test(arguments: [
        ("domains", "zoology", "Zoology"), ("lexicalCategories", "noun", "Noun"), ("registers", "informal", "Informal"),
    ])
    func labelsAreListed(kind: String, id: String, text: String) async throws {
        #expect(try await json("\(kind)/en-gb")["results"][id] == ["en": .string(text)])
    }

    @Test func featuresAreListedByType() async throws {
        let results = try await json("grammaticalFeatures/en-gb")["results"]
        #expect(results["Subcategorization"]["transitive"] == ["en": "Transitive"])
    }

    @Test func languagesAreListed() async throws {
        let rows = try await json("languages")["results"].elements
        #expect(rows.contains { $0["type"] == "monolingual" && $0["sourceLanguage"]["id"] == "en-us" })
        #expect(rows.contains { $0["type"] == "bilingual" && $0["targetLanguage"]["id"] == "de" })
        let chosen = try await json("languages?sourceLanguage=en-gb")["results"].elements
        #expect(chosen.contains { $0["region"] == "gb" } && !chosen.contains { $0["region"] == "us" })
    }

    @Test func fieldsAndFiltersAreListed() async throws {
        #expect(try await json("fields/thesaurus")["results"] == ["thesaurus": ["antonyms", "synonyms"]])
        #expect(try await json("filters/lemmas")["results"] == ["lemmas": ["grammaticalFeatures", "lexicalCategory"]])
        #expect(try await json("filters/nothing", status: 404)["error"] != nil)
    }

    @Test(arguments: ["entries/en-gb", "lexicalcategories/en-gb", "nothing", "", "search/a/b", "fields/a/b"])
    func otherPathsAreLeftToOthers(path: String) throws {
        #expect(try !WebClient(.oxford).has("/api/v2/\(path)"))
    }

    @Test func credentialsAreIgnored() async throws {
        let response = try await WebClient(.oxford).get(
            "/api/v2/entries/en-gb/swim",
            headers: ["app_id": "test-id", "app_key": "test-key"]
        )
        #expect(response.status == 200 && response.type == "application/json;charset=utf-8")
    }
}

@Suite struct SharedPathTests {
    @Test(
        arguments: [
            ("/api/v2/entries/en/swim", false, true), ("/api/v2/entries/en/swim", true, false),
            ("/api/v2/entries/en-gb/swim", false, false), ("/api/v2/entries/en_GB/swim", false, true),
            ("/api/v1/entries/en/swim", true, true), ("/api/v2/lemmas/en/swam", false, false),
        ]
    )
    func theTwoServicesAreToldApart(target: String, hasCredentials: Bool, isArray: Bool) async throws {
        let client = try WebClient(.oxford, .dictionaryAPI)
        let answer = try await client.json(target, headers: hasCredentials ? ["app_id": "test-id"] : [:])
        #expect(answer.elements.isEmpty != isArray)
    }
}
