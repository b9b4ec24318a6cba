package import HeadwordJSON
package import JSONRPC

/// What answers a request: the methods of the service, within the limits for one client, observed, and with a deadline
/// for each call.
package struct WebSession: Sendable {
    /// The client's session in JSON-RPC.
    package let session: Session
    /// The identifier of the request; nil for none.
    package var requestID: String?
    /// The trace that the request belongs to.
    package var trace: TraceParent?
    /// The origin of the server as the client knows it.
    package var origin: WebOrigin

    /// Creates a session.
    package init(
        _ session: Session,
        requestID: String? = nil,
        trace: TraceParent? = nil,
        origin: WebOrigin = WebOrigin()
    ) {
        self.session = session
        self.requestID = requestID
        self.trace = trace
        self.origin = origin
    }

    /// The maximum nesting depth of answers, which may be deeper than parameters.
    private static let mostDepth = 512

    /// Begins to call a method.
    package func begin(
        _ method: String,
        _ parameters: JSONText?
    ) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        let id = requestID.map { RequestID($0) }
        return try session.begin(Call(method: method, parameters: parameters, id: id, trace: trace))
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
