public import HeadwordJSON
internal import HeadwordLexicon

/// The methods of a service: filled once at the start, then only read.
public struct EndpointRegistry: Sendable {
    /// A function that begins to answer a call, given its parameters, which are not built yet, and its caller.
    typealias Begin = @Sendable (JSONText?, Caller) throws -> Answer<RenderedJSON, CallFailure>

    /// A method with the types of its request erased.
    private final class Method: Sendable {
        let outline: MethodOutline
        /// The provider that registered it, for the message about a duplicate.
        let provider: ProviderName
        let begin: Begin
        /// Begins to answer with dated texts; nil if the method has none.
        let beginDated: Begin?
        /// Whether answers depend on nothing but the lexicon, its layers and the parameters.
        let isLasting: Bool

        init(
            _ outline: MethodOutline,
            provider: @escaping ProviderName,
            begin: @escaping Begin,
            beginDated: Begin?,
            isLasting: Bool
        ) {
            self.outline = outline
            self.provider = provider
            self.begin = begin
            self.beginDated = beginDated
            self.isLasting = isLasting
        }
    }

    /// Returns the name of a provider. It is a function because asking Swift for the name of a type takes longer than
    /// the rest of a registration.
    private typealias ProviderName = @Sendable () -> String

    /// The provider that is adding its endpoints.
    struct Registration: Sendable {
        var namespace: String
        /// The upstream that answers its methods; nil if only sources on this machine do.
        var upstream: (any Upstream)?
        /// Whether the lexicon or the corpora answer if the upstream cannot.
        var hasFallback: Bool
        /// Whether an upstream may answer its methods at all.
        var isUpstreamProvider: Bool
    }

    private var endpoints: [ExactString: Method] = [:]
    private var namespaces: [String: ProviderName] = [:]
    private(set) var provider: Registration?
    private let upstream: (any Upstream)?
    private let sources: [String: SourceOrder]
    private let answers: AnswerCache
    /// The limits on calls.
    public let limits: CallLimits

    /// Creates an empty registry whose methods keep to the limits.
    ///
    /// - Parameters:
    ///   - upstream: the dictionary service to ask over the network; nil for none.
    ///   - sources: the sources that answer the methods of each namespace; the lexicon for those that are not listed.
    public init(
        limits: CallLimits = CallLimits(),
        upstream: (any Upstream)? = nil,
        sources: [String: SourceOrder] = [:]
    ) {
        self.limits = limits
        self.upstream = upstream
        self.sources = sources
        answers = AnswerCache(bytes: limits.answerCacheBytes)
    }

    /// The names of all methods, sorted.
    public var methods: [String] { outlines.map(\.method) }

    /// The descriptions of all methods, sorted by name.
    public var descriptions: [EndpointDescription] { outlines.map(\.description) }

    /// Returns the description of a method; nil if there is none.
    public func description(of method: String) -> EndpointDescription? {
        endpoints[ExactString(method)]?.outline.description
    }

    /// What is told about all methods, sorted by name. It does not keep the providers.
    var outlines: [MethodOutline] { endpoints.values.map(\.outline).sorted { $0.method < $1.method } }

    /// Registers the endpoints of a provider.
    ///
    /// - Throws: ``RegistrationFailure`` if another provider has the namespace, or if one of the methods lies outside
    ///   it or exists already.
    public mutating func register<Provider: EndpointProvider>(_ provider: Provider) throws {
        try register(Provider.namespace, of: String(describing: Provider.self), Provider.isUpstreamProvider) {
            try provider.register(in: &$0)
        }
    }

    /// Registers the endpoints of a provider whose namespace is known only at run time: all of them, or none if one
    /// fails.
    ///
    /// - Parameters:
    ///   - provider: the name of the provider, for error messages.
    ///   - add: adds the endpoints.
    /// - Throws: ``RegistrationFailure`` if another provider has the namespace, or if one of the methods lies outside
    ///   it or exists already.
    public mutating func register(
        _ namespace: String,
        of provider: @autoclosure @escaping @Sendable () -> String,
        _ add: (inout EndpointRegistry) throws -> Void
    ) throws {
        try register(namespace, of: provider(), false, add)
    }

