public import HeadwordCore
public import HeadwordJSON
public import HeadwordModel

/// The dictionaries of a lexicon: `Languages` of the Oxford Dictionaries API, with counts.
public struct LanguagesResponse: DictionaryResponse, Hashable, Sendable {
    /// What the lexicon says of the headwords of one language, or how it translates them into another.
    public struct Dictionary: JSONWritable, Hashable, Sendable {
        /// The language of the headwords.
        public var source: Language
        /// The language of the translations; nil if the dictionary explains headwords in their own language.
        public var target: Language?
        /// The number of headwords.
        public var headwords: Int

        /// Writes `{type, sourceLanguage, targetLanguage, headwords}`.
        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.member("type", target == nil ? "monolingual" : "bilingual")
                writer.member("sourceLanguage", NamedLanguage(language: source))
                writer.member("targetLanguage", ifPresent: target.map(NamedLanguage.init))
                writer.member("headwords", headwords)
            }
        }
    }

    private struct NamedLanguage: JSONWritable {
        var language: Language

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.member("id", language.label)
                writer.member("language", language.name)
            }
        }
    }

    /// The dictionaries, by the codes of their languages.
    public var dictionaries: [Dictionary]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `Languages`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Languages/1", fallback: fallback))
            writer.member("results", dictionaries)
        }
    }

    private static let language = Schema.object(
        [
            "id": .openLabel(of: Language.self),
            "language": .string.described("The English name; absent if the upstream has a language without one here."),
        ],
        required: ["id"]
    )

    /// What an answer looks like.
    static let schema = Schema.answer(
        .object(
            [
                "type": .any(of: [.string(among: ["monolingual", "bilingual"]), .string]), "sourceLanguage": language,
                "targetLanguage": language, "headwords": .integer,
            ],
            required: ["sourceLanguage"]
        )
    )
}
