package import HeadwordModel

/// The evidence of sources about English words, beyond their headwords' data.
package struct EnglishEvidence {
    /// A form that a dictionary gives for a lemma because no rule produces it.
    package struct GivenForm: Hashable {
        package var lemma: String
        package var category: LexicalCategory
        package var form: String
        /// The features that the form expresses; empty if the dictionary does not say.
        package var features: [GrammaticalFeature]
        /// The identifier of the source.
        package var source: String

        package init(
            lemma: String,
            category: LexicalCategory,
            form: String,
            features: [GrammaticalFeature],
            source: String
        ) {
            self.lemma = lemma
            self.category = category
            self.form = form
            self.features = features
            self.source = source
        }
    }

    /// The irregular forms that dictionaries list.
    package var givenForms: [GivenForm] = []

    /// The spellings in word lists.
    package var words = SCOWLWords()
    /// The pairs of British and American spellings of one word.
    package var spellings = SpellingPairs()
    /// How often each form has each tag in tagged text.
    package var tagCounts = TagCounts()
    /// The contractions that have a definition.
    package var contractions: Set<String> = []
    /// The pronunciations of words.
    package var pronunciations = CMUDictionary()
    /// The count nouns and mass nouns.
    package var nounClasses = NounClasses()
    /// The definitions of computing terms read so far.
    var computing = ToldDefinitions()

    /// Creates empty evidence.
    package init() {}
}

extension EnglishEvidence {
    /// Whether a word list contains a word in exactly this spelling and case.
    package func isAttested(_ word: String) -> Bool { words.entries[word] != nil }
}