    private mutating func register(
        _ namespace: String,
        of provider: @autoclosure @escaping @Sendable () -> String,
        _ isUpstreamProvider: Bool,
        _ add: (inout EndpointRegistry) throws -> Void
    ) throws {
        if let other = namespaces[namespace] {
            throw RegistrationFailure.duplicateNamespace(namespace, providers: [other(), provider()])
        }
        var filled = self
        filled.namespaces[namespace] = provider
        let order = sources[namespace] ?? .lexicon
        filled.provider = Registration(
            namespace: namespace,
            upstream: order == .lexicon ? nil : upstream,
            hasFallback: order == .upstreamThenLexicon,
            isUpstreamProvider: isUpstreamProvider
        )
        try add(&filled)
        filled.provider = nil
        self = filled
    }

    /// Adds an endpoint that is described by a value, not by a request type.
    public mutating func add(
        _ description: EndpointDescription,
        answer: @escaping @Sendable (ParameterReader) async throws -> any JSONWritable & Sendable
    ) throws {
        try add(EndpointOutline(description), reading: { $0 }, answer: { question, _ in try await answer(question) })
    }

    /// Adds an endpoint.
    public mutating func add<R: Request>(
        _ request: R.Type,
        answer: @escaping @Sendable (R) async throws -> R.Response
    ) throws {
        try add(R.endpoint) { request, _ in try await answer(request) }
    }

    /// Adds an endpoint whose answer depends on the caller.
    public mutating func add<R: Request>(
        _ request: R.Type,
        answeringCaller answer: @escaping @Sendable (R, Caller) async throws -> R.Response
    ) throws {
        try add(R.endpoint, answer: answer)
    }

    /// Adds an endpoint that answers asynchronously, with values of any type.
    mutating func add<R: Request>(
        _ endpoint: Endpoint<R>,
        answer: @escaping @Sendable (R, Caller) async throws -> any JSONWritable & Sendable
    ) throws {
        try add(endpoint.outline, reading: endpoint.request(from:), answer: answer)
    }

    /// Adds an endpoint whose questions are not read by an ``Endpoint``.
    mutating func add<Question: Sendable>(
        _ outline: EndpointOutline,
        reading read: @escaping @Sendable (ParameterReader) throws -> Question,
        answer: @escaping @Sendable (Question, Caller) async throws -> any JSONWritable & Sendable
    ) throws {
        try insert(outline) { [limits] parameters, caller in
            let question = try read(try ParameterReader(text: parameters, named: outline.parameterNames, limits))
            return .later { try await RenderedJSON(written: try await answer(question, caller), limits) }
        }
    }

    /// Adds an endpoint that is answered from the lexicon or the corpora; lasting answers are cached.
    public mutating func add<R: Answerable>(_ request: R.Type, from source: R.Source) throws {
        try add(R.endpoint, from: source)
    }

    /// Adds an endpoint that may have more parameters than `R.endpoint`.
    mutating func add<R: Answerable>(_ endpoint: Endpoint<R>, from source: R.Source) throws {
        let method = endpoint.method
        let layers = (source as? Lexicon)?.layers ?? LiveLayers()
        try insert(
            endpoint.outline,
            begin(endpoint, named: method, layers) { caller in caller.view(of: source) },
            dated: (source as? Lexicon).map { lexicon in
                begin(endpoint, named: method + " dated", layers) { caller in
                    caller.view(of: try lexicon.withDated() as? R.Source ?? source)
                }
            },
            isLasting: R.isCacheable
        )
    }

