internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension RhymesProvider {
    /// What rhymes with each pronunciation of a word.
    struct LookupResponse {
        /// A word that rhymes.
        struct Rhyme: Sendable {
            var member: Index.Member
            var sounds: Sounds
            var kind: Kind
            var distance: Int

            /// The nearest first, then the commonest.
            static func isBefore(_ first: Self, _ second: Self) -> Bool {
                guard first.kind == second.kind else { return first.kind.rawValue < second.kind.rawValue }
                guard first.distance == second.distance else { return first.distance < second.distance }
                return Index.Member.isBefore(first.member, second.member)
            }
        }

        /// What rhymes with one pronunciation.
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

extension RhymesProvider.LookupResponse: JSONWritable {
    /// The member `total` of the metadata is the length of the longest list.
    func write(to writer: inout JSONWriter) {
        let part = AnswerMetadata.Part(page, total: results.map(\.total).max() ?? 0)
        writer.object { writer in
            writer.member(
                "metadata",
                AnswerMetadata(schema: "Rhymes/1", sources: [RhymesProvider.source], part: part)
            )
            writer.member("results", of: results) { result, writer in
                writer.object { writer in
                    writer.member("id", HeadwordEntry.id(of: result.said.word))
                    writer.member("language", Language.en.label)
                    writer.member("word", result.said.word)
                    writer.members(of: result.said)
                    writer.member("total", result.total)
                    writer.member("rhymes", result.rhymes)
                }
            }
        }
    }

    /// What the answer looks like.
    static let schema = Schema.answer(
        .object(
            [
                "id": .string.described("The headword with an underscore for each space."),
                "language": .label(of: Language.self),
                "word": .string.described("The headword as it is written."),
                "total": .integer.described("The number of rhymes on all pages."),
                "rhymes": .array(of: rhyme).described("By kind; near rhymes the nearest first; the commonest first."),
            ],
            RhymesProvider.Said.members,
            required: ["id", "language", "word", "total", "rhymes"] + RhymesProvider.Said.required
        ).described("One for each pronunciation."),
        isList: true
    )

    private static let rhyme = Schema.object(
        [
            "id": .string.described("The headword with an underscore for each space."),
            "text": .string.described("The headword as it is written."),
            "kind": .label(of: RhymesProvider.Kind.self),
            "lexicalCategory": .label(of: LexicalCategory.self).described(
                "Present if the word rhymes as this only."
            ),
            "phoneticSpelling": .string.described("How it is said, in the International Phonetic Alphabet."),
            "syllables": .integer,
            "stress": .string,
            "zipf": .number(in: 0...10).described(
                "How common it is: the logarithm of its occurrences in a thousand million words; absent if it was not "
                    + "counted."
            ),
        ],
        required: ["id", "text", "kind", "phoneticSpelling", "syllables", "stress"]
    )
}

extension RhymesProvider.LookupResponse.Rhyme: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", HeadwordEntry.id(of: member.word))
            writer.member("text", member.word)
            writer.member("kind", kind.label)
            writer.member("lexicalCategory", ifPresent: member.lexicalCategory?.label)
            writer.member("phoneticSpelling", member.transcription)
            writer.member("syllables", sounds.syllables)
            writer.member("stress", sounds.stress)
            guard member.zipf >= 0 else { return }
            writer.name("zipf")
            writer.real(Double(member.zipf) / 100)
        }
    }
}

// MARK: - Pronunciations

extension RhymesProvider.Said {
    static let members: KeyValuePairs<String, Schema> = [
        "lexicalCategories": .labels(of: LexicalCategory.self).described(
            "Present if the word is said like this as one of these only."
        ),
        "phoneticSpelling": .string.described("How it is said, in the International Phonetic Alphabet."),
        "phones": .string.described("The sounds by the names of the CMU Pronouncing Dictionary, with blanks between."),
        "syllables": .integer.described("The number of syllables."),
        "stress": .string.described(
            "The stress of each syllable: 1 primary, 2 secondary, 0 none. A word of one syllable has 1, though many "
                + "have none within a line."
        ),
    ]

    static let required = ["phoneticSpelling", "phones", "syllables", "stress"]
}

extension JSONWriter {
    /// Writes how a word is said.
    mutating func members(of said: RhymesProvider.Said) {
        member("lexicalCategories", labels: said.lexicalCategories)
        member("phoneticSpelling", said.transcription)
        member("phones", said.sounds.names)
        member("syllables", said.sounds.syllables)
        member("stress", said.sounds.stress)
    }
}
