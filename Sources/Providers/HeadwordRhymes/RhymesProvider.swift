public import HeadwordCore
internal import HeadwordLexicon

/// Finds rhymes, and the pronunciations of words and lines: `rhymes.*`.
public struct RhymesProvider: EndpointProvider {
    /// `rhymes`
    public static let namespace = "rhymes"

    private let lexicon: Lexicon
    private let index: AsyncLazy<RhymeIndex>

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        let lexicon = services.lexicon
        self.lexicon = lexicon
        index = AsyncLazy { try RhymeIndex(of: lexicon) }
    }

    /// Adds `rhymes.lookup` and `rhymes.syllables`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(RhymesRequest.self, from: index)
        try registry.add(SyllablesRequest.self, from: lexicon)
    }
}
