public import HeadwordJSON

/// An error returned by the server.
public struct ServerFailure: Hashable, Sendable {
    /// The JSON-RPC error code.
    public var code: Int
    /// What went wrong, for people.
    public var message: String
    /// Further details from the server.
    public var data: JSONObject

    /// Reads an error object.
    init(_ error: JSONValue) {
        let object = error.members ?? JSONObject()
        code = object["code"]?.integer ?? 0
        message = object["message"]?.string ?? "The server gave no message."
        data = object["data"]?.members ?? JSONObject()
    }

    /// The status, with the same meaning as in HTTP.
    public var status: Int? { data["status"]?.integer }
    /// The machine-readable reason.
    public var reason: String? { data["reason"]?.string }
    /// The method that was called.
    public var method: String? { data["method"]?.string }
    /// The parameter that caused the error.
    public var parameter: String? { data["parameter"]?.string }
    /// The value that caused the error.
    public var value: JSONValue? { data["value"] }
    /// The values allowed in its place.
    public var allowed: [String] { data["allowed"]?.strings ?? [] }
    /// Values that the caller may have meant.
    public var suggestions: [String] { data["suggestions"]?.strings ?? [] }
    /// Whether the same call may succeed later.
    public var isRetryable: Bool { data["retryable"] == true }
    /// The number of seconds after which to retry.
    public var retryAfter: Double? { data["retryAfter"]?.number }
    /// Why the fallback source has no answer either: `{origin, reason, message}`.
    public var fallback: JSONObject? { data["fallback"]?.members }
}

extension JSONValue {
    fileprivate var members: JSONObject? { if case .object(let object) = self { object } else { nil } }
    fileprivate var string: String? { if case .string(let string) = self { string } else { nil } }
    fileprivate var integer: Int? { if case .integer(let integer) = self { Int(integer) } else { nil } }

    fileprivate var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        default: nil
        }
    }

    fileprivate var strings: [String]? {
        guard case .array(let elements) = self else { return nil }
        return elements.compactMap(\.string)
    }
}
