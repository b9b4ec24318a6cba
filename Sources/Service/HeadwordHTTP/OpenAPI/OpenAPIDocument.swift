package import HeadwordCore
package import HeadwordJSON
internal import HeadwordService

/// The addresses of a service as an OpenAPI 3.1 document (spec.openapis.org), made of the descriptions of the methods.
package struct OpenAPIDocument: Sendable {
    /// The document.
    package let value: JSONObject

    /// Describes the addresses of methods, and those that every service has.
    ///
    /// - Parameters:
    ///   - further: the paths of other services that this one has, too, with the tag `compatible`.
    ///   - answers: the answers of each method to its examples, in order; nil for those that are not shown.
    package init(
        describing endpoints: [EndpointDescription],
        further: JSONObject = [:],
        answers: [String: [JSONValue?]] = [:]
    ) {
        var shared = SharedSchemas(at: "#/components/schemas/")
        let offered = endpoints.filter { WithheldMethod.named($0.method) == nil }.sorted { $0.method < $1.method }
        var paths = OpenAPIPages.paths
        for endpoint in offered {
            let operation = OpenAPIOperation(of: endpoint, answers[endpoint.method] ?? [], &shared)
            paths["/\(MethodResource.root)/\(endpoint.method)"] = ["get": .object(operation.value)]
        }
        for path in further.members { paths[path.name] = path.value }
        value = [
            "openapi": "3.1.1",
            "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
            "info": [
                "title": "Headword",
                "description": "A dictionary service over HTTP.",
                "version": .string(headwordVersion),
                "license": ["name": "Apache License 2.0", "identifier": "Apache-2.0"],
            ],
            "servers": [["url": "/"]],
            "security": [[:], ["token": []]],
            "tags": .array(Self.tags(of: offered, hasFurther: !further.members.isEmpty)),
            "paths": .object(paths),
            "components": .object(Self.components(shared.members)),
        ]
    }

    private static func tags(of endpoints: [EndpointDescription], hasFurther: Bool) -> [JSONValue] {
        var names = [OpenAPIPages.tag]
        for endpoint in endpoints where !names.contains(endpoint.namespace) { names.append(endpoint.namespace) }
        if hasFurther { names.append("compatible") }
        return names.map { ["name": .string($0)] }
    }

    private static func components(_ schemas: JSONObject) -> JSONObject {
        var schemas = schemas
        schemas[OpenAPIResponses.problemName] = .object(OpenAPIResponses.problem.value)
        return [
            "schemas": .object(schemas),
            "responses": .object(OpenAPIResponses.components),
            "headers": .object(OpenAPIResponses.headers),
            "securitySchemes": [
                "token": [
                    "type": "http", "scheme": "bearer",
                    "description": "The token of the server, where it requires one.",
                ]
            ],
        ]
    }
}
