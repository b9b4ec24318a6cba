public import HeadwordCore
internal import HeadwordLexicon

/// Answers which words mean the same, or the opposite: `thesaurus.*`.
public struct ThesaurusProvider: EndpointProvider {
    /// `thesaurus`
    public static let namespace = "thesaurus"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `thesaurus.lookup`.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(ThesaurusRequest.self, from: lexicon)
    }
}
