public import HeadwordCore
internal import HeadwordLexicon

/// Answers what a lexicon can be asked for: `utility.*`.
public struct UtilityProvider: EndpointProvider {
    /// `utility`
    public static let namespace = "utility"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds the endpoints.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
    }
}
