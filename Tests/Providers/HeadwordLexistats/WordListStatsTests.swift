import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// `lexistats.words`
@Suite struct WordListStatsTests {
    private func rows(_ parameters: JSONValue) async throws -> [JSONValue] {
        try await call("lexistats.words", parameters).results
    }

    /// The rows as texts: members that name a word, and the frequency.
    private func list(_ parameters: JSONValue) async throws -> [String] {
        try await rows(parameters).map { row in
            let names = ["wordform", "trueCase", "lemma", "lexicalCategory"].compactMap { row[$0]?.text }
            return (names + [String(row["frequency"]?.int ?? -1)]).joined(separator: " ")
        }
    }

    // MARK: Which words

    @Test(
        arguments: [
            (["wordform": "Dog"], ["Dog dog dog noun 27", "Dog dog dog verb 13"]),
            (["wordform": "swam,happiest"], ["swam swam swim verb 30", "happiest happiest happy adjective 12"]),
            (["wordforms": ["swam", "happiest"]], ["swam swam swim verb 30", "happiest happiest happy adjective 12"]),
            (["wordform": "swam", "wordforms": "Paris"], ["Paris Paris Paris 300", "swam swam swim verb 30"]),
            (["trueCase": "war"], ["war war war 800", "War war war 400"]),
            (["trueCase": "WAR"], ["war war war 800", "War war war 400"]),
            (["trueCases": ["war"], "wordforms": "-war"], ["War war war 400"]),
            (["trueCase": "dog", "trueCases": "-Dog"], []),
            (["lemma": "happy"], ["happy happy happy adjective 500", "happiest happiest happy adjective 12"]),
            (["lemmas": ["happy", "-happy"]], []),
            (["lemma": "best", "lexicalCategory": "-adjective, -noun"], ["best best best adverb 2"]),
            (
                ["lemma": "best", "lexicalCategories": ["Noun", "ADVERB"]],
                ["best best best noun 27", "best best best adverb 2"]
            ),
            (["lemma": "swim", "lexicalCategory": "noun"], ["swim swim swim noun 23"]),
            (["wordform": "swimming", "lemma": "-swim"], ["swimming swimming swimming noun 16"]),
            (["lemma": "no such word"], []),
        ] as [(JSONValue, [String])]
    )
    func optionsSelectWordsAndSignsExcludeThem(parameters: JSONValue, expected: [String]) async throws {
        let words = try await list(parameters)
        #expect(words == expected)
    }

    @Test(
        arguments: [
            "number:plural", "plural", "numberType:plural", "number_type:plural", "Number:Plural", ["number:plural"],
            ["number": "plural"], ["numberType": ["plural"]], ["number": ["plural", "-singular"]],
            "number:plural,-person:third", ["number:plural", "-tense:present"],
            ["number": "plural", "tense": "-present"],
        ] as [JSONValue]
    )
    func grammaticalFeaturesAreSpelledInManyWays(features: JSONValue) async throws {
        #expect(try await list(["lemma": "dog", "grammaticalFeatures": features]) == ["dogs dogs dog noun 400"])
    }

    @Test(
        arguments: [
            ("degree:superlative", ["best", "happiest"]), ("-degree:superlative", ["best", "happy"]),
            (["degree:superlative", "degree:positive"], []), ("-degree:superlative,-degree:positive", []),
        ] as [(JSONValue, [String])]
    )
    func allGrammaticalFeaturesAreNeeded(features: JSONValue, expected: [String]) async throws {
        let rows = try await rows([
            "lexicalCategory": "adjective", "grammaticalFeatures": features, "collate": "wordform", "sort": "wordform",
        ])
        #expect(rows.map { $0["wordform"]?.text } == expected)
    }

