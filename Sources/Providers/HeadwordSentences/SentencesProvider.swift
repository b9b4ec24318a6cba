public import HeadwordCore

/// Finds sentences that show how headwords are used: `sentences.*`.
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
        try registry.add(SentencesRequest.self, from: services.lexicon)
    }
}
