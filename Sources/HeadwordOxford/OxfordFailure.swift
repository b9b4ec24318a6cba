/// Why the Oxford Dictionaries API gave no answer.
public struct OxfordFailure: Error, Hashable, Sendable {
    /// What kinds of failure there are. None is taken for another.
    public enum Kind: String, CaseIterable, Sendable {
        /// There is no such word, or nothing of it passes the filters.
        case notFound
        /// The API has no dictionary of the language, or the pair of languages.
        case unknownLanguage
        /// The API does not take what it was asked.
        case badRequest
        /// The API has no such path: the version or the address is not that of the API.
        case unknownRoute
        /// The version that is configured has nothing that answers such a question.
        case notOffered
        /// The credentials are missing or refused.
        case unauthorized
        /// The credentials are right, and the plan does not have what was asked for.
        case forbidden
        /// The plan's calls are used up.
        case quota
        /// The calls that the configuration allows are used up. Nothing was sent.
        case budget
        /// The word or the whole address is longer than the API takes.
        case tooLong
        /// The API cannot be reached, or says that it does not work.
        case unavailable
        /// The API did not answer in time.
        case timeout
        /// What the API answered is not what its description says.
        case unreadable
        /// Nobody waits for the answer any more.
        case cancelled
    }

    /// What kind of failure.
    public var kind: Kind
    /// One sentence for people; the API's own words where it had some.
    public var message: String
    /// The status that the API answered with (RFC 9110, section 15); nil if it did not answer.
    public var status: Int?
    /// After how many seconds another try makes sense.
    public var retryAfter: Int?

    /// Creates a failure.
    public init(_ kind: Kind, _ message: String, status: Int? = nil, retryAfter: Int? = nil) {
        self.kind = kind
        self.message = message
        self.status = status
        self.retryAfter = retryAfter
    }
}
