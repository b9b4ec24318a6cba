internal import HeadwordModel

/// Puts the words of a synset into the order in which a writer may want them.
///
/// A word comes first if it is common, and met in this meaning rather than another. WordNet's own order is not meant
/// for that: for `squander` it offers `blow` before `waste`.
struct SynonymOrder {
    private struct Lemma: Hashable {
        /// As it is written in keys.
        var key: String
        var part: WordNetPart
    }

    /// What stands for the count of a word or phrase that is too rare to be counted.
    private static let uncounted = 50
    /// What the first sense of a lemma counts for beside its occurrences in tagged text, which are few.
    private static let prior = 0.5

    private let offsets: [Lemma: [Int]]
    /// How often each word was met in sense-tagged text, by its key.
    private let totals: [String: Int]
    private let formCounts: [String: Int]

    /// - Parameters:
    ///   - senseCounts: how often each sense was met in sense-tagged text, by its key.
    ///   - formCounts: how often word forms are used at all.
    init(index: [IndexLine], senseCounts: [String: Int], formCounts: [String: Int]) {
        self.formCounts = formCounts
        offsets = Dictionary(index.map { (Lemma(key: $0.lemma, part: $0.part), $0.offsets) }) { first, _ in first }
        let counts = senseCounts.map { key, count in (String(key.prefix { $0 != "%" }), count) }
        totals = Dictionary(counts, uniquingKeysWith: +)
    }

    /// The words of a synset, each with how often it was met in tagged text, in their new order.
    func sorted(_ words: [(word: Synset.Word, tagged: Int)], of synset: Synset) -> [String] {
        let keys = words.enumerated().map { place, word in
            (isUnwanted(word.word.text) ? 1 : 0, -weight(of: word.word, tagged: word.tagged, in: synset), place)
        }
        return unique(keys.sorted { $0 < $1 }.map { words[$0.2].word.text })
    }

    /// The share of the meaning in the uses of a word, times the square root of their number: of two words with equal
    /// shares the commoner one comes first, but the commonest words of all have many meanings.
    private func weight(of word: Synset.Word, tagged: Int, in synset: Synset) -> Double {
        let lemma = Lemma(key: word.key, part: synset.id.part)
        let place = 1 + (offsets[lemma]?.firstIndex(of: synset.id.offset) ?? 0)
        let share = (Double(tagged) + Self.prior / Double(place)) / Double(1 + (totals[word.key] ?? 0))
        return share * Double(formCounts[word.text] ?? Self.uncounted).squareRoot()
    }

    /// Few writers want `Canis familiaris` for a dog, or `XII` for a dozen.
    private func isUnwanted(_ text: String) -> Bool {
        text.allSatisfy { "0123456789IVXivx".contains($0) } || isSpecies(text)
    }

    /// Whether a text is a known genus with a word after it.
    private func isSpecies(_ text: String) -> Bool {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].first?.isUppercase == true, words[1].first?.isLowercase == true else {
            return false
        }
        return offsets[Lemma(key: "genus_" + words[0].lowercased(), part: .noun)] != nil
    }
}
