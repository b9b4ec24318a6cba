public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// Which headwords a form belongs to: `Lemmatron` of the Oxford Dictionaries API.
public struct LemmasResponse: DictionaryResponse, Hashable, Sendable {
    /// What a form may be of one or several headwords: `leaves` is the plural of `leaf` and of `leave`.
    public struct Reading: Hashable, Sendable {
        /// As what the headwords are inflected.
        public var category: LexicalCategory
        /// What the form expresses.
        public var features: [GrammaticalFeature]
        /// The headwords, the likeliest first.
        public var lemmas: [String]
    }

    /// The form as it is written.
    public var form: String
    /// The language of the form.
    public var language: Language
    /// What the form may be, the likeliest first; never empty.
    public var readings: [Reading]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?
    /// Who lists the headwords and their forms.
    private var sources: Set<String>

    /// Creates an answer from headwords with analyses of the form.
    init(form: String, language: Language, matches: [Match]) {
        self.form = Spelling.normalized(form)
        self.language = language
        readings = []
        sources = []
        for match in matches {
            for analysis in match.analyses { add(analysis) }
            sources.formUnion(match.sources)
        }
    }

    private mutating func add(_ analysis: Analysis) {
        let index = readings.firstIndex { $0.category == analysis.category && $0.features == analysis.features }
        guard let index else {
            readings.append(
                Reading(category: analysis.category, features: analysis.features, lemmas: [analysis.lemma])
            )
            return
        }
        if !readings[index].lemmas.contains(analysis.lemma) { readings[index].lemmas.append(analysis.lemma) }
    }

    /// `Lemmatron`.
    public static let shape = Shape<Self>.answer(
        { AnswerMetadata(schema: "Lemmatron/1", sources: $0.sources, fallback: $0.fallback) },
        each: form
    ) { [$0] }

    private static let form = Shape<Self>([
        .required("id", "The form with an underscore for each space.") { HeadwordEntry.id(of: $0.form) },
        .required("language") { $0.language },
        .upstream("languageTag", .languageTag),
        .required("word", "The form.") { $0.form },
        .required("lexicalEntries", "One for each reading, the likeliest first.", each: reading) { response in
            response.readings.lazy.map { (response, $0) }
        },
    ])

    private static let reading = Shape<(response: Self, reading: Reading)>([
        .required("language") { $0.response.language },
        .usual("lexicalCategory") { $0.reading.category },
        .required("text", "The form.") { $0.response.form },
        .required(
            "inflectionOf",
            "The headwords that have the form, itself among them if it is one.",
            each: .relatedWord
        ) { $0.reading.lemmas },
        .list("grammaticalFeatures", "What the form expresses, if the source says.") { $0.reading.features },
    ])
}

extension Match {
    /// Who lists the form, or the headword where it is its own form.
    fileprivate var sources: Set<String> {
        Set(
            analyses.flatMap { analysis in
                analysis.source.map { [$0] }
                    ?? entry.lexicalEntries.filter { $0.lexicalCategory == analysis.category }
                    .flatMap(\.entries).map(\.source)
            }
        )
    }
}
