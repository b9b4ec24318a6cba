public import HeadwordJSON

/// A configuration, and the origin of each of its values.
public struct EffectiveConfiguration: Sendable {
    /// The values.
    public internal(set) var values = Configuration()
    /// The files that were read, the least specific first.
    public internal(set) var files: [String] = []
    /// The origins of the values that are not defaults, by their keys.
    var origins: [String: ConfigurationOrigin] = [:]
    /// The tables that may occur once.
    let tables: [SettingTable<Configuration>]

    init(upstreamNamespaces: [String]) {
        tables = SettingTable.all(upstreamNamespaces: upstreamNamespaces)
    }

    /// Returns the origin of a setting's value.
    ///
    /// - Parameter key: the key, such as `limits.depth` or `listener[0].address`.
    public func origin(of key: String) -> ConfigurationOrigin { origins[key] ?? .default }
}

extension EffectiveConfiguration {
    /// A setting as `config show` prints it.
    public struct Row: Sendable {
        /// The key, such as `limits.depth` or `listener[0].address`.
        public var key: String
        /// The value for people, or what applies without one.
        public var text: String
        /// The value for programs; nil if there is none.
        public var value: JSONValue?
        /// The origin of the value.
        public var origin: ConfigurationOrigin
    }

    /// All settings in the order of the reference.
    public var rows: [Row] { map({ row($0, $1, $2) }, { row($0, $1, $2) }) }

    private func row<Group>(_ key: String, _ setting: Setting<Group>, _ group: Group) -> Row {
        Row(key: key, text: setting.shownText(in: group), value: setting.value(group)?.json, origin: origin(of: key))
    }

    /// Checks the files that hold certificates, keys and tokens: they must exist, be readable and not be empty, and
    /// secret ones must not be world-readable. Their contents are not read.
    func fileProblems() -> [ConfigurationProblem] {
        map({ fileProblem($0, $1, $2) }, { fileProblem($0, $1, $2) }).compactMap(\.self)
    }

    private func fileProblem<Group>(_ key: String, _ setting: Setting<Group>, _ group: Group) -> ConfigurationProblem? {
        guard let requirement = setting.takes.file, let path = setting.value(group)?.text,
            let reason = requirement.violation(by: path)
        else {
            return nil
        }
        return ConfigurationProblem(origin(of: key), key: key, "\(key): the file \(quoted(path, upTo: 4096)) \(reason)")
    }

    /// Returns the results of a function for each setting and its key, in the order of the reference.
    private func map<Result>(
        _ ofSetting: (String, Setting<Configuration>, Configuration) -> Result,
        _ ofListener: (String, Setting<ListenerConfiguration>, ListenerConfiguration) -> Result
    ) -> [Result] {
        let once = tables.flatMap { table in
            table.settings.map { ofSetting(table.key(of: $0), $0, values) }
        }
        let listeners = values.listeners.enumerated().flatMap { index, listener in
            SettingTable<ListenerConfiguration>.listener.settings.map {
                ofListener(ListenerConfiguration.key($0.key, of: index), $0, listener)
            }
        }
        return once + listeners
    }
}

extension ListenerConfiguration {
    /// Returns the key of a setting of one listener: `listener[0].address`.
    static func key(_ key: String, of index: Int) -> String {
        "\(SettingTable<ListenerConfiguration>.listener.name)[\(index)].\(key)"
    }
}

extension Setting {
    /// Returns the value, or in parentheses what applies without one.
    fileprivate func shownText(in group: Group) -> String {
        value(group)?.text ?? "(\(standard.filter { $0 != "`" }))"
    }
}
