internal import HeadwordJSON
internal import JSONRPC

extension ErrorObject {
    /// -32002: the client has not called `initialize` (LSP 3.17, `ServerNotInitialized`).
    static let notInitialized = language(-32002, "Call 'initialize' first.")

    /// An error of the Language Server Protocol.
    static func language(_ code: Int, _ message: String) -> ErrorObject {
        ErrorObject(code: code, message: message, data: ["status": 400, "reason": "invalidRequest"])
    }

    /// -32602: the parameters are not those of the method.
    static func unreadable(_ parameter: String, expected: String) -> ErrorObject {
        ErrorObject(
            .invalidParameter,
            "'\(parameter)' must be \(expected).",
            details: ["parameter": .string(parameter)]
        )
    }
}

extension RenderedJSON {
    /// `null`, the answer for "nothing here".
    static let null = RenderedJSON(JSONValue.null)
}