    @Test(
        arguments: [
            (["minFrequency": 400, "maxFrequency": 600], [600, 500, 400, 400]),
            (["minFrequency": 9000], [60000, 9000]),
            (["maxFrequency": 12], [12, 10, 4, 2]),
            (["minNormalizedFrequency": 10750, "maxNormalizedFrequency": 200_000], [9000, 1000, 800]),
            (["minNormalizedFrequency": .real(0.5), "maxNormalizedFrequency": .real(134.4)], [10, 4, 2]),
            (["minFrequency": 900, "maxFrequency": 1300, "collate": "trueCase"], [1200, 1000, 940]),
        ] as [(JSONValue, [Int])]
    )
    func boundsHoldForTheRowsOfTheAnswer(parameters: JSONValue, expected: [Int]) async throws {
        let frequencies = try await rows(parameters).map { $0["frequency"]?.int }
        #expect(frequencies == expected)
    }

    // MARK: Sums

    @Test(
        arguments: [
            ("wordform", ["dog 900", "dogs 600", "Dog 40"]), (["trueCase"], ["dog 940", "dogs 600"]),
            ("lemma", ["dog 1540"]), ("lexical category", ["noun 1027", "verb 513"]),
            (["lexicalCategory", "trueCase"], ["dog noun 627", "dogs noun 400", "dog verb 313", "dogs verb 200"]),
            ("lemma,lemma", ["dog 1540"]),
        ] as [(JSONValue, [String])]
    )
    func rowsAreToldApartByWhatIsCollated(members: JSONValue, expected: [String]) async throws {
        #expect(try await list(["lemma": "dog", "collate": members]) == expected)
    }

