internal import HeadwordCore
internal import HeadwordJSON

/// What a parameter of a method takes, as a form shows it.
enum ParameterKind: Sendable {
    case choice([String])
    /// Some of a list of labels.
    case choices([String])
    case flag
    case number(isInteger: Bool, least: JSONValue?, most: JSONValue?)
    case text(longest: Int?)
    /// Texts, each on a line.
    case lines
    /// An integer or a text: `5`, `>5`.
    case numberOrText
    /// A text that stands for an object.
    case shorthand
    case json

    init(_ schema: JSONObject) {
        let options = schema["anyOf"].elements
        if options.isEmpty {
            self.init(plain: schema)
        } else if options.contains(where: { $0["type"].text == "integer" }) {
            self = .numberOrText
        } else if options.contains(where: { $0["type"].text == "array" }) {
            self = .lines
        } else {
            self = options.contains { $0["type"].text == "string" } ? .shorthand : .json
        }
    }

    private init(plain schema: JSONObject) {
        let labels = schema["enum"].texts
        switch schema["type"].text {
        case "string": self = labels.isEmpty ? .text(longest: schema["maxLength"]?.exactInteger) : .choice(labels)
        case "boolean": self = .flag
        case "integer", "number":
            self = .number(
                isInteger: schema["type"].text == "integer",
                least: schema["minimum"],
                most: schema["maximum"]
            )
        case "array":
            let labels = schema["items"]["enum"].texts
            self = labels.isEmpty ? .lines : .choices(labels)
        default: self = .json
        }
    }
}
