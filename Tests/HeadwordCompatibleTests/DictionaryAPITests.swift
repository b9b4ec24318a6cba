import HeadwordCompatible
import HeadwordConfiguration
import HeadwordJSON
import HeadwordTestSupport
import JSONRPCHTTP
import NIOHTTP1
import Testing

@Suite struct DictionaryAPITests {
    /// What clients read without looking whether it is there.
    @Test(arguments: ["swim", "house", "serendipity", "better", "ice%20cream", "march", "quickly"])
    func anEntryHasAllThatClientsReadUnasked(word: String) async throws {
        let entries = try await WebClient(.dictionaryAPI).json("/api/v2/entries/en/\(word)").elements
        #expect(!entries.isEmpty)
        for entry in entries {
            #expect(entry["word"]?.text?.isEmpty == false)
            for phonetic in entry["phonetics"].elements { #expect(phonetic["audio"] == "") }
            #expect(entry["phonetics"] != nil && !entry["meanings"].elements.isEmpty)
            for meaning in entry["meanings"].elements { try check(meaning) }
            #expect(entry["license"]["name"].text?.isEmpty == false && entry["license"]["url"].text != nil)
            #expect(!entry["sourceUrls"].texts.isEmpty)
        }
    }

    private func check(_ meaning: JSONValue) throws {
        #expect(meaning["partOfSpeech"]?.text?.isEmpty == false)
        #expect(!meaning["definitions"].elements.isEmpty)
        for part in meaning["definitions"].elements + [meaning] {
            for name in ["synonyms", "antonyms"] {
                let words = try #require(part[name])
                #expect(words.elements.count == Optional(words).texts.count)
            }
        }
        for definition in meaning["definitions"].elements { #expect(definition["definition"]?.text?.isEmpty == false) }
    }

    @Test func anEntryIsWrittenAsTheServiceWritesIt() async throws {
        let response = try await WebClient(.dictionaryAPI).get("/api/v2/entries/en/serendipity")
        #expect(response.type == "application/json; charset=utf-8")
        #expect(response.headers["Access-Control-Allow-Origin"] == ["*"])
        let entry = try JSONText(response.body).value(depth: 16)[0]
        #expect(entry["phonetic"].text == "/ˌsɛɹənˈdɪpɪti/")
        #expect(entry["phonetics"][0]["text"].text == "/ˌsɛɹənˈdɪpɪti/")
        #expect(entry["phonetics"][0]["sourceUrl"].text == "https://packages.debian.org/festlex-cmu")
        #expect(entry["license"]["name"].text == "WordNet 3.0 license (BSD-like)")
        #expect(entry["sourceUrls"] == ["https://packages.debian.org/wordnet-base"])
        #expect(
            entry["meanings"] == [
                [
                    "partOfSpeech": "noun",
                    "definitions": [
                        [
                            "definition": "good luck in making unexpected and fortunate discoveries", "synonyms": [],
                            "antonyms": [],
                        ]
                    ],
                    "synonyms": [], "antonyms": [],
                ]
            ]
        )
    }

    @Test(arguments: ["swam", "SWIM", "%20swim%20", "swim", "swim/"])
    func theWordOfAnEntryIsItsHeadword(word: String) async throws {
        let entries = try await WebClient(.dictionaryAPI).json("/api/v2/entries/en/\(word)")
        #expect(entries[0]["word"].text == "swim")
        #expect(
            entries[0]["meanings"][0]["definitions"][0]["example"].text
                == "We had to swim for 20 minutes to reach the shore"
        )
    }

    @Test(arguments: ["en", "en_US", "en_GB", "en-uk", "EN"])
    func englishHasSeveralNames(language: String) async throws {
        #expect(try await WebClient(.dictionaryAPI).json("/api/v2/entries/\(language)/swim")[0]["word"].text == "swim")
    }

    @Test func synonymsAndAntonymsAreGivenForThePartOfSpeechToo() async throws {
        let meaning = try await WebClient(.dictionaryAPI).json("/api/v2/entries/en/happy")[0]["meanings"][0]
        #expect(meaning["synonyms"].texts.starts(with: ["glad"]) || meaning["synonyms"].texts.contains("glad"))
        #expect(meaning["antonyms"].texts == ["unhappy"])
    }

    @Test func theFirstVersionHasAnObjectByPartOfSpeech() async throws {
        let entry = try await WebClient(.dictionaryAPI).json("/api/v1/entries/en/swim")[0]
        #expect(entry["meanings"] == nil)
        #expect(entry["meaning"]["verb"][0]["definition"].text?.hasPrefix("move through water") == true)
    }

    @Test func allExamplesAreListedIfAskedFor() async throws {
        let target = "/api/v2/entries/en/swim?include=example,other"
        let definition = try await WebClient(.dictionaryAPI).json(target)[0]["meanings"][0]["definitions"][0]
        #expect(definition["examples"].texts.first == definition["example"].text)
        let plain = try await WebClient(.dictionaryAPI).json("/api/v2/entries/en/swim")
        #expect(plain[0]["meanings"][0]["definitions"][0]["examples"] == nil)
    }

    @Test(arguments: ["en/swimz", "xx/swim", "fr/swim", "pt-BR/casa", "en/%20"])
    func whatIsNotFoundIsSaidInTheWordsOfTheService(path: String) async throws {
        let response = try await WebClient(.dictionaryAPI).get("/api/v2/entries/\(path)")
        #expect(response.status == 404)
        #expect(response.type == "application/json; charset=utf-8")
        #expect(response.headers["Access-Control-Allow-Origin"] == ["*"])
        let body = #"""
            {"title":"No Definitions Found","message":"Sorry pal, we couldn't find definitions for the word you were looking for.","resolution":"You can try the search again at later time or head to the web instead."}
            """#
        #expect(String(decoding: response.body, as: UTF8.self) == body)
    }

    @Test(
        arguments: [
            (429, 429, "API Rate Limit Exceeded"), (500, 500, "Something Went Wrong"),
            (503, 500, "Something Went Wrong"), (504, 500, "Something Went Wrong"),
        ]
    )
    func otherFailuresHaveTheTitlesOfTheService(own: Int, status: Int, title: String) async throws {
        let client = try WebClient(.dictionaryAPI, answering: OneAnswer(status: own, retryAfter: 7))
        let response = try await client.get("/api/v2/entries/en/swim")
        #expect(response.status == status)
        #expect(response.headers["Retry-After"] == ["7"])
        #expect(try JSONText(response.body).value(depth: 4)["title"].text == title)
    }

    @Test(arguments: [
        "/api/v3/entries/en/swim", "/api/v2/entries/en", "/api/v2/words/en/swim", "/entries/en/swim", "/",
    ])
    func otherPathsAreLeftToOthers(target: String) throws {
        #expect(try !WebClient(.dictionaryAPI).has(target))
    }

    @Test func theSameContentsHaveTheSameTag() async throws {
        let client = try WebClient(.dictionaryAPI)
        let (one, again) = (
            try await client.get("/api/v2/entries/en/swim"), try await client.get("/api/v2/entries/en/swam")
        )
        let other = try await client.get("/api/v2/entries/en/house")
        #expect(one.entityTag != nil && one.entityTag != other.entityTag)
        #expect((one.body == again.body) == (one.entityTag == again.entityTag))
    }
}
