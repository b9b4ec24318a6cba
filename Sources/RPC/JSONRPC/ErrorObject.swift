public import HeadwordJSON

/// The error of a reply (JSON-RPC 2.0, section 5.1).
public struct ErrorObject: Error, Hashable, Sendable, JSONWritable {
    /// The kind of error; the codes from -32768 to -32000 belong to the specification.
    public var code: Int
    /// One sentence for people.
    public var message: String
    /// Machine-readable details: at least `status` and `reason`.
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
    /// Creates an error from the catalogue.
    ///
    /// - Parameter details: the members of `data` besides the status and the reason.
    public init(_ reason: FailureReason, _ message: String, details: JSONObject = [:]) {
        let status = reason.statuses.first ?? 500
        var data: JSONObject = ["status": .integer(Int64(status)), "reason": .string(reason.rawValue)]
        if reason.isRetryable { data["retryable"] = true }
        for detail in details.members { data[detail.name] = detail.value }
        self.init(code: reason.code ?? status, message: message, data: data)
    }

    /// -32700: the message is not JSON.
    public static func parseError(_ failure: JSONFailure) -> ErrorObject {
        ErrorObject(
            .parseError,
            "Parse error: \(failure.message), at byte \(failure.position).",
            details: ["position": .integer(Int64(failure.position))]
        )
    }

    /// -32600: the message is JSON but not a request.
    public static func invalidRequest(_ why: String) -> ErrorObject {
        ErrorObject(.invalidRequest, "Invalid Request: \(why).")
    }

    /// -32603: an internal error of the server, about which the caller can do nothing.
    public static let internalError = ErrorObject(.internalError, "Internal error.")
}
