import HeadwordCore
import HeadwordJSON
import HeadwordTesting
import Testing

/// A method that measures a text, with a description and answers chosen by a test.
struct MeasuringMethods: Sendable, CustomTestStringConvertible {
    /// Answers a call, given its parameters as they came.
    typealias Answer = @Sendable (JSONValue) async throws -> JSONValue

    var testDescription: String
    var endpoints: [EndpointDescription]
    private let answer: Answer

    /// Creates a method with a valid description, answered by `answer`.
    init(
        _ testDescription: String,
        answer: @escaping Answer = { try Self.measure($0) }
    ) {
        self.testDescription = testDescription
        self.answer = answer
        endpoints = [MeasuringRequest.endpoint.description]
    }

    /// Returns a method with correct answers whose description is modified by `change`.
    static func describing(_ testDescription: String, change: (inout EndpointDescription) -> Void) -> MeasuringMethods {
        var methods = MeasuringMethods(testDescription)
        change(&methods.endpoints[0])
        return methods
    }

    /// Returns the conformance kit for these methods.
    func conformance(namespace: String? = nil, patience: Duration = .seconds(60)) -> Conformance {
        let answer = answer
        return Conformance(of: endpoints, namespace: namespace, patience: patience) { _, parameters in
            try await answer((try? parameters?.value()) ?? [:])
        }
    }

    /// Returns the answer of a correct provider.
    static func measure(_ parameters: JSONValue) throws -> JSONValue {
        let endpoint = MeasuringRequest.endpoint
        let request = try endpoint.request(from: try ParameterReader(parameters, of: endpoint.description))
        return .integer(Int64(request.text.count * request.times))
    }
}

/// How long is a text? (`measure.text`)
private struct MeasuringRequest: Request {
    /// The number of characters.
    struct Response: JSONDescribed {
        static let schema = Schema.integer(in: 0...1000)

        let count: Int

        func write(to writer: inout JSONWriter) { writer.integer(count) }
    }

    static let text = Parameter<String>.text("text", "The text to measure.", length: 1...64)
    static let times = Parameter<Int>.integer("times", "How many times it is taken.", in: 1...9)

    static let endpoint = Endpoint<Self>(
        method: "measure.text",
        summary: "Counts the characters of a text.",
        parameters: [text.required { $0.text = $1 }, times.optional { $0.times = $1 }],
        resultName: "characters",
        failures: [.init(code: 404, message: "There is no such text.")],
        examples: [.init("A word", ["text": "tea"]), .init("Twice", ["text": "tea", "times": 2])]
    )

    var text = ""
    var times = 1
}
