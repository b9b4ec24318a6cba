package import HeadwordJSON
package import JSONRPC

/// What a client's requests ask: the methods of the service, within the limits for one client, observed, and with a
/// deadline for each call.
package struct WebSession: Sendable {
    /// The session in JSON-RPC.
    package let session: Session

    /// Creates a session.
    package init(_ session: Session) { self.session = session }

    /// The maximum nesting depth of answers, which may be deeper than parameters.
    private static let mostDepth = 512

    /// Begins to call a method.
    package func begin(
        _ method: String,
        _ parameters: JSONText?,
        trace: TraceParent? = nil
    ) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        try session.begin(Call(method: method, parameters: parameters, trace: trace))
    }

    /// Calls a method, and returns its answer as a value.
    package func ask(_ method: String, _ parameters: JSONObject = [:]) async throws(ErrorObject) -> JSONValue {
        do {
            let text = try JSONText(JSONValue.object(parameters).jsonBytes)
            return try JSONText(try await begin(method, text).value().bytes).value(depth: Self.mostDepth)
        } catch let error as ErrorObject {
            throw error
        } catch {
            throw .internalError
        }
    }
}
