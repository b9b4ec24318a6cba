internal import HeadwordModel

/// Adds the inflected forms of the English headwords, by what all other sources told.
package struct EnglishInflectionImporter: Importer {
    package let source = Source(
        id: "english-inflection",
        title: "English inflection",
        packages: [],
        licence: "that of the sources it was derived from"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        for given in draft.english.givenForms {
            let features = given.features.isEmpty ? [[]] : Self.readings(of: given.features)
            for reading in features {
                draft.add(
                    .init(
                        language: .en,
                        lemma: given.lemma,
                        category: given.category,
                        form: InflectedForm(text: given.form, features: reading)
                    )
                )
            }
        }
    }

    /// A form that is both past and past participle is two forms spelled alike.
    private static func readings(of features: [GrammaticalFeature]) -> [[GrammaticalFeature]] {
        features == [.past, .pastParticiple] ? [[.past], [.pastParticiple]] : [features]
    }
}
