package import HeadwordModel

/// The forms that dictionaries give for lemmas because no rule produces them.
package struct GivenForms: Evidence {
    /// A form that a dictionary gives for a lemma.
    package struct GivenForm: Hashable, Sendable {
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

    /// The forms, in the order in which sources gave them.
    package var forms: [GivenForm] = []

    package init() {}
}
