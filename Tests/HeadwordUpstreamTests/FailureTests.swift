import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Failures are reported with the right reason.
@Suite(.timeLimit(.minutes(30))) struct FailureTests {
    static let spoken: [(OxfordVersion, String, JSONValue, Int, String, String)] = [
        (.v1, "thesaurus.lookup", ["word": "xyzzy"], 404, "notFound", "No entry available for 'xyzzy' in 'en'"),
        (
            .v2, "thesaurus.lookup", ["word": "xyzzy"], 404, "notFound",
            "No entry found matching supplied source_lang, word and provided filters"
        ),
        (
            .v2, "inflections.lemmas", ["word": "xyzzy"], 404, "notFound",
            "No lemma was found in dictionary 'en' for the inflected form 'xyzzy'"
        ),
        (
            .v1, "dictionary.entries", ["word": "x", "language": "ur"], 404, "languageNotAvailable",
            "source_lang is not in"
        ),
        (.v2, "dictionary.entries", ["word": "x", "language": "ur"], 404, "languageNotAvailable", "source_lang"),
    ]

    @Test("the API's own words and the kind of failure reach the caller", arguments: spoken)
    func words(
        _ version: OxfordVersion,
        _ method: String,
        _ parameters: JSONValue,
        _ code: Int,
        _ reason: String,
        _ message: String
    ) async throws {
        try requireProviders(of: method)
        try await Upstream.run(version) { upstream in
            let error = try #require(
                await #expect(throws: ErrorObject.self) {
                    try await upstream.call(method, parameters)
                }
            )
            #expect(error.code == code)
            #expect(error.data["reason"] == .string(reason))
            #expect(error.data["origin"] == "upstream")
            #expect(error.message.hasPrefix(message), "\(error.message)")
        }
    }

    static let oddities: [(Fault, Int, String)] = [
        (.closeMidBody, 503, "upstreamDown"), (.closeBeforeReply, 503, "upstreamDown"),
        (.htmlSuccess, 502, "upstreamProtocol"), (.truncatedJSON, 502, "upstreamProtocol"),
        (.wrongContentType, 502, "upstreamProtocol"), (.hugeBody, 502, "upstreamProtocol"),
        (.status(400, retryAfter: nil), 400, "upstreamBadRequest"),
        (.status(401, retryAfter: nil), 401, "upstreamKeyRefused"),
        (.status(414, retryAfter: nil), 414, "wordTooLong"), (.status(429, retryAfter: nil), 429, "upstreamQuota"),
        (.status(500, retryAfter: nil), 500, "upstreamDown"), (.status(502, retryAfter: nil), 502, "upstreamDown"),
        (.status(503, retryAfter: nil), 503, "upstreamDown"), (.status(504, retryAfter: nil), 504, "upstreamTimeout"),
        (.status(418, retryAfter: nil), 502, "upstreamProtocol"),
        (.status(301, retryAfter: nil), 502, "upstreamProtocol"),
    ]

    @Test("each fault of the API has its code and reason", arguments: oddities, OxfordVersion.allCases)
    func failure(_ failure: (Fault, Int, String), _ version: OxfordVersion) async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run(version) { upstream in
            upstream.standIn.inject(failure.0)
            let error = try #require(
                await #expect(throws: ErrorObject.self) {
                    try await upstream.call("dictionary.entries", ["word": "set"])
                }
            )
            #expect(error.code == failure.1)
            #expect(error.data["reason"] == .string(failure.2), "\(error.message)")
        }
    }

    static let likeGood: [Fault] = [
        .gzip, .chunked, .delay(milliseconds: 5), .numbersAsStrings, .stringOrArray, .unknownKeys, .unknownLabels,
    ]

    @Test("unusual replies with the same meaning are read", arguments: likeGood, OxfordVersion.allCases)
    func harmless(_ failure: Fault, _ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            upstream.standIn.inject(failure)
            let answer = try await upstream.call("dictionary.entries", ["word": "set"])
            #expect(answer["metadata"]?["source"] == "upstream")
            #expect(answer["results"]?[0]?["word"] == "set")
        }
    }

    @Test("wrong credentials, missing credentials and a used-up quota are different failures")
    func forbidden() async throws {
        try await Upstream.run {
            $0.credentials = .init(id: "test-id", key: "wrong")
        } test: { upstream in
            try await upstream.expect("upstreamKeyRefused", "thesaurus.lookup", ["word": "big"])
        }
        var options = OxfordStandIn.Options()
        options.quota = .init(calls: 0, mode: .forbidden)
        try await Upstream.run(standIn: options) { upstream in
            try await upstream.expect("upstreamQuota", "thesaurus.lookup", ["word": "big"])
        }
    }

    @Test("an address outside the API is not reported as a missing word")
    func unknownRoute() async throws {
        try await Upstream.run {
            $0.url += "/elsewhere"
        } test: { upstream in
            try await upstream.expect("upstreamRouteUnknown", "thesaurus.lookup", ["word": "big"])
        }
    }

    @Test("if nothing listens at the address, the API is down")
    func refusedConnection() async throws {
        try await Upstream.run { upstream in
            await upstream.standIn.stop()
            try await upstream.expect("upstreamDown", "thesaurus.lookup", ["word": "big"])
        }
    }

    @Test("an API that never replies causes a timeout")
    func timeout() async throws {
        try await Upstream.run {
            $0.timeouts.read = 50
        } test: { upstream in
            upstream.standIn.inject(.neverReply)
            try await upstream.expect("upstreamTimeout", "thesaurus.lookup", ["word": "big"])
        }
    }
}
