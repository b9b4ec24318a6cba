package import HeadwordJSON
internal import JSONRPC
package import JSONRPCHTTP
internal import NIOHTTP1

/// `POST /rpc`: one message of JSON-RPC 2.0, or a batch.
///
/// Each request is a session of its own, since a proxy may send the requests of several clients over one connection.
package struct CallResource: WebResource {
    /// Creates a resource.
    package init() {}

    package func methods(at path: [String]) -> WebMethods { path == ["rpc"] ? [.post] : [] }

    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        do throws(ErrorObject) {
            try request.checkIsJSON()
            return session.session.begin(request.body).map { reply in
                reply.map { WebResponse($0) } ?? WebResponse(204)
            }
        } catch {
            return .ready(WebResponse(error, at: request.target))
        }
    }
}

extension WebResponse {
    /// Creates a response with a message of JSON-RPC, whose errors are part of it.
    init(_ reply: Reply, status: Int = 200) {
        self.init(status, type: "application/json", body: reply.bytes)
        holds = reply.holds
    }
}

extension WebRequest {
    /// Checks that the contents are JSON.
    ///
    /// - Throws: 415 if they are said to be anything else.
    func checkIsJSON() throws(ErrorObject) {
        let type = headers.value(of: "Content-Type") ?? ""
        let name = type.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        guard name == "application/json" else {
            throw ErrorObject(
                .unsupportedMediaType,
                "The contents must be JSON, with the header field 'Content-Type: application/json', not "
                    + "'\(type.prefix(128))'."
            )
        }
    }
}
