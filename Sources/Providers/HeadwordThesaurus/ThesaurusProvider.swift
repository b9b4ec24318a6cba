public import HeadwordCore

/// Finds synonyms and antonyms: `thesaurus.*`.
public struct ThesaurusProvider: UpstreamProvider {
    /// `thesaurus`
    public static let namespace = "thesaurus"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `thesaurus.lookup`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(ThesaurusRequest.self, from: services.lexicon)
    }
}
