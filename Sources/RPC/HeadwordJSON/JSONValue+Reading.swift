// Lenient accessors: a value that is absent or of another kind reads as nothing.

extension JSONValue? {
    /// The member of an object; nil for anything else.
    package subscript(_ name: String) -> JSONValue? {
        guard case .object(let object)? = self else { return nil }
        return object[name]
    }

    /// The elements of an array; none of anything else.
    package var elements: [JSONValue] {
        guard case .array(let elements)? = self else { return [] }
        return elements
    }

    /// The string value; nil for anything else.
    package var text: String? {
        guard case .string(let text)? = self else { return nil }
        return text
    }

    /// The strings of an array.
    package var texts: [String] { elements.compactMap(\.text) }

    /// The texts of the objects of an array: `[{text}]`.
    package var objectTexts: [String] { elements.compactMap { $0["text"].text } }

    /// The integer value; nil for anything else.
    package var integer: Int? {
        guard case .integer(let integer)? = self else { return nil }
        return Int(clamping: integer)
    }

    /// The number value; nil for anything else.
    package var number: Double? {
        if case .real(let real)? = self { real } else { integer.map(Double.init) }
    }
}

extension JSONValue {
    /// The member of an object; nil for anything else.
    package subscript(_ name: String) -> JSONValue? { Optional(self)[name] }

    /// The string value; nil for anything else.
    package var text: String? { Optional(self).text }

    /// Returns the object with one of its lists changed; an empty list is removed.
    package func replacing(_ name: String, _ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
        guard case .object(var object) = self, case .array(let elements)? = object[name] else { return self }
        let changed = change(elements)
        object[name] = changed.isEmpty ? JSONValue?.none : .array(changed)
        return .object(object)
    }

    /// Returns the object without a member.
    package func without(_ name: String) -> JSONValue { replacing(name) { _ in [] } }
}
