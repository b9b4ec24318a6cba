public import HeadwordCore
public import HeadwordJSON
public import HeadwordModel

/// The dictionaries of a lexicon: `Languages` of the Oxford Dictionaries API, with counts.
public struct LanguagesResponse: DictionaryResponse, Hashable, Sendable {
    /// The dictionary of one language, or of the translations from it into another.
    public struct Dictionary: JSONShaped, Hashable, Sendable {
        /// The language of the headwords.
        public var source: Language
        /// The language of the translations; nil if the dictionary explains headwords in their own language.
        public var target: Language?
        /// The number of headwords.
        public var headwords: Int

        /// The languages and the number of headwords.
        public static let shape = Shape<Self>([
            .usual("type", as: .any(of: [.string(among: ["monolingual", "bilingual"]), .string])) {
                $0.target == nil ? "monolingual" : "bilingual"
            },
            .required("sourceLanguage") { NamedLanguage(language: $0.source) },
            .optional("targetLanguage") { $0.target.map(NamedLanguage.init) },
            .usual("headwords") { $0.headwords },
        ])
    }

    private struct NamedLanguage: JSONShaped {
        var language: Language

        static let shape = Shape<Self>([
            .required("id") { $0.language },
            .usual("language", "The English name; absent for an upstream language that has no name here.") {
                $0.language.name
            },
        ])
    }

    /// The dictionaries, ordered by language codes.
    public var dictionaries: [Dictionary]
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// `Languages`.
    public static let shape = Shape<Self>([
        .required("metadata") { AnswerMetadata(schema: "Languages/1", fallback: $0.fallback) },
        .required("results") { $0.dictionaries },
    ])
}
