internal import HeadwordModel

/// Reviewed facts about the phrases below heads that no rule can tell: lexical categories, capitals and misprints.
struct ReviewedPhrases {
    private struct Row {
        var category: LexicalCategory?
        /// The correct spelling; empty if it is as printed, `-` if the text is not a phrase.
        var spelling: String
    }

    private let rows: [String: Row]

    /// Reads the table.
    init() throws {
        let name = "gcide-reviewed-phrases.tsv"
        let table = try TabSeparatedTable(name, PackageResources.gcide_reviewed_phrases_tsv, columns: 3)
        var rows: [String: Row] = [:]
        for row in table.rows {
            let category = LexicalCategory(label: row[1])
            guard category != nil || row[1].isEmpty else {
                throw row.failure("there is no lexical category '\(row[1])'")
            }
            rows[row[0]] = Row(category: category, spelling: row[2])
        }
        self.rows = rows
    }

    /// Returns the correct spelling of a printed phrase; nil if it is not a phrase.
    func spelling(of printed: String) -> String? {
        guard let spelling = rows[printed]?.spelling, !spelling.isEmpty else { return printed }
        return spelling == "-" ? nil : spelling
    }

    /// Returns the reviewed lexical category of a printed phrase; nil if the table has none.
    func category(of printed: String) -> LexicalCategory? { rows[printed]?.category }
}
