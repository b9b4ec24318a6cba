import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Which source answers, and how the answer says so.
@Suite(.timeLimit(.minutes(30))) struct SourceTests {
    @Test(
        "a form leads to its headword by the identifier of the API, and the answer says so",
        arguments: OxfordVersion.allCases
    )
    func lemmaFallback(_ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            let answer = try await upstream.call("dictionary.entries", ["word": "swam"])
            let result = try #require(answer["results"]?[0])
            #expect(result["word"] == "swim")
            #expect(result["match"]?["kind"] == "lemma")
            #expect(result["match"]?["analyses"]?[0]?["lexicalCategory"] == "verb")
            #expect(result["lexicalEntries"]?[0]?["lexicalCategory"] == "verb")
            #expect(result["lexicalEntries"]?[1] == nil)
            #expect(upstream.targets.count == 3)
            #expect(upstream.client.report.counts.sent == 3)
        }
    }

    static let forms: [(String, JSONValue, OxfordVersion)] = [
        ("thesaurus.lookup", ["word": "bigger"], .v1), ("thesaurus.lookup", ["word": "bigger"], .v2),
        ("sentences.lookup", ["word": "bigger"], .v1), ("sentences.lookup", ["word": "bigger"], .v2),
        ("translations.lookup", ["word": "houses", "target": "es"], .v1),
        ("translations.lookup", ["word": "houses", "target": "es"], .v2),
        ("inflections.forms", ["word": "swam"], .v2), ("dictionary.entries", ["word": "bigger"], .v2),
    ]

    @Test(
        "each request about headwords is answered for a form, and the answer says so",
        arguments: forms,
        [nil, "lemma"]
    )
    func lemmaStep(_ question: (method: String, parameters: JSONValue, version: OxfordVersion), _ match: String?)
        async throws
    {
        try await Upstream.run(question.version) { upstream in
            guard case .object(var parameters) = question.parameters else { return }
            parameters["match"] = match.map(JSONValue.string)
            let answer = try await upstream.call(question.method, .object(parameters))
            let result = try #require(answer["results"]?[0])
            #expect(result["match"]?["kind"] == "lemma")
            #expect(["big", "house", "swim"].contains(result["word"]))
            #expect(upstream.targets.count == (match == nil ? 3 : 2))
        }
    }

    @Test("an answer without results counts as none, and the next step is taken", arguments: forms)
    func emptyResults(_ question: (method: String, parameters: JSONValue, version: OxfordVersion)) async throws {
        try await Upstream.run(question.version) { upstream in
            upstream.standIn.inject(.body(#"{"metadata":{},"results":[]}"#), times: 1)
            let answer = try await upstream.call(question.method, question.parameters)
            #expect(answer["results"]?[0]?["match"]?["kind"] == "lemma")
        }
    }

    /// Two headwords with one form.
    private static let twoLemmas = """
        {"results":[{"id":"swam","lexicalEntries":[
          {"lexicalCategory":{"id":"verb","text":"Verb"},"text":"swam","inflectionOf":[{"id":"swim","text":"swim"}]},
          {"lexicalCategory":{"id":"adjective"},"text":"swam","inflectionOf":[{"id":"big","text":"big"}]}
        ]}]}
        """

    @Test("a partial answer lists the missing headwords and the reason", arguments: [2, 3])
    func partialAnswer(_ failing: Int) async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            upstream.standIn.inject(.body(Self.twoLemmas), times: 1, after: 1)
            upstream.standIn.inject(.status(502, retryAfter: nil), times: 1, after: failing)
            let answer = try await upstream.call("dictionary.entries", ["word": "swam"])
            let words: [JSONValue] = failing == 2 ? ["swim", "big"] : ["big", "swim"]
            let partial = answer["metadata"]?["partial"]
            #expect(partial?["missing"] == .array([words[0]]))
            #expect(partial?["reason"] == "upstreamDown")
            #expect(partial?["message"] != nil)
            #expect(answer["results"]?[0]?["word"] == words[1])
        }
    }

    /// A form of seven headwords; the API has one of the first five and one of the rest.
    private static let sevenLemmas: String = {
        let ids = ["swim", "a1", "a2", "a3", "a4", "big", "a6"]
        let lemmas = ids.map { #"{"id":"\#($0)","text":"\#($0)"}"# }.joined(separator: ",")
        return #"{"results":[{"id":"swam","lexicalEntries":[{"text":"swam","inflectionOf":[\#(lemmas)]}]}]}"#
    }()

    @Test("headwords after the fifth are named as missing")
    func headwordsAfterTheFifth() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            upstream.standIn.inject(.body(Self.sevenLemmas), times: 1, after: 1)
            let answer = try await upstream.call("dictionary.entries", ["word": "swam"])
            #expect(answer["results"]?[0]?["word"] == "swim")
            #expect(answer["results"]?[1] == nil)
            let partial = answer["metadata"]?["partial"]
            #expect(partial?["missing"] == ["big", "a6"])
            #expect(partial?["reason"] == "tooManyLemmas")
            #expect(
                partial?["message"] == "'swam' is a form of more than 5 headwords; only the first 5 were requested."
            )
        }
    }

    @Test("a complete answer lists no missing headwords")
    func wholeAnswer() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            upstream.standIn.inject(.body(Self.twoLemmas), times: 1, after: 1)
            let answer = try await upstream.call("dictionary.entries", ["word": "swam"])
            #expect(answer["results"]?[1] != nil)
            #expect(answer["metadata"]?["partial"] == nil)
        }
    }

    @Test("an identifier with encoded characters is requested unchanged", arguments: OxfordVersion.allCases)
    func encodedLemmas(_ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            _ = try await upstream.reason("dictionary.entries", ["word": "cafés"])
            #expect(upstream.targets.last?.hasSuffix("/caf%C3%A9") == true, "\(upstream.targets)")
        }
    }

    @Test("a word that is neither headword nor form is requested exactly twice", arguments: OxfordVersion.allCases)
    func unknownWord(_ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            try await upstream.expect("notFound", "dictionary.entries", ["word": "xyzzy"])
            #expect(upstream.targets.count == 2)
        }
    }

    @Test("each step counts against the budget")
    func stepsCount() async throws {
        try await Upstream.run {
            $0.budget = .init(perMonth: 2)
        } test: { upstream in
            try await upstream.expect("budgetSpent", "dictionary.entries", ["word": "swam"])
        }
    }

    @Test("a language without lemmas has missing words, too")
    func languageWithoutLemmas() async throws {
        try await Upstream.run { upstream in
            try await upstream.expect("notFound", "dictionary.entries", ["word": "xyzzy", "language": "fr"])
        }
    }

    @Test("'match' selects the only way in which headwords are found", arguments: OxfordVersion.allCases)
    func exactMatches(_ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            try await upstream.expect("notFound", "dictionary.entries", ["word": "SET", "match": "exact"])
            try await upstream.expect("ok", "dictionary.entries", ["word": "SET", "match": "folded"])
            try await upstream.expect("notFound", "dictionary.entries", ["word": "set", "match": "folded"])
        }
    }

    @Test("several calls of the API have the time of one")
    func timeOfAllCalls() async throws {
        try await Upstream.run {
            $0.timeouts.total = 900
        } test: { upstream in
            upstream.standIn.inject(.delay(milliseconds: 600))
            try await upstream.expect("upstreamTimeout", "dictionary.entries", ["word": "swam"])
        }
    }

    static let failures: [(Fault, String)] = [
        (.status(503, retryAfter: nil), "upstreamDown"), (.status(429, retryAfter: nil), "upstreamQuota"),
        (.status(403, retryAfter: nil), "upstreamPlan"), (.htmlSuccess, "upstreamProtocol"),
        (.closeBeforeReply, "upstreamDown"),
    ]

    @Test("if the API cannot answer, the lexicon does and gives the reason", arguments: failures)
    func fallback(_ failure: Fault, _ reason: String) async throws {
        try await Upstream.run(.v2, .upstreamThenLexicon) { upstream in
            upstream.standIn.inject(failure)
            let answer = try await upstream.call("dictionary.entries", ["word": "swim"])
            #expect(answer["metadata"]?["source"] == "lexicon")
            #expect(answer["metadata"]?["fallback"]?["reason"] == .string(reason))
            #expect(answer["results"]?[0]?["word"] == "swim")
        }
    }

    @Test("if the key is refused, the lexicon answers and gives the reason")
    func fallbackOfWrongKey() async throws {
        let wrongKey = { (options: inout UpstreamOptions) in options.credentials = .init(id: "test-id", key: "wrong") }
        try await Upstream.run(.v2, .upstreamThenLexicon, wrongKey) { upstream in
            let answer = try await upstream.call("thesaurus.lookup", ["word": "big"])
            #expect(answer["metadata"]?["fallback"]?["reason"] == "upstreamKeyRefused")
        }
    }

    static let unanswered: [(Fault, Int, String, Bool)] = [
        (.status(502, retryAfter: nil), 502, "upstreamDown", true),
        (.status(429, retryAfter: nil), 429, "upstreamQuota", true),
        (.status(403, retryAfter: nil), 403, "upstreamPlan", false), (.htmlSuccess, 502, "upstreamProtocol", false),
        (.closeBeforeReply, 503, "upstreamDown", true),
    ]
    static let unanswerable: [(JSONValue, JSONValue)] = [
        (["word": "qqqqq"], "notFound"), (["word": "casa", "language": "lv"], "languageNotAvailable"),
        (["word": "swim", "domains": ["chess"]], "nothingPassesFilters"),
    ]

    @Test(
        "if the lexicon has no answer as a fallback, the failure is that of the API and includes that of the lexicon",
        arguments: unanswered,
        unanswerable
    )
    func fallbackWithoutAnswer(
        _ failure: (Fault, code: Int, reason: String, isRetryable: Bool),
        _ asked: (parameters: JSONValue, said: JSONValue)
    ) async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run(.v2, .upstreamThenLexicon) { upstream in
            upstream.standIn.inject(failure.0)
            let error = try #require(
                await #expect(throws: ErrorObject.self) {
                    try await upstream.call("dictionary.entries", asked.parameters)
                }
            )
            #expect(error.code == failure.code)
            #expect(error.data["reason"] == .string(failure.reason))
            #expect(error.data["origin"] == "upstream")
            #expect(error.data["retryable"] == .bool(failure.isRetryable))
            #expect(error.data["fallback"]?["origin"] == "lexicon")
            #expect(error.data["fallback"]?["reason"] == asked.said)
            #expect(error.data["fallback"]?["message"] != nil)
        }
    }

    @Test("requests that the API never answers go to the lexicon")
    func fallbackOfWhatIsNotOffered() async throws {
        try requireProviders(of: "inflections.forms")
        try await Upstream.run(.v1, .upstreamThenLexicon) { upstream in
            let error = try #require(
                await #expect(throws: ErrorObject.self) {
                    try await upstream.call("inflections.forms", ["word": "qqqqq"])
                }
            )
            #expect(error.data["reason"] == "notFound" && error.data["origin"] == "lexicon")
        }
    }

    @Test("requests that a version does not offer are answered by the lexicon if it is a fallback")
    func notOffered() async throws {
        try await Upstream.run(.v1, .upstreamThenLexicon) { upstream in
            let answer = try await upstream.call("inflections.forms", ["word": "swim"])
            #expect(answer["metadata"]?["fallback"]?["reason"] == "notOffered")
            #expect(upstream.targets.isEmpty)
        }
        try await Upstream.run(.v2, .upstreamThenLexicon) { upstream in
            let answer = try await upstream.call("lexistats.word", ["lemma": "swim"])
            #expect(answer["metadata"]?["fallback"]?["reason"] == "notOffered")
        }
    }

    @Test("a missing word is an answer; the fallback is not used")
    func missingWordIsAnAnswer() async throws {
        try await Upstream.run(.v2, .upstreamThenLexicon) { upstream in
            try await upstream.expect("notFound", "thesaurus.lookup", ["word": "xyzzy"])
        }
    }

    @Test("the API alone answers where it alone is named")
    func upstreamOnly() async throws {
        try await Upstream.run { upstream in
            upstream.standIn.inject(.status(503, retryAfter: nil))
            try await upstream.expect("upstreamDown", "dictionary.entries", ["word": "swim"])
        }
    }

    @Test("server.info counts the calls and the remaining budget")
    func info() async throws {
        try await Upstream.run {
            $0.budget = .init(perMinute: 10, perMonth: 20)
        } test: { upstream in
            _ = try await upstream.call("dictionary.entries", ["word": "set"])
            let info = try await upstream.call("server.info", [:])
            #expect(info["upstream"]?["version"] == "v2")
            #expect(info["upstream"]?["calls"]?["sent"] == 1)
            #expect(info["upstream"]?["budget"]?["minute"] == ["used": 1, "limit": 10])
            #expect(info["upstream"]?["budget"]?["month"] == ["used": 1, "limit": 20])
        }
    }
}
