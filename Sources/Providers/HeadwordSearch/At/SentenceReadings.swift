internal import HeadwordLexicon
internal import HeadwordModel

/// How likely the readings of a phrase are in its sentence: how often it is used as each of them, and what its neighbours
/// tell. Nothing is known of languages other than English.
struct SentenceReadings {
    private let phrase: String
    private let lexicon: Lexicon
    /// What the neighbours tell; nil if nothing.
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
        self.phrase = phrase
        self.lexicon = lexicon
        guard language == .en else {
            neighbours = nil
            return
        }
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
    func results(_ matches: [Match]) throws -> [AtResponse.Result] {
        let all = matches.map { match in
            AtResponse.Result(match: match, categories: match.entry.lexicalEntries.map(\.lexicalCategory))
        }
        guard let neighbours, all.count > 1 || all.contains(where: { $0.categories.count > 1 }) else { return all }
        let usages = try lexicon.usages(of: phrase)
        let shares = all.map { result in
            result.categories.map { category in
                usages.reduce(0) { sum, usage in
                    let isMeant = usage.lemma == result.match.entry.word && usage.lexicalCategory == category
                    return isMeant
                        ? sum + usage.share * neighbours.factor(for: category, usage.grammaticalFeatures) : sum
                }
            }
        }
        let order = all.indices.sorted { (shares[$1].max() ?? 0, $0) < (shares[$0].max() ?? 0, $1) }
        return order.map { index in
            let (result, shares) = (all[index], shares[index])
            let order = shares.indices.sorted { (shares[$1], $0) < (shares[$0], $1) }
            return AtResponse.Result(match: result.match, categories: order.map { result.categories[$0] })
        }
    }
}
