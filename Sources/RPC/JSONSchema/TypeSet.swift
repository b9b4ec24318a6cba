internal import HeadwordJSON

/// The types that a value may have.
struct TypeSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let null = TypeSet(rawValue: 1)
    static let boolean = TypeSet(rawValue: 2)
    static let integer = TypeSet(rawValue: 4)
    static let number = TypeSet(rawValue: 8)
    static let string = TypeSet(rawValue: 16)
    static let array = TypeSet(rawValue: 32)
    static let object = TypeSet(rawValue: 64)

    /// The name of each type in schemas, and in messages for people.
    static let all: [(name: String, type: TypeSet, text: String)] = [
        ("null", .null, "null"), ("boolean", .boolean, "true or false"), ("integer", .integer, "an integer"),
        ("number", .number, "a number"), ("string", .string, "a string"), ("array", .array, "an array"),
        ("object", .object, "an object"),
    ]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the type of this name; nil if there is none.
    init?(named name: String) {
        guard let type = Self.all.first(where: { $0.name == name })?.type else { return nil }
        self = type
    }

    /// Whether a value has one of the types; 1.0 is an integer, too.
    func admits(_ value: JSONValue) -> Bool {
        switch value {
        case .null: contains(.null)
        case .bool: contains(.boolean)
        case .integer: !isDisjoint(with: [.integer, .number])
        case .real(let real): contains(.number) || (contains(.integer) && real.rounded() == real)
        case .string: contains(.string)
        case .array: contains(.array)
        case .object: contains(.object)
        }
    }
}
