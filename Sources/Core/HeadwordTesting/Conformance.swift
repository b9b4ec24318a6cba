public import HeadwordCore
public import HeadwordJSON

/// Checks that methods do what callers rely on: that their descriptions and examples are sound, that they refuse calls
/// properly, and that they withstand many calls, cancelled calls and hostile text.
///
/// No rule measures time. A provider is given the service's own lexicon, since examples depend on what the lexicon
/// contains.
public struct Conformance: Sendable {
    /// Answers a method with its parameters; nil if there is no such method.
    public typealias Answer = @Sendable (String, JSONText?) async throws -> (any JSONWritable & Sendable)?

    private let endpoints: [EndpointDescription]
    private let methods: [String]
    private let patience: Duration
    private let answer: Answer

    /// Creates a check of a registry's methods.
    ///
    /// - Parameters:
    ///   - namespace: the namespace whose methods are checked; nil for all.
    ///   - patience: how long to wait before a call is considered never to end.
    public init(of registry: EndpointRegistry, namespace: String? = nil, patience: Duration = .seconds(60)) {
        self.init(of: registry.descriptions, namespace: namespace, patience: patience) { method, parameters in
            // Unfit values must not end up in files of the user.
            try await registry.begin(method: method, parameters: parameters, from: Caller(isTrusted: false))?.value()
        }
    }

    /// Creates a check of methods that `answer` answers.
    public init(
        of endpoints: [EndpointDescription],
        namespace: String? = nil,
        patience: Duration = .seconds(60),
        answer: @escaping Answer
    ) {
        self.endpoints = endpoints.filter { endpoint in
            namespace.map { endpoint.method.hasPrefix($0 + ".") } ?? true
        }
        self.methods = endpoints.map(\.method)
        self.patience = patience
        self.answer = answer
    }

    /// The names of the methods that are checked.
    public var checkedMethods: [String] { endpoints.map(\.method) }

    /// Checks the rules on all methods, one method after the other.
    ///
    /// - Returns: the violations of the rules; empty if all is well.
    public func check(_ rules: [ConformanceRule] = ConformanceRule.all) async -> [ConformanceFinding] {
        await run(rules).findings
    }

    /// Checks the rules on all methods, and also reports which of them could not be tried.
    public func run(_ rules: [ConformanceRule] = ConformanceRule.all) async -> ConformanceResult {
        var result = ConformanceResult()
        for endpoint in endpoints {
            let method = await MethodUnderTest(
                endpoint,
                occurrences: methods.count { $0 == endpoint.method },
                patience: patience,
                answer: answer
            )
            for rule in rules { await result.add(rule, method) }
        }
        return result
    }
}
