public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// A part of a list of headwords: `Wordlist` of the Oxford Dictionaries API.
public struct WordlistResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword.
    public struct Row: JSONShaped, Hashable, Sendable {
        /// The headword, as written.
        public var word: String
        /// The Zipf value of its frequency; nil if it was not counted.
        public var zipf: Double?
        /// Its inflected forms, if requested.
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
            .list("forms", "The inflected forms, if requested with 'valid'.") { $0.forms },
        ])
    }

    /// The headwords; empty if none match.
    public var rows: [Row]
    /// The part of the list that the answer holds.
    public var part: ListMetadata.Part
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// `Wordlist`.
    public static let shape = Shape<Self>([
        .required("metadata") { ListMetadata(schema: "Wordlist/1", part: $0.part, fallback: $0.fallback) },
        .required("results") { $0.rows },
    ])
}
