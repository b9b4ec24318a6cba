public import HeadwordCore

/// Finds headwords: `search.*`.
public struct SearchProvider: UpstreamProvider {
    /// `search`
    public static let namespace = "search"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `search.query`, `search.translations`, `search.thesaurus`, `search.at` and `search.match`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(SearchRequest.self, from: services.lexicon)
        try registry.add(SearchTranslationsRequest.self, from: services.lexicon)
        try registry.add(SearchThesaurusRequest.self, from: services.lexicon)
        try registry.add(AtRequest.self, from: services.lexicon)
        try registry.add(MatchRequest.self, from: services.lexicon)
    }
}
