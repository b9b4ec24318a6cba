internal import HeadwordModel

/// Reads the mass nouns of the Link Grammar Parser's dictionaries; runs after the importers that list nouns.
package struct LinkGrammarImporter: Importer {
    package let source = Source(
        id: "link-grammar",
        title: "Link Grammar 5.12.0",
        packages: ["link-grammar-dictionaries-en"],
        licence: "LGPL-2.1",
        needs: [
            .init("wordnet", "gcide", "festlex-poslex", "onboard-en", loss: "more nouns are taken for mass nouns")
        ]
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let nounClasses = try NounClasses(&root)
        draft.evidence[NounClasses.self] = nounClasses
        let reviewed = try TabSeparatedTable("counted-nouns.tsv", PackageResources.counted_nouns_tsv, columns: 1)
        let counted = Set(reviewed.rows.map { $0[0] })
        let given = draft.evidence[GivenForms.self].forms.filter { $0.category == .noun }
        let plurals = Dictionary(grouping: given, by: \.lemma).mapValues { $0.map(\.form) }
        for word in nounClasses.mass.sorted() {
            let headword = LexiconDraft.Headword(language: .en, word: word)
            let forms = RegularSpelling(word).withS + (plurals[word] ?? [])
            guard draft.categories(of: headword).contains(.noun), !counted.contains(word),
                !isOftenCounted(word, as: forms, in: draft)
            else { continue }
            draft.add(Entry(source: source.id, grammaticalFeatures: [.mass]), to: headword, as: .noun)
        }
    }

    /// Whether the plural of a noun is so frequent that people count it in some of its senses: `function`, `triumph`.
    private func isOftenCounted(_ noun: String, as plurals: [String], in draft: LexiconDraft) -> Bool {
        let tagged = draft.evidence[TagCounts.self].forms
        let plural = ([noun] + plurals).reduce(0) { max($0, tagged[$1]?[.plural] ?? 0) }
        let singular = tagged[noun]?[.noun] ?? 0
        if plural >= Self.leastPlural, Double(plural) >= Self.shareOfPlural * Double(singular) { return true }
        guard let counts = draft.frequencies[.en]?.counts else { return false }
        let counted = plurals.reduce(0) { max($0, counts[$1] ?? 0) }
        return counted > 0 && Double(counted) >= Self.shareOfCounted * Double(counts[noun] ?? 0)
    }

    /// Fewer plurals may be chance.
    private static let leastPlural = 2
    private static let shareOfPlural = 0.04
    /// The share for untagged counts, in which some of the plurals are forms of a verb.
    private static let shareOfCounted = 0.03
}
