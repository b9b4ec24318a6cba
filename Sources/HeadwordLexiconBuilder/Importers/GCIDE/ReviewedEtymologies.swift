/// Passages of etymologies that are misprinted, torn or of another word, and what stands in their place.
struct ReviewedEtymologies {
    private struct Row {
        var passage: String
        /// `-` for one that is left out.
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

    /// What is left of the etymology of a headword; nil if nothing is.
    func reviewed(_ etymology: String, of headword: String) -> String? {
        guard let rows = rows[headword.lowercased()] else { return etymology }
        let text = rows.reduce(etymology) { text, row in
            text.replacing(row.passage, with: row.replacement == "-" ? "" : row.replacement, maxReplacements: 1)
        }
        let left = text.replacing("  ", with: " ").trimmed
        return left.isEmpty ? nil : String(left)
    }
}
