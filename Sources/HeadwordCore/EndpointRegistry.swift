public import HeadwordJSON
internal import HeadwordLexicon

/// The methods of a service: filled once at the start, then only read.
public struct EndpointRegistry: Sendable {
    /// Begins to answer a call, whose parameters are not built yet.
    typealias Begin = @Sendable (JSONText?) throws -> Answer<RenderedJSON, CallFailure>

    /// A method with the types of its request erased.
    private struct Method: Sendable {
        var description: EndpointDescription
        /// What registered it, for the message about another of its name.
        var provider: ProviderName
        var begin: Begin
        /// What answers with dated texts; nil if there are none.
        var beginDated: Begin?
        /// What it has besides its own parameters.
        var offer: CallManner.Offer
    }

    /// Makes the name of a provider. Asking Swift for that of a type takes longer than the rest of a registration.
    private typealias ProviderName = @Sendable () -> String

    private var endpoints: [ExactString: Method] = [:]
    private var namespaces: [String: ProviderName] = [:]
    private var registering: String?
    private let answers: AnswerCache
    /// What the parameters of one call may ask for.
    public let limits: CallLimits

    /// Creates an empty registry, whose methods keep to limits.
    public init(limits: CallLimits = CallLimits()) {
        self.limits = limits
        answers = AnswerCache(bytes: limits.answerCacheBytes)
    }

    /// What callers need to know of each method, by name.
    public var descriptions: [EndpointDescription] {
        endpoints.values.map(\.description).sorted { $0.method < $1.method }
    }

    /// Lets a provider add its endpoints.
    ///
    /// - Throws: ``RegistrationFailure`` if another provider has its namespace, or one of its methods is not in it or
    ///   is there already.
    public mutating func register<Provider: EndpointProvider>(_ provider: Provider) throws {
        try register(Provider.namespace, of: String(describing: Provider.self)) {
            try provider.register(in: &$0)
        }
    }

    /// Lets a provider whose namespace is known only at run time add its endpoints: all of them, or none if one fails.
    ///
    /// - Parameters:
    ///   - provider: what it is called, for the message of a failure.
    ///   - add: adds its endpoints.
    /// - Throws: ``RegistrationFailure`` if another provider has its namespace, or one of its methods is not in it or
    ///   is there already.
    public mutating func register(
        _ namespace: String,
        of provider: @autoclosure @escaping @Sendable () -> String,
        _ add: (inout EndpointRegistry) throws -> Void
    ) throws {
        if let other = namespaces[namespace] {
            throw RegistrationFailure.duplicateNamespace(namespace, providers: [other(), provider()])
        }
        var filled = self
        filled.namespaces[namespace] = provider
        filled.registering = namespace
        try add(&filled)
        filled.registering = nil
        self = filled
    }

    /// Adds an endpoint that no type describes.
    public mutating func add(
        _ description: EndpointDescription,
        answer: @escaping @Sendable (ParameterReader) async throws -> any JSONWritable & Sendable
    ) throws {
        try add(description, reading: { $0 }, answer: answer)
    }

    /// Adds an endpoint.
    public mutating func add<R: Request>(
        _ request: R.Type,
        answer: @escaping @Sendable (R) async throws -> R.Response
    ) throws {
        try add(R.endpoint, answer: answer)
    }

    /// Adds an endpoint whose answers, of one type or another, are waited for.
    mutating func add<R: Request>(
        _ endpoint: Endpoint<R>,
        answer: @escaping @Sendable (R) async throws -> any JSONWritable & Sendable
    ) throws {
        try add(endpoint.description, reading: endpoint.request(from:), answer: answer)
    }

    /// Adds an endpoint whose questions are read in another way than that of an endpoint's type.
    mutating func add<Question: Sendable>(
        _ description: EndpointDescription,
        reading read: @escaping @Sendable (ParameterReader) throws -> Question,
        answer: @escaping @Sendable (Question) async throws -> any JSONWritable & Sendable
    ) throws {
        try insert(description) { [limits] parameters in
            let question = try read(try ParameterReader(text: parameters, of: description, limits: limits))
            return .later { try await RenderedJSON(written: try await answer(question), limits) }
        }
    }

