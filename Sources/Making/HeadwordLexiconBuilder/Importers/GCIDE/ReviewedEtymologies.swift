/// Reviewed replacements for passages of etymologies that are misprinted, damaged or about another word.
struct ReviewedEtymologies {
    private struct Row {
        var passage: String
        /// The new text; `-` removes the passage.
        var replacement: String
    }

    private let rows: [String: [Row]]

    /// Reads the table.
    init() throws {
        let bytes = PackageResources.reviewed_etymologies_tsv
        let table = try TabSeparatedTable("reviewed-etymologies.tsv", bytes, columns: 3)
        rows = Dictionary(grouping: table.rows, by: { $0[0] })
            .mapValues { rows in rows.map { Row(passage: $0[1], replacement: $0[2]) } }
    }

    /// Returns the corrected etymology of a headword; nil if nothing is left of it.
    func reviewed(_ etymology: String, of headword: String) -> String? {
        guard let rows = rows[headword.lowercased()] else { return etymology }
        let text = rows.reduce(etymology) { text, row in
            text.replacing(row.passage, with: row.replacement == "-" ? "" : row.replacement, maxReplacements: 1)
        }
        let left = text.replacing("  ", with: " ").trimmed
        return left.isEmpty ? nil : String(left)
    }
}
