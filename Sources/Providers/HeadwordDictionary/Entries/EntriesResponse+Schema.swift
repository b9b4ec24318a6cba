internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel

extension EntriesResponse {
    /// What `RetrieveEntry` looks like.
    static let schema = Schema.object(
        ["metadata": metadata, "results": .array(of: headwordEntry)],
        required: ["metadata", "results"]
    )

    private static let metadata = Schema.object(
        [
            "schema": .string.described("The name and version of this schema."),
            "source": .string.described("What answered: lexicon."),
            "sources": .array(of: .string).described(
                "The data that the answer was built from; server.info spells them out."
            ),
        ],
        required: ["schema", "source"]
    )

    private static let headwordEntry = Schema.object(
        [
            "id": .string.described("The headword with an underscore for each space."),
            "language": .label(of: Language.self),
            "word": .string.described("The headword as it is written."),
            "match": match,
            "lexicalEntries": .array(of: lexicalEntry).described("The commonest lexical category first."),
        ],
        required: ["id", "language", "word", "match", "lexicalEntries"]
    )

    private static let match = Schema.object(
        [
            "kind": .label(of: MatchKind.self),
            "analyses": .array(
                of: .object(
                    [
                        "lexicalCategory": .label(of: LexicalCategory.self),
                        "grammaticalFeatures": .array(of: grammaticalFeature),
                    ],
                    required: ["lexicalCategory"]
                )
            ).described("What the word may be as a form of the headword, for the kind lemma."),
        ],
        required: ["kind"]
    )

    private static let lexicalEntry = Schema.object(
        [
            "language": .label(of: Language.self),
            "lexicalCategory": .label(of: LexicalCategory.self),
            "text": .string,
            "derivatives": .array(of: relatedWord),
            "entries": .array(of: entry).described("One for each homograph."),
        ],
        required: ["language", "lexicalCategory", "text", "entries"]
    )

    private static let entry = Schema.object(
        [
            "grammaticalFeatures": .array(of: grammaticalFeature).described("Those that any of the senses has."),
            "senses": .array(of: sense).described("The commonest first."),
        ],
        required: ["senses"]
    )

    private static let sense = Schema.object(
        [
            "id": .string.described("The source, a colon, and the source's identifier."),
            "definitions": .array(of: .string),
            "examples": .array(of: example).described("Those that show the headword itself first."),
            "domains": .array(of: .label(of: Domain.self)),
            "registers": .array(of: .label(of: Register.self)),
            "regions": .array(of: .label(of: Region.self)),
            "grammaticalFeatures": .array(of: grammaticalFeature),
            "crossReferences": .array(
                of: .object(
                    [
                        "id": .string, "text": .string,
                        "type": .string(among: CrossReference.Kind.allCases.map(\.label)),
                    ],
                    required: ["id", "text", "type"]
                )
            ),
            "synonyms": .array(of: relatedWord),
            "antonyms": .array(
                of: .object(
                    [
                        "id": .string, "text": .string,
                        "type": .string(among: ["indirect"]).described("The opposite of a similar word."),
                    ],
                    required: ["id", "text"]
                )
            ),
        ],
        required: ["id"]
    )

    private static let example = Schema.object(
        [
            "text": .string,
            "author": .string,
            "notes": .array(
                of: .object(
                    ["text": .string, "type": .string(among: ["showsSynonym", "showsOther"])],
                    required: ["text", "type"]
                )
            ).described("Present if the example shows another word of the same meaning."),
        ],
        required: ["text"]
    )

    private static let grammaticalFeature = Schema.object(
        ["text": .label(of: GrammaticalFeature.self), "type": .string],
        required: ["text", "type"]
    )

    private static let relatedWord = Schema.object(["id": .string, "text": .string], required: ["id", "text"])
}
