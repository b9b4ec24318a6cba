import ArgumentParser
import HeadwordCommandLine
import HeadwordLexicon
import HeadwordModel

struct LexiconCoverageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Shows how many of the most used words the lexicon covers.",
        discussion: """
            The most used words are the most frequent headwords by the lexicon's own word counts.

            EXAMPLES
              headword lexicon coverage
              headword lexicon coverage --language es
              headword lexicon coverage --missing pronunciations
            """
    )

    @Option(help: "The language.", completion: .list(Language.labels), transform: languageArgument)
    var language = Language.en

    @Option(
        help: ArgumentHelp(
            "Print the words that lack this, the most used first, instead of the table.",
            valueName: "row"
        )
    )
    var missing: Coverage.Row?

    @OptionGroup
    var lexicon: LexiconOptions

    private static let sizes = [1000, 5000, 10000]

    func run() async throws {
        let lexicon = try lexicon.openLexicon()
        let coverage = try Coverage(of: lexicon, language, words: Self.sizes.last ?? 0)
        if let missing {
            for word in coverage.words(without: missing) { Terminal.print(word) }
            return
        }
        Terminal.print(lines(coverage).joined(separator: "\n"))
    }

    private func lines(_ coverage: Coverage) -> [String] {
        let headings = ["share of the most used words"] + Self.sizes.map { "top \($0)" }
        let rows = Coverage.Row.allCases.map { row in
            Chart.Row(label: row.rawValue, cells: Self.sizes.map { percent(coverage.share(of: row, among: $0)) })
        }
        return Chart(layout: .output, headings: headings).lines(rows)
    }

    private func percent(_ share: Double?) -> String {
        guard let share else { return "-" }
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

/// The coverage of the most frequent words by a lexicon.
struct Coverage {
    /// A kind of information about a word.
    enum Row: String, CaseIterable, ExpressibleByArgument {
        case definitions, domains, etymologies
        case examples
        case sentences = "examples or sentences"
        case grammaticalFeatures = "grammatical features or forms"
        case pronunciations, regions, registers
        case variants = "variant forms"
        case synonyms, antonyms
        case translations = "translations into German"
    }

    private var found: [(word: String, rows: Set<Row>)] = []

    init(of lexicon: Lexicon, _ language: Language, words: Int) throws {
        var counts: [String: Int] = [:]
        for (form, count) in try lexicon.counts(of: language) { counts[form.lowercased(), default: 0] += count }
        let commonest = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        for form in commonest where found.count < words {
            let entries = try lexicon.matches(of: form, in: language, by: .folded).map(\.entry)
                .filter { $0.lexicalEntries.contains { $0.entries.contains { !$0.senses.isEmpty } } }
            guard !entries.isEmpty else { continue }
            var rows: Set<Row> = []
            for entry in entries { rows.formUnion(try Self.rows(of: entry, in: lexicon)) }
            found.append((form, rows))
        }
    }

    /// Returns the share of the first words of the list that have this information; nil if the list is shorter.
    func share(of row: Row, among count: Int) -> Double? {
        guard found.count >= count, count > 0 else { return nil }
        return Double(found.prefix(count).count { $0.rows.contains(row) }) / Double(count)
    }

    /// Returns the words that lack this information, the most frequent first.
    func words(without row: Row) -> [String] { found.filter { !$0.rows.contains(row) }.map(\.word) }

    private static func rows(of entry: StoredHeadword, in lexicon: Lexicon) throws -> Set<Row> {
        let entries = entry.lexicalEntries.flatMap(\.entries)
        let senses = entries.flatMap(\.senses).flatMap { [$0] + $0.subsenses }
        let thesaurus = try lexicon.thesaurusSets(of: entry.word, in: entry.language)
        let hasExamples = senses.contains { $0.examples.contains { $0.showsHeadword } }
        let hasPronunciation =
            !entry.pronunciations.isEmpty || entry.lexicalEntries.contains { !$0.pronunciations.isEmpty }
            || entries.contains { !$0.pronunciations.isEmpty }
        let hasSentences = try !lexicon.sentences(of: entry.word, in: entry.language).isEmpty
        let hasForms = try !lexicon.forms(of: entry.word, in: entry.language).isEmpty
        let facts: [(Row, Bool)] = [
            (.definitions, senses.contains { !$0.definitions.isEmpty }),
            (.domains, senses.contains { !$0.domains.isEmpty }),
            (.etymologies, entries.contains { !$0.etymologies.isEmpty }),
            (.examples, hasExamples),
            (.sentences, hasExamples || hasSentences),
            (.grammaticalFeatures, hasForms || entries.contains { !$0.grammaticalFeatures.isEmpty }),
            (.pronunciations, hasPronunciation),
            (.regions, !entry.regions.isEmpty || senses.contains { !$0.regions.isEmpty }),
            (.registers, senses.contains { !$0.registers.isEmpty }),
            (
                .variants,
                entries.contains { !$0.variantForms.isEmpty } || senses.contains { !$0.variantForms.isEmpty }
            ),
            (.synonyms, senses.contains { !$0.synonyms.isEmpty } || thesaurus.contains { $0.relation == .synonyms }),
            (.antonyms, senses.contains { !$0.antonyms.isEmpty } || thesaurus.contains { $0.relation == .antonyms }),
            (.translations, try !lexicon.translations(of: entry.word, in: entry.language, to: .de).isEmpty),
        ]
        return Set(facts.filter(\.1).map(\.0))
    }
}
