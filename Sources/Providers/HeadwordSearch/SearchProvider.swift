public import HeadwordCore
internal import HeadwordLexicon

/// Finds headwords: `search.*`.
public struct SearchProvider: EndpointProvider {
    /// `search`
    public static let namespace = "search"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds the endpoints.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
    }
}
