internal import HeadwordJSON

/// A number in a schema or a value; comparisons lose no digits.
enum Number: Hashable, Sendable, Comparable, CustomStringConvertible {
    case integer(Int64)
    case real(Double)

    init?(_ value: JSONValue) {
        switch value {
        case .integer(let integer): self = .integer(integer)
        case .real(let real): self = .real(real)
        default: return nil
        }
    }

    var double: Double {
        switch self {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        }
    }

    /// The number as JSON text.
    var description: String {
        switch self {
        case .integer(let integer): "\(integer)"
        case .real(let real): String(decoding: real.jsonBytes, as: UTF8.self)
        }
    }

    static func == (left: Number, right: Number) -> Bool { !(left < right) && !(right < left) }

    func hash(into hasher: inout Hasher) { hasher.combine(double) }

    static func < (left: Number, right: Number) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): left < right
        case (.real(let left), .real(let right)): left < right
        case (.integer(let left), .real(let right)): compare(left, right) < 0
        case (.real(let left), .integer(let right)): compare(right, left) > 0
        }
    }

    /// Returns a number below zero if the integer is less than the real number, above zero if it is greater.
    private static func compare(_ integer: Int64, _ real: Double) -> Int {
        let whole = real.rounded(.down)
        guard let floor = Int64(exactly: whole) else { return real > 0 ? -1 : 1 }
        if integer != floor { return integer < floor ? -1 : 1 }
        return whole < real ? -1 : 0
    }

    /// Whether the number is `factor` times an integer; for fractions, as far as binary digits can tell.
    func isMultiple(of factor: Number) -> Bool {
        if case (.integer(let number), .integer(let factor)) = (self, factor) {
            return factor == -1 || number % factor == 0
        }
        let quotient = double / factor.double
        guard quotient.isFinite else { return false }
        return abs(quotient - quotient.rounded()) <= 2 * quotient.ulp
    }
}
