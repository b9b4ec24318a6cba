internal import HeadwordCore
internal import HeadwordJSON
internal import JSONRPCHTTP

/// The parameters of a method in a query, and back.
struct MethodQuery: Sendable {
    let method: EndpointDescription

    /// Returns the parameters that a query gives.
    func parameters(_ query: WebQuery) -> JSONObject {
        var parameters = JSONObject()
        for parameter in method.parameters {
            let kind = ParameterKind(parameter.schema.value)
            if let value = kind.value(query.values(of: parameter.name)) { parameters[parameter.name] = value }
        }
        return parameters
    }

    /// Returns the query that gives parameters.
    func items(_ parameters: JSONObject) -> [WebQuery.Item] {
        parameters.members.flatMap { member in
            member.value.queryTexts.map { WebQuery.Item(name: member.name, value: $0) }
        }
    }
}
