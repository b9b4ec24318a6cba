internal import HeadwordModel

/// Pronunciations reviewed one by one, which stand in place of those of CMU's dictionary.
struct ReviewedSounds {
    /// One way to say a word.
    struct Sound {
        /// What it is limited to; nil if it is not.
        var category: LexicalCategory?
        var text: String
    }

    /// By word; none where what CMU's dictionary has is left out.
    private(set) var sounds: [String: [Sound]] = [:]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("sounds.tsv", PackageResources.sounds_tsv, columns: 3)
        for (row, line) in zip(table.rows, table.lineNumbers) {
            let labels = row[1].split(separator: " ").map(String.init)
            let categories = labels.compactMap { LexicalCategory(label: $0) }
            guard categories.count == labels.count else {
                throw ImportFailure("sounds.tsv", line: line, "these are no lexical categories: \(row[1])")
            }
            let limits: [LexicalCategory?] = categories.isEmpty ? [nil] : categories
            sounds[row[0], default: []] += row[2] == "-" ? [] : limits.map { Sound(category: $0, text: row[2]) }
        }
    }
}
