public import HeadwordCore
public import HeadwordLexicon
public import HeadwordModel

/// The phrase under a cursor.
public struct AtResponse: JSONShaped, Hashable, Sendable {
    /// The phrase as written in the text.
    public var phrase: String
    /// The range of the phrase in the text, in ``unit``.
    public var range: Range<Int>
    /// The unit of ``range``.
    public var unit: TextUnit
    /// The headwords for the phrase, the likeliest in its sentence first; never empty.
    public var results: [Result]

    /// A headword for the phrase.
    public struct Result: Hashable, Sendable {
        /// The headword, and how it was found.
        public var match: Match
        /// The lexical categories of the headword, the likeliest in the sentence first.
        public var categories: [LexicalCategory]
    }

    /// The phrase, its range, and the headwords for it.
    public static let shape = Shape<Self>([
        .required("metadata") { _ in AnswerMetadata(schema: "PhraseAt/1") },
        .required("text", "The phrase as written in the text.") { $0.phrase },
        .required("range", of: range) { $0 },
        .required("results", "The headwords for the phrase, the likeliest in its sentence first.", each: result) {
            $0.results
        },
    ])

    private static let range = Shape<Self>([
        .required("start") { $0.range.lowerBound },
        .required("end", "The offset after the end of the phrase.") { $0.range.upperBound },
        .required("unit", as: .label(of: TextUnit.self)) { $0.unit.label },
    ])

    private static let result = Shape<Result>([
        .id { $0.match.entry.word },
        .required("language", as: .label(of: Language.self)) { $0.match.entry.language },
        .word { $0.match.entry.word },
        .required("match", of: .found) { $0.match },
        .list("lexicalCategories", "The lexical categories, the likeliest in the sentence first.") { $0.categories },
    ])
}
