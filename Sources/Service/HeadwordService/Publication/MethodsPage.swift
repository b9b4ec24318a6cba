internal import HeadwordCore
internal import HeadwordJSON

/// `Documentation/methods.md`
struct MethodsPage {
    let text: String

    /// The maximum number of bytes of an answer that is shown.
    private static let longestAnswer = 1_200

    init(_ endpoints: [EndpointDescription], answers: [String: [JSONValue?]]) {
        var text = """
            <!-- Written by "headword schema"; change the descriptions of the methods instead. -->
            # Methods

            Parameters are given by name, or by position in the order of the tables; optional ones may be left
            out. Every call may also fail with an error that all methods share: [errors.md](errors.md). Schemas for
            programs are in [rpc-schema](../rpc-schema); `rpc.discover` returns those of the running server.
            Characters are Unicode code points; a text may have at most four bytes of UTF-8 for each permitted character.
            20.0 is the integer 20. Examples are answered from a lexicon of a few hundred words; the lexicon `core`
            answers them too, unless an example states what it needs.

            | method | |
            |---|---|

            """
        for endpoint in endpoints {
            text += "| [`\(endpoint.method)`](#\(endpoint.anchor)) | \(endpoint.summary) |\n"
        }
        for endpoint in endpoints { text += Self.section(endpoint, answers[endpoint.method] ?? []) }
        self.text = text
    }

    private static func section(_ endpoint: EndpointDescription, _ answers: [JSONValue?]) -> String {
        var text = "\n## \(endpoint.method)\n\n\(endpoint.summary)\n\n"
        if endpoint.parameters.isEmpty {
            text += "There are no parameters.\n"
        } else {
            text += "| parameter | must be | |\n|---|---|---|\n"
            for parameter in endpoint.parameters {
                let name = parameter.isRequired ? "**`\(parameter.name)`**, required" : "`\(parameter.name)`"
                text += "| \(name) | \(parameter.expectation.inTable) | \(parameter.summary.inTable) |\n"
            }
        }
        text +=
            "\nThe answer is \(endpoint.resultSchema.kind)"
            + " ([schema](../rpc-schema/schemas/\(endpoint.fileName).result.json))"
        let members = endpoint.resultSchema.members(depth: 2)
        text += members.isEmpty ? ".\n" : ":\n\n| member | is | |\n|---|---|---|\n" + members.joined()
        for failure in endpoint.failures { text += "\nError \(failure.code): \(failure.message)\n" }
        for (index, example) in endpoint.examples.enumerated() {
            let answer = answers.indices.contains(index) ? answers[index] : nil
            let needs = example.needs.map { " (needs \($0))" } ?? ""
            text += "\n\(example.name)\(needs):\n\n```json\n" + call(endpoint.method, example.parameters)
            if let answer, answer.jsonBytes.count <= longestAnswer { text += "\n\(answer.prettyPrinted())" }
            text += "\n```\n"
        }
        return text
    }

    private static func call(_ method: String, _ parameters: JSONObject) -> String {
        var request: JSONObject = ["jsonrpc": "2.0", "id": 1, "method": .string(method)]
        if !parameters.members.isEmpty { request["params"] = .object(parameters) }
        return String(decoding: request.jsonBytes, as: UTF8.self)
    }
}

extension EndpointDescription {
    /// The anchor for links to the method's section.
    fileprivate var anchor: String { method.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension String {
    fileprivate var inTable: String { split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
}

extension Schema {
    /// Creates a schema from a part of another; accepts any value if the part is not a schema.
    fileprivate init(of part: JSONValue?) {
        if case .object(let object) = part { self.init(object) } else { self = .any }
    }

    /// The kind of value that it accepts: "an array of objects".
    fileprivate var kind: String {
        if case .array(let choices) = value["anyOf"] {
            var kinds: [String] = []
            for kind in choices.map({ Schema(of: $0).kind }) where !kinds.contains(kind) { kinds.append(kind) }
            return kinds.joined(separator: " or ")
        }
        guard case .string(let type) = value["type"] else { return "any value" }
        switch type {
        case "array":
            let element = Schema(of: value["items"]).kind
            return "an array (of \(element))"
        case "boolean": return "true or false"
        case "integer", "object": return "an \(type)"
        default: return "a \(type)"
        }
    }

    /// Returns table rows for the members of the object, or of the objects in the array, that it describes.
    fileprivate func members(depth: Int, at path: String = "") -> [String] {
        if case .object? = value["items"] { return Schema(of: value["items"]).members(depth: depth, at: path + "[]") }
        guard depth > 0, case .object(let properties) = value["properties"] else { return [] }
        return properties.members.flatMap { member in
            let schema = Schema(of: member.value)
            let name = path.isEmpty ? member.name : "\(path).\(member.name)"
            var description = ""
            if case .string(let text) = schema.value["description"] { description = text.inTable }
            let row = "| `\(name)` | \(schema.kind) | \(description) |\n"
            return [row] + schema.members(depth: depth - 1, at: name)
        }
    }
}
