extension JSONValue {
    /// The value as JSON text for people, over several lines; arrays of scalars stay on one.
    public func prettyPrinted() -> String {
        var text = ""
        appendPretty(to: &text, indent: 0)
        return text
    }

    private func appendPretty(to text: inout String, indent: Int) {
        switch self {
        case .array(let elements) where !elements.allSatisfy(\.isScalar):
            Self.appendBlock("[", "]", elements, to: &text, indent: indent) { element, text in
                element.appendPretty(to: &text, indent: indent + 1)
            }
        case .object(let object) where !object.members.isEmpty:
            Self.appendBlock("{", "}", object.members, to: &text, indent: indent) { member, text in
                text += String(decoding: member.name.jsonBytes, as: UTF8.self) + ": "
                member.value.appendPretty(to: &text, indent: indent + 1)
            }
        case .array(let elements):
            text += "[" + elements.map { String(decoding: $0.jsonBytes, as: UTF8.self) }.joined(separator: ", ") + "]"
        default:
            text += String(decoding: jsonBytes, as: UTF8.self)
        }
    }

    private static func appendBlock<Part>(
        _ opening: String,
        _ closing: String,
        _ parts: [Part],
        to text: inout String,
        indent: Int,
        append: (Part, inout String) -> Void
    ) {
        let margin = "\n" + String(repeating: "  ", count: indent)
        text += opening
        for (index, part) in parts.enumerated() {
            text += (index == 0 ? "" : ",") + margin + "  "
            append(part, &text)
        }
        text += margin + closing
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
