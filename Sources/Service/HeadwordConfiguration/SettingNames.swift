internal import HeadwordModel

/// Suggests corrections for unknown keys.
enum SettingNames {
    /// Returns the keys that an unknown key may be a misspelling of: keys of this table first, or else the same key in
    /// another table.
    static func near<Group>(
        _ key: String,
        in table: SettingTable<Group>,
        of tables: [SettingTable<Configuration>],
        isTable: Bool
    ) -> [String] {
        let own = (isTable ? [] : table.settings.map(\.key)) + (table.name.isEmpty ? names(of: tables) : [])
        let near = near(key, among: own)
        return near.isEmpty ? keys(tables, ending: key) + keys([.listener], ending: key) : near
    }

    /// Returns the words that begin with this one, or else those that it may be a misspelling of.
    static func near(_ word: String, among words: [String]) -> [String] {
        let longer = words.filter { word.count > 2 && $0.hasPrefix(word) }
        return longer.isEmpty ? nearMisses(of: word, among: words, atMost: 2) : longer
    }

    /// Returns the names of all tables.
    private static func names(of tables: [SettingTable<Configuration>]) -> [String] {
        tables.map(\.name).filter { !$0.isEmpty } + [SettingTable<ListenerConfiguration>.listener.name]
    }

    private static func keys<Group>(_ tables: [SettingTable<Group>], ending key: String) -> [String] {
        tables.flatMap { table in table.settings.filter { $0.key == key }.map(table.key) }
    }
}
