internal import HeadwordJSON

/// An address of another service, as the OpenAPI document of the server describes it.
struct DescribedAddress: Sendable {
    /// The path, with the names of its variable segments in braces.
    var path: String
    var summary: String
    /// The names of the parameters in the query.
    var query: [String] = []
    /// The schema of an answer.
    var answer: JSONValue
    /// The schema of what is said of something that is not found; nil if that is no error.
    var missing: JSONValue?

    /// The address as an operation of the document.
    var operation: JSONValue {
        [
            "operationId": .string(identifier), "summary": .string(summary), "tags": ["compatible"],
            "parameters": .array(
                places.map { Self.parameter($0, in: "path") } + query.map { Self.parameter($0, in: "query") }
            ),
            "responses": .object(responses),
        ]
    }

    private var segments: [Substring] { path.split(separator: "/") }

    private var places: [String] {
        segments.filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
    }

    private var identifier: String {
        (segments.map { $0.filter { !"{}".contains($0) } } + ["get"]).joined(separator: "_")
    }

    private var responses: JSONObject {
        var responses: JSONObject = ["200": Self.response("The answer.", ["application/json": ["schema": answer]])]
        if let missing {
            responses["404"] = Self.response("Nothing was found.", ["application/json": ["schema": missing]])
        }
        responses["default"] = Self.response(
            "Another error, in the shape of the service or as a problem.",
            ["application/json": [:], "application/problem+json": [:]]
        )
        return responses
    }

    private static func response(_ description: String, _ content: JSONValue) -> JSONValue {
        ["description": .string(description), "content": content]
    }

    private static func parameter(_ name: String, in place: String) -> JSONValue {
        [
            "name": .string(name), "in": .string(place), "required": .bool(place == "path"),
            "schema": ["type": "string"],
        ]
    }

    /// Returns the address of two services that share it.
    func shared(with other: DescribedAddress) -> DescribedAddress {
        DescribedAddress(
            path: path,
            summary: "\(summary) \(other.summary)",
            query: query + other.query,
            answer: ["anyOf": [answer, other.answer]],
            missing: missing.flatMap { missing in other.missing.map { ["anyOf": [missing, $0]] } }
        )
    }
}
