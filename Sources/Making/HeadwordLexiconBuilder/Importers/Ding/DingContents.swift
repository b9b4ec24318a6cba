internal import HeadwordModel

/// What a line of Ding says.
struct DingContents: Sendable {
    /// A German headword in a lexical category.
    struct GermanWord: Hashable, Sendable {
        var word: String
        var category: LexicalCategory
    }

    /// A spelling variant of an English headword.
    typealias Variant = (headword: LexiconDraft.Headword, category: LexicalCategory, form: VariantForm)

    var forms: [LexiconDraft.Inflection] = []
    /// The German headwords with their features.
    var germanWords: [(word: GermanWord, features: [GrammaticalFeature])] = []
    var translations: [(group: TranslationGroup, headword: LexiconDraft.Headword, weight: Int)] = []
    var sentences: [(sentence: Sentence, headword: LexiconDraft.Headword)] = []
    /// The English phrases, as sentences for other headwords.
    var phrases: [Sentence] = []
    /// Phrases, each with an English headword of the line that it shows.
    var shown: [(text: String, headword: String)] = []
    var variants: [Variant] = []
}
