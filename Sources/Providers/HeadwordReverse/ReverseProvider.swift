public import HeadwordCore
internal import HeadwordLexicon

/// Finds words by their definitions: `reverse.*`.
public struct ReverseProvider: EndpointProvider {
    /// `reverse`
    public static let namespace = "reverse"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `reverse.lookup`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(ReverseRequest.self, from: lexicon)
    }
}
