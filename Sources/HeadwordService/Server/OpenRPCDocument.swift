public import HeadwordCore
public import HeadwordJSON

/// The methods of a service as an OpenRPC 1.3 document (spec.open-rpc.org).
public struct OpenRPCDocument: JSONWritable, Sendable {
    /// The document.
    public let value: JSONObject

    /// Describes methods.
    public init(describing endpoints: [EndpointDescription]) {
        let methods = endpoints.sorted { $0.method < $1.method }.map { JSONValue.object(Self.method($0)) }
        value = [
            "openrpc": "1.3.2",
            "info": [
                "title": "Headword",
                "description": "Dictionary answers over JSON-RPC 2.0.",
                "version": .string(headwordVersion),
                "license": ["name": "Apache-2.0"],
            ],
            "methods": .array(methods),
        ]
    }

    /// Writes the document.
    public func write(to writer: inout JSONWriter) { value.write(to: &writer) }

    private static func method(_ endpoint: EndpointDescription) -> JSONObject {
        var method: JSONObject = [
            "name": .string(endpoint.method),
            "summary": .string(endpoint.summary),
            "paramStructure": "either",
            "params": .array(endpoint.parameters.map { .object(parameter($0)) }),
            "result": ["name": .string(endpoint.resultName), "schema": .object(endpoint.resultSchema.value)],
        ]
        if !endpoint.failures.isEmpty {
            method["errors"] = .array(
                endpoint.failures.map { ["code": .integer(Int64($0.code)), "message": .string($0.message)] }
            )
        }
        return method
    }

    private static func parameter(_ parameter: ParameterDescription) -> JSONObject {
        [
            "name": .string(parameter.name),
            "summary": .string(parameter.summary),
            "required": .bool(parameter.isRequired),
            "schema": .object(parameter.schema.value),
        ]
    }
}
