public import HeadwordCore
internal import HeadwordLexicon

/// Finds rhymes, and the pronunciations of words and lines: `rhymes.*`.
public struct RhymesProvider: EndpointProvider {
    /// `rhymes`
    public static let namespace = "rhymes"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `rhymes.lookup` and `rhymes.syllables`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(RhymesRequest.self, from: lexicon)
        try registry.add(SyllablesRequest.self, from: lexicon)
    }
}
