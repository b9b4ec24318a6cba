package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// The rhymes of each pronunciation of a word.
package struct RhymesResponse {
    /// A word that rhymes.
    struct Rhyme: Sendable {
        var member: RhymeFamily.Member
        var kind: RhymeKind
    }

    /// The rhymes of one pronunciation.
    struct Result: Sendable {
        var spoken: SpokenWord
        var list: RhymeList
    }

    var results: [Result]
    var page: Page
}

extension RhymesResponse: JSONShaped {
    /// The member `total` of the metadata is the length of the longest list.
    package static let shape = Shape<Self>.answer(
        { response in
            let part = ListMetadata.Part(response.page, total: response.results.map(\.list.total).max() ?? 0)
            return ListMetadata(schema: "Rhymes/1", sources: [SpokenHeadword.source], part: part)
        },
        each: result
    ) { $0.results }

    private static let result = Shape<Result>([
        .id { $0.spoken.word },
        .required("language", as: .label(of: Language.self)) { _ in Language.en },
        .word { $0.spoken.word },
        .members(of: SpokenWord.shape) { $0.spoken },
        .required("total", "The number of rhymes on all pages.") { $0.list.total },
        .required("rhymes", "By kind, near rhymes by similarity, and the most common first.") { $0.list.rhymes },
    ])
}

extension RhymesResponse.Rhyme: JSONShaped {
    static let shape = Shape<Self>([
        .required("id", "The headword with an underscore for each space.") { $0.member.word.identifier },
        .required("text", "The headword as written.") { $0.member.word },
        .required("kind", as: .label(of: RhymeKind.self)) { $0.kind.label },
        .optional(
            "lexicalCategory",
            "Present if the word rhymes in this lexical category only.",
            as: .label(of: LexicalCategory.self)
        ) { $0.member.lexicalCategory },
        .required("phoneticSpelling", "The pronunciation in the International Phonetic Alphabet.") {
            $0.member.transcription
        },
        .required("syllables") { $0.member.syllables },
        .required("stress") { $0.member.stress },
        .optional(
            "zipf",
            "The frequency as the logarithm of the occurrences per thousand million words; absent if it was not "
                + "counted.",
            as: .number(in: 0...10)
        ) { $0.member.zipf.map { Double($0) / 100 } },
    ])
}
