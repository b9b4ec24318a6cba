public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The forms of headwords: `Inflections` of the Oxford Dictionaries API, and how each headword was found.
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
        /// As what the headword is inflected.
        public var category: LexicalCategory
        /// The forms: the headword itself, then the best form of each kind first.
        public var forms: [Form]
    }

    /// A form and who lists it.
    public struct Form: Hashable, Sendable {
        /// The form.
        public var form: InflectedForm
        /// The identifier of the source.
        public var source: String
    }

    /// The headwords, the nearest first; never empty.
    public var headwords: [Headword]
    /// Why the source that was asked first has no answer; nil if this is the one.
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
            Shape([.list("inflections", "The headword itself, then the best form of each kind first.") { $0.forms }])
        )
    ) { $0.headwords }
}

extension FormsResponse.Paradigm {
    /// The forms of a headword in one of its lexical categories, itself first; nil if it is not inflected.
    init?(of word: String, as lexicalEntry: LexicalEntry, inflected: [FormsResponse.Form]) {
        guard let source = inflected.first?.source else { return nil }
        let base = InflectedForm(text: word, features: lexicalEntry.baseFeatures)
        let others = inflected.filter { $0.form.text != base.text || $0.form.features != base.features }
        category = lexicalEntry.lexicalCategory
        forms = [FormsResponse.Form(form: base, source: source)] + others
    }
}

extension FormsResponse.Form: JSONShaped {
    /// A form and what it expresses.
    public static let shape = Shape<Self>([
        .required("inflectedForm") { $0.form.text },
        .list("grammaticalFeatures", "What the form expresses, if the source says.") { $0.form.features },
        .list("regions", "Where it is written like this, if not anywhere.") { $0.form.regions },
        .required("source", "The data that list it; server.info spells them out.") { $0.source },
    ])
}
