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

    /// Writes `Lemmatron`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Lemmatron/1", sources: sources, fallback: fallback))
            writer.name("results")
            writer.array { writer in
                writer.object { writer in
                    writer.member("id", HeadwordEntry.id(of: form))
                    writer.member("language", language.label)
                    writer.member("word", form)
                    writer.member("lexicalEntries", of: readings) { reading, writer in write(reading, to: &writer) }
                }
            }
        }
    }

    private func write(_ reading: Reading, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("language", language.label)
            writer.member("lexicalCategory", reading.category.label)
            writer.member("text", form)
            writer.member("inflectionOf", ifAny: reading.lemmas.map(RelatedWord.init))
            writer.member("grammaticalFeatures", ifAny: reading.features)
        }
    }
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

// MARK: - Schema

extension LemmasResponse {
    /// What `Lemmatron` looks like.
    static let schema = Schema.answer(
        .object(
            [
                "id": .string.described("The form with an underscore for each space."),
                "language": .openLabel(of: Language.self),
                "languageTag": .languageTag,
                "word": .string.described("The form."),
                "lexicalEntries": .array(of: reading).described("One for each reading, the likeliest first."),
            ],
            required: ["id", "language", "word", "lexicalEntries"]
        )
    )

    private static let reading = Schema.object(
        [
            "language": .openLabel(of: Language.self),
            "lexicalCategory": .openLabel(of: LexicalCategory.self),
            "text": .string.described("The form."),
            "inflectionOf": .relatedWords.described(
                "The headwords that have the form, itself among them if it is one."
            ),
            "grammaticalFeatures": .grammaticalFeatures.described("What the form expresses, if the source says."),
        ],
        required: ["language", "text", "inflectionOf"]
    )
}
