internal import HeadwordModel

/// Corrects definitions and examples that are no longer true, with a table of our own (`corrected-facts.tsv`).
struct CorrectedFacts: Sendable {
    /// The corrected text for each outdated one.
    private let replacements: [String: String]

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

    /// Cuts a definition off before the number of inhabitants of a place, which is out of date.
    private static func withoutPopulation(_ definition: String) -> String {
        guard let population = definition[...].utf8.range(of: " Population (") else { return definition }
        return String(definition[..<population.lowerBound])
    }
}
