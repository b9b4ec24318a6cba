public import HeadwordJSON

/// Where a value does not fit a schema, and why.
public struct ValidationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place: member names and indices, starting at the root.
    public var path: [String]
    /// The value at fault; nil if it is missing.
    public var value: JSONValue?
    /// What would have fitted, phrased to follow "must be".
    public var expected: String
    /// The strings that would have been accepted, or the names of the permitted members.
    public var allowed: [String]

    /// Creates a failure.
    public init(path: [String] = [], value: JSONValue?, expected: String, allowed: [String] = []) {
        self.path = path
        self.value = value
        self.expected = expected
        self.allowed = allowed
    }

    /// One sentence without its full stop: `'results.0.word' must be a string, not 5`.
    public var description: String {
        let place = path.isEmpty ? "the value" : "'\(path.joined(separator: "."))'"
        guard let value else { return "\(place) is missing; it must be \(expected)" }
        return "\(place) must be \(expected), not \(value.shortText)"
    }

    /// The failure that is returned if it will not be read.
    static let unnamed = ValidationFailure(value: nil, expected: "")

    /// Returns the failure of an element or member as a failure of the array or object that contains it.
    func below(_ part: @autoclosure () -> String, isNamed: Bool) -> ValidationFailure {
        guard isNamed else { return self }
        var failure = self
        failure.path.insert(part(), at: 0)
        return failure
    }
}

extension JSONValue {
    /// A scalar as JSON text, shortened if it is long; the kind of value for anything else.
    var shortText: String {
        switch self {
        case .array, .object: return kindName
        case .string(let string) where string.utf8.count > 60:
            return String(decoding: JSONValue.string(string.excerpt(40)).jsonBytes, as: UTF8.self)
        default: return String(decoding: jsonBytes, as: UTF8.self)
        }
    }
}
