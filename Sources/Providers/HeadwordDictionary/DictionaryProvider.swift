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

    /// Adds `dictionary.entries`, `dictionary.words`, `dictionary.etymology` and `dictionary.family`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(EntriesRequest.self, from: services.lexicon)
        try registry.add(WordsRequest.self, from: services.lexicon)
        try registry.add(EtymologyRequest.self, from: services.lexicon)
        try registry.add(FamilyRequest.self, from: services.lexicon)
    }
}
