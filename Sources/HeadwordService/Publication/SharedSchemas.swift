internal import HeadwordCore
internal import HeadwordJSON

/// The schemas that have names, taken out of those that they are parts of.
struct SharedSchemas {
    /// What references to them begin with.
    private let place: String
    private var found: [String: JSONObject] = [:]
    /// Whose own definitions are taken out at the moment.
    private var owner = ""

    init(at place: String) { self.place = place }

    /// The schemas by their names, sorted.
    var members: JSONObject {
        let names = found.keys.sorted()
        return JSONObject(members: names.map { .init(name: $0, value: .object(found[$0] ?? [:])) })
    }

    /// A schema with references in place of what has a name.
    ///
    /// - Parameter owner: what the names of definitions begin with that the schema has for itself.
    mutating func lift(_ schema: Schema, of owner: String) -> JSONValue {
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
        // What is said of one use is not true of all.
        let description = lifted["description"]
        lifted["description"] = nil
        // Of two different schemas with one name, the second stays where it is.
        guard found[name, default: lifted] == lifted else {
            lifted["description"] = description
            return .object(lifted)
        }
        found[name] = lifted
        var reference: JSONObject = ["$ref": .string(place + name)]
        reference["description"] = description
        return .object(reference)
    }

    /// A reference to a definition of the owner's, as it is after that was taken out.
    private func moved(_ reference: String) -> String {
        for keyword in Self.definitions where reference.hasPrefix("#/\(keyword)/") {
            return "\(place)\(owner).\(reference.dropFirst(keyword.count + 3))"
        }
        return reference
    }
}
