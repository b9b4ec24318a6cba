package import HeadwordCore
package import HeadwordJSON

/// The named schemas, moved out of the schemas that contain them.
package struct SharedSchemas {
    /// The prefix of references to them.
    private let place: String
    private var found: [String: JSONObject] = [:]
    /// The owner of the definitions that are being moved.
    private var owner = ""

    /// Creates an empty collection.
    ///
    /// - Parameter place: the prefix of references.
    package init(at place: String) { self.place = place }

    /// The schemas by their names, sorted.
    package var members: JSONObject {
        let names = found.keys.sorted()
        return JSONObject(members: names.map { .init(name: $0, value: .object(found[$0] ?? [:])) })
    }

    /// Returns a schema with references in place of the named schemas.
    ///
    /// - Parameter owner: the prefix for the names of the schema's own definitions.
    package mutating func lift(_ schema: Schema, of owner: String) -> JSONValue {
        self.owner = owner
        var schema = schema.value
        for keyword in Self.definitions {
            guard case .object(let definitions) = schema[keyword] else { continue }
            for definition in definitions.members {
                guard case .object(let lifted) = lift(definition.value) else { continue }
                found["\(owner).\(definition.name)"] = lifted
            }
            schema[keyword] = nil
        }
        return lift(schema)
    }

    private static let definitions = ["$defs", "definitions"]

    private mutating func lift(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map { lift($0) })
        case .object(let object): return lift(object)
        default: return value
        }
    }

    private mutating func lift(_ object: JSONObject) -> JSONValue {
        var lifted = JSONObject(members: object.members.map { .init(name: $0.name, value: lift($0.value)) })
        if case .string(let reference) = object["$ref"] { lifted["$ref"] = .string(moved(reference)) }
        guard case .string(let name) = object["title"], name.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return .object(lifted)
        }
        // A description of one use does not apply to all.
        let description = lifted["description"]
        lifted["description"] = nil
        // If two different schemas have the same name, the second stays in place.
        guard found[name, default: lifted] == lifted else {
            lifted["description"] = description
            return .object(lifted)
        }
        found[name] = lifted
        var reference: JSONObject = ["$ref": .string(place + name)]
        reference["description"] = description
        return .object(reference)
    }

    /// Returns a reference to a moved definition of the owner.
    private func moved(_ reference: String) -> String {
        for keyword in Self.definitions where reference.hasPrefix("#/\(keyword)/") {
            return "\(place)\(owner).\(reference.dropFirst(keyword.count + 3))"
        }
        return reference
    }
}
