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
/// Decoded and encoded again as ``Dialect/oxford``, nothing is lost but the order of members.
public protocol OxfordValue: Hashable, Sendable {
    /// Decodes a value.
    ///
    /// - Throws: ``ShapeFault`` if it is of another kind.
    init(oxford json: JSONValue) throws(ShapeFault)

    /// The value in JSON.
    func json(in dialect: Dialect) -> JSONValue
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

extension Array: OxfordValue where Element: OxfordValue {
    /// Decodes an array, which may be empty.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        guard case .array(let elements) = json else { throw ShapeFault(expected: "an array", found: json) }
        self = []
        reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do throws(ShapeFault) {
                append(try Element(oxford: element))
            } catch {
                throw error.inside(index)
            }
        }
    }

    /// The elements in their order.
    public func json(in dialect: Dialect) -> JSONValue { .array(map { $0.json(in: dialect) }) }
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
