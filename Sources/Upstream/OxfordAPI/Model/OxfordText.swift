package import HeadwordJSON

/// A text, which may be sent as a number: `"101"` or `101`.
package struct OxfordText: OxfordValue {
    /// The text.
    package let text: String
    private let wire: JSONValue

    /// Decodes a text or an integer.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        switch json {
        case .string(let string): text = string
        case .integer(let integer): text = "\(integer)"
        default: throw ShapeFailure(expected: "a string or an integer", found: json)
        }
        wire = json
    }

    /// Returns the text; in ``Dialect/oxford`` it is a number if it was sent as a number.
    package func json(in dialect: Dialect) -> JSONValue { dialect == .oxford ? wire : .string(text) }
}
