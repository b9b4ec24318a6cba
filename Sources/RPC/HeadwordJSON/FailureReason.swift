/// Why a call has no answer: a stable identifier for programs, the member `reason` of an error's `data`.
///
/// Each module defines the reasons that it uses; a provider lists its own in the descriptions of its methods.
public struct FailureReason: Hashable, Sendable {
    /// The identifier: `notFound`.
    public let rawValue: String
    /// When it occurs, in one sentence for people.
    public let summary: String
    /// The possible kinds of failure as HTTP statuses (RFC 9110, section 15): 404, 429, 503; the usual one first.
    public let statuses: [Int]
    /// The code of the error object; nil if it is the status.
    public let code: Int?
    /// Whether the same call may succeed later.
    public let isRetryable: Bool

    /// The usual code of error objects with this reason.
    public var usualCode: Int? { code ?? statuses.first }

    /// Creates a reason.
    public init(_ rawValue: String, code: Int? = nil, statuses: [Int], isRetryable: Bool = false, _ summary: String) {
        self.rawValue = rawValue
        self.code = code
        self.statuses = statuses
        self.isRetryable = isRetryable
        self.summary = summary
    }

    /// Reasons are equal if their identifiers are.
    public static func == (left: FailureReason, right: FailureReason) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
