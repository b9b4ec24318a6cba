public import HeadwordModel

extension Lexicon {
    /// Returns all readings of a word as a form: of the headwords spelled like it, which are forms of themselves, and
    /// of the headwords that have it as an inflected form.
    ///
    /// - Returns: headwords with analyses; empty if there are none. Headwords that have the word as an inflected form
    ///   come first, since it is obvious that a word is a form of itself. Otherwise, the likeliest come first.
    public func readings(of word: String, in language: Language = .en) throws -> [Match] {
        let word = Spelling.normalized(word)
        return try read { reader in
            if reader.layers.forbids(word, in: language) { return [] }
            let candidates = try reader.candidates(for: word, in: language) { _ in true }
            let listed = try reader.listedMatches(of: word.lowercased(), in: language)
            // A capital may just begin a sentence, but someone who writes `swim` is unlikely to mean `SWIM`.
            let likely = candidates.filter { $0.kind != .folded || $0.entry.word == word.lowercased() }
            let readings = (likely.isEmpty ? candidates : likely).map { candidate in
                candidate.kind == .lemma
                    ? candidate
                    : candidate.asItsOwnForm.adding(listed.filter { $0.entry.word == candidate.entry.word })
            }
            let others = listed.filter { match in !readings.contains { $0.entry.word == match.entry.word } }
            return readings.filter { $0.kind == .lemma } + readings.filter { $0.kind != .lemma } + others
        }
    }
}

extension Match {
    /// The match with the analyses of the headword as a form of itself.
    var asItsOwnForm: Match {
        var match = self
        match.analyses = entry.lexicalEntries.map { lexicalEntry in
            Analysis(
                lemma: entry.word,
                category: lexicalEntry.lexicalCategory,
                features: Array(lexicalEntry.baseFeatures)
            )
        }
        return match
    }

    /// Returns the match with further analyses of its headword: `put` is the infinitive and the past of `put`.
    fileprivate func adding(_ others: [Match]) -> Match {
        var match = self
        for analysis in others.flatMap(\.analyses) where !match.analyses.contains(where: analysis.says) {
            match.analyses.append(analysis)
        }
        return match
    }
}

extension LexicalEntry {
    /// The features of the headword itself as a form: `swim` is an infinitive, `trousers` is a plural.
    public var baseFeatures: [GrammaticalFeature] {
        switch lexicalCategory {
        case .noun: [isPlural ? .plural : .singular]
        case .verb: [.infinitive]
        case .adjective, .adverb: [.positive]
        default: []
        }
    }

    /// Whether all entries that have features or definitions mark the noun as a plural.
    private var isPlural: Bool {
        let telling = entries.filter { entry in
            !entry.grammaticalFeatures.isEmpty || entry.senses.contains { !$0.definitions.isEmpty }
        }
        return !telling.isEmpty && telling.allSatisfy(\.isPlural)
    }
}

extension Entry {
    /// Whether the homograph as a whole is a plural, not just some of its senses.
    fileprivate var isPlural: Bool {
        guard grammaticalFeatures.contains(.plural) else { return false }
        let count = senses.count { $0.grammaticalFeatures.contains(.plural) }
        return count == 0 || count == senses.count
    }
}
