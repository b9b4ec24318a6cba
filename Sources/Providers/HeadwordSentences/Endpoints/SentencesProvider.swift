public import HeadwordCore

/// Answers how headwords are used in sentences: `sentences.*`.
public struct SentencesProvider: UpstreamProvider {
    /// `sentences`
    public static let namespace = "sentences"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `sentences.lookup`.
    public func register(in registry: inout EndpointRegistry) throws {
        let upstream = services.upstream(for: Self.self)
        try registry.add(SentencesRequest.self, from: services.lexicon, upstream: upstream)
    }
}
