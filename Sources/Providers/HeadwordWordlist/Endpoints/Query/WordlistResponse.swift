public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// A part of a list of headwords: `Wordlist` of the Oxford Dictionaries API.
public struct WordlistResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword.
    public struct Row: JSONWritable, Hashable, Sendable {
        /// The headword as it is written.
        public var word: String
        /// How common it is; nil if it was not counted.
        public var zipf: Double?
        /// Its inflected forms, if they are wanted.
        public var forms: [String]

        init(_ listed: ListedWord, forms: [String]) {
            word = listed.word
            zipf = listed.zipf
            self.forms = forms
        }

        /// Writes `{id, word, zipf, forms}`.
        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.member("id", HeadwordEntry.id(of: word))
                writer.member("word", word)
                if let zipf {
                    writer.name("zipf")
                    writer.real(zipf)
                }
                writer.member("forms", ifAny: forms)
            }
        }
    }

    /// The headwords, none if nothing has what is wanted.
    public var rows: [Row]
    /// Which part of the list this is.
    public var part: AnswerMetadata.Part
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `Wordlist`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Wordlist/1", part: part, fallback: fallback))
            writer.member("results", rows)
        }
    }

    /// What `Wordlist` looks like.
    static let schema = Schema.answer(
        .object(
            [
                "id": .string.described("The headword with an underscore for each space."),
                "word": .string.described("The headword as it is written."),
                "zipf": .number(in: 0...10).described(
                    "The logarithm of the occurrences in a thousand million words; absent if it was not counted."
                ),
                "forms": .array(of: .string).described("The inflected forms, if 'valid' asks for them."),
            ],
            required: ["id", "word"]
        ),
        isList: true
    )
}