    /// Adds an endpoint that the lexicon or the corpora answer; what it answers is remembered if it is lasting.
    public mutating func add<R: Answerable>(_ request: R.Type, from source: R.Source) throws {
        try add(R.endpoint, from: source)
    }

    /// Adds an endpoint that may have more parameters than that of its request's type.
    mutating func add<R: Answerable>(_ endpoint: Endpoint<R>, from source: R.Source) throws {
        let method = endpoint.description.method
        try insert(
            endpoint.description,
            begin(endpoint, named: method) { source },
            dated: (source as? Lexicon).map { lexicon in
                begin(endpoint, named: method + " dated") { try lexicon.withDated() as? R.Source ?? source }
            }
        )
    }

    /// - Parameter name: what answers are remembered by, beside the parameters.
    private func begin<R: Answerable>(
        _ endpoint: Endpoint<R>,
        named name: String,
        from source: @escaping @Sendable () throws -> R.Source
    ) -> Begin {
        let begin: Begin = { [limits] parameters in
            let reader = try ParameterReader(text: parameters, of: endpoint.description, limits: limits)
            return try endpoint.request(from: reader).begin(from: source, limits)
        }
        return R.isLasting ? answers.remembering(name, begin) : begin
    }

    /// Whether there is such a method; names are compared byte by byte.
    public func contains(method: String) -> Bool {
        endpoints[ExactString(method)] != nil
    }

    /// Begins to answer a call; nil if there is no such method. Whatever is thrown becomes a ``CallFailure`` here.
    public func begin(
        method: String,
        parameters: JSONText?
    ) throws(CallFailure) -> Answer<RenderedJSON, CallFailure>? {
        guard let method = endpoints[ExactString(method)] else { return nil }
        var isSafe = false
        do {
            let manner = try CallManner(parameters, method.offer)
            isSafe = manner.isSafe
            let begin = manner.includesDated ? method.beginDated ?? method.begin : method.begin
            let answer = try begin(manner.parameters)
            return isSafe ? try FamilyFilter.filtered(answer) : answer
        } catch {
            let failure = CallFailure(error)
            throw isSafe ? FamilyFilter.filtered(failure) : failure
        }
    }

    private mutating func insert(
        _ description: EndpointDescription,
        _ begin: @escaping Begin,
        dated: Begin? = nil
    ) throws {
        let method = description.method
        var provider: ProviderName = { "the service" }
        if let registering, let name = namespaces[registering] { provider = name }
        if let registering, !method.hasPrefix(registering + ".") {
            throw RegistrationFailure.foreignMethod(method, provider: provider(), namespace: registering)
        }
        if let other = endpoints[ExactString(method)] {
            throw RegistrationFailure.duplicateMethod(method, providers: [other.provider(), provider()])
        }
        let offer = CallManner.Offer(to: description, hasDated: dated != nil)
        var description = description
        description.parameters += offer.parameters
        endpoints[ExactString(method)] = Method(
            description: description,
            provider: provider,
            begin: begin,
            beginDated: dated,
            offer: offer
        )
    }
}

/// Why the methods of a service cannot be put together.
public enum RegistrationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A method is added twice.
    case duplicateMethod(String, providers: [String])
    /// A provider adds a method outside its namespace.
    case foreignMethod(String, provider: String, namespace: String)
    /// Two providers claim one namespace.
    case duplicateNamespace(String, providers: [String])

    /// The reason.
    public var description: String {
        switch self {
        case .duplicateMethod(let method, let providers):
            "the method '\(method)' is registered twice, by " + providers.joined(separator: " and by ")
        case .foreignMethod(let method, let provider, let namespace):
            "the method '\(method)' is registered by \(provider), whose namespace is '\(namespace)'"
        case .duplicateNamespace(let namespace, let providers):
            "the namespace '\(namespace)' belongs to " + providers.joined(separator: " and to ")
        }
    }
}
