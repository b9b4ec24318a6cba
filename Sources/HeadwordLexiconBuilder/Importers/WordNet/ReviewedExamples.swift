/// Examples that are misprinted, show another word or meaning, or offend, and what stands in their place.
struct ReviewedExamples {
    /// `-` for those that are left out.
    private let replacements: [String: String]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("reviewed-examples.tsv", PackageResources.reviewed_examples_tsv, columns: 2)
        replacements = Dictionary(table.rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// What stands in the place of an example; nil if nothing does.
    func reviewed(_ example: String) -> String? {
        guard let replacement = replacements[example] else { return example }
        return replacement == "-" ? nil : replacement
    }
}
