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

/// A provider whose methods a dictionary service over the network may answer: its namespace is a setting of `[sources]`.
public protocol UpstreamProvider: EndpointProvider {}

extension ProviderServices {
    /// The service that answers the methods of a provider; nil if the lexicon does.
    public func upstream(for provider: (some UpstreamProvider).Type) -> UpstreamSource? {
        guard let upstream, let order = sources[provider.namespace], order != .lexicon else { return nil }
        return UpstreamSource(upstream, hasFallback: order == .upstreamThenLexicon)
    }
}
