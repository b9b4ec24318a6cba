public import HeadwordCorpus
public import HeadwordLexicon
internal import Synchronization

/// A provider that answers methods: a built-in module, or a drop-in, which is a folder in `Plugins/`.
public protocol EndpointProvider: Sendable {
    /// The prefix of all its method names, before the dot.
    static var namespace: String { get }

    /// Whether an upstream may answer its methods: true exactly for an ``UpstreamProvider``.
    static var isUpstreamProvider: Bool { get }

    /// Creates the provider. Called once, when the service starts.
    init(_ services: ProviderServices) throws

    /// Adds the provider's endpoints.
    func register(in registry: inout EndpointRegistry) throws
}

extension EndpointProvider {
    /// False by default.
    public static var isUpstreamProvider: Bool { false }
}

/// The services that a provider can use to answer calls.
public struct ProviderServices: Sendable {
    /// The embedded lexicon.
    public let lexicon: Lexicon
    /// The corpora that were counted.
    public let corpora: CorpusLibrary
    /// The descriptions of all methods of the service.
    public let catalogue: EndpointCatalogue
    /// The files of layers; nil if nobody may change any.
    public let layers: LayerAccess?

    /// Creates services.
    public init(
        lexicon: Lexicon,
        corpora: CorpusLibrary,
        catalogue: EndpointCatalogue = EndpointCatalogue(),
        layers: LayerAccess? = nil
    ) {
        self.lexicon = lexicon
        self.corpora = corpora
        self.catalogue = catalogue
        self.layers = layers
    }
}

/// The descriptions of all methods, for providers that answer questions about methods. It is filled once all providers
/// are registered, and does not change after that.
public final class EndpointCatalogue: Sendable {
    private let contents = Mutex(Lazy { [EndpointDescription]() })

    /// Creates an empty catalogue.
    public init() {}

    /// The descriptions, sorted by method name; empty until the catalogue is filled, before the first call.
    public var descriptions: [EndpointDescription] { contents.withLock { $0 }.value }

    /// Fills the catalogue.
    public func fill(from registry: EndpointRegistry) {
        let outlines = registry.outlines
        contents.withLock { $0 = Lazy { outlines.map(\.description) } }
    }
}
