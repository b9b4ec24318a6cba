public import HeadwordJSON
internal import HeadwordLexicon

/// The methods of a service: filled once at the start, then only read.
public struct EndpointRegistry: Sendable {
    /// Answers a call, whose parameters are not built yet.
    public typealias Answer = @Sendable (JSONText?) async throws(CallFailure) -> any JSONWritable & Sendable

    /// Answers a call if that waits for nothing; returns nil if it does.
    typealias AnswerAtOnce = @Sendable (JSONText?) throws(CallFailure) -> RenderedJSON?

    /// A method with the types of its request erased.
    private struct Endpoint: Sendable {
        var description: EndpointDescription
        /// What registered it, for the message about another of its name.
        var provider: ProviderName
        var answering: Answering
        /// What answers with dated texts; nil if there are none.
        var answeringDated: Answering?
        /// What it has besides its own parameters.
        var offer: CallManner.Offer

        /// What answers a call.
        func way(of manner: CallManner) -> Answering {
            manner.includesDated ? answeringDated ?? answering : answering
        }
    }

    /// How a method answers.
    private struct Answering: Sendable {
        var atOnce: AnswerAtOnce?
        var later: Answer
    }

    /// Makes the name of a provider. Asking Swift for that of a type takes longer than the rest of a registration.
    private typealias ProviderName = @Sendable () -> String

