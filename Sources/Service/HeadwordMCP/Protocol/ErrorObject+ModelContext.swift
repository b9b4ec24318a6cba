internal import HeadwordJSON
internal import JSONRPC

extension ErrorObject {
    /// -32602: the parameters are not those of the method.
    static func invalidParameters(_ message: String, details: JSONObject = [:]) -> ErrorObject {
        ErrorObject(.invalidParameter, message, details: details)
    }

    /// -32022: the request is in a version that is not spoken here.
    static func unsupportedVersion(_ requested: String) -> ErrorObject {
        let supported = ProtocolVersion.allCases.map { JSONValue.string($0.rawValue) }
        return ErrorObject(
            code: -32022,
            message: "Unsupported protocol version: \(requested.excerpt(64))",
            data: [
                "supported": .array(supported), "requested": .string(requested.excerpt(64)), "status": 400,
                "reason": "unsupportedProtocolVersion",
            ]
        )
    }

    /// -32601: there is no such method.
    ///
    /// - Parameter isOurs: whether it is a method of the service, which only a tool calls here.
    static func unknownMethod(_ method: String, isOurs: Bool) -> ErrorObject {
        let hint = isOurs ? " The tool 'call' calls methods of the service." : ""
        return ErrorObject(
            .methodNotFound,
            "Method not found: '\(method)'.\(hint)",
            details: ["method": .string(method)]
        )
    }

    /// There is no such resource: -32602, and -32002 for clients with a session.
    static func missingResource(_ uri: String, in era: Era) -> ErrorObject {
        let data: JSONObject = ["uri": .string(uri.excerpt(512)), "status": 404, "reason": "notFound"]
        let code = era == .modern ? -32602 : -32002
        return ErrorObject(code: code, message: "Resource not found: \(uri.excerpt(512))", data: data)
    }
}
