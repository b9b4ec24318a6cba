import HeadwordJSON
import HeadwordTestSupport
import Testing

/// How the two versions represent the same entries.
@Suite struct EntryTests {
    @Test func labelsArePlainInTheFirstVersionAndHaveIdentifiersInTheSecond() async throws {
        try await withStandIn { service in
            let first = try await service.json("/api/v1/entries/en/house")
            let second = try await service.json("/api/v2/entries/en-gb/house")
            let entry = "results.0.lexicalEntries.0"
            #expect(first.at("\(entry).lexicalCategory") == "Noun")
            #expect(second.at("\(entry).lexicalCategory") == ["id": "noun", "text": "Noun"])
            let sense = "\(entry).entries.0.senses.1"
            #expect(first.at("\(sense).registers") == ["informal"])
            #expect(second.at("\(sense).registers") == [["id": "informal", "text": "Informal"]])
            let feature = "\(entry).entries.0.grammaticalFeatures.0"
            #expect(first.at(feature) == ["text": "Singular", "type": "Number"])
            #expect(second.at("\(feature).id") == "singular")
        }
    }

    @Test func pronunciationsAndShortDefinitionsStandInOtherPlaces() async throws {
        try await withStandIn { service in
            let first = try await service.json("/api/v1/entries/en/house").at("results.0.lexicalEntries.0")
            let second = try await service.json("/api/v2/entries/en-gb/house").at("results.0.lexicalEntries.0")
            #expect(first?.text(at: "pronunciations.0.phoneticSpelling") == "haʊs")
            #expect(first?.at("entries.0.pronunciations") == nil)
            #expect(first?.text(at: "pronunciations.0.audioFile")?.hasPrefix("http://") == true)
            #expect(second?.at("pronunciations") == nil)
            #expect(second?.text(at: "entries.0.pronunciations.0.audioFile")?.hasPrefix("https://") == true)
            #expect(first?.at("entries.0.senses.0.short_definitions") != nil)
            #expect(second?.at("entries.0.senses.0.shortDefinitions") != nil)
            #expect(first?.at("entries.0.inflections") == nil)
            #expect(second?.at("entries.0.inflections.0.inflectedForm") == "houses")
        }
    }

    @Test func theTopLevelIsThatOfTheVersion() async throws {
        try await withStandIn { service in
            #expect(try await service.json("/api/v1/entries/en/r%26b").names == ["metadata", "results"])
            let second = try await service.json("/api/v2/entries/en-gb/r%26b")
            #expect(second.at("id") == "r%26b")
            #expect(second.at("word") == "r&b")
            #expect(second.at("metadata.operation") == "retrieve")
            #expect(second.at("metadata.schema") == "RetrieveEntry")
            let translations = try await service.json("/api/v2/translations/en/es/house")
            #expect(translations.at("metadata.schema") == "RetrieveTranslations")
            #expect(translations.at("word") == "house")
            #expect(try await service.json("/api/v2/words/en-gb?q=Swam").at("query") == "Swam")
            #expect(try await service.json("/api/v2/lemmas/en/swam").at("metadata")?.names == ["provider"])
        }
    }

