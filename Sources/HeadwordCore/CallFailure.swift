public import HeadwordJSON

/// Why a call has no answer: the only error on the way from the registry to the wire.
public struct CallFailure: Error, Hashable, Sendable {
    /// Who found that there is no answer.
    public enum Origin: String, CaseIterable, Sendable {
        /// The embedded lexicon.
        case lexicon
        /// The corpora.
        case corpus
        /// The dictionary service that is asked over the network.
        case upstream
        /// A provider that is a program of its own.
        case provider
        /// Headword itself.
        case server
    }

    /// Why a source that was asked in place of another has no answer either.
    public struct Fallback: Hashable, Sendable {
        /// Who found that there is no answer.
        public var origin: Origin
        /// A stable word for programs: `notFound`.
        public var reason: FailureReason
        /// One sentence for people.
        public var message: String

        /// Takes what matters of a failure.
        public init(_ failure: CallFailure) {
            (origin, reason, message) = (failure.origin, failure.reason, failure.message)
        }

        fileprivate var json: JSONValue {
            ["origin": .string(origin.rawValue), "reason": .string(reason.rawValue), "message": .string(message)]
        }
    }

    /// The code of the error object: the status, or -32602 where the parameters are at fault (JSON-RPC 2.0, section
    /// 5.1).
    public var code: Int
    /// What kind of failure, in the terms of HTTP (RFC 9110, section 15): 404, 429, 503.
    public var status: Int
    /// A stable word for programs: `notFound`.
    public var reason: FailureReason
    /// One sentence for people.
    public var message: String
    /// Who found it.
    public var origin: Origin
    /// The parameter that is at fault.
    public var parameter: String?
    /// The value that is at fault; callers see no more of it than ``longestEcho`` allows.
    public var value: JSONValue?
    /// What the parameter takes, so that "must be" can stand before it.
    package var expectation: String?
    /// What kind of label the value should have been: "domain"; nil if the parameter takes no labels.
    package var vocabularyName: String?
    /// What would have been accepted.
    public var allowed: [String] = []
    /// What may have been meant, the likeliest first.
    public var suggestions: [String] = []
    /// After how many seconds another try makes sense.
    public var retryAfter: Int?
    /// Whether the same call may succeed later.
    public var isRetryable: Bool
    /// What the source said that was asked next, where this is why the first one has no answer.
    public var fallback: Fallback?

    /// How many code points of a string, and four times as many bytes of an array or object, an error sends back.
    public static let longestEcho = 256

    /// Creates a failure.
    ///
    /// - Parameter status: the usual one of the reason if nil.
    public init(status: Int? = nil, reason: FailureReason, message: String, origin: Origin = .server) {
        self.status = status ?? reason.statuses.first ?? 500
        code = reason.code ?? self.status
        self.reason = reason
        self.message = message
        self.origin = origin
        isRetryable = reason.isRetryable
    }

    /// The details of the error object, absent where there are none.
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
    private static func parameterFault(_ name: String, reason: FailureReason, message: String) -> CallFailure {
        var failure = CallFailure(reason: reason, message: message)
        failure.parameter = name
        return failure
    }

    /// A value is not what the parameter takes.
    public static func invalidParameter(
        _ name: String,
        value: JSONValue?,
        expected: String,
        allowed: [String] = [],
        suggestions: [String] = []
    ) -> CallFailure {
        let given = value.map { ", not \($0.excerpt)" } ?? ""
        let hint = suggestions.first.map { " Did you mean '\($0)'?" } ?? ""
        var failure = parameterFault(
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

    /// A parameter that is needed is not given.
    public static func missingParameter(_ name: String, expected: String) -> CallFailure {
        var failure = parameterFault(
            name,
            reason: .missingParameter,
            message: "'\(name)' is missing; it must be \(expected)."
        )
        failure.expectation = expected
        return failure
    }

    /// A parameter is given that the method does not take.
    public static func unknownParameter(_ name: String, value: JSONValue?, allowed: [String], suggestions: [String])
        -> CallFailure
    {
        let hint = suggestions.first.map { " Did you mean '\($0)'?" } ?? ""
        var failure = parameterFault(
            name,
            reason: .unknownParameter,
            message: "There is no parameter '\(name.excerpt(longestName))'.\(hint)"
        )
        failure.value = value
        failure.allowed = allowed
        failure.suggestions = suggestions
        return failure
    }

    /// The parameters are JSON and still cannot be built.
    static func unreadableParameters(_ failure: JSONFailure, depth: Int) -> CallFailure {
        guard failure.kind != .tooDeep else {
            return CallFailure(
                reason: .nestedTooDeep,
                message: "'params' may nest at most \(depth) levels deep."
            )
        }
        return parameterFault(
            "params",
            reason: .invalidParameter,
            message: "'params' cannot be read: \(failure.message), at byte \(failure.position)."
        )
    }

    /// Nobody waits for the answer any more.
    public static let stopped = CallFailure(reason: .cancelled, message: "The call was cancelled.")

    /// There is nothing to answer with.
    public static func notFound(_ message: String, reason: FailureReason = .notFound, origin: Origin = .lexicon)
        -> CallFailure
    {
        CallFailure(reason: reason, message: message, origin: origin)
    }
}

/// The most code points of a parameter's name in a message.
private let longestName = 128

/// The names of the members, the first few of them.
private func names(of object: JSONObject) -> String {
    object.members.prefix(5).map { "'\($0.name.excerpt(30))'" }.joined(separator: ", ")
}

extension JSONValue {
    /// The value for a message, cut where it is long.
    fileprivate var excerpt: String {
        switch self {
        case .array(let elements): "a list of \(elements.count)"
        case .object(let object): "an object with \(object.members.isEmpty ? "nothing" : names(of: object))"
        case .string(let text): String(decoding: JSONValue.string(text.excerpt(60)).jsonBytes, as: UTF8.self)
        default: String(decoding: jsonBytes, as: UTF8.self)
        }
    }

    /// The value for programs; a long string is cut, and a long array or object is told in words.
    fileprivate func echo(_ length: Int) -> JSONValue {
        switch self {
        case .string(let text): .string(text.excerpt(length))
        case .array, .object: jsonBytes.count <= 4 * length ? self : .string(excerpt)
        default: self
        }
    }
}
