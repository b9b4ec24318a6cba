import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import Synchronization
import Testing

private struct Greeting: Request {
    typealias Response = String
    static let endpoint = Endpoint<Self>(
        method: "greet.hello",
        summary: "Greets.",
        resultName: "greeting"
    )
}

/// A request that counts how often its method is described.
private struct Described: Request {
    typealias Response = String
    static let count = Mutex(0)
    static let endpoint = Endpoint<Self>(
        method: "described.method",
        summary: count.withLock { count in
            count += 1
            return "Is described."
        },
        resultName: "text"
    )
}

private struct Greeter: EndpointProvider {
    static let namespace = "greet"
    init() {}
    init(_ services: ProviderServices) {}
    func register(in registry: inout EndpointRegistry) throws {
        try registry.add(Greeting.self) { _ in "hello" }
    }
}

private struct Intruder: EndpointProvider {
    static let namespace = "other"
    init() {}
    init(_ services: ProviderServices) {}
    func register(in registry: inout EndpointRegistry) throws {
        try registry.add(Greeting.self) { _ in "hello" }
    }
}

/// A method that takes cups and milk.
private func described(_ method: String) -> EndpointDescription {
    EndpointDescription(
        method: method,
        summary: "Pours.",
        parameters: ["cups", "milk"].map {
            ParameterDescription(name: $0, summary: "How much.", schema: .integer, expectation: "an integer")
        },
        resultName: "drink",
        resultSchema: .any
    )
}

@Suite struct EndpointRegistryTests {
    @Test func aRegisteredMethodIsAnswered() async throws {
        var registry = EndpointRegistry()
        try registry.register(Greeter())
        let answer = try await registry.begin(method: "greet.hello", parameters: nil)?.value()
        #expect(answer?.jsonBytes == Array("\"hello\"".utf8))
        #expect(registry.contains(method: "greet.hello"))
        #expect(registry.descriptions.map(\.method) == ["greet.hello"])
    }

    @Test(arguments: ["greet.Hello", "greet", "greet.hello\0", ""])
    func anotherMethodIsNot(method: String) async throws {
        var registry = EndpointRegistry()
        try registry.register(Greeter())
        let answer = try await registry.begin(method: method, parameters: nil)?.value()
        #expect(answer == nil)
    }

    @Test func aMethodIsDescribedOnceAndNotBeforeThatIsNeeded() throws {
        var registry = EndpointRegistry()
        try registry.add(Described.self) { _ in "text" }
        #expect(registry.methods == ["described.method"])
        #expect(Described.count.withLock(\.self) == 0)
        let catalogue = EndpointCatalogue()
        catalogue.fill(from: registry)
        #expect(Described.count.withLock(\.self) == 0)
        #expect(registry.descriptions.map(\.summary) == ["Is described."])
        #expect(catalogue.descriptions.map(\.method) == ["described.method"])
        #expect(Described.count.withLock(\.self) == 1)
    }

    @Test func aNamespaceBelongsToOneProvider() throws {
        var registry = EndpointRegistry()
        try registry.register(Greeter())
        #expect(throws: RegistrationFailure.duplicateNamespace("greet", providers: ["Greeter", "Greeter"])) {
            try registry.register(Greeter())
        }
    }

    @Test func aProviderStaysInItsNamespace() {
        var registry = EndpointRegistry()
        #expect(throws: RegistrationFailure.foreignMethod("greet.hello", provider: "Intruder", namespace: "other")) {
            try registry.register(Intruder())
        }
    }

    @Test func aMethodIsRegisteredOnce() throws {
        var registry = EndpointRegistry()
        try registry.add(Greeting.self) { _ in "hello" }
        #expect(throws: RegistrationFailure.duplicateMethod("greet.hello", providers: ["the service", "the service"])) {
            try registry.add(Greeting.self) { _ in "hello" }
        }
    }

    @Test func aNamespaceCanBeKnownAtRunTimeOnly() async throws {
        var registry = EndpointRegistry()
        try registry.register("tea", of: "/opt/tea") { registry in
            try registry.add(described("tea.pour")) { $0.given }
        }
        let given = try JSONText(Array(#"{"cups":2,"milk":null}"#.utf8))
        let answer = try await registry.begin(method: "tea.pour", parameters: given)?.value()
        #expect(answer?.jsonBytes == Array(#"{"cups":2}"#.utf8))
    }

    @Test func aProviderThatFailsLeavesNothing() throws {
        var registry = EndpointRegistry()
        #expect(throws: RegistrationFailure.foreignMethod("coffee.pour", provider: "/opt/tea", namespace: "tea")) {
            try registry.register("tea", of: "/opt/tea") { registry in
                try registry.add(described("tea.pour")) { _ in "" }
                try registry.add(described("coffee.pour")) { _ in "" }
            }
        }
        #expect(registry.descriptions.isEmpty)
        try registry.register("tea", of: "/opt/other") { _ in }
    }

    @Test(arguments: [
        (#"{"a":1,"a":2}"#, -32602, "invalidParameter"), ("[1e400]", -32602, "invalidParameter"),
        (String(repeating: "[", count: 65) + String(repeating: "]", count: 65), 413, "nestedTooDeep"),
    ])
    func parametersThatCannotBeBuiltAreRefused(text: String, code: Int, reason: String) async throws {
        var registry = EndpointRegistry()
        try registry.register(Greeter())
        let parameters = try JSONText(Array(text.utf8))
        let filled = registry
        let failure = await #expect(throws: CallFailure.self) {
            try await filled.begin(method: "greet.hello", parameters: parameters)?.value()
        }
        #expect(failure?.code == code)
        #expect(failure?.reason.rawValue == reason)
    }

    private struct Surprise: Error {}

    @Test(
        arguments: [
            (LexiconFailure.stopped, FailureReason.cancelled),
            (LexiconFailure.damaged(path: "core", reason: "it ends early"), .lexiconUnreadable),
            (Surprise(), .internalError), (CallFailure.notFound("Nothing."), .notFound),
        ] as [(any Error, FailureReason)]
    )
    func whatAProviderThrowsIsAFailureOfTheCall(error: any Error, reason: FailureReason) async throws {
        var registry = EndpointRegistry()
        try registry.add(Greeting.self) { _ in throw error }
        let filled = registry
        let failure = await #expect(throws: CallFailure.self) {
            try await filled.begin(method: "greet.hello", parameters: nil)?.value()
        }
        #expect(failure?.reason == reason)
    }
}
