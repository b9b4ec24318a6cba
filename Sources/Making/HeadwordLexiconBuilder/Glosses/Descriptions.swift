internal import HeadwordModel

/// Descriptions of words, in the wording of people who look for them.
struct Descriptions {
    private struct Word: Hashable {
        var text: String
        var category: LexicalCategory
    }

    private var texts: [Word: [String]] = [:]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("descriptions.tsv", PackageResources.descriptions_tsv, columns: 3)
        for row in table.rows {
            guard let category = LexicalCategory(label: row[1]) else {
                throw row.failure("there is no lexical category '\(row[1])'")
            }
            let descriptions = row[2].split(separator: " | ").map(String.init)
            texts[Word(text: row[0], category: category), default: []] += descriptions
        }
    }

    /// The descriptions of a headword in a lexical category; empty for most.
    subscript(word: String, category: LexicalCategory) -> [String] {
        texts[Word(text: word, category: category)] ?? []
    }
}
