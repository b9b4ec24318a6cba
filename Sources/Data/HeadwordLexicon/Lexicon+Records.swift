public import HeadwordModel

// Data stored alongside the entries. A headword is identified by its spelling, as in `Match.entry.word`.

extension Lexicon {
    /// Returns the entry of a headword by its number, counted from 1 in the order of languages and spellings; nil if
    /// there is none.
    public func entry(number: Int) throws -> StoredHeadword? {
        try read { reader in try reader.entry(number: number) }
    }

    /// Returns the inflected forms of a lemma, each with its lexical category and the source that lists it, the best of
    /// each kind first. The lemma itself is included only if it is also an inflected form, like the plural `sheep`.
    public func forms(
        of lemma: String,
        in language: Language = .en
    ) throws -> [(category: LexicalCategory, form: InflectedForm, source: String)] {
        try read { reader in try reader.forms(of: lemma, in: language) }
    }

    /// Returns the translations of a headword into one language, meaning by meaning.
    public func translations(
        of headword: String,
        in language: Language = .en,
        to target: Language
    ) throws -> StoredList<StoredTranslationGroup> {
        try read { reader -> StoredList<StoredTranslationGroup> in
            let own: [StoredList<StoredTranslationGroup>] = try reader.values(
                """
                SELECT t.body FROM spelling s JOIN translation t ON t.headword = s.headword
                WHERE s.language = ? AND s.folded = ? AND s.word = ? AND t.target = ?
                """,
                of: headword,
                in: language,
                target.label
            )
            let added = reader.layers.translations(of: headword, in: language, to: target)
            return added.isEmpty ? own.first ?? StoredList([]) : StoredList(added + own.joined())
        }
    }

    /// Returns the translations of a headword into all languages, language by language.
    public func translations(of headword: String, in language: Language = .en) throws -> [StoredTranslationGroup] {
        try read { reader in
            let own: [StoredList<StoredTranslationGroup>] = try reader.values(
                """
                SELECT t.body FROM spelling s JOIN translation t ON t.headword = s.headword
                WHERE s.language = ? AND s.folded = ? AND s.word = ? ORDER BY t.target
                """,
                of: headword,
                in: language
            )
            return reader.layers.translations(of: headword, in: language) + own.joined()
        }
    }

    /// Returns sentences that show a headword in use.
    public func sentences(of headword: String, in language: Language = .en) throws -> StoredList<StoredSentence> {
        try read { reader -> [StoredList<StoredSentence>] in
            try reader.values(
                """
                SELECT t.body FROM spelling s JOIN sentence t ON t.headword = s.headword
                WHERE s.language = ? AND s.folded = ? AND s.word = ?
                """,
                of: headword,
                in: language
            )
        }.first ?? StoredList([])
    }

    /// Returns the thesaurus sets that contain a headword.
    public func thesaurusSets(of headword: String, in language: Language = .en) throws -> [StoredThesaurusSet] {
        try read { reader in try reader.thesaurusSets(of: headword, in: language) }
    }

    /// Returns how often a word form, as written, occurs in the corpus of its language; nil if less often than the
    /// corpus records.
    public func count(of form: String, in language: Language = .en) throws -> Int? {
        try read { reader in try reader.count(of: form, in: language) }
    }

    /// Returns how often each word form of a language, as written, occurs in the corpus, in alphabetical order.
    public func counts(of language: Language = .en) throws -> [(form: String, count: Int)] {
        try read { reader in try reader.counts(of: language) }
    }

    /// Returns the licence texts of the packages that the lexicon was built from.
    public func licences() throws -> [(source: String, package: String, text: String)] {
        try read { reader in try reader.licences() }
    }
}
