package import HeadwordModel

/// A meaning of a word of another language, as dictionaries for English readers give it.
package struct EnglishMeaning: Equatable {
    /// Its English equivalents.
    package var translations: [String] = []
    /// What the dictionary says about its use: `before a verb`.
    package var remark: String?
    /// The lexical category; nil if the dictionary does not say.
    package var category: LexicalCategory?

    /// Returns the meaning as a group of translations.
    func group(source: String) -> TranslationGroup {
        TranslationGroup(
            target: .en,
            source: source,
            lexicalCategory: category,
            gloss: remark,
            translations: translations.map { Translation($0) }
        )
    }
}
