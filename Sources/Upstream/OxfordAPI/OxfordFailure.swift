/// The reason why the Oxford Dictionaries API gave no answer.
public struct OxfordFailure: Error, Hashable, Sendable {
    /// The kinds of failure. None is ever reported as another.
    public enum Kind: String, CaseIterable, Sendable {
        /// There is no such word, or the filters leave nothing of it.
        case notFound
        /// The API has no dictionary of the language, or the pair of languages.
        case unknownLanguage
        /// The API rejects the request.
        case badRequest
        /// The API has no such path: the version or the address is wrong.
        case unknownRoute
        /// The configured version has nothing that answers the request.
        case notOffered
        /// The credentials are missing or rejected.
        case unauthorized
        /// The credentials are valid, but the plan does not cover the request.
        case forbidden
        /// The plan's calls are used up.
        case quota
        /// The calls that the configuration allows are used up. Nothing was sent.
        case budget
        /// The word or the whole address is longer than the API takes.
        case tooLong
        /// The API cannot be reached, or reports that it is not working.
        case unavailable
        /// The API did not answer in time.
        case timeout
        /// The answer does not match the API's description.
        case unreadable
        /// Nobody is waiting for the answer any more.
        case cancelled
    }

    /// The kind of failure.
    public var kind: Kind
    /// One sentence for display, in the API's own words where it gave any.
    public var message: String
    /// The status of the API's reply (RFC 9110, section 15); nil if there was none.
    public var status: Int?
    /// The number of seconds after which a retry makes sense.
    public var retryAfter: Int?

    /// Creates a failure.
    public init(_ kind: Kind, _ message: String, status: Int? = nil, retryAfter: Int? = nil) {
        self.kind = kind
        self.message = message
        self.status = status
        self.retryAfter = retryAfter
    }
}