    private var endpoints: [ExactString: Endpoint] = [:]
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
    public mutating func register<Provider: EndpointProvider>(_ provider: Provider) throws(RegistrationFailure) {
        try register(Provider.namespace, of: String(describing: Provider.self)) {
            registry throws(RegistrationFailure) in try provider.register(in: &registry)
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
        _ add: (inout EndpointRegistry) throws(RegistrationFailure) -> Void
    ) throws(RegistrationFailure) {
        if let other = namespaces[namespace] {
            throw .duplicateNamespace(namespace, providers: [other(), provider()])
        }
        var filled = self
        filled.namespaces[namespace] = provider
        filled.registering = namespace
        try add(&filled)
        filled.registering = nil
        self = filled
    }

    /// Adds an endpoint that no type describes.
    ///
    /// - Parameter answer: reads the parameters, by name or by position, and answers.
    public mutating func add(
        _ description: EndpointDescription,
        answer: @escaping Answer
    ) throws(RegistrationFailure) {
        try insert(description, Answering(later: answer))
    }

    /// Reads parameters that are no part of a request.
    typealias ParameterCheck = @Sendable (ParameterReader) throws(CallFailure) -> Void

    /// Adds an endpoint.
    public mutating func add<R: Request>(
        _ request: R.Type,
        answer: @escaping @Sendable (R) async throws(CallFailure) -> R.Response
    ) throws(RegistrationFailure) {
        try add(request, as: R.endpoint, answer: answer)
    }

    /// Adds an endpoint with another description than its own.
    ///
    /// - Parameter check: reads the parameters that the description has besides those of the request.
    mutating func add<R: Request>(
        _ request: R.Type,
        as description: EndpointDescription,
        checking check: @escaping ParameterCheck = { _ in },
        answer: @escaping @Sendable (R) async throws(CallFailure) -> R.Response
    ) throws(RegistrationFailure) {
        try addWritten(description) { [limits] parameters throws(CallFailure) in
            try await answer(try R(parameters: parameters, of: description, limits: limits, checking: check))
        }
    }

    /// Adds an endpoint whose answers, of one type or another, are written within the limits.
    mutating func addWritten(
        _ description: EndpointDescription,
        answer: @escaping Answer
    ) throws(RegistrationFailure) {
        try add(description) { [limits] parameters throws(CallFailure) in
            try await RenderedJSON(written: try await answer(parameters), limits)
        }
    }

    /// Adds an endpoint that the lexicon or the corpora answer; what it answers is remembered if it is lasting.
    public mutating func add<R: Answerable>(_ request: R.Type, from source: R.Source) throws(RegistrationFailure) {
        try add(request, as: R.endpoint, from: source)
    }

    /// Adds an endpoint with another description than its own.
    ///
    /// - Parameter check: reads the parameters that the description has besides those of the request.
    mutating func add<R: Answerable>(
        _ request: R.Type,
        as description: EndpointDescription,
        checking check: @escaping ParameterCheck = { _ in },
        from source: R.Source
    ) throws(RegistrationFailure) {
        let own: @Sendable () throws(CallFailure) -> R.Source = { () throws(CallFailure) in source }
        try insert(
            description,
            answering(request, as: description, named: description.method, checking: check, from: own),
            dated: (source as? Lexicon).map { lexicon in
                answering(request, as: description, named: description.method + " dated", checking: check) {
                    () throws(CallFailure) in
                    try lexicon.asked { lexicon throws(LexiconFailure) in try lexicon.withDated() as? R.Source }
                        ?? source
                }
            }
        )
    }

    /// - Parameter name: what answers are remembered by, beside the parameters.
    private func answering<R: Answerable>(
        _ request: R.Type,
        as description: EndpointDescription,
        named name: String,
        checking check: @escaping ParameterCheck,
        from source: @escaping @Sendable () throws(CallFailure) -> R.Source
    ) -> Answering {
        let atOnce: AnswerAtOnce = { [limits] parameters throws(CallFailure) in
            let request = try R(parameters: parameters, of: description, limits: limits, checking: check)
            return request.isQuick ? try RenderedJSON(answer: try request.response(from: try source()), limits) : nil
        }
        return Answering(atOnce: R.isLasting ? answers.remembering(name, atOnce) : atOnce) {
            [limits] parameters throws(CallFailure) in
            let request = try R(parameters: parameters, of: description, limits: limits, checking: check)
            return request.isQuick
                ? try RenderedJSON(answer: try request.response(from: try source()), limits)
                : try await request.answerElsewhere(from: try source(), limits)
        }
    }

    /// Whether there is such a method; names are compared byte by byte.
    public func contains(method: String) -> Bool {
        endpoints[ExactString(method)] != nil
    }

    /// Answers a call if that waits for nothing; nil if it does, or there is no such method.
    public func answerAtOnce(method: String, parameters: JSONText?) throws(CallFailure) -> RenderedJSON? {
        guard let endpoint = endpoints[ExactString(method)] else { return nil }
        let manner = try CallManner(parameters, endpoint.offer)
        guard let answer = endpoint.way(of: manner).atOnce else { return nil }
        guard manner.isSafe else { return try answer(manner.parameters) }
        do throws(CallFailure) {
            return try answer(manner.parameters).map { answer throws(CallFailure) in try FamilyFilter.filtered(answer) }
        } catch {
            throw FamilyFilter.filtered(error)
        }
    }

    /// Answers a call; nil if there is no such method.
    public func answer(
        method: String,
        parameters: JSONText?
    ) async throws(CallFailure) -> (any JSONWritable & Sendable)? {
        guard let endpoint = endpoints[ExactString(method)] else { return nil }
        let manner = try CallManner(parameters, endpoint.offer)
        let answer = endpoint.way(of: manner).later
        guard manner.isSafe else { return try await answer(manner.parameters) }
        do throws(CallFailure) {
            return try FamilyFilter.filtered(try await answer(manner.parameters))
        } catch {
            throw FamilyFilter.filtered(error)
        }
    }

    private mutating func insert(
        _ description: EndpointDescription,
        _ answering: Answering,
        dated: Answering? = nil
    ) throws(RegistrationFailure) {
        let method = description.method
        var provider: ProviderName = { "the service" }
        if let registering, let name = namespaces[registering] { provider = name }
        if let registering, !method.hasPrefix(registering + ".") {
            throw .foreignMethod(method, provider: provider(), namespace: registering)
        }
        if let other = endpoints[ExactString(method)] {
            throw .duplicateMethod(method, providers: [other.provider(), provider()])
        }
        let offer = CallManner.Offer(to: description, hasDated: dated != nil)
        var description = description
        description.parameters += offer.parameters
        endpoints[ExactString(method)] = Endpoint(
            description: description,
            provider: provider,
            answering: answering,
            answeringDated: dated,
            offer: offer
        )
    }
}

extension Request {
    /// Reads the question from the parameters of a call, which are not built yet.
    init(
        parameters: JSONText?,
        of description: EndpointDescription,
        limits: CallLimits,
        checking check: EndpointRegistry.ParameterCheck = { _ in }
    ) throws(CallFailure) {
        let reader = try ParameterReader(text: parameters, of: description, limits: limits)
        try check(reader)
        try self.init(reading: reader)
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
