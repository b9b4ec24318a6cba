/// The name of a method, and its description, which is made when it is first needed.
struct EndpointOutline: Sendable {
    /// The provider's namespace, a dot, and a name.
    let method: String
    private let made: Lazy<EndpointDescription>
    private let names: Lazy<[String]>

    init(_ method: String, _ make: @escaping @Sendable () -> EndpointDescription) {
        self.method = method
        let made = Lazy(make)
        self.made = made
        names = Lazy { made.value.parameters.map(\.name) }
    }

    init(_ description: EndpointDescription) {
        self.init(description.method) { description }
    }

    /// The description for callers.
    var description: EndpointDescription { made.value }

    /// The names of the parameters in their order by position.
    var parameterNames: [String] { names.value }
}

/// A method: its description for callers, and how its requests are read.
///
/// Both are made when they are first needed, so a process that answers one call does not describe all methods.
public struct Endpoint<Question: Request>: Sendable {
    let outline: EndpointOutline
    private let parameters: Lazy<RequestParameter<Question>>

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
        summary: @autoclosure @escaping @Sendable () -> String,
        parameters: @autoclosure @escaping @Sendable () -> [RequestParameter<Question>] = [],
        resultName: String,
        failures: @autoclosure @escaping @Sendable () -> [EndpointDescription.Failure] = [],
        examples: @autoclosure @escaping @Sendable () -> [EndpointDescription.Example] = []
    ) {
        let parameters = Lazy { RequestParameter.group(parameters()) }
        self.parameters = parameters
        outline = EndpointOutline(method) {
            EndpointDescription(
                method: method,
                summary: summary(),
                parameters: parameters.value.descriptions,
                resultName: resultName,
                resultSchema: Schema(Question.Response.schema.value),
                failures: failures(),
                examples: examples()
            )
        }
    }

    private init(_ outline: EndpointOutline, _ parameters: Lazy<RequestParameter<Question>>) {
        self.outline = outline
        self.parameters = parameters
    }

    /// The provider's namespace, a dot, and a name.
    public var method: String { outline.method }

    /// The description for callers.
    public var description: EndpointDescription { outline.description }

    /// Reads a request from the parameters of a call.
    ///
    /// - Throws: ``CallFailure`` if a parameter is missing or invalid, or if parameters contradict each other.
    public func request(from reader: ParameterReader) throws -> Question {
        var request = Question()
        try parameters.value.read(reader, &request)
        try request.check()
        return request
    }

    /// Returns the endpoint with one more parameter.
    func adding(_ parameter: @autoclosure @escaping @Sendable () -> RequestParameter<Question>) -> Endpoint {
        let all = Lazy { [parameters] in RequestParameter.group([parameters.value, parameter()]) }
        let outline = EndpointOutline(method) { [outline] in
            var description = outline.description
            description.parameters = all.value.descriptions
            return description
        }
        return Endpoint(outline, all)
    }
}
