package import HeadwordJSON
internal import HeadwordMCP
package import JSONRPC
package import JSONRPCHTTP

/// `POST /mcp`: the Model Context Protocol over Streamable HTTP, one message each. Every answer is JSON: nothing that is
/// offered here needs a stream.
package struct ModelContextResource: WebResource {
    private let conversation: Conversation

    /// Creates a resource.
    ///
    /// - Parameter conversation: one that speaks ``ClientProtocol/modelContext``.
    package init(_ conversation: Conversation) { self.conversation = conversation }

    package func methods(at path: [String]) -> WebMethods { path == ["mcp"] ? [.post] : [] }

    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        do throws(ErrorObject) {
            try request.checkIsJSON()
        } catch {
            return .ready(WebResponse(error, at: request.target))
        }
        let message = ModelContextMessage(request)
        if let mismatch = message.mismatch { return .ready(mismatch.response) }
        let caller = Caller(isTrusted: false)
        if let version = message.sessionVersion { ModelContextServer.resume(version, of: caller) }
        let conversation = conversation.settled()
        return conversation.session(caller: caller).begin(request.body).map { reply in
            // Without a reply, it is accepted.
            var response = reply.map { WebResponse($0, status: message.status(of: $0.bytes)) } ?? WebResponse(202)
            response.edition = conversation.edition
            return response
        }
    }
}
