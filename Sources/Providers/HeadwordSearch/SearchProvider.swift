public import HeadwordCore
internal import HeadwordLexicon

/// Finds headwords: `search.*`.
public struct SearchProvider: EndpointProvider {
    /// `search`
    public static let namespace = "search"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `search.query`, `search.translations` and `search.at`.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(SearchRequest.self, from: lexicon)
        try registry.add(SearchTranslationsRequest.self, from: lexicon)
        try registry.add(AtRequest.self, from: lexicon)
    }
}
