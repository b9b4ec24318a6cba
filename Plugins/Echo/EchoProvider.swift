public import HeadwordCore
internal import HeadwordJSON

/// Returns the text that it receives.
public struct EchoProvider: EndpointProvider {
    /// `echo`
    public static let namespace = "echo"

    /// Creates the provider.
    public init(_ services: ProviderServices) {}

    /// Adds `echo.text`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(EchoRequest.self, from: ())
    }
}

/// Send this back. (`echo.text`)
struct EchoRequest: Answerable {
    typealias Response = String

    private static let text = Parameter<String>.text("text", "What is sent back.", length: 0...4096, keepsBlanks: true)
    private static let times = Parameter<Int>.integer(
        "times",
        "How many times it is sent back; once if absent.",
        in: 1...1000
    )

    static let endpoint = Endpoint<Self>(
        method: "echo.text",
        summary: "Sends back the text that it is sent.",
        parameters: [text.required { $0.text = $1 }, times.optional { $0.times = $1 }],
        resultName: "text",
        examples: [.init("A greeting", ["text": "hello"]), .init("A long one", ["text": "hello ", "times": 3])]
    )

    var text = ""
    var times = 1

    /// Whether the result is short; a long one is built concurrently with other calls.
    var isQuick: Bool { text.utf8.count * times <= 1 << 16 }

    func response(from source: Void) throws -> String {
        String(repeating: text, count: times)
    }
}
