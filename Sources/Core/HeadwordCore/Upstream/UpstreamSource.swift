public import OxfordAPI

/// The upstream that answers in place of the lexicon.
public struct UpstreamSource: Sendable {
    /// The service.
    public var service: any OxfordService
    /// Whether the lexicon answers if the service cannot.
    public var hasFallback: Bool

    /// Creates a source.
    public init(_ service: any OxfordService, hasFallback: Bool) {
        self.service = service
        self.hasFallback = hasFallback
    }
}

/// A provider whose methods the upstream may answer: its namespace is a setting of `[sources]`.
public protocol UpstreamProvider: EndpointProvider {}

extension ProviderServices {
    /// Returns the upstream that answers the methods of a provider; nil if the lexicon does.
    public func upstream(for provider: (some UpstreamProvider).Type) -> UpstreamSource? {
        guard let upstream, let order = sources[provider.namespace], order != .lexicon else { return nil }
        return UpstreamSource(upstream, hasFallback: order == .upstreamThenLexicon)
    }
}
