/// A method: its description for callers, and how its requests are read.
public struct Endpoint<Question: Request>: Sendable {
    /// The description for callers.
    public private(set) var description: EndpointDescription
    private var parameters: [RequestParameter<Question>]
    /// The request with default values, which each call fills in.
    private let blank = Question()

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - method: the provider's namespace, a dot, and a name.
    ///   - summary: one sentence for people.
    ///   - parameters: the parameters in their order by position, the required ones first.
    ///   - resultName: the name of the result.
    ///   - failures: the errors that can occur besides those about the parameters.
    ///   - examples: example calls.
    public init(
        method: String,
        summary: String,
        parameters: [RequestParameter<Question>] = [],
        resultName: String,
        failures: [EndpointDescription.Failure] = [],
        examples: [EndpointDescription.Example] = []
    ) {
        self.parameters = parameters
        description = EndpointDescription(
            method: method,
            summary: summary,
            parameters: parameters.flatMap(\.descriptions),
            resultName: resultName,
            resultSchema: Schema(Question.Response.schema.value),
            failures: failures,
            examples: examples
        )
    }

    /// Reads a request from the parameters of a call.
    ///
    /// - Throws: ``CallFailure`` if a parameter is missing or invalid, or if parameters contradict each other.
    public func request(from reader: ParameterReader) throws -> Question {
        var request = blank
        for parameter in parameters { try parameter.read(reader, &request) }
        try request.check()
        return request
    }

    /// Returns the endpoint with one more parameter.
    func adding(_ parameter: RequestParameter<Question>) -> Endpoint {
        var endpoint = self
        endpoint.parameters.append(parameter)
        endpoint.description.parameters += parameter.descriptions
        return endpoint
    }
}
