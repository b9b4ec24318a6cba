package import HeadwordLexicon
package import HeadwordModel

// What the lexicon stores, as values that a test can compare.

extension Match {
    /// The entry.
    package var model: HeadwordEntry { HeadwordEntry(entry) }
}

extension Lexicon {
    /// Returns the thesaurus sets that contain a headword.
    package func thesaurusValues(of word: String, in language: Language = .en) throws -> [ThesaurusSet] {
        try thesaurusSets(of: word, in: language).map { set in
            ThesaurusSet(
                source: set.source.string,
                lexicalCategory: set.lexicalCategory,
                relation: set.relation,
                words: set.words.map { word in
                    ThesaurusWord(
                        word.text.string,
                        registers: Array(word.registers),
                        regions: Array(word.regions),
                        domains: Array(word.domains)
                    )
                }
            )
        }
    }

    /// Returns sentences that show a headword in use.
    package func sentenceValues(of word: String, in language: Language = .en) throws -> [Sentence] {
        try sentences(of: word, in: language).map { sentence in
            let rendering = sentence.translation.flatMap { text in
                sentence.translationLanguage.map { Sentence.Rendering(text: text.string, language: $0) }
            }
            return Sentence(
                text: sentence.text.string,
                translation: rendering,
                author: sentence.author?.string,
                source: sentence.source.string
            )
        }
    }

    /// Returns the translations of a headword.
    package func translationValues(
        of word: String,
        in language: Language = .en,
        to target: Language
    ) throws -> [TranslationGroup] {
        try translations(of: word, in: language, to: target).map { group in
            TranslationGroup(
                target: group.target,
                source: group.source.string,
                pivot: group.pivot,
                lexicalCategory: group.lexicalCategory,
                gloss: group.gloss?.string,
                domains: Array(group.domains),
                registers: Array(group.registers),
                regions: Array(group.regions),
                translations: group.translations.map(Translation.init)
            )
        }
    }
}

extension Translation {
    fileprivate init(_ stored: StoredTranslation) {
        self.init(
            stored.text.string,
            grammaticalFeatures: Array(stored.grammaticalFeatures),
            registers: Array(stored.registers),
            regions: Array(stored.regions)
        )
    }
}
