public import HeadwordCore
public import HeadwordLexicon
public import HeadwordModel

/// The headwords that match a text.
public struct MatchResponse: JSONShaped, Hashable, Sendable {
    /// The language of the headwords.
    public var language: Language
    /// The headwords, and the number of all.
    public var part: MatchedPart

    /// The number of headwords, and the headwords with their sources.
    public static let shape = Shape<Self>([
        .required("metadata") { _ in AnswerMetadata(schema: "Matches/1") },
        .optional("total", "The number of all headwords that match; absent if they were not counted.") {
            $0.part.total
        },
        .required(
            "results",
            "The headwords: by lev and lemma the likeliest first, otherwise in alphabetical order.",
            each: result
        ) { response in
            response.part.headwords.map { Row(language: response.language, headword: $0) }
        },
    ])

    private struct Row {
        var language: Language
        var headword: MatchedHeadword
    }

    private static let result = Shape<Row>([
        .word { $0.headword.word },
        .required("language", as: .label(of: Language.self)) { $0.language },
        .required(
            "sources",
            "The sources with an entry, as server.info names them, those of layers first; empty if all that they say is "
                + "dated and was not asked for."
        ) { $0.headword.sources },
    ])
}
