public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The inflected forms of headwords: `Inflections` of the Oxford Dictionaries API, and how each headword was found.
public struct FormsResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword with its forms in each lexical category.
    public struct Headword: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// The forms, the commonest lexical category first.
        public var paradigms: [Paradigm]
    }

    /// The forms of a headword in one lexical category.
    public struct Paradigm: Hashable, Sendable {
        /// The lexical category.
        public var category: LexicalCategory
        /// The forms: the headword itself, then the best form of each kind first.
        public var forms: [Form]
    }

    /// An inflected form and its source.
    public struct Form: Hashable, Sendable {
        /// The form.
        public var form: InflectedForm
        /// The identifier of the source.
        public var source: String
    }

    /// The headwords, the best match first; never empty.
    public var headwords: [Headword]
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// `Inflections`.
    public static let shape = Shape<Self>.answer(
        { response in
            let sources = response.headwords.flatMap(\.paradigms).flatMap(\.forms).map(\.source)
            return AnswerMetadata(schema: "Inflections/1", sources: sources, fallback: response.fallback)
        },
        each: .headword(
            { $0.match },
            parts: { $0.paradigms },
            category: { $0.category },
            Shape([.list("inflections", "The headword, then its forms, the best of each kind first.") { $0.forms }])
        )
    ) { $0.headwords }
}

extension FormsResponse.Paradigm {
    /// Creates the forms of a headword in one of its lexical categories, the headword first; nil if it is not
    /// inflected.
    init?(of word: String, as lexicalEntry: StoredLexicalEntry, inflected: [FormsResponse.Form]) {
        guard let source = inflected.first?.source else { return nil }
        let base = InflectedForm(text: word, features: Array(lexicalEntry.baseFeatures))
        let others = inflected.filter { $0.form.text != base.text || $0.form.features != base.features }
        category = lexicalEntry.lexicalCategory
        forms = [FormsResponse.Form(form: base, source: source)] + others
    }
}

extension FormsResponse.Form: JSONShaped {
    /// A form and its grammatical features.
    public static let shape = Shape<Self>([
        .required("inflectedForm") { $0.form.text },
        .list("grammaticalFeatures", "The features of the form, if the source gives them.") { $0.form.features },
        .list("regions", "The regions of this spelling, if not all.") { $0.form.regions },
        .required("source", "The source that lists it; server.info describes it.") { $0.source },
    ])
}
