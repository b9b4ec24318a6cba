internal import HeadwordCore
internal import HeadwordJSON
internal import NIOHTTP1

/// The responses that operations share: those without an answer, and the fields of headers.
enum OpenAPIResponses {
    /// The name of the schema of errors.
    static let problemName = "Problem"

    /// What an error has (RFC 9457): the members of `data` in JSON-RPC, and those of the standard.
    static let problem = Schema.object(
        [
            ("type", .string.described("An address of this server where the reason is explained.")),
            ("title", .string.described("The status in words.")),
            ("status", .integer(in: 400...599)),
            ("detail", .string.described("What is wrong, in one sentence.")),
            ("instance", .string.described("The address that was asked for.")),
            ("code", .integer.described("The code of the same error in JSON-RPC.")),
            ("reason", .string.described("What is wrong, for programs.")),
            ("method", .string),
            ("parameter", .string.described("The parameter at fault.")),
            ("allowed", .array(of: .string).described("The values that would have been accepted.")),
            ("suggestions", .array(of: .string).described("The values that may have been meant, the likeliest first.")),
            ("retryable", .boolean.described("Whether the same request may succeed later.")),
            ("retryAfter", .integer.described("The number of seconds after which a retry makes sense.")),
        ],
        required: ["type", "title", "status", "detail"]
    )

    /// The responses by status, and what they mean.
    private static let meanings: [(status: Int, meaning: String)] = [
        (304, "The answer is still the one with the entity tag that the client has."),
        (400, "A parameter is unknown, missing or invalid."),
        (401, "The server requires its token."),
        (403, "The token is wrong, the client's plan does not include the request, or its origin is not allowed."),
        (404, "Nothing was found."),
        (406, "The client does not accept JSON."),
        (409, "The request contradicts the present state."),
        (413, "The answer would be too long, or the request is."),
        (414, "The address is too long."),
        (415, "The contents are not JSON."),
        (422, "The request cannot be carried out as it is."),
        (426, "The address is for WebSockets."),
        (429, "The client has asked too often, or the plan of the upstream is used up."),
        (431, "The header is too long."),
        (500, "An error of the server."),
        (502, "The upstream's reply cannot be used."),
        (503, "The server cannot answer now."),
        (504, "There was no answer in time."),
    ]

    /// The statuses of errors that any method may end with.
    static let ofEveryMethod = [400, 401, 403, 406, 413, 414, 429, 431, 500, 502, 503, 504]

    /// The fields of the header of an answer.
    static let headersOfAnswers = ["ETag", "Cache-Control", "RateLimit", "RateLimit-Policy"]

    /// Whether there is a response with a status.
    static func has(_ status: Int) -> Bool { meanings.contains { $0.status == status } }

    /// Returns a reference to the response with a status.
    static func reference(to status: Int, described description: String? = nil) -> JSONValue {
        var reference: JSONObject = ["$ref": .string("#/components/responses/\(name(of: status))")]
        reference["description"] = description.map(JSONValue.string)
        return .object(reference)
    }

    /// Returns references to fields of headers.
    static func references(to headers: [String]) -> JSONValue {
        .object(
            JSONObject(members: headers.map { .init(name: $0, value: ["$ref": .string("#/components/headers/\($0)")]) })
        )
    }

    /// The fields of headers by name.
    static let headers: JSONObject = [
        "ETag": field("What tells this answer from all others at the same address (RFC 9110, section 8.8.3)."),
        "Cache-Control": field("How long the response may be kept (RFC 9111)."),
        "RateLimit": field("What is left of the client's quota, and for how long."),
        "RateLimit-Policy": field("The client's quota, and its period in seconds."),
        "Retry-After": field("The number of seconds after which a retry makes sense.", .integer),
    ]

    /// The responses by name.
    static var components: JSONObject {
        JSONObject(members: meanings.map { .init(name: name(of: $0.status), value: shared($0.status, $0.meaning)) })
    }

    /// Returns a response with contents.
    ///
    /// - Parameter contents: the schema and the examples.
    static func response(
        _ description: String,
        _ contents: JSONObject,
        type: String = "application/json",
        headers: [String] = []
    ) -> JSONValue {
        var response: JSONObject = ["description": .string(description)]
        if !headers.isEmpty { response["headers"] = references(to: headers) }
        response["content"] = .object(JSONObject(members: [.init(name: type, value: .object(contents))]))
        return .object(response)
    }

    private static func shared(_ status: Int, _ meaning: String) -> JSONValue {
        guard status != 304 else {
            return ["description": .string(meaning), "headers": references(to: headersOfAnswers)]
        }
        return response(
            meaning,
            ["schema": ["$ref": .string("#/components/schemas/\(problemName)")]],
            type: "application/problem+json",
            headers: ["RateLimit", "RateLimit-Policy"] + ([429, 503].contains(status) ? ["Retry-After"] : [])
        )
    }

    /// Returns the reason phrase of a status as one word: `NotFound`.
    private static func name(of status: Int) -> String {
        HTTPResponseStatus(statusCode: status).reasonPhrase.filter(\.isLetter)
    }

    private static func field(_ description: String, _ schema: Schema = .string) -> JSONValue {
        ["description": .string(description), "schema": .object(schema.value)]
    }
}
