internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordService

/// The addresses that are not methods.
enum OpenAPIPages {
    /// The tag of their operations.
    static let tag = "service"

    /// Their operations.
    static var paths: JSONObject {
        [
            "/rpc": ["post": rpc],
            "/ws": ["get": socket],
            "/mcp": ["post": modelContext],
            "/healthz": ["get": health],
            "/readyz": ["get": readiness],
            "/openapi.json": ["get": document("openapi", "This document.", Schema.object([]))],
            "/openrpc.json": [
                "get": document("openrpc", "The same methods as an OpenRPC document.", OpenRPCDocument.schema)
            ],
        ]
    }

    private static var rpc: JSONValue {
        let call: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "dictionary.entries", "params": ["word": "serendipity"],
        ]
        var operation = operation(
            "rpc_post",
            "Answers one JSON-RPC message, or a batch. An error of a call is in the contents of a 200.",
            [
                "200": OpenAPIResponses.response(
                    "The reply, or the replies.",
                    ["schema": ["type": ["object", "array"]]]
                ),
                "204": ["description": "The message needs no reply."],
            ],
            errors: [401, 403, 406, 413, 414, 415, 429, 431, 500, 503]
        )
        operation["requestBody"] = [
            "required": true,
            "content": ["application/json": ["schema": [:], "examples": ["One call": ["value": call]]]],
        ]
        return .object(operation)
    }

    private static var socket: JSONValue {
        var operation = operation(
            "ws_get",
            "Opens a WebSocket, with a message of JSON-RPC in each text frame or, with the subprotocol 'mcp', of the Model "
                + "Context Protocol. It may be opened without the token, which is then shown by server.authenticate.",
            ["101": ["description": "The connection is a WebSocket from now on."]],
            errors: [401, 403, 426, 429, 431, 503]
        )
        operation["parameters"] = [
            header("Sec-WebSocket-Protocol", "The subprotocol; absent for JSON-RPC.", ["enum": ["jsonrpc", "mcp"]])
        ]
        return .object(operation)
    }

    private static var modelContext: JSONValue {
        let call: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": [:]]
        var operation = operation(
            "mcp_post",
            "Answers one message of the Model Context Protocol, as Streamable HTTP does without streams.",
            [
                "200": OpenAPIResponses.response("The reply.", ["schema": ["type": "object"]]),
                "202": ["description": "The message needs no reply."],
                "400": refusal("The message is not one of the protocol, or the header contradicts it."),
                "404": OpenAPIResponses.response("The protocol has no such method.", ["schema": ["type": "object"]]),
            ],
            errors: [401, 403, 413, 414, 415, 429, 431, 500, 503]
        )
        operation["parameters"] = [
            header("MCP-Protocol-Version", "The version of the protocol that was agreed on.", ["type": "string"])
        ]
        operation["requestBody"] = [
            "required": true,
            "content": ["application/json": ["schema": [:], "examples": ["The tools": ["value": call]]]],
        ]
        return .object(operation)
    }

    /// Returns a response with an error of JSON-RPC, or with a problem if the request could not be read.
    private static func refusal(_ description: String) -> JSONValue {
        let problem: JSONValue = ["$ref": .string("#/components/schemas/\(OpenAPIResponses.problemName)")]
        return [
            "description": .string(description),
            "content": [
                "application/json": ["schema": ["type": "object"]], "application/problem+json": ["schema": problem],
            ],
        ]
    }

    private static func header(_ name: String, _ description: String, _ schema: JSONValue) -> JSONValue {
        ["name": .string(name), "in": "header", "description": .string(description), "schema": schema]
    }

    private static var health: JSONValue {
        let schema = JSONValue.object(HealthResource.schema.value)
        return .object(
            operation(
                "health_get",
                "Tells that the server is alive.",
                ["200": OpenAPIResponses.response("It is.", ["schema": schema])],
                errors: [403]
            )
        )
    }

    private static var readiness: JSONValue {
        let schema = JSONValue.object(ReadinessResource.schema.value)
        return .object(
            operation(
                "readiness_get",
                "Tells whether methods can be answered now.",
                [
                    "200": OpenAPIResponses.response("They can.", ["schema": schema]),
                    "503": OpenAPIResponses.response("They cannot.", ["schema": schema], headers: ["Retry-After"]),
                ],
                errors: [403]
            )
        )
    }

    private static func document(_ name: String, _ summary: String, _ schema: Schema) -> JSONValue {
        let success = OpenAPIResponses.response(
            "The document.",
            ["schema": .object(schema.value)],
            headers: OpenAPIResponses.headersOfAnswers
        )
        return .object(
            operation("\(name)_get", summary, ["200": success], errors: [304, 401, 403, 406, 429, 500, 503])
        )
    }

    private static func operation(
        _ identifier: String,
        _ summary: String,
        _ own: JSONObject,
        errors: [Int]
    ) -> JSONObject {
        var responses = own
        for status in errors { responses["\(status)"] = OpenAPIResponses.reference(to: status) }
        return [
            "operationId": .string(identifier),
            "summary": .string(summary),
            "tags": [.string(tag)],
            "responses": .object(responses),
        ]
    }
}
