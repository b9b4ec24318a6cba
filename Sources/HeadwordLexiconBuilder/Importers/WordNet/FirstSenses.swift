internal import HeadwordModel

/// Senses that are put first, reviewed by hand.
struct FirstSenses {
    private struct Word: Hashable {
        var text: String
        var category: LexicalCategory
    }

    /// How the definition of the first sense begins.
    private var beginnings: [Word: String] = [:]

    /// Reads the table.
    init() throws {
        let table = try TabSeparatedTable("first-senses.tsv", PackageResources.first_senses_tsv, columns: 3)
        for (row, line) in zip(table.rows, table.lineNumbers) {
            guard let category = LexicalCategory(label: row[1]) else {
                throw ImportFailure("first-senses.tsv", line: line, "this is no lexical category: \(row[1])")
            }
            beginnings[Word(text: row[0], category: category)] = row[2]
        }
    }

    /// Puts the first sense of a headword first; the others keep their order.
    func reorder(_ senses: inout [Sense], of word: String, as category: LexicalCategory) {
        guard let beginning = beginnings[Word(text: word, category: category)],
            let index = senses.firstIndex(where: { $0.definitions.first?.hasPrefix(beginning) ?? false })
        else { return }
        senses.insert(senses.remove(at: index), at: 0)
    }
}
