/// The reference of all settings, for people.
public enum ConfigurationReference {
    /// Returns the reference as a Markdown document.
    ///
    /// - Parameter upstreamNamespaces: the namespaces of the providers that an upstream may answer for.
    public static func markdown(upstreamNamespaces: [String]) -> String {
        let tables = SettingTable.all(upstreamNamespaces: upstreamNamespaces).map(section) + [section(.listener)]
        return ([introduction] + tables).joined(separator: "\n\n") + "\n"
    }

    /// An example file that sets something in each table.
    static let example = """
        lexicon = "/var/lib/headword/current"

        [[listener]]
        address = "unix:/run/headword/headword.sock"
        mode = "0660"
        owner = "headword:dictionary"

        [[listener]]
        address = "tcp://0.0.0.0:7878"
        certificate = "headword.pem"
        key = "headword.key"
        token-file = "headword.token"

        [limits]
        request-bytes = "512 KiB"
        connections = 200

        [metrics]
        address = "127.0.0.1:9464"

        [log]
        level = "notice"
        format = "json"
        """

    private static let introduction = """
        # Configuration

        <!-- Written by `headword config reference`. -->

        Headword works without a configuration. Each setting takes its value from the first of these that has one:

        1. flags of the command;
        2. environment variables, as listed below;
        3. the file that `--config` or `HEADWORD_CONFIG` names. Without these: `.headword.toml` in the working directory or
           above it, up to the home directory (if it belongs to this user or to root); `headword/headword.toml` in
           `$XDG_CONFIG_HOME`, which is `~/.config` if unset; `/etc/headword/headword.toml`. A project's file may only name
           the data (`lexicon`, `corpora`);
        4. the default.

        Files are [TOML](https://toml.io). Relative paths in a file are relative to its directory, those in variables and flags
        to the working directory. A variable that looks like a misspelled setting is an error. `headword config check FILE`
        reports every error in a file, and `headword config show` prints each value with its origin. Keys and tokens stand in
        files of their own, which must not be world-readable.

        ```toml
        \(example)
        ```

        Settings marked with * take effect at `SIGHUP`, all others when the server starts.
        """

    private static func section<Group>(_ table: SettingTable<Group>) -> String {
        let header = table.isRepeated ? "[[\(table.name)]]" : "[\(table.name)]"
        let title = table.name.isEmpty ? "Before all tables" : "`\(header)`"
        let names = table.isRepeated ? "setting" : "setting, variable"
        let head = "| \(names) | takes | default | |\n|---|---|---|---|"
        let rows = table.settings.map { row($0, of: table) }
        return "## \(title)\n\n\(table.summary)\n\n\(head)\n" + rows.joined(separator: "\n")
    }

    private static func row<Group>(_ setting: Setting<Group>, of table: SettingTable<Group>) -> String {
        let variable = table.variable(for: setting).map { "<br>`\($0)`" } ?? ""
        let name = "`\(setting.key)`" + (setting.isReloaded ? " *" : "") + variable
        return "| \(name) | \(setting.takes.expectation) | \(setting.standard) | \(setting.summary) |"
    }
}
