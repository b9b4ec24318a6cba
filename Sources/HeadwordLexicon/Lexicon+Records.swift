public import HeadwordModel

// What the lexicon keeps beside entries. A headword is named by its spelling, as `Match.entry.word` gives it.

extension Lexicon {
    /// The entry of a headword by its number, from 1, in the order of languages and spellings; nil if there is none.
    public func entry(number: Int) throws -> HeadwordEntry? {
        try read { reader in try reader.entry(number: number) }
    }

    /// The inflected forms of a lemma with its lexical category and the source that lists them, the best of each kind
    /// first. The lemma is among them only where it expresses something else too, as the plural `sheep` does.
    public func forms(
        of lemma: String,
        in language: Language = .en
    ) throws -> [(category: LexicalCategory, form: InflectedForm, source: String)] {
        try read { reader in try reader.forms(of: lemma, in: language) }
    }

    /// The translations of a headword, meaning by meaning.
    public func translations(
        of headword: String,
        in language: Language = .en,
        to target: Language
    ) throws -> [TranslationGroup] {
        try read { reader in
            try reader.values(
                """
                SELECT t.body FROM spelling s JOIN translation t ON t.headword = s.headword
                WHERE s.language = ? AND s.folded = ? AND s.word = ? AND t.target = ?
                """,
                of: headword,
                in: language,
                target.label
            )
        }
    }

    /// The translations of a headword into all languages, language by language.
    public func translations(of headword: String, in language: Language = .en) throws -> [TranslationGroup] {
        try read { reader in
            try reader.values(
                """
                SELECT t.body FROM spelling s JOIN translation t ON t.headword = s.headword
                WHERE s.language = ? AND s.folded = ? AND s.word = ? ORDER BY t.target
                """,
                of: headword,
                in: language
            )
        }
    }

    /// Sentences that show a headword.
    public func sentences(of headword: String, in language: Language = .en) throws -> [Sentence] {
        try read { reader in
            try reader.values(
                """
                SELECT t.body FROM spelling s JOIN sentence t ON t.headword = s.headword
                WHERE s.language = ? AND s.folded = ? AND s.word = ?
                """,
                of: headword,
                in: language
            )
        }
    }

    /// The sets that thesauri have a headword in.
    public func thesaurusSets(of headword: String, in language: Language = .en) throws -> [ThesaurusSet] {
        try read { reader in try reader.thesaurusSets(of: headword, in: language) }
    }

    /// How often a word form, as it is written, was counted in the corpus of its language; nil if less often than the
    /// corpus keeps.
    public func count(of form: String, in language: Language = .en) throws -> Int? {
        try read { reader in try reader.count(of: form, in: language) }
    }

    /// How often each word form of a language, as it is written, was counted, in alphabetical order.
    public func counts(of language: Language = .en) throws -> [(form: String, count: Int)] {
        try read { reader in try reader.counts(of: language) }
    }

    /// The licence texts of the packages that the lexicon was built from.
    public func licences() throws -> [(source: String, package: String, text: String)] {
        try read { reader in try reader.licences() }
    }
}
