public import HeadwordCore
internal import HeadwordLexicon

/// Answers what the meanings of a word are kinds of, parts of, and the other way round: `taxonomy.*`.
public struct TaxonomyProvider: EndpointProvider {
    /// `taxonomy`
    public static let namespace = "taxonomy"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `taxonomy.lookup`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(LookupRequest.self, from: lexicon)
    }
}
