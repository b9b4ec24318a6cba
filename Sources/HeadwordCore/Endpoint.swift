/// A method: what callers need to know of it, and how its requests are read.
public struct Endpoint<Question: Request>: Sendable {
    /// What callers need to know.
    public private(set) var description: EndpointDescription
    private var parameters: [RequestParameter<Question>]
    /// What is filled in for each call.
    private let blank = Question()

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - method: the provider's namespace, a dot, and a name.
    ///   - summary: one sentence for people.
    ///   - parameters: what a call may give, in the order of parameters by position, the required ones first.
    ///   - resultName: what the result is called.
    ///   - failures: what can go wrong beside faults of the parameters.
    ///   - examples: calls that show the method.
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
    /// - Throws: ``CallFailure`` if a parameter is missing or wrong, or they do not go together.
    public func request(from reader: ParameterReader) throws -> Question {
        var request = blank
        for parameter in parameters { try parameter.read(reader, &request) }
        try request.check()
        return request
    }

    /// The same with one more parameter.
    func adding(_ parameter: RequestParameter<Question>) -> Endpoint {
        var endpoint = self
        endpoint.parameters.append(parameter)
        endpoint.description.parameters += parameter.descriptions
        return endpoint
    }
}
