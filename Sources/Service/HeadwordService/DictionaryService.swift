public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordDropIns
public import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel
package import HeadwordRedis
package import HeadwordUpstream
public import JSONRPC

/// The service: every provider's methods over one lexicon and its corpora, ready to be called directly or through a
/// transport.
public final class DictionaryService: Answering {
    /// The lexicon used to answer.
    public let lexicon: Lexicon
    /// The files of the layers above the lexicon; nil if nobody may change any.
    package let layers: LayerAccess?
    /// The beginning of the digest of the lexicon.
    public let edition: String?
    /// The methods.
    public let registry: EndpointRegistry
    /// The external providers that are registered.
    public let external: [any ExternalProvider]
    /// The reasons that other external providers were left out.
    public let leftOut: [RegistrationFailure]

    /// Registers the built-in providers, the drop-ins, and then `additional` ones.
    ///
    /// - Parameters:
    ///   - corpora: the counted corpora; nil for those next to the lexicon.
    ///   - external: the external providers. One whose namespace is taken is left out.
    ///   - callLimits: the limits for the parameters of one call.
    ///   - limits: the limits for clients, as `server.limits` reports them.
    /// - Throws: ``RegistrationFailure`` if two methods or namespaces are the same, or the error of a provider that
    ///   cannot be created.
    public convenience init(
        lexicon: Lexicon,
        corpora: CorpusLibrary? = nil,
        additional: [any EndpointProvider.Type] = [],
        external: [any ExternalProvider] = [],
        callLimits: CallLimits = CallLimits(),
        limits: [ServiceLimit] = []
    ) throws {
        try self.init(
            lexicon: lexicon,
            corpora: corpora,
            additional: additional,
            external: external,
            callLimits: callLimits,
            limits: limits,
            upstream: nil,
            sources: [:]
        )
    }

    /// Registers providers some of which may have an upstream.
    ///
    /// - Parameters:
    ///   - upstream: the dictionary service to ask over the network; nil for none.
    ///   - store: the store that replicas share; nil for none.
    ///   - sources: the order of sources for each namespace; the lexicon for those that are not listed.
    ///   - layers: the files of the layers above the lexicon; nil if nobody may change any.
    ///   - notices: tells connections when answers may have changed.
    package init(
        lexicon: Lexicon,
        corpora: CorpusLibrary? = nil,
        additional: [any EndpointProvider.Type] = [],
        external: [any ExternalProvider] = [],
        callLimits: CallLimits = CallLimits(),
        limits: [ServiceLimit] = [],
        upstream: OxfordUpstream?,
        store: RedisStore? = nil,
        sources: [String: SourceOrder],
        layers: LayerAccess? = nil,
        notices: ChangeNotices = ChangeNotices()
    ) throws {
        var registry = EndpointRegistry(
            limits: callLimits,
            upstream: upstream,
            sources: sources
        )
        let catalogue = EndpointCatalogue()
        let services = ProviderServices(
            lexicon: lexicon,
            corpora: corpora ?? CorpusLibrary(beside: lexicon),
            catalogue: catalogue,
            layers: layers
        )
        for provider in builtInProviders + DropIns.providers + additional {
            try registry.register(try provider.init(services))
        }
        (self.external, leftOut) = try registry.register(external)
        try registry.addServerEndpoints(
            lexicon: lexicon,
            limits: limits,
            upstream: upstream?.service,
            store: store,
            external: self.external,
            notices: notices
        )
        catalogue.fill(from: registry)
        notices.follow(lexicon)
        self.lexicon = lexicon
        edition = String(lexicon.manifest.digest.prefix(12))
        self.layers = layers
        self.registry = registry
    }

    /// The namespaces of the built-in methods, the drop-ins, and the methods about the service itself.
    public static var namespaces: [String] {
        builtInProviders.map { $0.namespace } + dropInNamespaces + ["rpc", "server"]
    }

    /// The namespaces of the providers that an upstream may answer for.
    public static var upstreamNamespaces: [String] {
        (builtInProviders + DropIns.providers).filter { $0.isUpstreamProvider }.map { $0.namespace }
    }

    /// The namespaces of the drop-ins.
    public static var dropInNamespaces: [String] { DropIns.providers.map { $0.namespace } }

    /// The names of the methods.
    public var methods: [String] { registry.methods }

    /// Begins to answer a call.
    ///
    /// - Parameter caller: where the call comes from; by default, this process, which keeps nothing for further calls.
    /// - Throws: the error object for the caller.
    public func begin(
        _ call: Call,
        from caller: Caller = Caller(isTrusted: true)
    ) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        do throws(CallFailure) {
            switch try registry.begin(method: call.method, parameters: call.parameters, from: caller) {
            // Avoids an allocation where no failure is possible any more.
            case .ready(let answer): return .ready(answer)
            case let answer?: return answer.mapFailure { ErrorObject($0, of: call.method) }
            case nil: break
            }
        } catch {
            throw ErrorObject(error, of: call.method)
        }
        throw .methodNotFound(call.method, among: methods)
    }

    /// Creates a conversation answered by this service, with an observer of its calls.
    public func conversation(
        limits: MessageLimits = MessageLimits(),
        observer: (any SessionObserver)? = nil
    ) -> Conversation {
        Conversation(
            limits: limits,
            room: registry.limits.answer.room ?? AnswerRoom(),
            observer: observer,
            answering: { self }
        )
    }

}

extension EndpointRegistry {
    /// Registers external providers.
    ///
    /// - Returns: those that were registered, and why others were not.
    fileprivate mutating func register(
        _ providers: [any ExternalProvider]
    ) throws -> (registered: [any ExternalProvider], failures: [RegistrationFailure]) {
        var (registered, failures): ([any ExternalProvider], [RegistrationFailure]) = ([], [])
        for provider in providers {
            let report = provider.report
            do {
                try register(report.namespace, of: report.path) { try provider.register(in: &$0) }
                registered.append(provider)
            } catch let failure as RegistrationFailure {
                failures.append(failure)
            }
        }
        return (registered, failures)
    }
}

extension ErrorObject {
    /// Creates the error object for a failure of a method.
    public init(_ failure: CallFailure, of method: String) {
        self.init(code: failure.code, message: failure.message, data: failure.data(method: method))
    }

    /// -32601: there is no such method.
    ///
    /// - Parameter methods: the methods that may have been meant.
    package static func methodNotFound(_ method: String, among methods: [String]) -> ErrorObject {
        let suggestions = nearMisses(of: method, among: methods)
        let hint = suggestions.first.map { " Did you mean '\($0)'?" } ?? ""
        var details: JSONObject = ["method": .string(method)]
        if !suggestions.isEmpty { details["suggestions"] = .array(suggestions.map(JSONValue.string)) }
        return ErrorObject(.methodNotFound, "Method not found: '\(method)'.\(hint)", details: details)
    }
}
