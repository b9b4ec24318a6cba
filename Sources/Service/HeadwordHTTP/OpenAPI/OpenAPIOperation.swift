internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordService

/// A method as an operation of the document: GET at its address.
struct OpenAPIOperation {
    /// The operation.
    let value: JSONObject

    /// - Parameter answers: the answers to the examples, in order; nil for those that are not shown.
    init(of endpoint: EndpointDescription, _ answers: [JSONValue?], _ shared: inout SharedSchemas) {
        var operation: JSONObject = [
            "operationId": .string(Self.identifier(of: endpoint.method)),
            "summary": .string(endpoint.summary),
            "tags": [.string(endpoint.namespace)],
        ]
        if !endpoint.parameters.isEmpty {
            operation["parameters"] = .array(
                endpoint.parameters.map { OpenAPIParameter($0, of: endpoint, &shared).value }
            )
        }
        operation["responses"] = .object(Self.responses(of: endpoint, answers, &shared))
        value = operation
    }

    private static func identifier(of method: String) -> String {
        method.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "_get"
    }

    private static func responses(
        of endpoint: EndpointDescription,
        _ answers: [JSONValue?],
        _ shared: inout SharedSchemas
    ) -> JSONObject {
        var content: JSONObject = ["schema": shared.lift(endpoint.resultSchema, of: endpoint.method)]
        let examples = zip(endpoint.examples, answers).compactMap { example, answer in
            answer.map { JSONObject.Member(name: example.name, value: ["value": $0]) }
        }
        if !examples.isEmpty { content["examples"] = .object(JSONObject(members: examples)) }
        var responses: JSONObject = [
            "200": OpenAPIResponses.response("The answer.", content, headers: OpenAPIResponses.headersOfAnswers),
            "304": OpenAPIResponses.reference(to: 304),
        ]
        let own = endpoint.failures.filter { $0.code > 0 }
        let codes = Set(own.map(\.code) + OpenAPIResponses.ofEveryMethod)
        for status in codes.sorted() where OpenAPIResponses.has(status) {
            let message = own.first { $0.code == status }?.message
            responses["\(status)"] = OpenAPIResponses.reference(to: status, described: message)
        }
        return responses
    }
}
