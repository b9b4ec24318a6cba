/// The files of WordNet, and the tables for their conversion.
package struct WordNetContents: Sendable {
    let index: [IndexLine]
    let synsets: [Synset]
    /// The number of occurrences of each sense in sense-tagged text, by sense key.
    let counts: [String: Int]
    let irregular: [(part: WordNetPart, forms: IrregularForms)]
    let synsetsByID: [SynsetID: Synset]
    /// The lemmas of each irregular form.
    let lemmas: [String: [String]]
    let shares: MeaningShares
    let labels: WordNetLabels
    let inherited: WordNetDomains
    let heads: GlossHeads
    let reviewedSenses: ReviewedSenses
    let reviewedExamples: ReviewedExamples
    let correctedFacts: CorrectedFacts
    let misprints: Misprints

    /// Reads the tables.
    init(
        index: [IndexLine],
        synsets: [Synset],
        counts: [String: Int],
        irregular: [(part: WordNetPart, forms: IrregularForms)]
    ) throws {
        self.index = index
        self.synsets = synsets
        self.counts = counts
        self.irregular = irregular
        synsetsByID = Dictionary(synsets.map { ($0.id, $0) }) { first, _ in first }
        lemmas = Dictionary(grouping: irregular.flatMap(\.forms.forms), by: \.form).mapValues { $0.map(\.lemma) }
        shares = MeaningShares(index: index, senseCounts: counts)
        labels = try WordNetLabels()
        inherited = WordNetDomains(synsetsByID, index: index, roots: labels.roots)
        heads = GlossHeads(synsetsByID)
        reviewedSenses = try ReviewedSenses("reviewed-senses.tsv", PackageResources.reviewed_senses_tsv)
        reviewedExamples = try ReviewedExamples()
        correctedFacts = try CorrectedFacts()
        misprints = try Misprints.wordNet()
    }
}
