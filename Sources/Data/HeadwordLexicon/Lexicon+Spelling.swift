package import HeadwordModel

/// What a lexicon and its layers know of a spelling, without what entries say.
package struct KnownSpelling: Sendable {
    /// The headwords that differ from it only in case, diacritics, spaces and hyphens, with how common each is: a
    /// thousand times its occurrences in a million words.
    package var headwords: [(word: String, rank: Int)] = []
    /// Its readings as a form in the tables of inflections.
    package var forms: [Analysis] = []
    /// How often it was counted in the corpus, as written; 0 if less often than the corpus records.
    package var count = 0
    /// How often it was counted in small letters.
    package var lowercaseCount = 0
    /// Whether the nearest layer that judges it forbids it.
    package var isForbidden = false
    /// Whether a layer has it, with other capitals or with these.
    package var isAccepted = false
    /// The words that layers prefer to it.
    package var replacements: [String] = []
}

extension Lexicon {
    /// Whether the lexicon has word counts of a language.
    package func hasCounts(of language: Language) throws -> Bool {
        try read { reader in try reader.hasCounts(of: language) }
    }

    /// Returns what is known of a spelling. This takes microseconds, also for words that are not known.
    ///
    /// - Parameter isBrief: whether headwords and forms are left out for words that were counted, as most words of texts.
    package func knownSpelling(
        _ word: String,
        in language: Language,
        isBrief: Bool = false
    ) throws -> KnownSpelling {
        let word = Spelling.normalized(word)
        return try read { reader in
            let lowercased = word.lowercased()
            var known = KnownSpelling()
            known.isForbidden = reader.layers.forbids(word, in: language)
            known.isAccepted =
                reader.layers.accept(word, in: language) || reader.layers.accept(lowercased, in: language)
            known.replacements = known.isForbidden ? reader.layers.replacements(of: word, in: language) : []
            known.lowercaseCount = try reader.count(of: lowercased, in: language) ?? 0
            known.count =
                lowercased == word ? known.lowercaseCount : try reader.count(of: word, in: language) ?? 0
            if isBrief, known.count + known.lowercaseCount > 0 { return known }
            let folded = Spelling.folded(word)
            known.headwords = try reader.headwords(folded: folded, in: language).map { ($0.value, Int($0.rank)) }
            known.forms = try reader.analyses(of: lowercased, in: language)
            return known
        }
    }
}
