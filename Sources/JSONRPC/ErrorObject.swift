public import HeadwordJSON

/// The error of a reply (JSON-RPC 2.0, section 5.1).
public struct ErrorObject: Error, Hashable, Sendable, JSONWritable {
    /// What kind of error; the codes from -32768 to -32000 belong to the specification.
    public var code: Int
    /// One sentence for people.
    public var message: String
    /// Details for programs: `status` and `reason` at least.
    public var data: JSONObject

    /// Creates an error.
    public init(code: Int, message: String, data: JSONObject) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// Writes the error.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("code", code)
            writer.member("message", message)
            writer.member("data", data)
        }
    }
}

extension ErrorObject {
    /// -32700: the message is not JSON.
    public static func parseError(_ failure: JSONFailure) -> ErrorObject {
        ErrorObject(
            code: -32700,
            message: "Parse error: \(failure.message), at byte \(failure.position).",
            data: ["status": 400, "reason": "parseError", "position": .integer(Int64(failure.position))]
        )
    }

    /// -32600: the message is JSON and not a request.
    public static func invalidRequest(_ why: String) -> ErrorObject {
        ErrorObject(
            code: -32600,
            message: "Invalid Request: \(why).",
            data: ["status": 400, "reason": "invalidRequest"]
        )
    }

    /// -32603: a fault of the server, about which the caller can do nothing.
    public static let internalError = ErrorObject(
        code: -32603,
        message: "Internal error.",
        data: ["status": 500, "reason": "internalError"]
    )

    /// 413: a message, a batch or an answer exceeds a limit.
    public static func tooLarge(reason: String, _ message: String) -> ErrorObject {
        ErrorObject(code: 413, message: message, data: ["status": 413, "reason": .string(reason)])
    }
}
