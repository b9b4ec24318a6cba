internal import HeadwordCore
internal import HeadwordJSON
internal import JSONSchema

/// Values that do not fit the schema of a parameter.
struct UnfitValues {
    private let schema: JSONObject
    private let compiled: JSONSchema?

    init(_ schema: JSONObject) {
        self.schema = schema
        compiled = try? JSONSchema(.object(schema))
    }

    /// A value of a type that the schema does not allow; nil if it allows all.
    var ofWrongType: JSONValue? {
        [["unexpected": true], true, 7, "unexpected", [[]]].first(where: isUnfit)
    }

    /// Values of the right type that the schema refuses.
    var outOfRange: [JSONValue] { Self.candidates(for: schema).filter(isUnfit) }

    private func isUnfit(_ value: JSONValue) -> Bool { compiled?.firstFailure(in: value) != nil }

    private static func candidates(for schema: JSONObject) -> [JSONValue] {
        if case .array(let choices) = schema["anyOf"] {
            return choices.flatMap { choice in
                if case .object(let choice) = choice { candidates(for: choice) } else { [JSONValue]() }
            }
        }
        switch schema["type"] {
        case "string": return strings(schema)
        case "integer", "number": return numbers(schema)
        case "array": return arrays(schema)
        default: return []
        }
    }

    private static func strings(_ schema: JSONObject) -> [JSONValue] {
        var strings: [JSONValue] = ["no such label", "", "\u{1}"]
        if case .integer(let length) = schema["maxLength"], length < 100_000 {
            strings.append(.string(String(repeating: "x", count: Int(length) + 1)))
        }
        return strings
    }

    private static func numbers(_ schema: JSONObject) -> [JSONValue] {
        var numbers: [JSONValue] = schema["type"] == "integer" ? [.real(1.5)] : []
        switch schema["minimum"] {
        case .integer(let least) where least > .min: numbers.append(.integer(least - 1))
        case .real(let least): numbers.append(.real(least - 1))
        default: break
        }
        switch schema["maximum"] {
        case .integer(let most) where most < .max: numbers.append(.integer(most + 1))
        case .real(let most): numbers.append(.real(most + 1))
        default: break
        }
        return numbers
    }

    private static func arrays(_ schema: JSONObject) -> [JSONValue] {
        guard case .object(let items) = schema["items"] else { return [[]] }
        return [[]] + candidates(for: items).map { .array([$0]) }
    }
}