    @Test(arguments: ["/api/v1/entries/en/", "/api/v2/entries/en-gb/"])
    func aWordInSmallLettersAlsoFindsItsNamesake(_ start: String) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.json(start + "polish").texts("word") == ["polish", "Polish"])
            #expect(try await service.json(start + "Polish").texts("word") == ["Polish"])
            #expect(try await service.json(start + "Oslo").texts("id") == ["Oslo"])
        }
    }

    @Test func identifiersAreReadyToStandInAPath() async throws {
        try await withStandIn { service async throws in
            for id in ["time_out", "n%2Fa", "%27tis", "caf%C3%A9", "R%26B", "C%2B%2B", "100%25"] {
                #expect(try await service.json("/api/v2/entries/en-gb/\(id)").texts("id") == [id])
            }
        }
    }

    @Test func accentsMatterIfTheMatchIsStrict() async throws {
        try await withStandIn { service async throws in
            #expect(try await service.json("/api/v2/entries/en-gb/cafe").texts("word") == ["café"])
            #expect(try await service.json("/api/v2/entries/es/ano").texts("word") == ["año"])
            #expect(try await service.send("/api/v2/entries/es/ano?strictMatch=true").status == 404)
        }
    }

    @Test func eachDictionaryOfEnglishPointsAtTheSpellingOfTheOther() async throws {
        let sense = "results.0.lexicalEntries.0.entries.0.senses.0"
        try await withStandIn { service in
            for target in ["/api/v1/entries/en/color", "/api/v2/entries/en-gb/color"] {
                let body = try await service.json(target)
                #expect(body.at("\(sense).definitions") == nil)
                #expect(body.at("\(sense).crossReferences.0.id") == "colour")
                #expect(body.at("\(sense).crossReferences.0.type") == "variant spelling")
                #expect(body.at("\(sense).crossReferenceMarkers") == ["US spelling of colour"])
            }
            let american = try await service.json("/api/v1/entries/en/color/regions=us")
            #expect(american.at("\(sense).definitions") != nil)
            #expect(american.at("results.0.lexicalEntries.0.entries.0.variantForms.0.text") == "colour")
        }
    }

    @Test func noTwoSensesHaveOneIdentifier() async throws {
        try await withStandIn { service in
            for word in ["house", "bank", "set", "test", "polish"] {
                let text = try await service.send("/api/v2/entries/en-gb/\(word)").text
                let ids = text.matches(of: /"id":"(m_[^"]+|id[0-9a-f]+)"/).map(\.1)
                #expect(!ids.isEmpty && Set(ids).count == ids.count, "\(word)")
            }
        }
    }

    @Test func homographsAndSensesBelowSensesAreThere() async throws {
        try await withStandIn { service in
            let bank = try await service.json("/api/v1/entries/en/bank").at("results.0.lexicalEntries.0.entries")
            #expect(bank?.elements.compactMap { $0.text(at: "homographNumber") } == ["100", "200"])
            #expect(bank?.at("0.senses.0.subsenses.0.subsenses.0.subsenses.0.definitions") == ["a place to fish"])
        }
    }

    @Test(arguments: ["/api/v1/entries/en/set/definitions", "/api/v2/entries/en-gb/set?fields=definitions"])
    func aProjectionLeavesNothingElse(_ target: String) async throws {
        try await withStandIn { service in
            let entry = try await service.json(target).at("results.0.lexicalEntries.0")
            #expect(entry?.names.sorted() == ["entries", "language", "lexicalCategory", "text"])
            #expect(entry?.at("entries.0")?.names == ["senses"])
            #expect(entry?.at("entries.0.senses.0")?.names.sorted() == ["definitions", "id", "subsenses"])
        }
    }

    @Test func pronunciationsAloneLeaveNoEntriesInTheFirstVersion() async throws {
        try await withStandIn { service in
            let entry = try await service.json("/api/v1/entries/en/set/pronunciations").at("results.0.lexicalEntries.0")
            #expect(entry?.names.sorted() == ["language", "lexicalCategory", "pronunciations", "text"])
        }
    }

    @Test func emptyFieldsLeaveTheLeast() async throws {
        try await withStandIn { service in
            let body = try await service.json("/api/v2/entries/en-gb/set?fields=")
            #expect(body.at("results.0.lexicalEntries.0")?.names.sorted() == ["language", "lexicalCategory", "text"])
        }
    }

    @Test func filtersChooseWordClasses() async throws {
        try await withStandIn { service in
            let all = try await service.json("/api/v2/entries/en-gb/set")
            #expect(all.at("results.0.lexicalEntries")?.elements.count == 2)
            for filter in ["domains=tennis", "lexicalCategory=Noun,adverb", "grammaticalFeatures=plural"] {
                let some = try await service.json("/api/v2/entries/en-gb/set?\(filter)")
                #expect(some.at("results.0.lexicalEntries")?.elements.count == 1, "\(filter)")
                let same = try await service.json("/api/v1/entries/en/set/\(filter)")
                #expect(same.at("results.0.lexicalEntries")?.elements.count == 1, "\(filter)")
            }
            let none = "/api/v2/entries/en-gb/set?domains=tennis&lexicalCategory=verb"
            #expect(try await service.send(none).status == 404)
        }
    }

    @Test func bilingualSensesHaveTranslationsAndNoDefinitions() async throws {
        try await withStandIn { service in
            let senses = "results.0.lexicalEntries.0.entries.0.senses"
            for target in ["/api/v1/entries/en/house/translations=es", "/api/v2/translations/en/es/house"] {
                let body = try await service.json(target).at(senses)
                #expect(body?.elements.count == 1)
                #expect(body?.at("0.definitions") == nil)
                #expect(body?.at("0.translations.0") == ["language": "es", "text": "casa"])
                #expect(body?.at("0.examples.0.translations.0.text") == "una casa junto al mar")
                #expect(body?.at("0.subsenses.0.translations.0.text") == "familia")
            }
        }
    }
}

