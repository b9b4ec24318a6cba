public import HeadwordJSON

/// A dictionary service, asked over the network, that answers in place of the lexicon and the corpora.
public protocol Upstream: Sendable {
    /// Answers a request.
    ///
    /// - Parameter withReplies: whether the answer contains the upstream's own replies.
    /// - Throws: ``UpstreamFailure`` if the upstream has no answer.
    func answer(
        to request: any UpstreamAnswerable,
        withReplies: Bool
    ) async throws -> any JSONWritable & Sendable
}

/// A request that an upstream can also answer; the module of the upstream says how it is asked.
public protocol UpstreamAnswerable: Request where Response: DictionaryResponse {}

/// A provider with requests that an upstream can also answer: its namespace is a setting of `[sources]`.
public protocol UpstreamProvider: EndpointProvider {}

extension UpstreamProvider {
    /// True.
    public static var isUpstreamProvider: Bool { true }
}

/// Why an upstream has no answer.
public struct UpstreamFailure: Error, Sendable {
    /// What the failure says about the question.
    public enum Meaning: Sendable {
        /// No other source is asked: there is no such word, the request is invalid, or the caller no longer waits.
        case final
        /// The upstream can never answer the question; another source may.
        case unanswerable
        /// The upstream might answer at another time, or for another customer; another source may know the answer now.
        case undecided
    }

    /// The failure that callers get.
    public var failure: CallFailure
    /// What the failure says about the question.
    public var meaning: Meaning

    /// Creates a failure.
    public init(_ failure: CallFailure, meaning: Meaning) {
        self.failure = failure
        self.meaning = meaning
    }
}

extension CallFailure {
    /// Returns the metadata about a failure that does not end the call: the given members, and the reason.
    package func members(_ members: JSONObject) -> JSONObject {
        var members = members
        members["reason"] = .string(reason.rawValue)
        members["message"] = .string(message)
        members["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        return members
    }

    /// Returns the failure that callers get if neither the upstream nor this source has an answer.
    ///
    /// If the upstream can never answer the question, the failure is the source's. If the upstream might answer it at
    /// another time, or for another customer, the failure is the upstream's: that nothing else has the word does not
    /// mean that the word does not exist.
    func inPlace(of upstream: UpstreamFailure) -> CallFailure {
        guard reason != .cancelled else { return self }
        guard upstream.meaning == .undecided else {
            var own = self
            own.message += " \(upstream.failure.message)"
            return own
        }
        var failure = upstream.failure
        failure.fallback = Fallback(self)
        return failure
    }
}
