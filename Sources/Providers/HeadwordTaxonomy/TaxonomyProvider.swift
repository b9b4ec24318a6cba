public import HeadwordCore
internal import HeadwordLexicon

/// Finds the concepts that the meanings of a word are kinds or parts of, and the reverse: `taxonomy.*`.
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
        try registry.add(TaxonomyRequest.self, from: lexicon)
    }
}
