public import HeadwordOxford

/// The dictionary service that answers over the network in place of the lexicon.
public struct UpstreamSource: Sendable {
    /// The service.
    public var service: any OxfordService
    /// Whether the lexicon answers where the service cannot.
    public var hasFallback: Bool

    /// Creates a source.
    public init(_ service: any OxfordService, hasFallback: Bool) {
        self.service = service
        self.hasFallback = hasFallback
    }
}

extension ProviderServices {
    /// The service that answers the methods of a namespace; nil if the lexicon does.
    public func upstream(for namespace: String) -> UpstreamSource? {
        guard let upstream, let order = sources[namespace], order != .lexicon else { return nil }
        return UpstreamSource(upstream, hasFallback: order == .upstreamThenLexicon)
    }
}
