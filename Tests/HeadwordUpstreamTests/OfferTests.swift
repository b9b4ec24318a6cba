import HeadwordCore
import HeadwordJSON
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import OxfordAPI
import OxfordStandIn
import Testing

/// Everything the API offers can be requested, and nothing it says is hidden.
@Suite(.timeLimit(.minutes(30))) struct OfferTests {
    private static let sources = "en ar de el es ha hi id it mr ms nso pt qu ru te tk tn tpi tt ur xh zh zu"
    private static let targets = "en ar de el es fa ha hi id ig it ka mr ms nso pt qu ro ru tg tk tn tpi tt xh yo zh zu"

    @Test(
        "each pair of languages of v2 can be translated and searched",
        arguments: [
            ("translations.lookup", "word", "translations/"), ("search.translations", "q", "search/translations/"),
        ]
    )
    func pairs(_ method: String, _ parameter: String, _ path: String) async throws {
        try requireProviders(of: method)
        try await Upstream.run(.v2) { upstream in
            for (source, target) in Self.pairs {
                let before = upstream.targets.count
                _ = try? await upstream.call(
                    method,
                    [parameter: "house", "language": .string(source), "target": .string(target)]
                )
                // If there is no such headword, a request for lemmas follows.
                let first = upstream.targets.dropFirst(before).first ?? "nothing"
                #expect(first.hasPrefix("/api/v2/\(path)\(source)/\(target)"), "\(source) to \(target): \(first)")
            }
        }
    }

    /// English into each language, and each language into English.
    private static var pairs: [(String, String)] {
        targets.split(separator: " ").filter { $0 != "en" }.map { ("en", String($0)) }
            + sources.split(separator: " ").filter { $0 != "en" }.map { (String($0), "en") }
    }

    @Test("the lexicon reports that it lacks the language", arguments: ["it", "ru", "zh", "el", "yo"])
    func missingLanguage(_ target: String) async throws {
        try requireProviders(of: "translations.lookup")
        let error = try await failure("translations.lookup", ["word": "dog", "target": .string(target)])
        #expect(error.data["reason"] == "languageNotAvailable")
        #expect(error.data["status"] == 404)
    }

    @Test(
        "an answer names its dictionary",
        arguments: [(nil, "en-gb"), ("us", "en-us")] as [(String?, String)]
    )
    func languageTag(_ region: String?, _ tag: String) async throws {
        try await Upstream.run(.v2) { upstream in
            var parameters: JSONObject = ["word": "time out"]
            parameters["region"] = region.map(JSONValue.string)
            let result = try await upstream.call("dictionary.entries", .object(parameters))["results"]?[0]
            #expect(result?["language"] == "en")
            #expect(result?["languageTag"] == .string(tag))
            #expect(result?["lexicalEntries"]?[0]?["languageTag"] == .string(tag))
        }
    }

    @Test("words costs one call and reports that a headword was found by one of its forms")
    func words() async throws {
        try await Upstream.run(.v2) { upstream in
            let answer = try await upstream.call("dictionary.words", ["word": "swam"])
            #expect(upstream.targets.count == 1)
            #expect(answer["results"]?[0]?["word"] == "swim")
            #expect(answer["results"]?[0]?["match"]?["kind"] == "lemma")
            let headword = try await upstream.call("dictionary.words", ["word": "swim"])
            #expect(headword["results"]?[0]?["match"]?["kind"] == "exact")
            try await upstream.expect("notFound", "dictionary.words", ["word": "qqqq"])
        }
    }

    @Test("v1, which has no words endpoint, is called for entries and lemmas")
    func wordsOfV1() async throws {
        try await Upstream.run(.v1) { upstream in
            let answer = try await upstream.call("dictionary.words", ["word": "swam"])
            #expect(answer["results"]?[0]?["word"] == "swim")
            #expect(upstream.targets.count == 3)
        }
    }

    @Test("short definitions by themselves are short definitions")
    func shortDefinitions() async throws {
        try await Upstream.run(.v2) { upstream in
            let parameters: JSONValue = ["word": "swim", "fields": ["shortDefinitions"]]
            let answer = try await upstream.call("dictionary.entries", parameters)
            let sense = answer["results"]?[0]?["lexicalEntries"]?[0]?["entries"]?[0]?["senses"]?[0]
            #expect(sense?["shortDefinitions"]?[0] != nil)
            #expect(sense?["definitions"] == nil)
        }
    }

    @Test("the replies are there as they came, on request")
    func rawReplies() async throws {
        try await Upstream.run(.v2) { upstream in
            let plain = try await upstream.call("dictionary.entries", ["word": "swam"])
            #expect(plain["metadata"]?["upstream"]?["replies"] == nil)
            let answer = try await upstream.call("dictionary.entries", ["word": "swam", "raw": true])
            #expect(answer["results"] == plain["results"])
            let replies = try #require(answer["metadata"]?["upstream"]?["replies"])
            #expect(replies[0]?["results"]?[0]?["lexicalEntries"]?[0]?["inflectionOf"]?[0]?["id"] == "swim")
            #expect(replies[1]?["results"]?[0]?["lexicalEntries"]?[0]?["lexicalCategory"]?["id"] == "verb")
            #expect(replies[2] == nil)
        }
    }

    @Test("the lexicon has no replies to show, and answers the same question")
    func rawOfLexicon() async throws {
        try requireProviders(of: "dictionary.entries")
        let raw = try await call("dictionary.entries", ["word": "dog", "raw": true])
        #expect(try await call("dictionary.entries", ["word": "dog"]) == raw)
    }
}
