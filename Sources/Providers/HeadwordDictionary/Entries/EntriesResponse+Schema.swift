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
            "regions": .array(of: .label(of: Region.self)).described("Where it is written like this, if not anywhere."),
            "pronunciations": pronunciations,
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
            "pronunciations": pronunciations,
            "derivatives": .array(of: relatedWord),
            "entries": .array(of: entry).described("One for each homograph."),
        ],
        required: ["language", "lexicalCategory", "text"]
    )

    private static let entry = Schema.object(
        [
            "source": .string.described("The data that say it; server.info spells them out."),
            "etymologies": .array(of: .string),
            "pronunciations": pronunciations,
            "grammaticalFeatures": .array(of: grammaticalFeature).described("Those that any of the senses has."),
            "variantForms": variantForms,
            "notes": notes,
            "senses": .array(of: sense(["subsenses": .array(of: sense([:]))])).described("The commonest first."),
        ],
        required: ["source"]
    )

    private static func sense(_ narrower: KeyValuePairs<String, Schema>) -> Schema {
        .object(
            [
                "id": .string.described("The source, a colon, and the source's identifier."),
                "definitions": .array(of: .string),
                "examples": .array(of: example).described("Those that show the headword itself first."),
                "domains": .array(of: .label(of: Domain.self)),
                "registers": .array(of: .label(of: Register.self)),
                "regions": .array(of: .label(of: Region.self)),
                "grammaticalFeatures": .array(of: grammaticalFeature),
                "variantForms": variantForms,
                "notes": notes,
                "crossReferences": crossReferences,
                "synonyms": .array(of: relatedWord),
                "antonyms": antonyms,
            ],
            narrower,
            required: ["id"]
        )
    }

    private static let crossReferences = Schema.array(
        of: .object(
            ["id": .string, "text": .string, "type": .string(among: CrossReference.Kind.allCases.map(\.label))],
            required: ["id", "text", "type"]
        )
    )

    private static let antonyms = Schema.array(
        of: .object(
            [
                "id": .string, "text": .string,
                "type": .string(among: ["indirect"]).described("The opposite of a similar word."),
            ],
            required: ["id", "text"]
        )
    )

    private static let pronunciations = Schema.array(
        of: .object(
            [
                "phoneticSpelling": .string,
                "phoneticNotation": .string(among: Pronunciation.Notation.allCases.map(\.label)),
                "regions": .array(of: .label(of: Region.self)).described("Where it is said like this."),
                "source": .string,
            ],
            required: ["phoneticSpelling", "phoneticNotation", "source"]
        )
    )

    private static let variantForms = Schema.array(
        of: .object(
            [
                "text": .string, "regions": .array(of: .label(of: Region.self)),
                "registers": .array(of: .label(of: Register.self)),
            ],
            required: ["text"]
        )
    )

    private static let notes = Schema.array(
        of: .object(
            ["text": .string, "type": .string(among: Note.Kind.allCases.map(\.label))],
            required: ["text", "type"]
        )
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
