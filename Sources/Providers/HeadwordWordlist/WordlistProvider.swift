public import HeadwordCore

/// Lists headwords by their properties: `wordlist.*`.
public struct WordlistProvider: UpstreamProvider {
    /// `wordlist`
    public static let namespace = "wordlist"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `wordlist.query`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(WordlistRequest.self, from: services.lexicon)
    }
}
