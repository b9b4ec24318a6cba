internal import HeadwordCore
package import HeadwordJSON
package import HeadwordLexicon
package import HeadwordOperations
package import HeadwordRedis
internal import HeadwordService
package import JSONRPCHTTP
internal import NIOHTTP1

/// `/readyz`: whether methods can be answered now.
package struct ReadinessResource: WebResource {
    /// What it answers with.
    static let schema = Schema.object(
        [
            ("status", .string(among: ["ready", "notReady"])),
            ("lexicon", .string.described("The digest of the lexicon: equal contents have equal digests.")),
            ("reason", .string.described("Why the service is not ready; absent if it is.")),
            ("degraded", .string.described("Why the store that replicas share cannot be used; absent if it can.")),
        ],
        required: ["status", "lexicon"]
    )

    private let readiness: Readiness
    private let lexicon: @Sendable () -> Lexicon
    private let store: RedisStore?

    /// Creates the resource.
    ///
    /// - Parameters:
    ///   - readiness: the check.
    ///   - lexicon: returns the lexicon in use.
    ///   - store: the store that replicas share; nil for none.
    package init(_ readiness: Readiness, lexicon: @escaping @Sendable () -> Lexicon, store: RedisStore? = nil) {
        self.readiness = readiness
        self.lexicon = lexicon
        self.store = store
    }

    package var isOpenToAll: Bool { true }

    /// Returns GET for its only path.
    package func methods(at path: [String]) -> WebMethods { path == ["readyz"] ? [.get] : [] }

    /// Answers when the check is done.
    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        .pending {
            let failure = await readiness.failure()
            return .success(response(failure, of: session.service?.lexicon ?? lexicon()))
        }
    }

    private func response(_ failure: String?, of lexicon: Lexicon) -> WebResponse {
        var answer: JSONObject = [
            "status": failure == nil ? "ready" : "notReady", "lexicon": .string(lexicon.manifest.digest),
        ]
        answer["reason"] = failure.map(JSONValue.string)
        answer["degraded"] = (store?.client.failure?.description).map(JSONValue.string)
        var response = WebResponse.json(RenderedJSON(JSONValue.object(answer)), status: failure == nil ? 200 : 503)
        if failure != nil { response.headers.add(name: "Retry-After", value: "1") }
        return response
    }
}
