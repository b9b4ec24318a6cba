public import HeadwordModel

extension Lexicon {
    /// All that a word may be as a form: of the headwords that are spelled like it, which are forms of themselves, and
    /// of those that are inflected to it.
    ///
    /// - Returns: headwords with analyses, those that are spelled exactly like the word first; empty if there are none.
    public func readings(of word: String, in language: Language = .en) throws(LexiconFailure) -> [Match] {
        let word = Spelling.normalized(word)
        return try read { reader throws(LexiconFailure) in
            let spelled = Self.nearest(try reader.spellingMatches(of: word, in: language), to: word)
            let exact = spelled.filter { $0.kind == .exact }
            var inflected = try reader.listedMatches(of: word.lowercased(), in: language)
            if inflected.isEmpty, exact.isEmpty {
                inflected = try reader.regularMatches(of: word.lowercased(), in: language)
            }
            // A capital may just begin a sentence; that `swim` is meant to be `SWIM` is not likely.
            let folded = spelled.filter { $0.kind != .exact && $0.entry.word == word.lowercased() }
            let found = Self.merged(exact.map(\.asItsOwnForm) + inflected + folded.map(\.asItsOwnForm))
            if !found.isEmpty { return found }
            let others = spelled.isEmpty ? try reader.variantMatches(of: word, in: language) : spelled
            return others.map(\.asItsOwnForm)
        }
    }

    /// Each headword once, with all its analyses: `put` is the infinitive and the past of `put`.
    private static func merged(_ matches: [Match]) -> [Match] {
        var merged: [Match] = []
        for match in matches {
            guard let index = merged.firstIndex(where: { $0.entry.word == match.entry.word }) else {
                merged.append(match)
                continue
            }
            merged[index].analyses += match.analyses.filter { new in
                !merged[index].analyses.contains { $0.says(sameAs: new) }
            }
        }
        return merged
    }
}

extension Match {
    /// The match with what the headword itself is as a form.
    fileprivate var asItsOwnForm: Match {
        var match = self
        match.analyses = entry.lexicalEntries.map { lexicalEntry in
            Analysis(
                lemma: entry.word,
                category: lexicalEntry.lexicalCategory,
                features: lexicalEntry.baseFeatures
            )
        }
        return match
    }
}

extension LexicalEntry {
    /// What the headword itself expresses as a form: `swim` is an infinitive, `trousers` is a plural.
    public var baseFeatures: [GrammaticalFeature] {
        switch lexicalCategory {
        case .noun: [isPlural ? .plural : .singular]
        case .verb: [.infinitive]
        case .adjective, .adverb: [.positive]
        default: []
        }
    }

    /// Whether all entries that say anything of the noun say that it is a plural.
    private var isPlural: Bool {
        let telling = entries.filter { entry in
            !entry.grammaticalFeatures.isEmpty || entry.senses.contains { !$0.definitions.isEmpty }
        }
        return !telling.isEmpty && telling.allSatisfy(\.isPlural)
    }
}

extension Entry {
    /// Whether the homograph is a plural, rather than some of its senses.
    fileprivate var isPlural: Bool {
        guard grammaticalFeatures.contains(.plural) else { return false }
        let count = senses.count { $0.grammaticalFeatures.contains(.plural) }
        return count == 0 || count == senses.count
    }
}
