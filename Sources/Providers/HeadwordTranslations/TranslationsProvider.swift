public import HeadwordCore
internal import HeadwordLexicon

/// Answers what headwords are in other languages: `translations.*`.
public struct TranslationsProvider: EndpointProvider {
    /// `translations`
    public static let namespace = "translations"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds the endpoints.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(TranslationsRequest.self, from: lexicon)
    }
}
