public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// A part of a list of headwords: `Wordlist` of the Oxford Dictionaries API.
public struct WordlistResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword.
    public struct Row: JSONShaped, Hashable, Sendable {
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

        /// The headword, how common it is, and its forms.
        public static let shape = Shape<Self>([
            .id { $0.word },
            .word { $0.word },
            .zipf { $0.zipf },
            .list("forms", "The inflected forms, if 'valid' asks for them.") { $0.forms },
        ])
    }

    /// The headwords, none if nothing has what is wanted.
    public var rows: [Row]
    /// Which part of the list this is.
    public var part: ListMetadata.Part
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// `Wordlist`.
    public static let shape = Shape<Self>([
        .required("metadata") { ListMetadata(schema: "Wordlist/1", part: $0.part, fallback: $0.fallback) },
        .required("results") { $0.rows },
    ])
}