    @Test func whatIsCollatedAwayIsAbsent() async throws {
        let row = try #require(try await rows(["wordform": "best", "collate": "lexicalCategory"]).first)
        #expect(
            row.memberNames == ["lexicalCategory", "frequency", "normalizedFrequency", "zipf", "isEstimated"]
        )
    }

    @Test func documentsAreKnownOfWholeWordFormsOnly() async throws {
        let words = try await rows(["corpus": "open", "trueCase": "dogs"])
        #expect(words.map { $0["documentFrequency"]?.int } == [1, 1, 1])
        let parts = try await rows(["corpus": "open", "wordform": "dog"])
        #expect(parts.map { $0["documentFrequency"] } == [nil, nil])
        let sum = try await rows(["corpus": "open", "wordform": "dog", "collate": "wordform"])
        #expect(sum.map { $0["documentFrequency"]?.int } == [3])
        #expect(try await rows(["limit": 100]).allSatisfy { $0["documentFrequency"] == nil })
    }

    @Test func aWordThatTheLexiconDoesNotKnowHasNoCategory() async throws {
        let row = try #require(try await rows(["wordform": "left"]).first)
        #expect(
            row.memberNames == ["wordform", "trueCase", "lemma", "frequency", "normalizedFrequency", "zipf"]
        )
        #expect(row["zipf"]?.number == 7.13)
    }

    // MARK: Order

    @Test(
        arguments: [
            ("frequency", ["Dog", "dogs", "dog"]), ("-frequency", ["dog", "dogs", "Dog"]),
            ("-normalized_frequency", ["dog", "dogs", "Dog"]), ("wordform", ["Dog", "dog", "dogs"]),
            ("-wordform", ["dogs", "dog", "Dog"]), (["trueCase", "frequency"], ["Dog", "dog", "dogs"]),
            ("-trueCase,frequency", ["dogs", "Dog", "dog"]),
            (["lemma", "-trueCase", "wordform"], ["dogs", "Dog", "dog"]),
        ] as [(JSONValue, [String])]
    )
    func rowsAreSortedByTheKeysInTheirOrder(sort: JSONValue, expected: [String]) async throws {
        let rows = try await rows(["lemma": "dog", "lexicalCategory": "noun", "sort": sort])
        #expect(rows.map { $0["wordform"]?.text } == expected)
    }

    @Test func categoriesAreSortedByNameAndUnknownOnesComeLast() async throws {
        let rows = try await rows(["collate": "lexicalCategory", "sort": "lexicalCategory"])
        #expect(rows.map { $0["lexicalCategory"]?.text } == ["adjective", "adverb", "noun", "verb", nil])
    }

    @Test(
        arguments: [
            (10, 0, 10, true), (10, 20, 6, false), (6, 20, 6, false), (5, 20, 5, true), (5, 26, 0, false),
            (5000, 0, 26, false),
        ]
    )
    func pagesSayHowMuchThereIs(limit: Int, offset: Int, count: Int, isTruncated: Bool) async throws {
        let whole = try await rows(["limit": 100])
        let parameters: JSONValue = ["limit": .integer(Int64(limit)), "offset": .integer(Int64(offset))]
        let answer = try await call("lexistats.words", parameters)
        #expect(answer.results == Array(whole.dropFirst(offset).prefix(limit)))
        #expect(answer.results.count == count)
        let metadata = try #require(answer["metadata"])
        #expect(metadata["limit"]?.int == limit && metadata["offset"]?.int == offset && metadata["total"] == 26)
        #expect(metadata["isTruncated"] == .bool(isTruncated))
    }

    // MARK: Wrong questions

    @Test(
        arguments: [
            (["wordforms": ["-dog", "two words"]], "wordforms", "two words", "a list of 1 to 100 words"),
            (["trueCase": "-..."], "trueCase", "-...", "a list of 1 to 100 words"),
            (["lemma": [""]], "lemma", "", "1 to 256 characters"),
            (["lemmas": []], "lemmas", [], "a list of 1 to 100"),
            (["lemmas": 7], "lemmas", 7, "a list of 1 to 100"),
            (["lexicalCategory": ["noun", "-verbb"]], "lexicalCategory", "verbb", "verb"),
            (["grammaticalFeatures": "tense:plural"], "grammaticalFeatures", "tense:plural", "number:plural"),
            (
                ["grammaticalFeatures": ["number": "-plurall"]], "grammaticalFeatures", "-number:plurall",
                "number:plural"
            ),
            (["grammaticalFeatures": [:]], "grammaticalFeatures", [:], "number:plural"),
            (["collate": "frequency"], "collate", "frequency", "member"),
            (["sort": "-frequncy"], "sort", "frequncy", "frequency"),
            (["sort": ["lemma", "-lemma"]], "sort", ["lemma", "-lemma"], "different sort keys"),
            (["minFrequency": -1], "minFrequency", -1, "an integer from 0"),
            (["maxFrequency": "many"], "maxFrequency", "many", "an integer from 0"),
            (["minFrequency": 5, "maxFrequency": 4], "minFrequency", nil, "maxFrequency"),
            (
                ["minNormalizedFrequency": 2, "maxNormalizedFrequency": 1], "minNormalizedFrequency", nil,
                "maxNormalizedFrequency"
            ),
            (["limit": 0], "limit", 0, "from 1 to 5000"),
            (["offset": -1], "offset", -1, "from 0"),
            (["corpus": "Wiki!"], "corpus", "Wiki!", "lower-case"),
            (["language": "klingon"], "language", "klingon", "language"),
        ] as [(JSONValue, String, JSONValue?, String)]
    )
    func aWrongValueIsNamedWithWhatWasExpected(
        parameters: JSONValue,
        parameter: String,
        value: JSONValue?,
        expected: String
    ) async throws {
        let error = try await failure("lexistats.words", parameters)
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == .string(parameter))
        if let value { #expect(error.data["value"] == value) }
        #expect(error.message.contains("'\(parameter)' must be"))
        #expect(error.message.contains(expected), "\(error.message)")
    }

    @Test func aMisspeltOptionIsNamed() async throws {
        let error = try await failure("lexistats.words", ["wordForm": "dog"])
        #expect(error.data["reason"] == "unknownParameter")
        #expect(error.data["suggestions"]?[0] == "wordform")
    }
}
