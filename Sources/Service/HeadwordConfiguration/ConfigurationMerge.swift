internal import HeadwordModel

/// Merges the settings from files, environment variables and flags, the least specific first.
struct ConfigurationMerge {
    private var result: EffectiveConfiguration
    private var problems: [ConfigurationProblem] = []

    private let directory: String
    private let credentials: String?

    /// The maximum number of errors reported.
    private static let problemLimit = 100

    /// Creates a configuration of defaults.
    ///
    /// - Parameters:
    ///   - directory: the directory that the relative paths of variables and flags are resolved against.
    ///   - credentials: the directory where systemd put the credentials of this service.
    ///   - upstreamNamespaces: the namespaces of the providers that an upstream may answer for.
    init(directory: String, credentials: String?, upstreamNamespaces: [String]) {
        result = EffectiveConfiguration(upstreamNamespaces: upstreamNamespaces)
        self.directory = directory
        self.credentials = credentials
    }

    /// The merged configuration, even if it has errors.
    var configuration: EffectiveConfiguration { result }

    /// All errors, in the order of the files and their lines.
    var allProblems: [ConfigurationProblem] {
        // A conflict with a value that could not be read is meaningless.
        let conflicts = result.conflicts().filter { conflict in
            !problems.contains { $0.key.map(Self.tableName) == conflict.key.map(Self.tableName) }
        }
        return inOrder(problems + conflicts)
    }

    /// Returns errors in the order of the files and their lines, then those of variables and flags.
    func inOrder(_ problems: [ConfigurationProblem]) -> [ConfigurationProblem] {
        let ofFiles = result.files.flatMap { path in
            problems.filter { $0.origin.path == path }.sorted { $0.origin.line < $1.origin.line }
        }
        return Array((ofFiles + problems.filter { $0.origin.path == nil }).prefix(Self.problemLimit))
    }

    private static func tableName(_ key: String) -> Substring { key.prefix { $0 != "." } }

    private mutating func report(_ problem: @autoclosure () -> ConfigurationProblem) {
        if problems.count < Self.problemLimit { problems.append(problem()) }
    }
}

// MARK: Untrusted files

extension ConfigurationMerge {
    /// Rejects every setting of a file except the location of the data and those of the language server. Cloning a
    /// project and looking up a word in it must not open the machine to others, run programs, log words or send keys to
    /// an address of the project's choosing.
    mutating func refuseUnsafeSettings(from file: String) {
        let allowed = [SettingTable<Configuration>.data, .editor].flatMap { table in table.settings.map(table.key) }
        for (key, origin) in result.origins.sorted(by: { $0.key < $1.key })
        where origin.path == file && !allowed.contains(key) {
            report(
                ConfigurationProblem(
                    origin,
                    key: key,
                    "\(key) cannot be set in the configuration file of a project; set it in your own file"
                )
            )
        }
    }
}

// MARK: Variables and flags

extension ConfigurationMerge {
    /// Adds the settings of environment variables. Unknown variables are ignored, whatever their prefix: Kubernetes
    /// sets `HEADWORD_PORT` and the like for a service of that name.
    mutating func addVariables(_ variable: (String) -> String?) {
        for table in result.tables {
            for setting in table.settings {
                guard let name = table.variable(for: setting), let text = variable(name) else { continue }
                take(text, for: setting, table.key(of: setting), from: .variable(name))
            }
        }
    }

    /// Reports each variable whose name is close to that of a setting. Other names are ignored, as above.
    mutating func reportMisspelledVariables(among names: [String]) {
        let names = names.filter { $0.hasPrefix("HEADWORD_") }.sorted()
        guard !names.isEmpty else { return }
        let settings = result.tables.flatMap { table in table.settings.compactMap(table.variable) }
        let known = settings + [ConfigurationSearch.fileVariable]
        for name in names where !known.contains(name) {
            let near = nearMisses(of: name, among: known, atMost: 1)
            guard let meant = near.first else { continue }
            report(ConfigurationProblem(.variable(name), "there is no such setting; did you mean \(meant)?"))
        }
    }

    /// Adds the setting of a flag.
    mutating func add(_ flag: ConfigurationFlag) {
        for table in result.tables {
            for setting in table.settings where table.key(of: setting) == flag.key {
                return take(flag.value, for: setting, flag.key, from: .flag(flag.name))
            }
        }
        report(ConfigurationProblem(.flag(flag.name), key: flag.key, "there is no setting \(quoted(flag.key))"))
    }

    private mutating func take(
        _ text: String,
        for setting: Setting<Configuration>,
        _ key: String,
        from origin: ConfigurationOrigin
    ) {
        let given = GivenValue(content: .text(text), directory: directory, credentials: credentials)
        var values = result.values
        take(given, for: setting, key, from: origin, into: &values)
        result.values = values
    }

    private mutating func take<Group>(
        _ given: GivenValue,
        for setting: Setting<Group>,
        _ key: String,
        from origin: ConfigurationOrigin,
        into group: inout Group
    ) {
        result.origins[key] = origin
        guard !setting.assign(given, &group) else { return }
        report(.unexpectedValue(given, of: key, taking: setting.takes, from: origin))
    }
}

// MARK: Files

extension ConfigurationMerge {
    /// Adds the settings of a file.
    mutating func add(file path: String) {
        do throws(ConfigurationFile.Failure) {
            add(try ConfigurationFile(path: path))
        } catch {
            result.files.append(path)
            report(ConfigurationProblem(.file(path: path, line: nil), "the file cannot be read: \(error.reason)"))
        }
    }

