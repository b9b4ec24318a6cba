internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension RhymesProvider {
    /// The rhymes of each pronunciation of a word.
    struct LookupResponse {
        /// A word that rhymes.
        struct Rhyme: Sendable {
            var member: Index.Member
            var sounds: Sounds
            var kind: Kind
            var distance: Int

            /// Whether a rhyme precedes another: the nearest first, then the commonest.
            static func isBefore(_ first: Self, _ second: Self) -> Bool {
                guard first.kind == second.kind else { return first.kind.rawValue < second.kind.rawValue }
                guard first.distance == second.distance else { return first.distance < second.distance }
                return Index.Member.isBefore(first.member, second.member)
            }
        }

        /// The rhymes of one pronunciation.
        struct Result: Sendable {
            var said: Said
            var rhymes: [Rhyme]
            /// The number of rhymes on all pages.
            var total: Int
        }

        var results: [Result]
        var page: Page
    }
}

extension RhymesProvider.LookupResponse: JSONShaped {
    /// The member `total` of the metadata is the length of the longest list.
    static let shape = Shape<Self>.answer(
        { response in
            let part = ListMetadata.Part(response.page, total: response.results.map(\.total).max() ?? 0)
            return ListMetadata(schema: "Rhymes/1", sources: [RhymesProvider.source], part: part)
        },
        each: result
    ) { $0.results }

    private static let result = Shape<Result>([
        .id { $0.said.word },
        .required("language", as: .label(of: Language.self)) { _ in Language.en },
        .word { $0.said.word },
        .members(of: RhymesProvider.Said.shape) { $0.said },
        .required("total", "The number of rhymes on all pages.") { $0.total },
        .required("rhymes", "By kind, near rhymes by similarity, and the most common first.") { $0.rhymes },
    ])
}

extension RhymesProvider.LookupResponse.Rhyme: JSONShaped {
    static let shape = Shape<Self>([
        .id { $0.member.word },
        .required("text", "The headword as written.") { $0.member.word },
        .required("kind", as: .label(of: RhymesProvider.Kind.self)) { $0.kind.label },
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

// MARK: - Pronunciations

extension RhymesProvider.Said {
    /// A pronunciation of a word.
    static let shape = Shape<Self>([
        .list("lexicalCategories", "Present if only these lexical categories have this pronunciation.") {
            $0.lexicalCategories
        },
        .required("phoneticSpelling", "The pronunciation in the International Phonetic Alphabet.") { $0.transcription },
        .required("phones", "The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.") {
            $0.sounds.names
        },
        .required("syllables", "The number of syllables.") { $0.sounds.syllables },
        .required(
            "stress",
            "The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many "
                + "are unstressed within a line."
        ) { $0.sounds.stress },
    ])
}
