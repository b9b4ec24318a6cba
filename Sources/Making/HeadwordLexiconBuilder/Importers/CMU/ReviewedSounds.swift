internal import HeadwordModel

/// Individually reviewed pronunciations, which replace those of CMU's dictionary.
struct ReviewedSounds {
    /// One pronunciation of a word.
    struct Sound {
        /// The lexical category that the pronunciation is limited to; nil for any.
        var category: LexicalCategory?
        var text: String
    }

    /// The pronunciations by word; an empty array drops those of CMU's dictionary.
    private(set) var sounds: [String: [Sound]] = [:]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("sounds.tsv", PackageResources.sounds_tsv, columns: 3)
        for row in table.rows {
            let labels = row[1].split(separator: " ").map(String.init)
            let categories = labels.compactMap { LexicalCategory(label: $0) }
            guard categories.count == labels.count else {
                throw row.failure("these are not lexical categories: \(row[1])")
            }
            let limits: [LexicalCategory?] = categories.isEmpty ? [nil] : categories
            sounds[row[0], default: []] += row[2] == "-" ? [] : limits.map { Sound(category: $0, text: row[2]) }
        }
    }
}
