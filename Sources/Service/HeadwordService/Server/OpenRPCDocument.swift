public import HeadwordCore
public import HeadwordJSON

/// The methods of a service as an OpenRPC 1.3 document (spec.open-rpc.org).
public struct OpenRPCDocument: JSONDescribed, Sendable {
    /// The document.
    public let value: JSONObject

    /// Describes methods.
    ///
    /// - Parameter answers: the answers of each method to its examples, in order; nil for those that are not shown.
    public init(describing endpoints: [EndpointDescription], answers: [String: [JSONValue?]] = [:]) {
        var shared = SharedSchemas(at: "#/components/schemas/")
        let methods = endpoints.sorted { $0.method < $1.method }
            .map { JSONValue.object(Self.method($0, answers[$0.method] ?? [], &shared)) }
        let errors = ErrorCatalogue(of: endpoints).reasons.sorted { $0.rawValue < $1.rawValue }
        value = [
            "openrpc": "1.3.2",
            "info": [
                "title": "Headword",
                "description": "A dictionary service over JSON-RPC 2.0.",
                "version": .string(headwordVersion),
                "license": ["name": "Apache-2.0"],
            ],
            "methods": .array(methods),
            "components": [
                "schemas": .object(shared.members),
                "errors": .object(JSONObject(members: errors.map { .init(name: $0.rawValue, value: Self.error($0)) })),
            ],
        ]
    }

    /// The members of every such document; for the rest see the OpenRPC meta-schema.
    public static let schema = Schema.object(
        [("openrpc", .string), ("info", .any), ("methods", .array(of: .any))],
        required: ["openrpc", "info", "methods"]
    )

    /// Writes the document.
    public func write(to writer: inout JSONWriter) { value.write(to: &writer) }

    private static func method(
        _ endpoint: EndpointDescription,
        _ answers: [JSONValue?],
        _ shared: inout SharedSchemas
    ) -> JSONObject {
        var method: JSONObject = [
            "name": .string(endpoint.method),
            "summary": .string(endpoint.summary),
            "tags": [["name": .string(endpoint.namespace)]],
            "paramStructure": "either",
            "params": .array(endpoint.parameters.map { parameter($0, of: endpoint.method, &shared) }),
            "result": [
                "name": .string(endpoint.resultName), "schema": shared.lift(endpoint.resultSchema, of: endpoint.method),
            ],
        ]
        var errors: [JSONValue] = endpoint.failures.map {
            ["code": .integer(Int64($0.code)), "message": .string($0.message)]
        }
        if !endpoint.parameters.isEmpty { errors.append(["$ref": "#/components/errors/invalidParameter"]) }
        if !errors.isEmpty { method["errors"] = .array(errors) }
        let examples = endpoint.examples.enumerated().map { index, example in
            Self.example(example, of: endpoint, answers.indices.contains(index) ? answers[index] : nil)
        }
        if !examples.isEmpty { method["examples"] = .array(examples) }
        return method
    }

    private static func parameter(
        _ parameter: ParameterDescription,
        of method: String,
        _ shared: inout SharedSchemas
    ) -> JSONValue {
        [
            "name": .string(parameter.name),
            "summary": .string(parameter.summary),
            "required": .bool(parameter.isRequired),
            "schema": shared.lift(parameter.schema, of: "\(method).\(parameter.name)"),
        ]
    }

    private static func example(
        _ example: EndpointDescription.Example,
        of endpoint: EndpointDescription,
        _ answer: JSONValue?
    ) -> JSONValue {
        var pairing: JSONObject = [
            "name": .string(example.name),
            "params": .array(example.parameters.members.map { ["name": .string($0.name), "value": $0.value] }),
        ]
        pairing["description"] = example.needs.map { .string("Needs \($0).") }
        if let answer { pairing["result"] = ["name": .string(endpoint.resultName), "value": answer] }
        return .object(pairing)
    }

    private static func error(_ reason: FailureReason) -> JSONValue {
        [
            "code": .integer(Int64(reason.code ?? reason.statuses.first ?? 500)),
            "message": .string(reason.summary),
            "data": [
                "reason": .string(reason.rawValue),
                "status": .integer(Int64(reason.statuses.first ?? 500)),
                "retryable": .bool(reason.isRetryable),
            ],
        ]
    }
}

extension EndpointDescription {
    /// The part of the method's name before the dot or slash.
    package var namespace: String { String(method.prefix { $0 != "." && $0 != "/" }) }
}
