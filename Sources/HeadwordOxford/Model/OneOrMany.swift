public import HeadwordJSON

/// A list, or its only element without a list around it: both are sent.
public enum OneOrMany<Element: OxfordValue>: OxfordValue {
    /// An element by itself.
    case one(Element)
    /// A list.
    case many([Element])

    /// Decodes a list or an element.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        if case .array = json {
            self = .many(try [Element](oxford: json))
        } else {
            self = .one(try Element(oxford: json))
        }
    }

    /// The elements.
    public var elements: [Element] {
        switch self {
        case .one(let element): [element]
        case .many(let elements): elements
        }
    }

    /// A list, or an element where it was sent by itself.
    public func json(in dialect: Dialect) -> JSONValue {
        if dialect == .oxford, case .one(let element) = self { return element.json(in: dialect) }
        return elements.json(in: dialect)
    }
}
