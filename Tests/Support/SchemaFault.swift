package import HeadwordJSON

/// Where a value does not fit a JSON Schema (draft-07, the keywords that Headword publishes).
package struct SchemaFault: Equatable, CustomStringConvertible {
    /// The place in the value, and what is wrong there.
    package var description: String

    /// The first fault of a value; nil if it fits.
    package static func first(in value: JSONValue, of schema: JSONObject, at path: String = "") -> SchemaFault? {
        if case .array(let choices) = schema["anyOf"] {
            let faults = choices.compactMap { choice in choice.object.flatMap { first(in: value, of: $0, at: path) } }
            return faults.count == choices.count ? faults.first : nil
        }
        if let fault = ofType(value, schema, path) ?? ofEnumeration(value, schema, path) { return fault }
        switch value {
        case .object(let object): return inMembers(of: object, schema, path)
        case .array(let elements): return inElements(elements, schema, path)
        case .integer(let number): return ofRange(Double(number), schema, path)
        case .real(let number): return ofRange(number, schema, path)
        default: return nil
        }
    }

    private static func ofType(_ value: JSONValue, _ schema: JSONObject, _ path: String) -> SchemaFault? {
        guard case .string(let type) = schema["type"] else { return nil }
        let fits =
            switch (type, value) {
            case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
                ("integer", .integer), ("number", .integer), ("number", .real):
                true
            default: false
            }
        return fits ? nil : SchemaFault(description: "\(path): \(value.kindName) instead of \(type)")
    }

    private static func ofEnumeration(_ value: JSONValue, _ schema: JSONObject, _ path: String) -> SchemaFault? {
        guard case .array(let values) = schema["enum"], !values.contains(value) else { return nil }
        return SchemaFault(description: "\(path): \(value) is none of the enumeration")
    }

    private static func ofRange(_ number: Double, _ schema: JSONObject, _ path: String) -> SchemaFault? {
        let least = schema["minimum"]?.number ?? -.infinity
        let most = schema["maximum"]?.number ?? .infinity
        return least <= number && number <= most ? nil : SchemaFault(description: "\(path): \(number) is out of range")
    }

    private static func inMembers(of object: JSONObject, _ schema: JSONObject, _ path: String) -> SchemaFault? {
        if case .array(let required) = schema["required"] {
            for case .string(let name) in required where object[name] == nil {
                return SchemaFault(description: "\(path): '\(name)' is missing")
            }
        }
        let members = schema["properties"]?.object ?? [:]
        for member in object.members {
            let own = members[member.name] ?? schema["additionalProperties"]
            guard let own = own?.object else { continue }
            if let fault = first(in: member.value, of: own, at: "\(path).\(member.name)") { return fault }
        }
        return nil
    }

    private static func inElements(_ elements: [JSONValue], _ schema: JSONObject, _ path: String) -> SchemaFault? {
        guard let items = schema["items"]?.object else { return nil }
        for (index, element) in elements.enumerated() {
            if let fault = first(in: element, of: items, at: "\(path)[\(index)]") { return fault }
        }
        return nil
    }
}

extension JSONValue {
    fileprivate var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    fileprivate var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        default: nil
        }
    }
}
