extension WordNetSenses {
    /// The fraction of a relation's weight that counts even for a word that hardly ever has the meaning.
    private static let leastShare = 0.4
    /// The maximum number of words from one relation, the commonest ones; there are thousands of kinds of plants.
    private static let mostWords = 40
    /// The largest group of near words: adjectives similar to the same one, or kinds of one thing. The members of
    /// larger groups, such as numbers and colours, have only their kind in common.
    private static let largestCluster = 60

    /// Returns the words of a synset and of related synsets, each with its nearness to one of the words.
    ///
    /// The larger the share of a word's uses that have the meaning, the nearer the word. WordNet's own order is not
    /// meant for that: for `squander` it offers `blow` before `waste`.
    func nearWords(of word: Synset.Word, in synset: Synset) throws -> [NearWords.Word] {
        var nearness: [String: Double] = [:]
        for (synsets, weight) in try relatives(of: synset) {
            for (text, share) in shares(of: synsets) where text != word.text {
                nearness[text, default: 0] += weight * (Self.leastShare + (1 - Self.leastShare) * share)
            }
        }
        return nearness.filter { !shares.isUnwanted($0.key) }.sorted { $0.key < $1.key }
            .map { NearWords.Word(text: $0.key, nearness: Int(($0.value * 100).rounded())) }
    }

    /// Returns the synset and related synsets, with the weight of each relation. The weights were tuned on a list of
    /// synonyms (`Tests/Fixtures/synonyms.tsv`). A way of doing something can often stand for it; a kind of thing
    /// seldom can.
    private func relatives(of synset: Synset) throws -> [(synsets: [Synset], weight: Double)] {
        let similar = try targets(of: synset, "&")
        let cluster = synset.isSatellite ? try similar.flatMap { try targets(of: $0, "&") } : []
        let siblings = cluster.count > Self.largestCluster ? [] : cluster.filter { $0.id != synset.id }
        let kinds = try targets(of: synset, "@").filter { kind in
            kind.pointers.count { $0.symbol == "~" } <= Self.largestCluster
        }
        return [
            ([synset], 1.8),
            (similar, 0.5),
            (siblings, 0.4),
            (kinds, 0.4),
            (try targets(of: synset, "~"), synset.id.part == .noun ? NearWords.kindOfThing : 0.35),
            (try targets(of: synset, "^", "$"), 0.4),
        ]
    }

    /// Returns the words of synsets, each with the largest share that any of the synsets has in its uses.
    private func shares(of synsets: [Synset]) -> [(text: String, share: Double)] {
        if synsets.count == 1, case let own = shares(in: synsets[0]), own.count <= Self.mostWords { return own }
        var found: [String: Double] = [:]
        for synset in synsets {
            for (text, share) in shares(in: synset) { found[text] = max(found[text] ?? 0, share) }
        }
        let commonest = found.count <= Self.mostWords ? Array(found) : found.sorted(by: isCommoner)
        return commonest.prefix(Self.mostWords).map { ($0.key, $0.value) }
    }

    private func isCommoner(_ first: (key: String, value: Double), _ second: (key: String, value: Double)) -> Bool {
        (formCounts[second.key] ?? 0, first.key) < (formCounts[first.key] ?? 0, second.key)
    }

    private func targets(of synset: Synset, _ symbols: String...) throws -> [Synset] {
        try synset.pointers.filter { symbols.contains($0.symbol) }.map { try self.synset($0.target) }
    }
}
