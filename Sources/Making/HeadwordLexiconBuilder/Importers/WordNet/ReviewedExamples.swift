/// Reviewed replacements for examples that are misprinted, offensive, or show another word or meaning.
struct ReviewedExamples {
    /// The replacements by example; `-` removes the example.
    private let replacements: [String: String]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("reviewed-examples.tsv", PackageResources.reviewed_examples_tsv, columns: 2)
        replacements = Dictionary(table.rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// Returns an example or its replacement; nil if the example is removed.
    func reviewed(_ example: String) -> String? {
        guard let replacement = replacements[example] else { return example }
        return replacement == "-" ? nil : replacement
    }
}
