public import HeadwordJSON

extension Configuration.Editor {
    /// Takes the settings that an editor sends.
    ///
    /// - Returns: what is wrong with them, for people; a setting that cannot be used keeps its value.
    public mutating func take(_ given: JSONObject) -> [String] {
        var configuration = Configuration()
        configuration.editor = self
        let problems = given.members.prefix(Self.mostMembers).compactMap { member in
            configuration.take(member.value, for: member.name)
        }
        self = configuration.editor
        return problems
    }

    /// The maximum number of settings that are looked at.
    private static let mostMembers = 100
}

extension Configuration {
    /// - Returns: what is wrong with the value, or with the name; nil if it is taken.
    fileprivate mutating func take(_ value: JSONValue, for key: String) -> String? {
        let table = SettingTable<Configuration>.editor
        guard let setting = table.setting(key) else {
            let near = SettingNames.near(key, among: table.settings.map(\.key))
            let hint = near.first.map { "; did you mean \(quoted($0))?" } ?? ""
            return "there is no setting \(quoted(String(key.prefix(64))))\(hint)"
        }
        let given = GivenValue(content: .init(value), directory: "/")
        guard value == .null || !setting.assign(given, &self) else { return nil }
        guard value != .null else { return nil }
        return "\(key) is \(given), expected \(setting.takes.expectation.filter { $0 != "`" })"
    }
}

extension GivenValue.Content {
    /// A list of texts counts as one text with commas.
    fileprivate init(_ value: JSONValue) {
        switch value {
        case .bool(let bool): self = .toml(.boolean(bool))
        case .integer(let integer): self = .toml(.integer(integer))
        case .real(let real): self = .toml(.real(real))
        case .string(let text): self = .text(text)
        case .array(let elements): self = .text(elements.compactMap(\.text).joined(separator: ","))
        case .null, .object: self = .toml(.table(.inline))
        }
    }
}
