import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// `lexistats.ngrams`
@Suite struct NgramsTests {
    private func answer(_ parameters: JSONValue) async throws -> JSONValue {
        try await call("lexistats.ngrams", parameters)
    }

    /// The n-grams as texts, with their frequencies.
    private func list(_ parameters: JSONValue) async throws -> [String] {
        try await answer(parameters.with("format", "google")).results.map { row in
            let names = ["tokens", "trueCases", "lemmas", "lexicalCategories"].compactMap { row[$0]?.text }
            return (names + [String(row["frequency"]?.int ?? -1)]).joined(separator: ": ")
        }
    }

    // MARK: Which n-grams

    @Test(
        arguments: [
            "different from, different to, different than", ["different from", "different to", "different than"],
            ["Different FROM", "different to", "different from"],
        ] as [JSONValue]
    )
    func tokensAreAListOrATextWithCommas(tokens: JSONValue) async throws {
        #expect(try await list(["tokens": tokens]) == ["different from: 2", "different to: 1"])
    }

    @Test(
        arguments: [
            ("war", ["war: 10"]), ("cold war", ["cold war: 2"]), ("he said that", ["he said that: 1"]),
            ("world war is war", ["world war is war: 1"]), ("war peace", []),
        ]
    )
    func theNumberOfTokensIsTheSizeOfTheNgram(tokens: String, expected: [String]) async throws {
        #expect(try await list(["tokens": .string(tokens)]) == expected)
        let size = Int64(tokens.split(separator: " ").count)
        #expect(try await list(["tokens": .string(tokens), "size": .integer(size)]) == expected)
    }

    @Test(
        arguments: [
            (["contains": "war is", "size": 2], ["war is: 3", "is war: 1"]),
            (["contains": "is,war", "size": 2], ["war is: 3", "is war: 1"]),
            (["contains": ["IS", "War"], "size": 2], ["war is: 3", "is war: 1"]),
            (["contains": ["war is", "war"], "size": 3], ["war is war: 1"]),
            (["contains": "war war", "size": 2], []),
            (["contains": "war war is world", "size": 4], ["world war is war: 1"]),
            (
                ["contains": "different", "size": 3, "tokens": "is different to, was different from"],
                ["is different to: 1", "was different from: 1"]
            ),
            (["contains": "never", "size": 3], []),
        ] as [(JSONValue, [String])]
    )
    func tokensAreContainedInAnyOrderAsOftenAsTheyAreNamed(parameters: JSONValue, expected: [String]) async throws {
        #expect(try await list(parameters) == expected)
    }

    @Test(
        arguments: [
            (["contains": "peace", "size": 2], ["and peace: 1"]),
            (["contains": "peace", "size": 2, "punctuation": false], ["and peace: 1"]),
            (["contains": "peace", "size": 2, "punctuation": true], ["and peace: 1", "peace ,: 1"]),
            (["contains": ["peace", ","], "size": 2], ["peace ,: 1"]),
            (["contains": ["peace", ","], "size": 2, "punctuation": false], []),
            (["tokens": ["war ?"]], ["war ?: 1"]), (["tokens": ["war ?"], "punctuation": false], []),
            (["tokens": ["war .", "cold war"], "punctuation": true], ["war .: 3", "cold war: 2"]),
        ] as [(JSONValue, [String])]
    )
    func punctuationCountsIfItIsWantedOrNamed(parameters: JSONValue, expected: [String]) async throws {
        #expect(try await list(parameters) == expected)
    }

    @Test(
        arguments: [
            (["minFrequency": 2], ["war is: 3", "cold war: 2"]),
            (["minFrequency": 2, "maxFrequency": 2], ["cold war: 2"]),
            (["maxFrequency": 0], []), (["minDocumentFrequency": 2], ["war is: 3", "cold war: 2"]),
            (["minDocumentFrequency": 2, "maxFrequency": 2], ["cold war: 2"]), (["minDocumentFrequency": 3], []),
        ] as [(JSONValue, [String])]
    )
    func boundsOfFrequencyAndDocumentsHold(bounds: JSONValue, expected: [String]) async throws {
        #expect(try await list(bounds.with("contains", "war").with("size", 2)) == expected)
    }

    // MARK: How they are shown

