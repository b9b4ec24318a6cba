import HeadwordJSON
import HeadwordTestSupport
import OxfordStandIn
import Testing

@Suite struct SearchTests {
    @Test(arguments: [
        ("eye%20ball&prefix=true", ["eyeball"], ["variantForm"]),
        ("eye&prefix=true", ["eye", "eyeball"], ["headword"]),
        ("swam", ["swim"], ["inflection"]), ("hause", ["house"], ["fuzzy"]), ("EYE", ["eye"], ["headword"]),
        ("nosuchword", [], []),
    ])
    func wordsAreFoundInSeveralWays(_ query: String, _ words: [String], _ kind: [String]) async throws {
        try await withStandIn { service in
            for target in ["/api/v1/search/en?q=", "/api/v2/search/en-gb?q="] {
                let body = try await service.json(target + query)
                #expect(body.texts("word") == words)
                #expect(Array(body.texts("matchType").prefix(1)) == kind)
            }
        }
    }

    @Test func aRowTellsWhatMatched() async throws {
        try await withStandIn { service in
            let variant = try await service.json("/api/v1/search/en?q=eye%20ball&prefix=true").at("results.0")
            #expect(variant?.at("matchString") == "eye ball")
            let form = try await service.json("/api/v1/search/en?q=swam").at("results.0")
            #expect(form?.at("inflection_id") == "swam")
            let near = try await service.json("/api/v2/search/en-gb?q=hause").at("results.0")
            #expect(near?.at("matchString") == JSONValue.null)
        }
    }

    @Test func onlyTheSecondVersionHasNumbersAsStrings() async throws {
        try await withStandIn { service in
            let first = try await service.json("/api/v1/search/en?q=eye&prefix=true&limit=1").at("metadata")
            #expect(first?.at("total") == 2 && first?.at("limit") == 1 && first?.at("offset") == 0)
            let second = try await service.json("/api/v2/search/en-gb?q=eye&prefix=true&limit=1").at("metadata")
            #expect(second?.at("total") == "2" && second?.at("limit") == "1" && second?.at("offset") == "0")
            #expect(second?.at("schema") == "WordList" && second?.at("sourceLanguage") == "en-gb")
        }
        try await withStandIn(OxfordStandIn.Options(numbersAsStrings: false)) { service async throws in
            #expect(try await service.json("/api/v2/search/en-gb?q=eye").at("metadata.limit") == 5000)
        }
    }

    @Test func pagesAreParts() async throws {
        try await withStandIn { service in
            let whole = try await service.json("/api/v1/search/en").texts("id")
            #expect(whole.count > 20)
            let part = try await service.json("/api/v1/search/en?offset=3&limit=4").texts("id")
            #expect(part == Array(whole[3..<7]))
        }
    }

    @Test func aSearchMayBeForTranslationsOrSynonymsOrOneVariety() async throws {
        try await withStandIn { service in
            let indonesian = try await service.json("/api/v2/search/translations/en/id?q=e&prefix=true")
            #expect(indonesian.texts("word") == ["eye", "eyeball"])
            let russian = try await service.json("/api/v2/search/translations/en/ru?q=eye")
            #expect(russian.at("results") == [])
            #expect(try await service.json("/api/v2/search/thesaurus/en?q=eye").at("results") == [])
            let american = try await service.json("/api/v1/search/en?q=colo&prefix=true&regions=us")
            #expect(american.at("results")?.elements.allSatisfy { $0["region"] == "us" } == true)
        }
    }
}

