internal import HeadwordModel

/// What is known of phrases below heads that no rule tells: lexical categories, capitals, and misprints.
struct ReviewedPhrases {
    private struct Row {
        var category: LexicalCategory?
        /// How the phrase is written; `-` for what is no phrase.
        var spelling: String
    }

    private let rows: [String: Row]

    /// Reads the table.
    init() throws {
        let name = "gcide-reviewed-phrases.tsv"
        let table = try TabSeparatedTable(name, PackageResources.gcide_reviewed_phrases_tsv, columns: 3)
        var rows: [String: Row] = [:]
        for (row, line) in zip(table.rows, table.lineNumbers) {
            let category = LexicalCategory(label: row[1])
            guard category != nil || row[1].isEmpty else {
                throw ImportFailure(name, line: line, "there is no lexical category '\(row[1])'")
            }
            rows[row[0]] = Row(category: category, spelling: row[2])
        }
        self.rows = rows
    }

    /// How a printed phrase is written; nil if it is none.
    func spelling(of printed: String) -> String? {
        guard let spelling = rows[printed]?.spelling, !spelling.isEmpty else { return printed }
        return spelling == "-" ? nil : spelling
    }

    /// The lexical category of a printed phrase, if no rule knows it.
    func category(of printed: String) -> LexicalCategory? { rows[printed]?.category }
}
