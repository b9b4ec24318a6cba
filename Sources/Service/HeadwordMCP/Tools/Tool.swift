internal import HeadwordJSON
internal import JSONRPC

/// Something that a model can ask.
protocol Tool: Sendable {
    /// The name by which it is called.
    var name: String { get }
    /// The name for people.
    var title: String { get }
    /// What it is for, for the model.
    var summary: String { get }
    /// The names of the lists of its answers.
    var lists: [String] { get }
    /// Its names for parameters of the methods that it asks, where they differ: messages have those of the methods.
    var argumentNames: [String: String] { get }

    /// Returns the parameters, with what the methods behind them say.
    func parameters(_ facts: EndpointFacts) -> [ToolParameter]

    /// Answers a call.
    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer
}

extension Tool {
    var argumentNames: [String: String] { [:] }

    /// Returns what is wrong with a call, for a model that knows only the arguments of the tool.
    func message(for error: ErrorObject) -> String {
        argumentNames.reduce(error.message) { $0.replacing("'\($1.key)'", with: "'\($1.value)'") }
    }

    /// What a client is told.
    func description(_ facts: EndpointFacts) -> JSONValue {
        let parameters = parameters(facts)
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        var input: JSONObject = [
            "type": "object",
            "properties": .object(
                JSONObject(members: parameters.map { .init(name: $0.name, value: .object($0.schema)) })
            ),
        ]
        if !required.isEmpty { input["required"] = .array(required) }
        input["additionalProperties"] = false
        return [
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "inputSchema": .object(input), "outputSchema": outputSchema,
            "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false],
        ]
    }

    private var outputSchema: JSONValue {
        var properties: JSONObject = ["found": ["type": "boolean"]]
        for list in lists { properties[list] = ["type": "array"] }
        return ["type": "object", "properties": .object(properties), "required": ["found"]]
    }
}

/// The tools.
enum Toolbox {
    static let tools: [any Tool] = [
        DefineTool(), ThesaurusTool(), TranslateTool(), FindWordsTool(), WordFormsTool(), UsageTool(),
        ExampleSentencesTool(), CallTool(),
    ]

    /// Returns the tool with a name.
    static func tool(named name: String) throws(ErrorObject) -> any Tool {
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParameters(
                "Unknown tool: \(name.excerpt(64))",
                details: ["tools": .array(tools.map { .string($0.name) })]
            )
        }
        return tool
    }
}
