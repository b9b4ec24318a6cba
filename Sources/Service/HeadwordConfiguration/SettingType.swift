internal import HeadwordJSON

/// The values that a setting accepts, for people.
struct SettingKind: Sendable {
    /// A phrase that completes "expected": "an integer of 4 to 512".
    var expectation: String
    /// The accepted values, if they can be listed.
    var choices: [String] = []
    /// The requirement, if the value names a file that must exist before the service starts.
    var file: FileRequirement?
    /// The unit and the range; nil if the value is not a number.
    var quantity: Quantity?
}

/// The unit and the accepted range of a number.
struct Quantity: Sendable {
    var unit: String
    var range: ClosedRange<Int>
}

/// The requirements on a file that a setting names.
public struct FileRequirement: Hashable, Sendable {
    /// Whether only its owner and group may be able to read it.
    var isSecret: Bool

    /// Creates a requirement.
    ///
    /// - Parameter isSecret: whether only its owner and group may be able to read it.
    public init(isSecret: Bool) { self.isSecret = isSecret }
}

/// A value as people and programs see it.
struct ShownValue: Sendable {
    /// For people.
    var text: String
    /// For programs.
    var json: JSONValue

    init(_ text: String, json: JSONValue? = nil) {
        self.text = text
        self.json = json ?? .string(text)
    }
}

/// How values of a type are read and shown.
struct SettingType<Value: Sendable>: Sendable {
    /// The accepted values.
    let kind: SettingKind
    /// Reads a value; nil if it is not accepted.
    let read: @Sendable (GivenValue) -> Value?
    /// Shows a value.
    let show: @Sendable (Value) -> ShownValue

    init(
        _ expectation: String,
        choices: [String] = [],
        file: FileRequirement? = nil,
        quantity: Quantity? = nil,
        read: @escaping @Sendable (GivenValue) -> Value?,
        show: @escaping @Sendable (Value) -> ShownValue
    ) {
        kind = SettingKind(expectation: expectation, choices: choices, file: file, quantity: quantity)
        self.read = read
        self.show = show
    }
}

extension SettingType<Int> {
    /// A whole number of something.
    static func integer(_ range: ClosedRange<Int>, of unit: String) -> Self {
        let expectation = "an integer of \(range.lowerBound) to \(range.upperBound)"
        return Self(expectation, quantity: Quantity(unit: unit, range: range)) { given in
            given.integer.flatMap { range.contains($0) ? $0 : nil }
        } show: {
            ShownValue("\($0)", json: .integer(Int64($0)))
        }
    }

    /// A number of bytes, as a number or with a unit.
    static func size(_ range: ClosedRange<Int>) -> Self {
        let bounds = "\(ByteSize(range.lowerBound)) to \(ByteSize(range.upperBound))"
        return Self("a size of \(bounds)", quantity: Quantity(unit: "bytes", range: range)) { given in
            let bytes = given.integer ?? given.text.flatMap(ByteSize.init)?.bytes
            return bytes.flatMap { range.contains($0) ? $0 : nil }
        } show: {
            ShownValue(ByteSize($0).description, json: .integer(Int64($0)))
        }
    }
}

extension SettingType<Bool> {
    /// A boolean.
    static var boolean: Self {
        Self("true or false", choices: ["true", "false"]) {
            $0.boolean
        } show: {
            ShownValue("\($0)", json: .bool($0))
        }
    }
}

extension SettingType where Value: CaseIterable & RawRepresentable<String> {
    /// One of a few words.
    static func choice() -> Self {
        let choices = Value.allCases.map(\.rawValue)
        let list = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
        return Self(list, choices: choices) {
            $0.text.flatMap(Value.init(rawValue:))
        } show: {
            ShownValue($0.rawValue)
        }
    }
}

extension SettingType<String> {
    /// A path.
    static var path: Self {
        Self("a path") {
            $0.path()
        } show: {
            ShownValue($0)
        }
    }

    /// A web address without a query or a trailing slash.
    static var webAddress: Self {
        Self("an address such as `https://HOST/PATH`") { given in
            guard let text = given.text, text.hasPrefix("https://") || text.hasPrefix("http://"), !text.hasSuffix("/"),
                text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"?#@\"\\".utf8.contains($0) }),
                let host = text.split(separator: "/").dropFirst().first, host.first != ":"
            else { return nil }
            return text
        } show: {
            ShownValue($0)
        }
    }

    /// A file that systemd may pass in.
    static func credential(isSecret: Bool) -> Self {
        Self("the name of a file", file: FileRequirement(isSecret: isSecret)) {
            $0.credentialPath()
        } show: {
            ShownValue($0)
        }
    }
}

extension SettingType<[String]> {
    /// Colon-separated paths.
    static var paths: Self {
        Self("paths separated by colons") {
            $0.paths()
        } show: {
            ShownValue($0.joined(separator: ":"))
        }
    }
}

extension SettingType where Value: LosslessStringConvertible {
    /// Text that the type itself parses.
    private static func text(_ expectation: String) -> Self {
        Self(expectation) {
            $0.text.flatMap(Value.init)
        } show: {
            ShownValue($0.description)
        }
    }
}

extension SettingType<ListenerAddress> {
    static var listenerAddress: Self { text("`tcp://HOST:PORT`, `unix:/PATH` or `systemd`") }
}

extension SettingType<HostAndPort> {
    static var hostAndPort: Self { text("`HOST:PORT`") }
}

extension SettingType<FileMode> {
    static var fileMode: Self { text("three or four octal digits in quotes, such as `\"0660\"`") }
}

extension SettingType<FileOwner> {
    static var fileOwner: Self { text("`USER`, `USER:GROUP` or `:GROUP`") }
}
