public import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel

/// Finds rhymes, and the pronunciations of words and lines: `rhymes.*`.
public struct RhymesProvider: EndpointProvider {
    /// `rhymes`
    public static let namespace = "rhymes"

    /// The source whose pronunciations are used, since others have few words or use other transcriptions.
    static let source = "festlex-cmu"

    private let lexicon: Lexicon
    private let book: Prepared<Book>

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        let lexicon = services.lexicon
        self.lexicon = lexicon
        book = Prepared {
            Book(lexicon: lexicon, index: try Index(of: lexicon))
        }
    }

    /// Adds `rhymes.lookup` and `rhymes.syllables`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(LookupRequest.self, from: book)
        try registry.add(SyllablesRequest.self, from: lexicon)
    }

    /// The data that rhymes are looked up in.
    struct Book: Sendable {
        var lexicon: Lexicon
        var index: Index
    }
}
