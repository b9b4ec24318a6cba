import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Credentials in the API's messages are never passed on.
@Suite(.timeLimit(.minutes(30))) struct RedactionTests {
    static let spellings = [
        "test-key", #"test\u002dkey"#, #"\u0074\u0065\u0073\u0074\u002D\u006b\u0065\u0079"#, "test%2Dkey", "%74est-key",
        "the test-key of test-id", "test-keytest-key",
    ]

    private func body(_ text: String) -> String {
        #"{"id":"set","results":[{"id":"set","word":"set","language":"en","lexicalEntries":[{"language":"en","text":"\#(text)"}]}]}"#
    }

    @Test("credentials that are repeated in an answer are removed from it and from the cache", arguments: spellings)
    func answer(_ spelling: String) async throws {
        try requireProviders(of: "dictionary.entries")
        let file = try TestFiles.temporaryDirectory() + "/cache.sqlite"
        try await Upstream.run {
            $0.cache = .init(file: file)
        } test: { upstream in
            upstream.standIn.inject(.body(body(spelling)))
            for source: JSONValue in ["upstream", "cache"] {
                let answer = try await upstream.call("dictionary.entries", ["word": "set"])
                #expect(answer["metadata"]?["source"] == source)
                let text = String(decoding: answer.jsonBytes, as: UTF8.self)
                #expect(text.contains("…"))
                for secret in ["test-key", "test-id", spelling] { #expect(!text.contains(secret), "\(text)") }
            }
        }
        for end in ["", "-wal"] {
            let kept = (try? TestFiles.contents(of: file + end)) ?? []
            #expect(!String(decoding: kept, as: UTF8.self).contains("test-key"))
        }
    }

    @Test("credentials that are repeated in a failure are removed from it", arguments: spellings)
    func failure(_ spelling: String) async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            upstream.standIn.inject(.body(#"{"error":"\#(spelling)"}"#))
            let error = try #require(
                await #expect(throws: ErrorObject.self) {
                    try await upstream.call("dictionary.entries", ["word": "set"])
                }
            )
            let text = error.message + String(decoding: error.data.jsonBytes, as: UTF8.self)
            for secret in ["test-key", "test-id"] { #expect(!text.contains(secret), "\(text)") }
        }
    }

    @Test(
        "text that only begins like the credentials is not changed",
        arguments: ["test-ke", "test_key", "test", "%74est", "te"]
    )
    func likeCredentials(_ text: String) async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            upstream.standIn.inject(.body(body(text)))
            let answer = try await upstream.call("dictionary.entries", ["word": "set"])
            #expect(answer["results"]?[0]?["lexicalEntries"]?[0]?["text"] == .string(text))
        }
    }
}
