public import HeadwordJSON

/// An error that a server answered with.
public struct ServerFailure: Hashable, Sendable {
    /// The code of JSON-RPC.
    public var code: Int
    /// What went wrong, for people.
    public var message: String
    /// What else the server said.
    public var data: JSONObject

    /// Reads an error object.
    init(_ error: JSONValue) {
        let object = error.members ?? JSONObject()
        code = object["code"]?.integer ?? 0
        message = object["message"]?.string ?? "The server gave no message."
        data = object["data"]?.members ?? JSONObject()
    }

    /// The status, with the meaning that HTTP gives it.
    public var status: Int? { data["status"]?.integer }
    /// What went wrong, for programs.
    public var reason: String? { data["reason"]?.string }
    /// The method that was called.
    public var method: String? { data["method"]?.string }
    /// The parameter at fault.
    public var parameter: String? { data["parameter"]?.string }
    /// The value at fault.
    public var value: JSONValue? { data["value"] }
    /// What may stand in its place.
    public var allowed: [String] { data["allowed"]?.strings ?? [] }
    /// What may have been meant.
    public var suggestions: [String] { data["suggestions"]?.strings ?? [] }
    /// Whether the same call may be answered later.
    public var isRetryable: Bool { data["retryable"] == true }
    /// The seconds after which the server wants to be asked again.
    public var retryAfter: Double? { data["retryAfter"]?.number }
    /// Why the source that was asked next has no answer either: `{origin, reason, message}`.
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
