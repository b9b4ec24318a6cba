internal import HeadwordJSON

extension JSONValue {
    /// Returns the body of a reply, altered by a fault; unchanged for faults that do not affect values.
    func disfigured(by fault: Fault) -> JSONValue {
        switch fault {
        case .numbersAsStrings: withNumbersAsStrings
        case .stringOrArray: withStringsOrArrays
        case .unknownKeys: withUnknownKeys
        case .unknownLabels: withUnknownLabels
        default: self
        }
    }

    private var withNumbersAsStrings: JSONValue {
        switch self {
        case .integer(let integer): .string("\(integer)")
        case .real(let real): .string("\(real)")
        default: mapParts { $1.withNumbersAsStrings }
        }
    }

    /// The value with strings and arrays swapped. Only tokens of n-grams and registers of related words were sent both
    /// ways.
    private var withStringsOrArrays: JSONValue {
        mapParts { name, part in
            switch (name, part) {
            case ("tokens", .array(let tokens)): .string(tokens.compactMap(\.string).joined(separator: " "))
            case ("tokens", .string(let tokens)): .array(tokens.split(separator: " ").map { .string(String($0)) })
            case ("registers", .array(let registers)) where registers.count == 1 && isRelatedWord: registers[0]
            case ("registers", .string), ("registers", .object): .array([part])
            default: part.withStringsOrArrays
            }
        }
    }

    /// The value with unknown members added. Results that are an object list labels by key: another member there would
    /// be a label.
    private var withUnknownKeys: JSONValue {
        let parts = mapParts { name, part in
            if name == "results", case .object = part { return part }
            return part.withUnknownKeys
        }
        guard case .object(var object) = parts else { return parts }
        object["unheardOf"] = ["nested": [1, .real(2.5), nil, "text"]]
        return .object(object)
    }

    private static let labelled: Set<String> = [
        "lexicalCategory", "domains", "registers", "regions", "type", "matchType",
    ]

    private var withUnknownLabels: JSONValue {
        mapParts { name, part in
            Self.labelled.contains(name ?? "") ? part.unknownLabel : part.withUnknownLabels
        }
    }

    private var unknownLabel: JSONValue {
        switch self {
        case .string: "Unheard Of"
        case .object: ["id": "unheard_of", "text": "Unheard Of"]
        case .array(let elements): .array(elements + elements.prefix(1).map(\.unknownLabel))
        default: self
        }
    }

    /// A related word has a text and an id, but no senses or categories.
    private var isRelatedWord: Bool {
        guard case .object(let object) = self else { return false }
        return object["text"] != nil && object["id"] != nil && object["lexicalCategory"] == nil
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    /// Returns the value with each element or member replaced.
    private func mapParts(_ transform: (String?, JSONValue) -> JSONValue) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { transform(nil, $0) })
        case .object(var object):
            for member in object.members { object[member.name] = transform(member.name, member.value) }
            return .object(object)
        default: return self
        }
    }
}
