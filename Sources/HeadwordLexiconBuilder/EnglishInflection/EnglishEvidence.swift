package import HeadwordModel

/// What sources tell about English words beyond what they say of headwords.
package struct EnglishEvidence {
    /// A form that a dictionary gives for a lemma because no rule leads to it.
    package struct GivenForm: Hashable {
        package var lemma: String
        package var category: LexicalCategory
        package var form: String
        /// What the form expresses; empty if the dictionary does not say.
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

    /// The spellings of word lists.
    package var words = SCOWLWords()
    /// British and American spellings of one word.
    package var spellings = SpellingPairs()
    /// How often forms have which tag in tagged text.
    package var tagCounts = TagCounts()
    /// The contractions that are defined.
    package var contractions: Set<String> = []
    /// How words are said.
    package var pronunciations = CMUDictionary()
    /// Which nouns are counted.
    package var nounClasses = NounClasses()
    /// What terms of computing were said to mean.
    var computing = ToldDefinitions()

    /// Creates the evidence of nothing.
    package init() {}
}

extension EnglishEvidence {
    /// Whether a word list has a spelling, in just this case.
    package func isAttested(_ word: String) -> Bool { words.entries[word] != nil }
}
