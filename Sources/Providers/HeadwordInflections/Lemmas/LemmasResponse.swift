public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// The headwords that a form belongs to: `Lemmatron` of the Oxford Dictionaries API.
public struct LemmasResponse: DictionaryResponse, Hashable, Sendable {
    /// An analysis of a form, with one or several headwords: `leaves` is the plural of `leaf` and of `leave`.
    public struct Reading: Hashable, Sendable {
        /// The lexical category of the headwords.
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
    /// The readings of the form, the likeliest first; never empty.
    public var readings: [Reading]
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?
    /// The sources of the headwords and their forms.
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
        .required("lexicalEntries", "One entry for each reading, the likeliest first.", each: reading) { response in
            response.readings.lazy.map { (response, $0) }
        },
    ])

    private static let reading = Shape<(response: Self, reading: Reading)>([
        .required("language") { $0.response.language },
        .usual("lexicalCategory") { $0.reading.category },
        .required("text", "The form.") { $0.response.form },
        .required(
            "inflectionOf",
            "The headwords with this form, including the form itself if it is a headword.",
            each: .relatedWord
        ) { $0.reading.lemmas },
        .list("grammaticalFeatures", "The features of the form, if the source gives them.") { $0.reading.features },
    ])
}

extension Match {
    /// The sources of the form, or of the headword if it is the form itself.
    fileprivate var sources: Set<String> {
        Set(
            analyses.flatMap { analysis in
                analysis.source.map { [$0] }
                    ?? entry.lexicalEntries.filter { $0.lexicalCategory == analysis.category }
                    .flatMap(\.entries).map(\.source.string)
            }
        )
    }
}
