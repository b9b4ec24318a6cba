internal import HeadwordLexicon
internal import HeadwordModel

/// How likely the readings of a phrase are in its sentence: how often it is used as each of them, and what its neighbours
/// tell. Nothing is known of languages other than English.
struct SentenceReadings {
    private let usages: [WordUsage]
    private let neighbours: NeighbourEvidence?

    /// Verbs after a determiner, and the like, are no readings.
    private static let leastFactor = 0.05

    init(
        of phrase: String,
        between before: Substring?,
        and after: Substring?,
        in language: Language,
        _ lexicon: Lexicon
    ) throws {
        guard language == .en else {
            (usages, neighbours) = ([], nil)
            return
        }
        usages = try lexicon.usages(of: phrase, in: language)
        neighbours = try NeighbourEvidence(before: before, after: after) { word in
            let usages = try lexicon.usages(of: String(word), in: language)
            return usages.reduce(0) { $0 + ($1.lexicalCategory == .noun ? $1.share : 0) } > 0.5
        }
    }

    /// Whether the neighbours leave a reading of the phrase as a form of the headword.
    func admit(_ match: Match) -> Bool {
        guard let neighbours else { return true }
        let analyses = match.analyses.map { neighbours.factor(for: $0.category, $0.features) }
        let categories = match.entry.lexicalEntries.map { neighbours.factor(for: $0.lexicalCategory, []) }
        return (analyses.isEmpty ? categories : analyses).contains { $0 >= Self.leastFactor }
    }

    /// Orders headwords, and the lexical categories of each, by how likely they are in the sentence.
    func results(_ matches: [Match]) -> [AtResponse.Result] {
        let results = matches.map { match in
            let categories = match.entry.lexicalEntries.map(\.lexicalCategory)
            let shares = categories.map { share(of: match.entry.word, as: $0) }
            let order = categories.indices.sorted { (shares[$1], $0) < (shares[$0], $1) }
            return (AtResponse.Result(match: match, categories: order.map { categories[$0] }), share: shares.max() ?? 0)
        }
        let order = results.indices.sorted { (results[$1].share, $0) < (results[$0].share, $1) }
        return order.map { results[$0].0 }
    }

    private func share(of headword: String, as category: LexicalCategory) -> Double {
        usages.reduce(0) { sum, usage in
            guard usage.lemma == headword, usage.lexicalCategory == category else { return sum }
            return sum + usage.share * (neighbours?.factor(for: category, usage.grammaticalFeatures) ?? 1)
        }
    }
}
