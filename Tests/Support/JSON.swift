package import HeadwordJSON

extension JSONValue {
    /// Reads a JSON text.
    package init(json: String) throws {
        self = try JSONText(Array(json.utf8)).value(depth: 512)
    }

    /// The element of an array, nil for anything else.
    package subscript(_ index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The elements of an array; empty for anything else.
    package var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }
}
