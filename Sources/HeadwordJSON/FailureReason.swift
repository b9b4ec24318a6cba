/// Why a call has no answer: a stable word for programs, the member `reason` of an error's details.
///
/// ``allCases`` is the catalogue of what Headword itself says. A provider that has a reason of its own creates it, and
/// lists it in the description of its method.
public struct FailureReason: RawRepresentable, Hashable, Sendable, CaseIterable {
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

    /// Creates a reason of a provider's own.
    public init(_ rawValue: String, code: Int? = nil, statuses: [Int], isRetryable: Bool = false, _ summary: String) {
        self.rawValue = rawValue
        self.code = code
        self.statuses = statuses
        self.isRetryable = isRetryable
        self.summary = summary
    }

    /// The reason of the catalogue with this word; nil if there is none.
    public init?(rawValue: String) {
        guard let reason = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = reason
    }

    /// Reasons are the same if their words are.
    public static func == (left: FailureReason, right: FailureReason) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the word.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Every reason of Headword's, by what is at fault.
    public static let allCases: [FailureReason] = [
        .parseError, .badHeader, .invalidRequest, .methodNotFound, .requestTooLarge, .batchTooLong, .nestedTooDeep,
        .responseTooLarge,
        .unauthenticated, .wrongToken, .requestTimeout, .tooManyConnections, .overloaded, .cancelled, .deadlinePassed,
        .internalError,
        .invalidParameter, .missingParameter, .unknownParameter,
        .notFound, .languageNotAvailable, .nothingPassesFilters, .otherVariety, .noTranslation, .noInflections,
        .noThesaurus, .noSentences, .noFilters, .noWord, .lexiconUnreadable,
        .noCorpus, .noNgrams, .noDates, .corpusUnreadable,
        .upstreamBadRequest, .notOffered, .upstreamKeyRefused, .upstreamPlan, .wordTooLong, .upstreamQuota,
        .budgetSpent, .upstreamProtocol, .upstreamRouteUnknown, .upstreamDown, .upstreamTimeout,
        .providerError, .providerFailed, .providerTimeout, .providerUnavailable,
    ]
}
