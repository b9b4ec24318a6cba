package import HeadwordJSON

// How pages read answers: what is not there, or of another kind, is as good as nothing.

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

    /// The text that this is.
    package var text: String? {
        guard case .string(let text)? = self else { return nil }
        return text
    }

    /// The texts of an array.
    package var texts: [String] { elements.compactMap(\.text) }

    /// The texts of the objects of an array: `[{text}]`.
    package var objectTexts: [String] { elements.compactMap { $0["text"].text } }

    /// The integer that this is.
    package var integer: Int? {
        guard case .integer(let integer)? = self else { return nil }
        return Int(clamping: integer)
    }

    /// The number that this is.
    package var number: Double? {
        if case .real(let real)? = self { real } else { integer.map(Double.init) }
    }
}

extension JSONValue {
    /// The member of an object; nil for anything else.
    package subscript(_ name: String) -> JSONValue? { Optional(self)[name] }

    /// The text that this is.
    package var text: String? { Optional(self).text }

    /// What is said of a headword as each kind of word.
    package var lexicalEntries: [JSONValue] { self["lexicalEntries"].elements }

    /// The object with another list in place of one that it has; without it if that is empty.
    package func replacing(_ name: String, _ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
        guard case .object(var object) = self, case .array(let elements)? = object[name] else { return self }
        let changed = change(elements)
        object[name] = changed.isEmpty ? JSONValue?.none : .array(changed)
        return .object(object)
    }

    /// The object without a member.
    package func without(_ name: String) -> JSONValue { replacing(name) { _ in [] } }
}
