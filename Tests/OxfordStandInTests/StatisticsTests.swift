import HeadwordJSON
import HeadwordTestSupport
import OxfordStandIn
import Testing

private let frequency = "/api/v1/stats/frequency"

@Suite struct StatisticsTests {
    @Test func aWordIsTheSumOfItsRows() async throws {
        try await withStandIn { service in
            let body = try await service.json("\(frequency)/word/en/?lemma=happy")
            #expect(body.at("result.frequency") == 300_702)
            #expect(body.at("result.matchCount") == 4)
            #expect(body.at("result.normalizedFrequency") == .real(150.351))
            #expect(body.at("result.lemma") == "happy")
            #expect(body.at("metadata.language") == "en")
            #expect(body.at("metadata.options") == ["lemma": "happy"])
        }
    }

    @Test(arguments: ["word/en/?lemma=nosuchword", "word/es/?lemma=test"])
    func anUnknownWordWasNeverCounted(_ path: String) async throws {
        try await withStandIn { service in
            let body = try await service.json("\(frequency)/\(path)")
            #expect(body.at("result.frequency") == 0 && body.at("result.matchCount") == 0)
        }
    }

    @Test(arguments: [
        ("GET", "word/en/lemma=happy?lemma=test", "", "", "test"),
        ("POST", "word/en/lemma=happy?lemma=test", "form", "lemma=house", "house"),
        ("POST", "word/en/?lemma=test", "json", #"{"lemma": "house"}"#, "house"),
        ("POST", "word/en/?lemma=test", "form", "lexicalCategory=noun", "test"),
        ("GET", "word/lemma=happy", "", "", "happy"),
        ("GET", "word/en/lemma=happy;lexicalCategory=adjective", "", "", "happy"),
        ("GET", "word?lemma=test", "", "", "test"),
    ])
    func theBodyIsBeforeTheQueryAndTheQueryBeforeThePath(
        _ method: String,
        _ path: String,
        _ form: String,
        _ body: String,
        _ lemma: String
    ) async throws {
        try await withStandIn { service in
            let type = form == "json" ? "application/json" : "application/x-www-form-urlencoded"
            let target = "\(frequency)/\(path)"
            let response = try await service.send(method, target, headers: "Content-Type: \(type)\r\n", body: body)
            #expect(response.status == 200, "\(response.text)")
            #expect(try response.json.at("result.lemma") == .string(lemma))
        }
    }

    @Test(arguments: [
        ("lemma=test&lexicalCategory=noun", ["test", "tests", "Test"]),
        ("lemma=happy&grammaticalFeatures=-degreeType%3Asuperlative&sort=wordform", ["Happy", "happier", "happy"]),
        ("lemma=happy&grammaticalFeatures=degree_type:superlative", ["happiest"]),
        ("lemmas=happy&lemmas=swim&minFrequency=15000", ["happy", "Happy", "swim"]),
        ("lemma=happy&wordform=-happy&sort=frequency", ["happiest", "happier", "Happy"]),
        ("lemma=happy&sort=-wordform&limit=2&offset=1", ["happiest", "happier"]),
        ("lemma=happy&minNormalizedFrequency=6.1&maxNormalizedFrequency=100", ["Happy", "happier"]),
        ("wordforms=swam,swim&maxFrequency=5000", ["swam"]),
        ("lemma=nosuchword", []),
    ])
    func wordsAreChosenAndSorted(_ query: String, _ words: [String]) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.json("\(frequency)/words/en/?\(query)").texts("wordform") == words)
        }
    }

    @Test func collatedRowsHaveOnlyWhatTheyAreCollatedBy() async throws {
        try await withStandIn { service in
            let body = try await service.json("\(frequency)/words/en/?lemma=test&collate=lemma,lexicalCategory")
            #expect(body.at("results")?.elements.count == 2)
            #expect(
                body.at("results.0") == [
                    "lemma": "test", "lexicalCategory": "noun", "frequency": 269_241,
                    "normalizedFrequency": .real(134.6205),
                ]
            )
        }
    }

    @Test func aListMayBePostedAsJSON() async throws {
        try await withStandIn { service in
            let body = #"{"lemmas": ["happy", "swim"], "grammaticalFeatures": {"tense": "past"}, "limit": 5}"#
            let type = "Content-Type: application/json\r\n"
            let response = try await service.send("POST", "\(frequency)/words/en/", headers: type, body: body)
            #expect(try response.json.texts("wordform") == ["swam"])
            let bad = try await service.send("POST", "\(frequency)/words/en/", headers: type, body: "[1]")
            #expect(bad.status == 400)
        }
    }

    @Test func longListsAreLinked() async throws {
        try await withStandIn { service in
            let target = "\(frequency)/words/en/?lemma=happy&limit=1&offset=2"
            let link = try #require(try await service.send(target).headers["link"])
            let links = link.split(separator: ", ").map { String($0) }
            let path = "\(frequency)/words/en/?lemma=happy"
            #expect(
                links == [
                    "<\(path)&offset=0&limit=1>; rel=\"first\"", "<\(path)&offset=2&limit=1>; rel=\"self\"",
                    "<\(path)&offset=3&limit=1>; rel=\"next\"", "<\(path)&offset=1&limit=1>; rel=\"prev\"",
                    "<\(path)&offset=3&limit=1>; rel=\"last\"",
                ]
            )
        }
    }

    @Test(arguments: [
        ("2/?tokens=a%20word&tokens=another+word", ["a word", "another word"]),
        ("2/?contains=house", ["big house", "happy house"]),
        ("2/?contains=word,a", ["a word"]),
        ("2/?contains=word&punctuation=true", ["a word", "word ,", "another word"]),
        ("3/?contains=house&minDocumentFrequency=1000", ["the big house"]),
        ("4/tokens=in%20the%20big%20house", ["in the big house"]),
        ("2/?tokens=big%20test", []),
        ("1/?tokens=a,word&maxFrequency=1000000", ["word"]),
    ])
    func ngramsAreFound(_ path: String, _ ngrams: [String]) async throws {
        try await withStandIn { service in
            let body = try await service.json("\(frequency)/ngrams/en/nmc/\(path)")
            let found = body.at("results")?.elements.map { row in
                row["tokens"]?.elements.compactMap(\.text).joined(separator: " ")
            }
            #expect(found == ngrams)
        }
    }

    @Test func tokensAreOneTextIfThatIsAskedFor() async throws {
        try await withStandIn { service in
            let body = try await service.json("\(frequency)/ngrams/en/nmc/2/?tokens=a%20word&format=google")
            #expect(body.at("results") == [["tokens": "a word", "frequency": 21_455]])
        }
    }

    private static let oneOption = "You need to specify at least one option. Try one of"

    @Test(arguments: [
        ("word/en/", 400, "\(oneOption) 'wordform, lemma, trueCase, lexicalCategory'."),
        ("ngrams/en/nmc/2/", 400, "\(oneOption) 'tokens, contains'."),
        ("word/en/?colour=red", 400, "Invalid option name 'colour'."),
        ("word/en/?lemma=", 400, "Option 'lemma' must have a value."),
        ("words/en/?minFrequency=few", 400, "The option 'minFrequency' has to have an non-negative integer parameter."),
        ("words/en/?maxFrequency=-1", 400, "The option 'maxFrequency' has to have an non-negative integer parameter."),
        ("words/en/?limit=x", 400, "The option 'limit' has to have an non-negative integer parameter."),
        (
            "words/en/?limit=9223372036854775807", 400,
            "The option 'limit' has to have an non-negative integer parameter."
        ),
        ("words/en/?offset=1.5", 400, "The option 'offset' has to have an non-negative integer parameter."),
        ("words/en/?sort=colour", 400, "The option 'sort' cannot be 'colour'."),
        ("words/en/?collate=frequency", 400, "The option 'collate' cannot be 'frequency'."),
        ("words/en/?grammaticalFeatures=plural", 400, "The option 'grammaticalFeatures' has to have key:value pairs."),
        ("words/xx/?lemma=test", 404, "source_lang is not in zu, ro, "),
        ("word/en/?lemma=test&corpus=other", 404, "corpus is not in nmc"),
        ("ngrams/en/other/2/?tokens=a", 404, "corpus is not in nmc"),
        ("ngrams/en/nmc/5/?tokens=a", 400, "The length of n-grams must be from 1 to 4."),
        ("letters/en/", 404, "The requested URL was not found on the server."),
        ("word/en/?lemma=slow-query", 503, "The query took too long."),
        ("words/en/?lemmas=slow-query", 503, "The query took too long."),
        ("ngrams/en/nmc/1/?tokens=slow-query", 503, "The query took too long."),
    ])
    func whatCannotBeAskedIsRefused(_ path: String, _ status: Int, _ message: String) async throws {
        try await withStandIn { service in
            let response = try await service.send("\(frequency)/\(path)")
            #expect(response.status == status)
            #expect(response.text.contains("<p>\(message)"), "\(response.text)")
        }
    }
}
