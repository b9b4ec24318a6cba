internal import HeadwordJSON

/// A group of values that are set together.
protocol ConfigurationGroup: Sendable {
    /// Creates the default values.
    init()
}

extension Configuration: ConfigurationGroup {}
extension ListenerConfiguration: ConfigurationGroup {}

/// One setting: how it is read, checked, shown and documented.
struct Setting<Group: ConfigurationGroup>: Sendable {
    /// The key in its table.
    let key: String
    /// One sentence for people.
    let summary: String
    /// The accepted values.
    let takes: SettingKind
    /// The default, for people.
    let standard: String
    /// Whether it is required.
    let isRequired: Bool
    /// Whether a running service applies a new value on `SIGHUP`.
    let isReloaded: Bool
    /// Assigns a value in a group; returns false if the setting does not accept it.
    let assign: @Sendable (GivenValue, inout Group) -> Bool
    /// The value in a group; nil if there is none.
    let value: @Sendable (Group) -> ShownValue?
    /// Copies the value from one group to another.
    let copy: @Sendable (Group, inout Group) -> Void

    /// Creates a setting that always has a value; the default is that of a new group.
    init<Value>(
        _ key: String,
        _ path: any WritableKeyPath<Group, Value> & Sendable,
        _ type: SettingType<Value>,
        _ summary: String,
        isRequired: Bool = false,
        isReloaded: Bool = false
    ) {
        self.key = key
        self.summary = summary
        takes = type.kind
        standard = isRequired ? "required" : "`\(type.show(Group()[keyPath: path]).text)`"
        self.isRequired = isRequired
        self.isReloaded = isReloaded
        assign = { given, group in
            guard let value = type.read(given) else { return false }
            group[keyPath: path] = value
            return true
        }
        value = { type.show($0[keyPath: path]) }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Creates a setting that may have no value.
    ///
    /// - Parameter absent: what applies without one.
    init<Value>(
        _ key: String,
        _ path: any WritableKeyPath<Group, Value?> & Sendable,
        _ type: SettingType<Value>,
        _ summary: String,
        absent: String,
        isReloaded: Bool = false
    ) {
        self.key = key
        self.summary = summary
        takes = type.kind
        standard = absent
        isRequired = false
        self.isReloaded = isReloaded
        assign = { given, group in
            guard let value = type.read(given) else { return false }
            group[keyPath: path] = value
            return true
        }
        value = { $0[keyPath: path].map(type.show) }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }
}

/// The settings of one table of a file.
struct SettingTable<Group: ConfigurationGroup>: Sendable {
    /// The name; empty for the settings before all tables.
    let name: String
    /// What the table is about, for people.
    let summary: String
    /// Whether it may occur any number of times: `[[name]]`.
    let isRepeated: Bool
    /// The settings, in the order in which they are shown.
    let settings: [Setting<Group>]

    init(_ name: String, _ summary: String, isRepeated: Bool = false, _ settings: [Setting<Group>]) {
        self.name = name
        self.summary = summary
        self.isRepeated = isRepeated
        self.settings = settings
    }

    /// Returns the setting with a key.
    func setting(_ key: String) -> Setting<Group>? { settings.first { $0.key == key } }

    /// Returns the full key of a setting: `limits.depth`.
    func key(of setting: Setting<Group>) -> String { name.isEmpty ? setting.key : "\(name).\(setting.key)" }

    /// Returns the environment variable for a setting: `HEADWORD_LIMITS_DEPTH`; nil in a repeated table.
    func variable(for setting: Setting<Group>) -> String? {
        guard !isRepeated else { return nil }
        let bytes = key(of: setting).utf8.map { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & ~0x20 : UInt8(ascii: "_")
        }
        return "HEADWORD_" + String(decoding: bytes, as: UTF8.self)
    }
}