@Suite struct WordlistTests {
    @Test(arguments: [
        ("domains=sport", ["goalie", "golfer", "set", "time out"]),
        ("domains=Sport,optics", ["colour", "goalie", "golfer", "set", "time out"]),
        ("domains=sport;registers=informal", ["goalie"]),
        ("domains=sport?exclude=registers%3Drare", ["golfer", "set", "time out"]),
        ("domains=sport?exclude_senses=registers%3Drare", ["goalie", "golfer", "set", "time out"]),
        ("domains=sport?exclude_senses=registers%3Dinformal", ["golfer", "set", "time out"]),
        (
            "domains=sport?exclude_prime_senses=domains%3Dgolf%3Bregisters%3Drare",
            ["goalie", "golfer", "set", "time out"]
        ),
        ("domains=sport?exclude_prime_senses=domains%3Dgolf", ["goalie", "set", "time out"]),
        ("domains=sport?prefix=go", ["goalie", "golfer"]),
        ("domains=sport?prefix=set&exact=true", ["set"]),
        ("domains=sport?word_length=6", ["goalie", "golfer"]),
        ("domains=sport?word_length=%3E6", ["time out"]),
        ("domains=sport?word_length=%3C4", ["set"]),
        ("domains=sport?word_length=%3E3%2C%3C8", ["goalie", "golfer"]),
        ("domains=sport?word_length=%3E3%3C8", ["goalie", "golfer"]),
        ("translations=id", ["eye", "eyeball", "house"]),
        ("translations=id;domains=anatomy", ["eye", "eyeball"]),
        ("regions=british", ["house"]),
        ("domains=sport?limit=1&offset=1", ["golfer"]),
    ])
    func headwordsAreListedByLabels(_ list: String, _ words: [String]) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.json("/api/v1/wordlist/en/\(list)").texts("word") == words)
        }
    }

    @Test(arguments: [
        ("domains", 400), ("domains=", 400), ("colours=red", 400), ("domains=no_such_domain", 404),
        ("domains=sport?word_length=%3E5%2C%3C6", 400), ("domains=sport?word_length=long", 400),
        ("domains=sport?word_length=%3C3&prefix=goal", 400), ("domains=sport?exclude=domains%3Dsport", 400),
        ("domains=sport?exclude_prime_senses=lexicalCategory%3Dnoun", 400), ("translations=en", 400),
        ("domains=a,b,c,d,e", 404), ("domains=a,b,c,d,e,f", 400), ("domains=sport?limit=many", 400),
        ("domains=a,b,c,d,e;registers=a,b,c,d,e;regions=a,b,c,d,e;lexicalCategory=a,b,c,d,e", 404),
        ("domains=a,b,c,d,e;registers=a,b,c,d,e;regions=a,b,c,d,e;lexicalCategory=a,b,c,d,e?exclude=domains%3Df", 400),
    ])
    func whatCannotBeAskedIsRefused(_ list: String, _ status: Int) async throws {
        try await withStandIn { service in
            let response = try await service.send("/api/v1/wordlist/en/\(list)")
            #expect(response.status == status, "\(response.text)")
        }
    }
}

@Suite struct UtilityTests {
    @Test func keysAreSpeltAsTheVersionDoesIt() async throws {
        try await withStandIn { service in
            let first = try await service.json("/api/v1/domains/en").at("results")
            #expect(first?.names.count == 256)
            #expect(first?["Air_Force"] == ["en": "Air_Force"])
            let second = try await service.json("/api/v2/domains/en-us").at("results")
            #expect(second?["air_force"] == ["en": "Air Force"])
            #expect(try await service.json("/api/v2/registers/en-gb").at("results")?["non-standard"] != nil)
            #expect(try await service.json("/api/v1/lexicalcategories/en").at("results.combining_form") != nil)
            #expect(try await service.json("/api/v2/lexicalCategories/en-gb").at("results")?.names.count == 19)
        }
    }

    @Test func featuresAreListedByTheirTypes() async throws {
        try await withStandIn { service in
            let first = try await service.json("/api/v1/grammaticalFeatures/en").at("results")
            #expect(first?.at("Tense.past.en") == "Past")
            let second = try await service.json("/api/v2/grammaticalFeatures/en/es").at("results")
            #expect(second?.at("Non_Finiteness.pastParticiple.en") == "Past Participle")
        }
    }

    @Test func languagesAreChosenBySourceAndTarget() async throws {
        try await withStandIn { service in
            let from = try await service.json("/api/v1/languages?sourceLanguage=es").at("results")
            #expect(from?.elements.map { $0.text(at: "type") } == ["monolingual", "bilingual"])
            let pair = try await service.json("/api/v2/languages?sourceLanguage=en&targetLanguage=ES").at("results")
            #expect(pair?.elements.count == 1)
            #expect(pair?.at("0.targetLanguage") == ["id": "es", "language": "Spanish"])
        }
    }

    @Test func filtersAndFieldsAreListedByEndpoint() async throws {
        try await withStandIn { service in
            let all = try await service.json("/api/v1/filters").at("results")
            #expect(all?.names == ["entries", "inflections", "translations"])
            #expect(try await service.json("/api/v1/filters/inflections").at("results")?.names == ["inflections"])
            #expect(try await service.json("/api/v2/fields/thesaurus").at("results")?.names == ["thesaurus"])
            #expect(try await service.json("/api/v2/fields").at("results.entries")?.elements.contains("") == true)
        }
    }
}
