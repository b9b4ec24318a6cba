package import HeadwordJSON

/// A number, which may be sent as text.
package struct OxfordNumber: OxfordValue {
    /// The number.
    package let value: Double
    /// The number if it is an integer.
    package let integer: Int?
    private let wire: JSONValue

    /// Decodes a number.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        guard let value = Self.value(of: json) else { throw ShapeFailure(expected: "a number", found: json) }
        self.value = value
        integer = Self.integer(json) ?? Int(exactly: value)
        wire = json
    }

    /// Returns the number; in ``Dialect/oxford`` it is text if it was sent as text.
    package func json(in dialect: Dialect) -> JSONValue {
        switch dialect {
        case .oxford: wire
        case .headword: integer.map { .integer(Int64($0)) } ?? .real(value)
        }
    }

    private static func value(of json: JSONValue) -> Double? {
        switch json {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        case .string(let text): value(of: text)
        default: nil
        }
    }

    /// Returns the value of a text in decimal digits. `Double` alone would also accept `inf` and `0x1p4`.
    private static func value(of text: String) -> Double? {
        let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        guard isPlain, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Returns an integer, read without `Double`, which holds only fifteen digits.
    private static func integer(_ json: JSONValue) -> Int? {
        switch json {
        case .integer(let integer): Int(integer)
        case .string(let text): Int(text)
        default: nil
        }
    }
}

/// A count, which may be sent as text.
package struct OxfordCount: OxfordValue {
    /// The number.
    package let integer: Int
    private let number: OxfordNumber

    /// Decodes an integer.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        number = try OxfordNumber(oxford: json)
        guard let integer = number.integer else { throw ShapeFailure(expected: "an integer", found: json) }
        self.integer = integer
    }

    /// Returns the number; in ``Dialect/oxford`` it is text if it was sent as text.
    package func json(in dialect: Dialect) -> JSONValue { number.json(in: dialect) }
}
