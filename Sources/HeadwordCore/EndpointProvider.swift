public import HeadwordLexicon

/// Something that answers methods: a built-in module, or a folder dropped into `Plugins/`.
public protocol EndpointProvider: Sendable {
    /// What the names of all its methods begin with, before the dot.
    static var namespace: String { get }

    /// Creates the provider. Called once, when the service starts.
    init(_ services: ProviderServices) throws

    /// Adds the provider's endpoints.
    func register(in registry: inout EndpointRegistry) throws(RegistrationFailure)
}

/// What a provider may use to answer.
public struct ProviderServices: Sendable {
    /// The embedded lexicon.
    public let lexicon: Lexicon

    /// Creates services.
    public init(lexicon: Lexicon) {
        self.lexicon = lexicon
    }
}
