public import HeadwordJSON

/// A value that can be read from an answer.
public protocol AnswerReadable: Sendable {
    /// Reads the value; unknown members are ignored.
    init(reading value: JSONValue) throws
}

extension JSONValue: AnswerReadable {
    /// Takes the value as it is.
    public init(reading value: JSONValue) { self = value }
}

extension String: AnswerReadable {
    /// Reads a string.
    public init(reading value: JSONValue) throws {
        guard case .string(let string) = value else { throw ClientFailure.unexpected("a string", value) }
        self = string
    }
}

extension Int: AnswerReadable {
    /// Reads an integer.
    public init(reading value: JSONValue) throws {
        guard case .integer(let integer) = value else { throw ClientFailure.unexpected("an integer", value) }
        self = Int(integer)
    }
}

extension Double: AnswerReadable {
    /// Reads a number.
    public init(reading value: JSONValue) throws {
        switch value {
        case .integer(let integer): self = Double(integer)
        case .real(let real): self = real
        default: throw ClientFailure.unexpected("a number", value)
        }
    }
}

extension Bool: AnswerReadable {
    /// Reads a boolean.
    public init(reading value: JSONValue) throws {
        guard case .bool(let bool) = value else { throw ClientFailure.unexpected("a boolean", value) }
        self = bool
    }
}

extension Array: AnswerReadable where Element: AnswerReadable {
    /// Reads an array.
    public init(reading value: JSONValue) throws {
        guard case .array(let elements) = value else { throw ClientFailure.unexpected("an array", value) }
        self = []
        for element in elements { append(try Element(reading: element)) }
    }
}

extension Dictionary: AnswerReadable where Key == String, Value: AnswerReadable {
    /// Reads an object whose member names are not known in advance.
    public init(reading value: JSONValue) throws {
        let object = try AnswerMembers(value)
        self = [:]
        for member in object.members.members { self[member.name] = try Value(reading: member.value) }
    }
}

extension ClientFailure {
    static func unexpected(_ expected: String, _ found: JSONValue) -> ClientFailure {
        .unexpectedAnswer("The answer has \(found.kindName) where \(expected) was expected.")
    }
}
