internal import HeadwordJSON
package import JSONRPC
internal import NIOHTTP1

extension WebResponse {
    /// Creates a response with an error as problem details (RFC 9457). Their type is an address of the same server, where
    /// the reasons of errors are explained.
    ///
    /// - Parameters:
    ///   - instance: the address that was asked for.
    ///   - caching: how long the error may be kept; only one about words, not about the moment, may be.
    package init(_ error: ErrorObject, at instance: String, caching: Caching = .none) {
        let status = error.httpStatus
        var problem: JSONObject = [
            "type": .string("/errors#\(error.data["reason"]?.text ?? "internalError")"),
            "title": .string(HTTPResponseStatus(statusCode: status).reasonPhrase),
            "status": .integer(Int64(status)),
            "detail": .string(error.message),
            "instance": .string(instance),
            "code": .integer(Int64(error.code)),
        ]
        for member in error.data.members where problem[member.name] == nil { problem[member.name] = member.value }
        self.init(
            status,
            type: "application/problem+json",
            body: JSONValue.object(problem).jsonBytes,
            caching: caching
        )
        if let seconds = error.data["retryAfter"]?.exactInteger {
            headers.add(name: "Retry-After", value: "\(seconds)")
        }
    }
}

extension ErrorObject {
    /// The status of an HTTP response with the error (RFC 9110, section 15): that of the failure, except that a call
    /// which takes too long is a timeout of the gateway.
    package var httpStatus: Int {
        guard let status = data["status"]?.exactInteger, 400..<600 ~= status else { return 500 }
        return status == 508 ? 504 : Int(status)
    }
}
