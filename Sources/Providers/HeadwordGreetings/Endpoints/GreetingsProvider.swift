public import HeadwordCore
internal import HeadwordJSON

/// Greets people: `greetings.*`.
public struct GreetingsProvider: EndpointProvider {
    /// `greetings`
    public static let namespace = "greetings"

    /// Creates the provider.
    public init(_ services: ProviderServices) {}

    /// Adds `greetings.say`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(GreetingRequest.self, from: ())
    }
}

/// Greet somebody. (`greetings.say`)
struct GreetingRequest: Answerable {
    typealias Response = String

    private static let name = Parameter<String>.text("name", "Who is greeted.", length: 1...100)

    static let endpoint = Endpoint<Self>(
        method: "greetings.say",
        summary: "Greets somebody.",
        parameters: [name.required { $0.name = $1 }],
        resultName: "greeting",
        examples: [.init("A friend", ["name": "Ada"])]
    )

    var name = ""

    func response(from source: Void) throws -> String { "Hello, \(name)!" }
}
