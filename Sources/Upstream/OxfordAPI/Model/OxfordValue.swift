package import HeadwordJSON

/// The format in which values are written as JSON.
package enum Dialect: Hashable, Sendable {
    /// As the Oxford Dictionaries API sent it.
    case oxford
    /// As Headword's own answers spell it, so that clients see one shape whichever source answered.
    case headword
}

/// A part of a body of the Oxford Dictionaries API.
///
/// Decoding a value and encoding it as ``Dialect/oxford`` loses nothing but the order of members. A part that does not
/// match the API's description affects only itself: the object or list that contains it keeps it as it came.
package protocol OxfordValue: Hashable, Sendable {
    /// Decodes a value.
    ///
    /// - Throws: ``ShapeFailure`` if the JSON has another shape.
    init(oxford json: JSONValue) throws(ShapeFailure)

    /// Returns the value in JSON.
    func json(in dialect: Dialect) -> JSONValue

    /// The unreadable parts, as they came; nil if there are none.
    var unreadable: JSONValue? { get }
}

extension OxfordValue {
    /// By default, a value is read as a whole or not at all.
    package var unreadable: JSONValue? { nil }
}

extension String: OxfordValue {
    /// Decodes a string.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        guard case .string(let string) = json else { throw ShapeFailure(expected: "a string", found: json) }
        self = string
    }

    /// Returns the string, which is the same in all dialects.
    package func json(in dialect: Dialect) -> JSONValue { .string(self) }
}

extension Bool: OxfordValue {
    /// Decodes `true` or `false`.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        guard case .bool(let bool) = json else { throw ShapeFailure(expected: "a boolean", found: json) }
        self = bool
    }

    /// `true` or `false`
    package func json(in dialect: Dialect) -> JSONValue { .bool(self) }
}

extension JSONObject: OxfordValue {
    /// Accepts an object with any members.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        guard case .object(let object) = json else { throw ShapeFailure(expected: "an object", found: json) }
        self = object
    }

    /// Returns the object as it is.
    package func json(in dialect: Dialect) -> JSONValue { .object(self) }
}
