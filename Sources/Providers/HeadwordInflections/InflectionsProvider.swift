public import HeadwordCore
internal import HeadwordLexicon

/// Answers which headword a form belongs to, and which forms a headword has: `inflections.*`.
public struct InflectionsProvider: EndpointProvider {
    /// `inflections`
    public static let namespace = "inflections"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    /// Adds the endpoints.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(LemmasRequest.self, from: lexicon)
        try registry.add(FormsRequest.self, from: lexicon)
    }
}
