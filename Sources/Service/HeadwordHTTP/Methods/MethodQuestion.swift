internal import JSONRPC
internal import JSONRPCHTTP

/// A call of a method by its address.
struct MethodQuestion: Sendable {
    let method: String
    /// The parameters as JSON; equal for equal questions.
    let parameters: [UInt8]
    /// The entity tag of the answer; nil if the answer may differ the next time.
    let entityTag: String?
    /// Whether layers of words lie above the lexicon: they may change at any time.
    let hasLayers: Bool

    /// How long answers may be kept, in seconds: a lexicon is replaced by hand, and seldom.
    private static let lifetime = 3600
    /// How long it may be kept that there is no answer, in seconds.
    private static let lifetimeOfNothing = 300

    /// How long the answer may be kept.
    var caching: WebResponse.Caching { caching(for: Self.lifetime) }

    /// Returns how long an error may be kept.
    func caching(of error: ErrorObject) -> WebResponse.Caching {
        error.httpStatus == 404 ? caching(for: Self.lifetimeOfNothing) : .none
    }

    private func caching(for seconds: Int) -> WebResponse.Caching {
        guard entityTag != nil else { return .none }
        return hasLayers ? .revalidated : .seconds(seconds)
    }
}
