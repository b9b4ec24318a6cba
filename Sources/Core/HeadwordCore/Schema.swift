public import HeadwordJSON
public import HeadwordModel

/// A JSON Schema (2020-12, with keywords that mean the same in draft-07, as OpenRPC 1.3 has it) of a parameter or a
/// result.
///
/// It is built each time it is read, which halves the start-up time of a server, since few calls read it.
public struct Schema: Hashable, Sendable {
    private var make: @Sendable () -> JSONObject

    /// The schema as JSON.
    public var value: JSONObject {
        get { make() }
        set { make = { newValue } }
    }

    /// Wraps a schema from elsewhere without checking it.
    public init(_ value: @autoclosure @escaping @Sendable () -> JSONObject) {
        make = value
    }

    /// Creates a schema that needs more than one expression.
    private init(_ make: @escaping @Sendable () -> JSONObject) {
        self.make = make
    }

    /// Whether two schemas are the same JSON.
    public static func == (first: Schema, second: Schema) -> Bool { first.value == second.value }

    /// Hashes the JSON.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// Any value.
    public static let any = Schema([:])

    /// `true` or `false`.
    public static let boolean = Schema(["type": "boolean"])

    /// Any string.
    public static let string = Schema(["type": "string"])

    /// A string whose length in characters lies in a range.
    public static func string(length: ClosedRange<Int>) -> Schema {
        Schema([
            "type": "string", "minLength": .integer(Int64(length.lowerBound)),
            "maxLength": .integer(Int64(length.upperBound)),
        ])
    }

    /// A string whose length in characters lies in a range, and that has something but blanks.
    public static func text(length: ClosedRange<Int>) -> Schema {
        length.lowerBound == 0
            ? string(length: length) : string(length: length).changed { $0["pattern"] = "\\S" }
    }

    /// A string that matches a regular expression (ECMA-262).
    public static func string(matching pattern: String) -> Schema {
        Schema(["type": "string", "pattern": .string(pattern)])
    }

    /// Any value that fits one of these schemas.
    public static func any(of schemas: [Schema]) -> Schema {
        Schema(["anyOf": .array(schemas.map { .object($0.value) })])
    }

    /// A string that is one of these.
    public static func string(among labels: [String]) -> Schema {
        Schema(["type": "string", "enum": .array(labels.map(JSONValue.string))])
    }

    /// A label of a vocabulary.
    public static func label<V: Vocabulary>(of vocabulary: V.Type) -> Schema {
        Schema {
            let schema = string(among: vocabulary.labels)
            return vocabulary.isShared ? schema.named("\(vocabulary)").value : schema.value
        }
    }

    /// A label of a vocabulary, or another one from the upstream, which is passed on.
    public static func openLabel<V: Vocabulary>(of vocabulary: V.Type) -> Schema {
        Schema {
            let schema = any(of: [string(among: vocabulary.labels), string])
            return vocabulary.isShared ? schema.named("Open\(vocabulary)").value : schema.value
        }
    }

    /// Any integer.
    public static let integer = Schema(["type": "integer"])

    /// An integer in a range.
    public static func integer(in range: ClosedRange<Int>) -> Schema {
        Schema([
            "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
            "maximum": .integer(Int64(range.upperBound)),
        ])
    }

    /// Any number.
    public static let number = Schema(["type": "number"])

    /// A number in a range.
    public static func number(in range: ClosedRange<Double>) -> Schema {
        Schema(["type": "number", "minimum": .real(range.lowerBound), "maximum": .real(range.upperBound)])
    }

    /// An array.
    public static func array(
        of element: Schema,
        count: ClosedRange<Int>? = nil,
        isUnique: Bool = false
    ) -> Schema {
        Schema {
            var schema: JSONObject = ["type": "array", "items": .object(element.value)]
            if let count {
                if count.lowerBound > 0 { schema["minItems"] = .integer(Int64(count.lowerBound)) }
                schema["maxItems"] = .integer(Int64(count.upperBound))
            }
            if isUnique { schema["uniqueItems"] = true }
            return schema
        }
    }

    /// An object with these members, in their order; those named in `required` are always present.
    public static func object(_ properties: [(String, Schema)], required: [String] = []) -> Schema {
        Schema {
            var members: JSONObject = [:]
            for (name, schema) in properties { members[name] = .object(schema.value) }
            var schema: JSONObject = ["type": "object", "properties": .object(members)]
            if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
            return schema
        }
    }

    /// An object whose members are all alike.
    public static func dictionary(of value: Schema) -> Schema {
        Schema(["type": "object", "additionalProperties": .object(value.value)])
    }

    /// Returns the schema with its own name, under which it is published once, however many other schemas contain it.
    public func named(_ name: String) -> Schema {
        changed { $0["title"] = .string(name) }
    }

    /// Returns the schema with a description for people.
    public func described(_ description: String) -> Schema {
        changed { $0["description"] = .string(description) }
    }

    private func changed(_ change: @escaping @Sendable (inout JSONObject) -> Void) -> Schema {
        Schema {
            var schema = value
            change(&schema)
            return schema
        }
    }
}

extension Vocabulary {
    /// Whether several endpoints may use the vocabulary: one that is nested in another type belongs to one endpoint.
    fileprivate static var isShared: Bool { String(reflecting: self).split(separator: ".").count == 2 }
}