    /// Adds the settings of a file.
    mutating func add(_ file: ConfigurationFile) {
        result.files.append(file.path)
        for problem in file.problems { report(.init(.file(path: file.path, line: problem.line), problem.message)) }
        readMembers(of: file)
    }

    private mutating func readMembers(of file: ConfigurationFile) {
        var values = result.values
        for node in file.document.children(of: TOMLDocument.root) {
            if node.key == SettingTable<ListenerConfiguration>.listener.name {
                values.listeners = readListeners(node, of: file)
            } else if let table = result.tables.first(where: { $0.name == node.key }) {
                readTable(node, as: table, of: file, into: &values)
            } else {
                readSetting(node, of: .data, prefix: "", file, into: &values)
            }
        }
        result.values = values
    }

    private mutating func readTable(
        _ node: TOMLDocument.Node,
        as table: SettingTable<Configuration>,
        of file: ConfigurationFile,
        into values: inout Configuration
    ) {
        guard node.isTable else { return report(.unexpectedTable(node, "[\(table.name)]", of: file)) }
        for id in node.children {
            readSetting(file.document[id], of: table, prefix: "\(table.name).", file, into: &values)
        }
    }

    /// Reads all listeners of a file, which replace those of less specific files.
    private mutating func readListeners(
        _ node: TOMLDocument.Node,
        of file: ConfigurationFile
    ) -> [ListenerConfiguration] {
        result.origins = result.origins.filter { !$0.key.hasPrefix("\(node.key)[") }
        let elements = node.children.map { file.document[$0] }
        let isList = node.content == .array || node.content == .arrayOfTables
        guard isList, elements.allSatisfy(\.isTable) else {
            report(.unexpectedTable(node, "[[\(node.key)]]", of: file))
            return []
        }
        return elements.enumerated().map { readListener($1, $0, of: file) }
    }

    private mutating func readListener(
        _ node: TOMLDocument.Node,
        _ index: Int,
        of file: ConfigurationFile
    ) -> ListenerConfiguration {
        let table = SettingTable<ListenerConfiguration>.listener
        var listener = ListenerConfiguration()
        let members = node.children.map { file.document[$0] }
        for member in members {
            readSetting(member, of: table, prefix: ListenerConfiguration.key("", of: index), file, into: &listener)
        }
        for setting in table.settings where setting.isRequired && !members.contains(where: { $0.key == setting.key }) {
            let key = ListenerConfiguration.key(setting.key, of: index)
            let message = "\(key) is missing, expected \(setting.takes.plainExpectation)"
            report(.init(.file(path: file.path, line: node.line), key: key, message))
        }
        return listener
    }

    private mutating func readSetting<Group>(
        _ node: TOMLDocument.Node,
        of table: SettingTable<Group>,
        prefix: String,
        _ file: ConfigurationFile,
        into group: inout Group
    ) {
        guard let setting = table.setting(node.key) else {
            let tables = result.tables
            return report(.unknownKey(node, of: table, prefix, file, tables))
        }
        let given = GivenValue(
            content: .toml(node.content),
            directory: file.directory(from: directory),
            credentials: credentials
        )
        let origin = ConfigurationOrigin.file(path: file.path, line: node.line)
        take(given, for: setting, prefix + node.key, from: origin, into: &group)
    }
}

// MARK: Errors

extension ConfigurationProblem {
    fileprivate static func unexpectedValue(
        _ given: GivenValue,
        of key: String,
        taking kind: SettingKind,
        from origin: ConfigurationOrigin
    ) -> Self {
        let near = SettingNames.near(given.text ?? "", among: kind.choices)
        // The user may have put the secret itself where the name of its file belongs.
        let value = kind.file?.isSecret == true ? "not of the right type" : given.description
        let message = "\(key) is \(value), expected \(kind.plainExpectation)"
        return Self(origin, key: key, message + suggestion(near))
    }

    fileprivate static func unexpectedTable(
        _ node: TOMLDocument.Node,
        _ header: String,
        of file: ConfigurationFile
    ) -> Self {
        Self(.file(path: file.path, line: node.line), key: node.key, "\(node.key) must be written as \(header)")
    }

    fileprivate static func unknownKey<Group>(
        _ node: TOMLDocument.Node,
        of table: SettingTable<Group>,
        _ prefix: String,
        _ file: ConfigurationFile,
        _ tables: [SettingTable<Configuration>]
    ) -> Self {
        let key = prefix + node.key
        let message = "there is no \(node.isTable ? "table" : "setting") \(quoted(key))"
        let near = SettingNames.near(
            node.key,
            in: table,
            of: tables,
            isTable: node.isTable || node.content == .arrayOfTables
        )
        return Self(.file(path: file.path, line: node.line), key: key, message + suggestion(near))
    }

    private static func suggestion(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean " + near.map { quoted($0) }.joined(separator: " or ") + "?"
    }
}

extension ConfigurationOrigin {
    fileprivate var path: String? {
        if case .file(let path, _) = self { path } else { nil }
    }

    fileprivate var line: Int {
        if case .file(_, let line?) = self { line } else { 0 }
    }
}

extension SettingKind {
    /// The expected value, without Markdown backquotes.
    fileprivate var plainExpectation: String { expectation.filter { $0 != "`" } }
}
