internal import HeadwordLexicon
internal import HeadwordModel

/// Labels senses as vulgar, offensive or dated, by phrases in their definitions and by ``ChargedWords``.
struct ChargedLabels: Sendable {
    private let phrases: PhraseTable<[Register]>

    /// - Throws: ``ImportFailure`` with the line of the table that cannot be read.
    init() throws {
        let table = try TabSeparatedTable("charged-phrases.tsv", PackageResources.charged_phrases_tsv, columns: 2)
        phrases = PhraseTable(
            try table.rows.map { row in
                let registers = row[1].split(separator: " ").compactMap { Register(label: String($0)) }
                guard !registers.isEmpty, row[0].utf8.count >= 4 else {
                    throw row.failure("there is no such label, or the phrase is too short")
                }
                return (row[0], registers)
            }
        )
    }

    /// Labels the senses of a word.
    func label(_ senses: inout [Sense], of word: String) {
        for index in senses.indices {
            let definitions = senses[index].definitions
            for definition in definitions {
                for registers in phrases.values(in: definition) { senses[index].registers.addNew(registers) }
            }
            senses[index].registers.addNew(ChargedWords.table.registers(of: word, definitions: definitions))
            label(&senses[index].subsenses, of: word)
        }
    }
}
