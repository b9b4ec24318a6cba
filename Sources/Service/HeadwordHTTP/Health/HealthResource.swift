internal import HeadwordCore
package import HeadwordJSON
package import JSONRPCHTTP

/// `/healthz`: whether the process is alive, which it is if it answers.
package struct HealthResource: WebResource {
    /// What it answers with.
    static let schema = Schema.object([("status", .string(among: ["ok"]))], required: ["status"])

    private let answer = WebResponse.json(RenderedJSON(JSONValue.object(["status": "ok"])))

    /// Creates the resource.
    package init() {}

    package var isOpenToAll: Bool { true }

    /// Returns GET for its only path.
    package func methods(at path: [String]) -> WebMethods { path == ["healthz"] ? [.get] : [] }

    /// Answers at once.
    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> { .ready(answer) }
}