    @Test func aRowSaysHowOftenAndInHowManyDocuments() async throws {
        let answer = try await answer(["tokens": "cold war"])
        #expect(
            answer.results == [
                [
                    "tokens": ["cold", "war"], "frequency": 2, "normalizedFrequency": .real(24390.2),
                    "zipf": .real(7.39),
                    "documentFrequency": 2,
                ]
            ]
        )
        #expect(answer["metadata"]?["corpus"]?["documents"] == 5)
    }

    @Test(
        arguments: [("oup", ["cold", "war"]), ("Google", "cold war"), ("OUP", ["cold", "war"])] as [(String, JSONValue)]
    )
    func aFormatSaysHowTokensAreWritten(format: String, tokens: JSONValue) async throws {
        #expect(try await answer(["tokens": "cold war", "format": .string(format)]).results[0]["tokens"] == tokens)
    }

    @Test(
        arguments: [
            ("tokens", ["he said: 1", "said that: 1"]), ("-tokens", ["said that: 1", "he said: 1"]),
            ("-trueCase", ["said that: 1", "he said: 1"]),
            ("documentFrequency,-wordform", ["said that: 1", "he said: 1"]),
            (["frequency", "tokens"], ["he said: 1", "said that: 1"]),
        ] as [(JSONValue, [String])]
    )
    func ngramsAreSortedByTheKeysInTheirOrder(sort: JSONValue, expected: [String]) async throws {
        #expect(try await list(["contains": "said", "size": 2, "sort": sort]) == expected)
    }

    @Test(arguments: ["-frequency", "frequency", "-documentFrequency", "tokens"])
    func pagesSayWhetherThereIsMore(sort: String) async throws {
        let parameters: JSONValue = ["contains": "war", "size": 2, "sort": .string(sort)]
        let whole = try await answer(parameters)
        #expect(whole["metadata"]?["total"] == 11 && whole["metadata"]?["isTruncated"] == false)
        for (limit, offset, isTruncated) in [
            (4, 0, true), (4, 7, false), (4, 6, true), (4, 11, false), (4, 500, false),
        ] {
            let page = try await answer(
                parameters.with("limit", .integer(Int64(limit))).with("offset", .integer(Int64(offset)))
            )
            #expect(page.results == Array(whole.results.dropFirst(offset).prefix(limit)))
            #expect(page["metadata"]?["isTruncated"] == .bool(isTruncated))
            // The total is unknown if the rest is not scanned.
            let total = page["metadata"]?["total"]
            #expect(total == 11 || total == nil && isTruncated)
        }
    }

    // MARK: Sums

    @Test(
        arguments: [
            ("lemma", ["dog run: 3"]), ("lexicalCategory", ["noun verb: 3"]),
            ("trueCase", ["dog runs: 1", "dogs ran: 1", "dogs run: 1"]),
            ("lemma,lexicalCategory", ["dog run: noun verb: 3"]),
            // Word forms distinguish what tokens distinguish.
            ("wordform", ["dog runs: 1", "dogs ran: 1", "dogs run: 1"]),
            ("lemma,wordform", ["dog runs: 1", "dogs ran: 1", "dogs run: 1"]),
        ]
    )
    func ngramsOfTheSameReadingsAreSummed(members: String, expected: [String]) async throws {
        let tokens: JSONValue = ["dogs run", "dogs ran", "dog runs"]
        let answer = try await list(["tokens": tokens, "collate": .string(members), "sort": "tokens"])
        #expect(answer == expected)
    }

    @Test func sumsHaveNoDocuments() async throws {
        let row = try await answer(["tokens": "dogs run", "collate": "lemma"]).results[0]
        #expect(row.memberNames == ["lemmas", "frequency", "normalizedFrequency", "zipf"])
        let error = try await failure(
            "lexistats.ngrams",
            ["tokens": "dogs run", "collate": "lemma", "minDocumentFrequency": 1]
        )
        #expect(error.data["parameter"] == "collate")
    }

    // MARK: Words only

    @Test func aCorpusOfWordCountsHasNgramsOfOneWordWithoutDocuments() async throws {
        let answer = try await answer(["corpus": "wiki", "tokens": "dog,war,zebra"])
        #expect(answer.results("tokens") == [["war"], ["dog"]])
        #expect(answer.frequencies == [1200, 940])
        #expect(answer.results("documentFrequency") == [nil, nil])
        #expect(answer["metadata"]?["corpus"]?.memberNames == ["name", "language", "words", "wordFloor"])
    }

    @Test func longerNgramsOfACorpusOfWordsAreNotThere() async throws {
        let error = try await failure("lexistats.ngrams", ["corpus": "wiki", "tokens": "the dog"])
        #expect(error.code == 404)
        #expect(error.data["reason"] == "noNgrams")
        #expect(error.data["parameter"] == "size" && error.data["value"] == 2)
    }

    // MARK: Wrong questions

    @Test(
        arguments: [
            ([:], "tokens", nil, "'contains'"), (["size": 2], "tokens", nil, "'contains'"),
            (["contains": "war"], "size", nil, "from 1 to 4"),
            (["contains": "war", "size": 5], "size", 5, "from 1 to 4"),
            (["tokens": "a war, war"], "tokens", "war", "2 tokens"),
            (["tokens": "war", "size": 2], "tokens", "war", "2 tokens"),
            (["tokens": "one two three four five"], "tokens", "one two three four five", "1 to 4 tokens"),
            (["tokens": []], "tokens", [], "1 to 100 n-grams"), (["tokens": ["  "]], "tokens", ["  "], "1 to 4 tokens"),
            (["contains": "a b c", "size": 2], "contains", ["a", "b", "c"], "at most as many tokens"),
            (["contains": "a b c d e", "size": 4], "contains", "a b c d e", "1 to 4 tokens"),
            (["contains": 3, "size": 2], "contains", 3, "1 to 4 tokens"),
            (["tokens": "war", "format": "xml"], "format", "xml", "format"),
            (["tokens": "war", "punctuation": "yes"], "punctuation", "yes", "true or false"),
            (["tokens": "war", "sort": "-size"], "sort", "size", "sort keys"),
            (["tokens": "war", "collate": "tokens"], "collate", "tokens", "member"),
            (
                ["tokens": "war", "minDocumentFrequency": 3, "maxDocumentFrequency": 2], "minDocumentFrequency", nil,
                "maxDocumentFrequency"
            ),
        ] as [(JSONValue, String, JSONValue?, String)]
    )
    func aWrongValueIsNamedWithWhatWasExpected(
        parameters: JSONValue,
        parameter: String,
        value: JSONValue?,
        expected: String
    ) async throws {
        let error = try await failure("lexistats.ngrams", parameters)
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data["value"] == value)
        #expect(error.message.contains(expected), "\(error.message)")
    }
}
