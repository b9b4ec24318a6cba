public import HeadwordCore

/// Gives the meanings of headwords: `dictionary.*`.
public struct DictionaryProvider: UpstreamProvider {
    /// `dictionary`
    public static let namespace = "dictionary"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `dictionary.entries` and `dictionary.words`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(EntriesRequest.self, from: services.lexicon)
        try registry.add(WordsRequest.self, from: services.lexicon)
    }
}
