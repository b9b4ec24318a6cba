internal import HeadwordJSON

/// A place in a schema: a JSON pointer (RFC 6901).
struct SchemaPointer: Hashable, Sendable, CustomStringConvertible {
    /// The member names and indices, not escaped.
    var parts: [String] = []

    init() {}

    /// Reads a pointer; nil if it is none.
    init?(text: String) {
        guard !text.isEmpty else { return }
        guard text.first == "/" else { return nil }
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let part = Self.withoutTildes(part) else { return nil }
            parts.append(part)
        }
    }

    /// The pointer as the fragment of a reference, not percent-encoded.
    var description: String {
        parts.reduce("#") { text, part in
            text + "/" + String(part.flatMap { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) })
        }
    }

    static func / (pointer: SchemaPointer, part: String) -> SchemaPointer {
        var pointer = pointer
        pointer.parts.append(part)
        return pointer
    }

    /// Returns the value at this place; nil if there is none.
    func value(in root: JSONValue) -> JSONValue? {
        var value = root
        for part in parts {
            switch value {
            case .object(let object):
                guard let member = object[part] else { return nil }
                value = member
            case .array(let elements):
                guard let index = Int(part), String(index) == part, elements.indices.contains(index) else { return nil }
                value = elements[index]
            default: return nil
            }
        }
        return value
    }

    private static func withoutTildes(_ part: Substring) -> String? {
        var text = ""
        var rest = part
        while let character = rest.popFirst() {
            guard character == "~" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "0": text.append("~")
            case "1": text.append("/")
            default: return nil
            }
        }
        return text
    }
}
