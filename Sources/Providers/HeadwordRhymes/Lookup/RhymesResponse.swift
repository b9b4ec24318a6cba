package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// The rhymes of each pronunciation of a word.
package struct RhymesResponse {
    /// A word that rhymes.
    struct Rhyme: Sendable {
        var member: RhymeIndex.Member
        var sounds: Sounds
        var kind: RhymeKind
        var distance: Int

        /// Whether a rhyme precedes another: the nearest first, then the commonest.
        static func isBefore(_ first: Self, _ second: Self) -> Bool {
            guard first.kind == second.kind else { return first.kind.rawValue < second.kind.rawValue }
            guard first.distance == second.distance else { return first.distance < second.distance }
            return RhymeIndex.Member.isBefore(first.member, second.member)
        }
    }

    /// The rhymes of one pronunciation.
    struct Result: Sendable {
        var spoken: SpokenWord
        var rhymes: [Rhyme]
        /// The number of rhymes on all pages.
        var total: Int
    }

    var results: [Result]
    var page: Page
}

extension RhymesResponse: JSONShaped {
    /// The member `total` of the metadata is the length of the longest list.
    package static let shape = Shape<Self>.answer(
        { response in
            let part = ListMetadata.Part(response.page, total: response.results.map(\.total).max() ?? 0)
            return ListMetadata(schema: "Rhymes/1", sources: [SpokenWord.source], part: part)
        },
        each: result
    ) { $0.results }

    private static let result = Shape<Result>([
        .id { $0.spoken.word },
        .required("language", as: .label(of: Language.self)) { _ in Language.en },
        .word { $0.spoken.word },
        .members(of: SpokenWord.shape) { $0.spoken },
        .required("total", "The number of rhymes on all pages.") { $0.total },
        .required("rhymes", "By kind, near rhymes by similarity, and the most common first.") { $0.rhymes },
    ])
}

extension RhymesResponse.Rhyme: JSONShaped {
    static let shape = Shape<Self>([
        .id { $0.member.word },
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
        .required("syllables") { $0.sounds.syllables },
        .required("stress") { $0.sounds.stress },
        .optional(
            "zipf",
            "The frequency as the logarithm of the occurrences per thousand million words; absent if it was not "
                + "counted.",
            as: .number(in: 0...10)
        ) { $0.member.zipf < 0 ? nil : Double($0.member.zipf) / 100 },
    ])
}
