internal import HeadwordModel

/// Estimates of the share of each meaning in the uses of a word.
struct MeaningShares {
    private struct Lemma: Hashable {
        /// The lemma as written in keys.
        var key: String
        var part: WordNetPart
    }

    /// The weight of the first sense of a lemma in addition to its occurrences in tagged text, which are few.
    private static let prior = 0.5

    private let offsets: [Lemma: [Int]]
    /// The number of occurrences of each word in sense-tagged text, by key.
    private let totals: [String: Int]

    /// - Parameter senseCounts: the number of occurrences of each sense in sense-tagged text, by key.
    init(index: [IndexLine], senseCounts: [String: Int]) {
        offsets = Dictionary(index.map { (Lemma(key: $0.lemma, part: $0.part), $0.offsets) }) { first, _ in first }
        let counts = senseCounts.map { key, count in (String(key.prefix { $0 != "%" }), count) }
        totals = Dictionary(counts, uniquingKeysWith: +)
    }

    /// Returns the share of a synset in the uses of one of its words.
    ///
    /// - Parameter tagged: the number of occurrences of the word with this meaning in tagged text.
    func share(of synset: Synset, in word: Synset.Word, tagged: Int) -> Double {
        let lemma = Lemma(key: word.key, part: synset.id.part)
        let place = 1 + (offsets[lemma]?.firstIndex(of: synset.id.offset) ?? 0)
        return (Double(tagged) + Self.prior / Double(place)) / Double(1 + (totals[word.key] ?? 0))
    }

    /// Whether a text is useless as a synonym: few writers want `Canis familiaris` for a dog, or `XII` for a dozen.
    func isUnwanted(_ text: String) -> Bool {
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
