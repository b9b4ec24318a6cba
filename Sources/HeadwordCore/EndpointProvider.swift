public import HeadwordCorpus
public import HeadwordLexicon
public import HeadwordOxford
internal import Synchronization

/// Something that answers methods: a built-in module, or a folder dropped into `Plugins/`.
public protocol EndpointProvider: Sendable {
    /// What the names of all its methods begin with, before the dot.
    static var namespace: String { get }

    /// Creates the provider. Called once, when the service starts.
    init(_ services: ProviderServices) throws

    /// Adds the provider's endpoints.
    func register(in registry: inout EndpointRegistry) throws
}

/// What a provider may use to answer.
public struct ProviderServices: Sendable {
    /// The embedded lexicon.
    public let lexicon: Lexicon
    /// The corpora that were counted.
    public let corpora: CorpusLibrary
    /// What callers need to know of every method of the service.
    public let catalogue: EndpointCatalogue
    /// The dictionary service that is asked over the network; nil if none is configured.
    public let upstream: (any OxfordService)?
    /// Who answers the methods of each namespace; the lexicon for those that are not listed.
    public let sources: [String: SourceOrder]

    /// Creates services.
    public init(
        lexicon: Lexicon,
        corpora: CorpusLibrary,
        catalogue: EndpointCatalogue = EndpointCatalogue(),
        upstream: (any OxfordService)? = nil,
        sources: [String: SourceOrder] = [:]
    ) {
        self.lexicon = lexicon
        self.corpora = corpora
        self.catalogue = catalogue
        self.upstream = upstream
        self.sources = sources
    }
}

/// The descriptions of all methods, for providers that answer questions about methods. It is filled when all providers are
/// registered, and not changed after that.
public final class EndpointCatalogue: Sendable {
    private let contents = Mutex<[EndpointDescription]>([])

    /// Creates an empty catalogue.
    public init() {}

    /// The descriptions, by the names of the methods; none before the service answers its first call.
    public var descriptions: [EndpointDescription] { contents.withLock { $0 } }

    /// Fills the catalogue.
    public func fill(from registry: EndpointRegistry) {
        contents.withLock { $0 = registry.descriptions }
    }
}
