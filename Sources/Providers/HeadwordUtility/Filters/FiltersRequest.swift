public import HeadwordCore
internal import HeadwordJSON

/// Which filters do the endpoints take? (`utility.filters`)
public struct FiltersRequest: Request {
    /// The answer.
    public typealias Response = FiltersResponse

    /// The only endpoint to list, as the name of its method or the part before the dot; nil for all.
    public var onlyEndpoint: String?

    /// Creates an empty request.
    public init() {}

    /// Answers from the descriptions of all methods.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such endpoint, or it takes no filters.
    func response(from descriptions: [EndpointDescription]) throws -> FiltersResponse {
        let all = descriptions.filter { !$0.filters.isEmpty }
        guard let endpoint = onlyEndpoint else { return FiltersResponse(filters: all.map { ($0.method, $0.filters) }) }
        let wanted = all.filter { $0.method == endpoint || $0.method.hasPrefix(endpoint + ".") }
        guard wanted.isEmpty else { return FiltersResponse(filters: wanted.map { ($0.method, $0.filters) }) }
        var failure = CallFailure.notFound(
            "There is no endpoint '\(endpoint)' that takes filters.",
            reason: .noFilters,
            origin: .server
        )
        failure.parameter = Self.endpointName.description.name
        failure.value = .string(endpoint)
        failure.allowed = all.map(\.method)
        throw failure
    }

    private static let endpointName = Parameter<String>.text(
        "endpoint",
        "The only endpoint to list: a method, such as 'dictionary.entries', or the part before its dot; all if "
            + "absent.",
        length: 1...64
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "utility.filters",
        summary: "Lists the filters that each endpoint takes.",
        parameters: [endpointName.optional { $0.onlyEndpoint = $1 }],
        resultName: "Filters",
        failures: [
            .init(code: 404, message: "There is no such endpoint, or it has no filters.", reasons: [.noFilters])
        ],
        examples: [.init("All", [:]), .init("Of one endpoint", ["endpoint": "wordlist.query"])]
    )
}

extension EndpointDescription {
    /// The parameters that filter an answer.
    fileprivate var filters: [String] { parameters.filter(\.isFilter).map(\.name) }
}
