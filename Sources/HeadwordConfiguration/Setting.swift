internal import HeadwordJSON

/// Values that are set together.
protocol ConfigurationGroup: Sendable {
    /// Creates the values that hold where nothing is set.
    init()
}

extension Configuration: ConfigurationGroup {}
extension ListenerConfiguration: ConfigurationGroup {}

/// One thing that can be set: what reading, checking, showing and documenting it take.
struct Setting<Group: ConfigurationGroup>: Sendable {
    /// The key in its table.
    let key: String
    /// One sentence for people.
    let summary: String
    /// What it takes.
    let takes: SettingKind
    /// The default, for people.
    let standard: String
    /// Whether it must be given.
    let isRequired: Bool
    /// Whether a running service takes a new value on `SIGHUP`.
    let isReloaded: Bool
    /// Puts a value into a group; returns false if it is not what the setting takes.
    let assign: @Sendable (GivenValue, inout Group) -> Bool
    /// The value in a group; nil if there is none.
    let value: @Sendable (Group) -> ShownValue?
    /// Puts the value of one group into another.
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
    /// - Parameter absent: what holds then.
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
    /// The name; empty for what stands before all tables.
    let name: String
    /// What it is about, for people.
    let summary: String
    /// Whether it may stand any number of times: `[[name]]`.
    let isRepeated: Bool
    /// The settings, in the order in which they are shown.
    let settings: [Setting<Group>]

    init(_ name: String, _ summary: String, isRepeated: Bool = false, _ settings: [Setting<Group>]) {
        self.name = name
        self.summary = summary
        self.isRepeated = isRepeated
        self.settings = settings
    }

    /// The setting with a key.
    func setting(_ key: String) -> Setting<Group>? { settings.first { $0.key == key } }

    /// The whole key of a setting: `limits.depth`.
    func key(of setting: Setting<Group>) -> String { name.isEmpty ? setting.key : "\(name).\(setting.key)" }

    /// The environment variable for a setting: `HEADWORD_LIMITS_DEPTH`; nil in a table that is repeated.
    func variable(for setting: Setting<Group>) -> String? {
        guard !isRepeated else { return nil }
        return "HEADWORD_" + String(key(of: setting).uppercased().map { $0.isLetter ? $0 : "_" })
    }
}
