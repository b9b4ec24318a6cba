public import HeadwordJSON

/// Why a call has no answer: the only error on the way from the registry to the wire.
public struct CallFailure: Error, Hashable, Sendable {
    /// The part of the system that failed to answer.
    public enum Origin: String, CaseIterable, Sendable {
        /// The embedded lexicon.
        case lexicon
        /// The corpora.
        case corpus
        /// The upstream.
        case upstream
        /// An external provider.
        case provider
        /// Headword itself.
        case server
    }

    /// Why the fallback source has no answer either.
    public struct Fallback: Hashable, Sendable {
        /// The part of the system that failed to answer.
        public var origin: Origin
        /// A stable identifier for programs: `notFound`.
        public var reason: FailureReason
        /// One sentence for people.
        public var message: String

        /// Keeps the origin, reason and message of a failure.
        public init(_ failure: CallFailure) {
            (origin, reason, message) = (failure.origin, failure.reason, failure.message)
        }

        fileprivate var json: JSONValue {
            ["origin": .string(origin.rawValue), "reason": .string(reason.rawValue), "message": .string(message)]
        }
    }

    /// The code of the error object: the status, or the code that JSON-RPC 2.0 (section 5.1) defines, such as -32602
    /// for invalid parameters.
    public var code: Int
    /// The kind of failure as an HTTP status (RFC 9110, section 15): 404, 429, 503.
    public var status: Int
    /// A stable identifier for programs: `notFound`.
    public var reason: FailureReason
    /// One sentence for people.
    public var message: String
    /// The part of the system that failed to answer.
    public var origin: Origin
    /// The name of the parameter at fault; nil if the parameters are not the reason.
    public var parameter: String?
    /// The value at fault; callers see no more of it than ``longestEcho`` allows.
    public var value: JSONValue?
    /// What the parameter accepts, phrased to follow "must be".
    package var expectation: String?
    /// The name of the vocabulary whose label was expected: "domain"; nil if the parameter takes no labels.
    package var vocabularyName: String?
    /// The values that would have been accepted.
    public var allowed: [String] = []
    /// The values that the caller may have meant, the likeliest first.
    public var suggestions: [String] = []
    /// The number of seconds after which a retry makes sense.
    public var retryAfter: Int?
    /// Whether the same call may succeed later.
    public var isRetryable: Bool
    /// Why the fallback source has no answer either, if this is the failure of the preferred source.
    public var fallback: Fallback?

    /// The maximum number of code points of a string that an error echoes; of an array or object, four times as many
    /// bytes.
    public static let longestEcho = 256

    /// Creates a failure.
    ///
    /// - Parameter status: the status; nil for the usual one of the reason.
    public init(status: Int? = nil, reason: FailureReason, message: String, origin: Origin = .server) {
        self.status = status ?? reason.statuses.first ?? 500
        code = reason.code ?? self.status
        self.reason = reason
        self.message = message
        self.origin = origin
        isRetryable = reason.isRetryable
    }

    /// Returns the `data` of the error object, without members that have no value.
    public func data(method: String) -> JSONObject {
        var data: JSONObject = [
            "status": .integer(Int64(status)), "reason": .string(reason.rawValue), "method": .string(method),
            "origin": .string(origin.rawValue), "retryable": .bool(isRetryable),
        ]
        data["parameter"] = parameter.map { .string($0.excerpt(Self.longestEcho)) }
        data["value"] = value?.echo(Self.longestEcho)
        data["allowed"] = allowed.isEmpty ? nil : .array(allowed.map(JSONValue.string))
        data["suggestions"] = suggestions.isEmpty ? nil : .array(suggestions.map(JSONValue.string))
        data["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        data["fallback"] = fallback?.json
        return data
    }
}

extension CallFailure {
    private static func parameterFailure(_ name: String, reason: FailureReason, message: String) -> CallFailure {
        var failure = CallFailure(reason: reason, message: message)
        failure.parameter = name
        return failure
    }

    /// Returns the failure for a value that the parameter does not accept.
    public static func invalidParameter(
        _ name: String,
        value: JSONValue?,
        expected: String,
        allowed: [String] = [],
        suggestions: [String] = []
    ) -> CallFailure {
        let given = value.map { ", not \($0.excerpt)" } ?? ""
        let hint = suggestions.first.map { " Did you mean '\($0)'?" } ?? ""
        var failure = parameterFailure(
            name,
            reason: .invalidParameter,
            message: "'\(name.excerpt(longestName))' must be \(expected)\(given).\(hint)"
        )
        failure.value = value
        failure.expectation = expected
        failure.allowed = allowed
        failure.suggestions = suggestions
        return failure
    }

    /// Returns the failure for a required parameter that is missing.
    public static func missingParameter(_ name: String, expected: String) -> CallFailure {
        var failure = parameterFailure(
            name,
            reason: .missingParameter,
            message: "'\(name)' is missing; it must be \(expected)."
        )
        failure.expectation = expected
        return failure
    }

    /// Returns the failure for a parameter that the method does not have.
    public static func unknownParameter(_ name: String, value: JSONValue?, allowed: [String], suggestions: [String])
        -> CallFailure
    {
        let hint = suggestions.first.map { " Did you mean '\($0)'?" } ?? ""
        var failure = parameterFailure(
            name,
            reason: .unknownParameter,
            message: "There is no parameter '\(name.excerpt(longestName))'.\(hint)"
        )
        failure.value = value
        failure.allowed = allowed
        failure.suggestions = suggestions
        return failure
    }

    /// Returns the failure for parameters that are well-formed JSON but cannot be built.
    static func unreadableParameters(_ failure: JSONFailure, depth: Int) -> CallFailure {
        guard failure.kind != .tooDeep else {
            return CallFailure(
                reason: .nestedTooDeep,
                message: "'params' may be nested at most \(depth) levels deep."
            )
        }
        return parameterFailure(
            "params",
            reason: .invalidParameter,
            message: "'params' cannot be read: \(failure.message), at byte \(failure.position)."
        )
    }

    /// The failure of a call that was cancelled.
    public static let stopped = CallFailure(reason: .cancelled, message: "The call was cancelled.")

    /// Returns the failure for a question that has no answer.
    public static func notFound(_ message: String, reason: FailureReason = .notFound, origin: Origin = .lexicon)
        -> CallFailure
    {
        CallFailure(reason: reason, message: message, origin: origin)
    }
}

/// The maximum number of code points of a parameter's name in a message.
private let longestName = 128

/// Returns the names of the first few members.
private func names(of object: JSONObject) -> String {
    object.members.prefix(5).map { "'\($0.name.excerpt(30))'" }.joined(separator: ", ")
}

extension JSONValue {
    /// The value for a message, shortened if it is long.
    fileprivate var excerpt: String {
        switch self {
        case .array(let elements): "a list of \(elements.count)"
        case .object(let object): "an object with \(object.members.isEmpty ? "nothing" : names(of: object))"
        case .string(let text): String(decoding: JSONValue.string(text.excerpt(60)).jsonBytes, as: UTF8.self)
        default: String(decoding: jsonBytes, as: UTF8.self)
        }
    }

    /// Returns the value for programs; a long string is cut, and a long array or object is described in words.
    fileprivate func echo(_ length: Int) -> JSONValue {
        switch self {
        case .string(let text): .string(text.excerpt(length))
        case .array, .object: jsonBytes.count <= 4 * length ? self : .string(excerpt)
        default: self
        }
    }
}
