/// Why a call has no answer: a stable word for programs, the member `reason` of an error's details.
///
/// Each module creates the reasons that it gives; a provider lists its own in the descriptions of its methods.
public struct FailureReason: Hashable, Sendable {
    /// The word: `notFound`.
    public let rawValue: String
    /// When it happens, one sentence for people.
    public let summary: String
    /// What kinds of failure it may be, in the terms of HTTP (RFC 9110, section 15): 404, 429, 503; the usual one first.
    public let statuses: [Int]
    /// The code of the error object, where that is not the status.
    public let code: Int?
    /// Whether the same call may succeed later.
    public let isRetryable: Bool

    /// The code that error objects of the reason mostly have.
    public var usualCode: Int? { code ?? statuses.first }

    /// Creates a reason.
    public init(_ rawValue: String, code: Int? = nil, statuses: [Int], isRetryable: Bool = false, _ summary: String) {
        self.rawValue = rawValue
        self.code = code
        self.statuses = statuses
        self.isRetryable = isRetryable
        self.summary = summary
    }

    /// Reasons are the same if their words are.
    public static func == (left: FailureReason, right: FailureReason) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the word.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
