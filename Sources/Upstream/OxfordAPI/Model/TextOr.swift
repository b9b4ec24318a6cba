package import HeadwordJSON

/// An object, or a text in its place.
package enum TextOr<Object: OxfordObject>: OxfordValue {
    /// A text.
    case text(String)
    /// An object.
    case object(Object)

    /// Decodes a text or an object.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        switch json {
        case .string(let text): self = .text(text)
        case .object: self = .object(try Object(oxford: json))
        default: throw ShapeFailure(expected: "a string or an object", found: json)
        }
    }

    /// Returns the text or the object.
    package func json(in dialect: Dialect) -> JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .object(let object): object.json(in: dialect)
        }
    }
}