    /// - Parameters:
    ///   - name: the key of cached answers, together with the parameters.
    ///   - layers: the layers on which the answers depend.
    private func begin<R: Answerable>(
        _ endpoint: Endpoint<R>,
        named name: String,
        _ layers: LiveLayers,
        from source: @escaping @Sendable (Caller) throws -> R.Source
    ) -> Begin {
        let begin: Begin = { [limits] parameters, caller in
            let names = endpoint.outline.parameterNames
            let reader = try ParameterReader(text: parameters, named: names, limits)
            return try endpoint.request(from: reader).begin(from: { try source(caller) }, limits)
        }
        guard R.isCacheable else { return begin }
        return answers.remembering(name, layers, begin)
    }

    /// Whether the method exists; names are compared byte by byte.
    public func contains(method: String) -> Bool {
        endpoints[ExactString(method)] != nil
    }

    /// Whether the answers of a method depend on nothing but the lexicon, its layers and the parameters; false if there
    /// is no such method.
    package func isLasting(_ method: String) -> Bool { endpoints[ExactString(method)]?.isLasting ?? false }

    /// Begins to answer a call; returns nil if there is no such method. Every error that is thrown becomes a
    /// ``CallFailure`` here.
    ///
    /// - Parameter caller: where the call comes from; by default, this process, which keeps nothing for further calls.
    public func begin(
        method: String,
        parameters: JSONText?,
        from caller: Caller = Caller(isTrusted: true)
    ) throws(CallFailure) -> Answer<RenderedJSON, CallFailure>? {
        guard let method = endpoints[ExactString(method)] else { return nil }
        var isSafe = false
        do {
            let manner = try CallManner(parameters, method.outline)
            isSafe = manner.isSafe
            let begin = manner.includesDated ? method.beginDated ?? method.begin : method.begin
            let answer = try begin(manner.parameters, caller)
            return isSafe ? try FamilyFilter.filtered(answer) : answer
        } catch {
            let failure = CallFailure(error)
            throw isSafe ? FamilyFilter.filtered(failure) : failure
        }
    }

    private mutating func insert(
        _ outline: EndpointOutline,
        _ begin: @escaping Begin,
        dated: Begin? = nil,
        isLasting: Bool = false
    ) throws {
        let method = outline.method
        var name: ProviderName = { "the service" }
        if let provider {
            name = namespaces[provider.namespace] ?? name
            guard method.hasPrefix(provider.namespace + ".") else {
                throw RegistrationFailure.foreignMethod(method, provider: name(), namespace: provider.namespace)
            }
        }
        if let other = endpoints[ExactString(method)] {
            throw RegistrationFailure.duplicateMethod(method, providers: [other.provider(), name()])
        }
        endpoints[ExactString(method)] = Method(
            MethodOutline(outline, hasDated: dated != nil),
            provider: name,
            begin: begin,
            beginDated: dated,
            isLasting: isLasting
        )
    }
}

/// Why a provider or a method cannot be registered.
public enum RegistrationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A method is added twice.
    case duplicateMethod(String, providers: [String])
    /// A provider adds a method outside its namespace.
    case foreignMethod(String, provider: String, namespace: String)
    /// Two providers claim one namespace.
    case duplicateNamespace(String, providers: [String])
    /// A provider adds a method that an upstream may answer, and does not conform to ``UpstreamProvider``.
    case noUpstreamProvider(String)

    /// The reason.
    public var description: String {
        switch self {
        case .duplicateMethod(let method, let providers):
            "the method '\(method)' is registered twice, by " + providers.joined(separator: " and by ")
        case .foreignMethod(let method, let provider, let namespace):
            "the method '\(method)' is registered by \(provider), whose namespace is '\(namespace)'"
        case .duplicateNamespace(let namespace, let providers):
            "the namespace '\(namespace)' belongs to " + providers.joined(separator: " and to ")
        case .noUpstreamProvider(let method):
            "an upstream may answer the method '\(method)', so its provider must conform to UpstreamProvider"
        }
    }
}
