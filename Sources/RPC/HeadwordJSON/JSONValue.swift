/// A JSON value in memory.
public enum JSONValue: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number without a fraction or an exponent.
    case integer(Int64)
    /// Any other number.
    case real(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object; its members keep their order.
    case object(JSONObject)

    /// The kind of value, for messages to people: "a string".
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .real: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value as an integer; nil if it is not one. 20.0 and 2e1 are integers, too (JSON Schema, section 6.1.1), up
    /// to 2^53, beyond which several integers share one double.
    public var exactInteger: Int? {
        switch self {
        case .integer(let integer): Int(exactly: integer)
        case .real(let real) where real.magnitude <= 0x1p53: Int(exactly: real)
        default: nil
        }
    }
}

/// The members of a JSON object in their order.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name, unique in its object.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// Creates a member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members in their order.
    public private(set) var members: [Member]

    /// Creates an object from members with distinct names.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { Member(name: $0, value: $1) }
    }

    /// Creates an object from members with distinct names.
    public init(members: [Member]) {
        self.members = members
    }

    /// The value of the member with exactly this name; setting nil removes the member.
    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name.isSame(as: name) }?.value }
        set {
            let index = members.firstIndex { $0.name.isSame(as: name) }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object from members with distinct names.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(members: elements.map { JSONObject.Member(name: $0, value: $1) }))
    }
    /// Creates `null`.
    public init(nilLiteral: ()) { self = .null }
}
