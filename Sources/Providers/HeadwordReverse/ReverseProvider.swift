public import HeadwordCore
internal import HeadwordLexicon

/// Finds words by their definitions: `reverse.*`.
public struct ReverseProvider: EndpointProvider {
    /// `reverse`
    public static let namespace = "reverse"

    private let book: Prepared<Book>

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        let lexicon = services.lexicon
        book = Prepared {
            Book(lexicon: lexicon, traits: try lexicon.glossTraits())
        }
    }

    /// Adds `reverse.lookup`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(LookupRequest.self, from: book)
    }

    /// The data that definitions are searched in.
    struct Book: Sendable {
        var lexicon: Lexicon
        var traits: GlossTraits
    }
}
