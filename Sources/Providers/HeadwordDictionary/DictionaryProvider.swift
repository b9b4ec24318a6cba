public import HeadwordCore
internal import HeadwordLexicon

/// Answers what headwords mean: `dictionary.*`.
public struct DictionaryProvider: EndpointProvider {
    /// `dictionary`
    public static let namespace = "dictionary"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds `dictionary.entries`.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(EntriesRequest.self, from: lexicon)
    }
}
