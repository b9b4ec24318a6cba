package import HeadwordJSON

/// The kinds of values that a schema admits, as far as the text of a query must be told apart.
package struct ValueKinds: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A string, which is the text itself.
    package static let text = ValueKinds(rawValue: 1)
    /// A number.
    package static let number = ValueKinds(rawValue: 2)
    /// `true` or `false`.
    package static let truth = ValueKinds(rawValue: 4)
    /// An array.
    package static let list = ValueKinds(rawValue: 8)
    /// An object, or whatever the schema does not tell: JSON text.
    package static let json = ValueKinds(rawValue: 16)
}

extension ValueKinds {
    /// Finds the kinds that a schema admits.
    package init(of schema: JSONObject) {
        self = ValueKinds(schema.alternatives.map(Self.admitted))
    }

    private static func admitted(by schema: JSONObject) -> ValueKinds {
        let types = schema["type"].text.map { [$0] } ?? schema["type"].texts
        if !types.isEmpty { return ValueKinds(types.map(Self.named)) }
        let values = schema["enum"].elements
        return values.isEmpty || values.contains { $0.text == nil } ? .json : .text
    }

    private static func named(_ type: String) -> ValueKinds {
        switch type {
        case "string": .text
        case "integer", "number": .number
        case "boolean": .truth
        case "array": .list
        case "null": []
        default: .json
        }
    }

    /// Writes what a text stands for; a string if it is nothing else that is admitted.
    func write(_ value: String, to writer: inout JSONWriter) {
        if contains(.truth), value.isSame(as: "true") || value.isSame(as: "false") {
            writer.bool(value.isSame(as: "true"))
        } else if let json = json(value) {
            writer.raw(json)
        } else {
            writer.string(value)
        }
    }

    /// Returns the text as JSON, if it is a value that is not written as a mere text.
    private func json(_ value: String) -> [UInt8]? {
        guard contains(.number) || self == .json || contains(.json) && value.utf8.first == .brace else { return nil }
        let bytes = Array(value.utf8)
        guard let text = try? JSONText(bytes), text.rawBytes.count == bytes.count else { return nil }
        return contains(.json) || text.kind == .number ? bytes : nil
    }
}

extension JSONObject {
    /// The schemas one of which a value must fit: those of `anyOf` or `oneOf`, or the schema itself.
    package var alternatives: [JSONObject] {
        let all = (self["anyOf"] ?? self["oneOf"]).elements
        return all.isEmpty ? [self] : all.map(\.members)
    }
}

extension JSONValue {
    /// The object; an empty one for anything else.
    var members: JSONObject {
        guard case .object(let object) = self else { return [:] }
        return object
    }
}

extension UInt8 {
    /// The byte that begins an object.
    static let brace = UInt8(ascii: "{")
}
