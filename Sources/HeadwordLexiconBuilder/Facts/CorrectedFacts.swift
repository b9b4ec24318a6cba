internal import HeadwordModel

/// Definitions and examples that were true in their time and are not today, by a table of our own (`corrected-facts.tsv`).
struct CorrectedFacts: Sendable {
    /// What takes the place of a text.
    private let replacements: [String: String]

    /// What our table corrects.
    static let standard = try? CorrectedFacts()

    /// - Throws: ``ImportFailure`` with the line of the table that cannot be read.
    init() throws {
        let table = try TabSeparatedTable("corrected-facts.tsv", PackageResources.corrected_facts_tsv, columns: 3)
        replacements = Dictionary(table.rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    /// Corrects the texts of senses.
    func correct(_ senses: inout [Sense]) {
        for index in senses.indices {
            senses[index].definitions = senses[index].definitions.map { replacements[$0] ?? Self.withoutPopulation($0) }
            for place in senses[index].examples.indices {
                guard let correct = replacements[senses[index].examples[place].text] else { continue }
                senses[index].examples[place].text = correct
            }
            correct(&senses[index].subsenses)
        }
    }

    /// A definition up to the number of people who lived in a place when it was written.
    private static func withoutPopulation(_ definition: String) -> String {
        guard let population = definition.utf8.firstRange(of: " Population (".utf8) else { return definition }
        return String(definition[..<population.lowerBound])
    }
}
