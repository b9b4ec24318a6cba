internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordQueries
internal import HeadwordService

/// A parameter of a method as a parameter of an operation, in the form in which ``QueryParameter`` reads it.
struct OpenAPIParameter {
    /// The parameter.
    let value: JSONValue

    init(_ parameter: ParameterDescription, of endpoint: EndpointDescription, _ shared: inout SharedSchemas) {
        let query = QueryParameter(parameter)
        let isJSON = query.kinds == .json
        let hasObjects = query.kinds.contains(.json) && !isJSON
        let owner = "\(endpoint.method).\(parameter.name)"
        let schema = shared.lift(hasObjects ? parameter.schema.withoutObjects : parameter.schema, of: owner)
        var object: JSONObject = [
            "name": .string(parameter.name),
            "in": "query",
            "description": .string(parameter.summary + (hasObjects ? " An object is given as JSON text." : "")),
            "required": .bool(parameter.isRequired),
        ]
        if isJSON {
            object["content"] = ["application/json": ["schema": schema]]
        } else {
            object["schema"] = schema
            object["style"] = "form"
            object["explode"] = .bool(!query.hasCommas)
            let examples = Self.examples(of: parameter, in: endpoint)
            if !examples.members.isEmpty { object["examples"] = .object(examples) }
        }
        value = .object(object)
    }

    private static func examples(of parameter: ParameterDescription, in endpoint: EndpointDescription) -> JSONObject {
        JSONObject(
            members: endpoint.examples.compactMap { example in
                guard let value = example.parameters[parameter.name] else { return nil }
                return JSONObject.Member(name: example.name, value: ["value": value])
            }
        )
    }
}

extension Schema {
    /// The schema without those of its alternatives that are objects.
    fileprivate var withoutObjects: Schema {
        let rest = value.alternatives.filter { ValueKinds(of: $0) != .json }
        return rest.count == 1 ? Schema(rest[0]) : .any(of: rest.map { alternative in Schema(alternative) })
    }
}
