public import HeadwordCore
internal import HeadwordLexicon

/// Answers how headwords are used in sentences: `sentences.*`.
public struct SentencesProvider: EndpointProvider {
    /// `sentences`
    public static let namespace = "sentences"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `sentences.lookup`.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(SentencesRequest.self, from: lexicon)
    }
}