@Suite struct WordTests {
    @Test(arguments: ["/api/v1/inflections/en/", "/api/v2/lemmas/en/"])
    func formsLeadToLemmas(_ start: String) async throws {
        try await withStandIn { service in
            let swam = try await service.json(start + "swam").at("results.0.lexicalEntries.0")
            #expect(swam?.at("inflectionOf") == [["id": "swim", "text": "swim"]])
            #expect(swam?.at("grammaticalFeatures.0.type") == "Tense")
            let lemmas = try await service.json(start + "oslo").at("results.0.lexicalEntries.0.inflectionOf")
            #expect(lemmas == [["id": "Oslo", "text": "Oslo"]])
        }
    }

    @Test(arguments: ["/api/v1/inflections/en/set", "/api/v2/lemmas/en/set"])
    func aLemmaMayComeTwice(_ target: String) async throws {
        try await withStandIn { service in
            let lemmas = try await service.json(target).at("results.0.lexicalEntries.0.inflectionOf")
            #expect(lemmas?.elements.map { $0.text(at: "id") } == ["set", "set", "set"])
        }
    }

    @Test func filtersThatLeaveNoLemmaAreNotFoundInTheFirstVersionOnly() async throws {
        try await withStandIn { service in
            let second = try await service.json("/api/v2/lemmas/en/swam?lexicalCategory=noun")
            #expect(second.at("results") == [])
            #expect(try await service.send("/api/v1/inflections/en/swam/lexicalCategory=noun").status == 404)
            let past = try await service.json("/api/v2/lemmas/en/set?grammaticalFeatures=past")
            #expect(past.at("results.0.lexicalEntries")?.elements.count == 1)
        }
    }

    @Test func theSecondVersionListsForms() async throws {
        try await withStandIn { service in
            let body = try await service.json("/api/v2/inflections/en-gb/swim").at("results.0")
            #expect(body?.at("text") == "swim")
            let forms = body?.at("lexicalEntries.0.inflections")?.elements.map { $0.text(at: "inflectedForm") }
            #expect(forms == ["swim", "swims", "swam", "swum", "swimming"])
            #expect(try await service.send("/api/v2/inflections/en-gb/swam").status == 404)
        }
    }

    @Test func wordsAreFoundByHeadwordOrForm() async throws {
        try await withStandIn { service async throws in
            for query in ["swim", "SWAM", "swimming"] {
                #expect(try await service.json("/api/v2/words/en-gb?q=\(query)").texts("word") == ["swim"])
            }
            #expect(
                try await service.json("/api/v2/words/en-us?q=time+out&fields=definitions").texts("id") == ["time_out"]
            )
            #expect(try await service.send("/api/v2/words/en-gb?q=nosuchword").status == 404)
        }
    }

    @Test func theThesaurusTellsWhatIsAskedFor() async throws {
        try await withStandIn { service in
            let sense = "results.0.lexicalEntries.0.entries.0.senses.0"
            let synonyms = try await service.json("/api/v1/entries/en/big/synonyms").at(sense)
            #expect(
                synonyms?.at("synonyms")?.elements.compactMap { $0.text(at: "id") } == [
                    "large", "great", "ever_so_big",
                ]
            )
            #expect(synonyms?.at("antonyms") == nil)
            #expect(synonyms?.at("subsenses.0.synonyms.0.text") == "elder")
            let antonyms = try await service.json("/api/v2/thesaurus/en/big?fields=antonyms").at(sense)
            #expect(antonyms?.at("antonyms.0.text") == "small")
            #expect(antonyms?.at("synonyms") == nil)
            let both = try await service.json("/api/v2/thesaurus/en/big").at(sense)
            #expect(both?.at("antonyms") != nil && both?.at("synonyms") != nil)
        }
    }
}
