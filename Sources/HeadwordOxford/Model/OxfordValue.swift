public import HeadwordJSON

/// How a value is spelt in JSON.
public enum Dialect: Hashable, Sendable {
    /// As the Oxford Dictionaries API sent it.
    case oxford
    /// As Headword's own answers spell it, so that clients see one shape whatever answered.
    case headword
}

/// A part of a body of the Oxford Dictionaries API.
///
/// Decoded and encoded again as ``Dialect/oxford``, nothing is lost but the order of members. A part of another kind than
/// the API describes costs no more than itself: the object or list that it stands in keeps it as it came.
public protocol OxfordValue: Hashable, Sendable {
    /// Decodes a value.
    ///
    /// - Throws: ``ShapeFault`` if it is of another kind.
    init(oxford json: JSONValue) throws(ShapeFault)

    /// The value in JSON.
    func json(in dialect: Dialect) -> JSONValue

    /// The parts that cannot be read, as they came; nil if there are none.
    var unreadable: JSONValue? { get }
}

extension OxfordValue {
    /// Most values are read as a whole, or not at all.
    public var unreadable: JSONValue? { nil }
}

extension String: OxfordValue {
    /// Decodes a string.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        guard case .string(let string) = json else { throw ShapeFault(expected: "a string", found: json) }
        self = string
    }

    /// The string, which is the same in all dialects.
    public func json(in dialect: Dialect) -> JSONValue { .string(self) }
}

extension Bool: OxfordValue {
    /// Decodes `true` or `false`.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        guard case .bool(let bool) = json else { throw ShapeFault(expected: "a boolean", found: json) }
        self = bool
    }

    /// `true` or `false`
    public func json(in dialect: Dialect) -> JSONValue { .bool(self) }
}

extension JSONObject: OxfordValue {
    /// Takes an object whose members nobody has described.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        guard case .object(let object) = json else { throw ShapeFault(expected: "an object", found: json) }
        self = object
    }

    /// The object as it is.
    public func json(in dialect: Dialect) -> JSONValue { .object(self) }
}
