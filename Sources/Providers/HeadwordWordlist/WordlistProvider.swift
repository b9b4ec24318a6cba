public import HeadwordCore
internal import HeadwordLexicon

/// Lists headwords by their properties: `wordlist.*`.
public struct WordlistProvider: EndpointProvider {
    /// `wordlist`
    public static let namespace = "wordlist"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `wordlist.query`.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(WordlistRequest.self, from: lexicon)
    }
}
