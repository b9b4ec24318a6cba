internal import HeadwordModel

/// How people describe a word that they look for, in their own words.
struct Descriptions {
    private struct Word: Hashable {
        var text: String
        var category: LexicalCategory
    }

    private var descriptions: [Word: [String]] = [:]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("descriptions.tsv", PackageResources.descriptions_tsv, columns: 3)
        for (row, line) in zip(table.rows, table.lineNumbers) {
            guard let category = LexicalCategory(label: row[1]) else {
                throw ImportFailure("descriptions.tsv", line: line, "there is no lexical category '\(row[1])'")
            }
            let texts = row[2].split(separator: " | ").map(String.init)
            descriptions[Word(text: row[0], category: category), default: []] += texts
        }
    }

    /// The descriptions of a headword.
    func descriptions(of word: String, as category: LexicalCategory) -> [String] {
        descriptions[Word(text: word, category: category)] ?? []
    }
}
