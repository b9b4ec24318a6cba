internal import HeadwordCore
internal import HeadwordJSON

/// What a parameter of a method takes, as a form shows it and a query gives it.
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

// MARK: - Reading

extension ParameterKind {
    /// Returns the value of a parameter, as its method takes it; nil if nothing was filled in. What cannot be read is
    /// passed on as text, so that the method says what is wrong.
    func value(_ texts: [String]) -> JSONValue? {
        let texts = texts.filter { !$0.isEmpty }
        guard let text = texts.first else { return nil }
        switch self {
        case .choice, .shorthand, .text: return .string(text)
        case .choices: return list(texts.flatMap { $0.split(separator: ",").map(String.init) })
        case .lines: return list(texts.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) })
        case .flag: return text == "true" ? true : text == "false" ? false : .string(text)
        case .number, .numberOrText: return Self.number(text)
        case .json: return (try? JSONText(Array(text.utf8)).value()) ?? .string(text)
        }
    }

    private func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    private static func number(_ text: String) -> JSONValue {
        if let integer = Int64(text) { return .integer(integer) }
        if let real = Double(text), real.isFinite { return .real(real) }
        return .string(text)
    }
}

extension JSONValue {
    /// The texts that give the value in a query.
    var queryTexts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements) where elements.allSatisfy({ $0.text != nil }): elements.compactMap(\.text)
        default: [String(decoding: jsonBytes, as: UTF8.self)]
        }
    }
}
