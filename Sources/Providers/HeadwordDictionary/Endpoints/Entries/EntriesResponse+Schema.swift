internal import HeadwordCore
internal import HeadwordModel

extension EntriesResponse {
    /// What `RetrieveEntry` looks like.
    static let schema = Schema.answer(
        .headword(
            [
                "regions": .labels(of: Region.self).described("Where it is written like this, if not anywhere."),
                "pronunciations": .pronunciations,
                "translations": .translationGroups,
            ],
            lexicalEntry: [
                "pronunciations": .pronunciations,
                "derivatives": .relatedWords,
                "entries": .array(of: entry).described("One for each homograph."),
            ]
        )
    )

    private static let entry = Schema.object(
        [
            "source": .string.described("The data that say it; server.info spells them out."),
            "etymologies": .array(of: .string),
            "pronunciations": .pronunciations,
            "grammaticalFeatures": .grammaticalFeatures.described("Those that any of the senses has."),
            "variantForms": .variantForms,
            "notes": .notes,
            "senses": .array(of: sense(["subsenses": .array(of: sense([:]))])).described("The commonest first."),
        ],
        required: ["source"]
    )

    private static func sense(_ narrower: KeyValuePairs<String, Schema>) -> Schema {
        .object(
            [
                "id": .string.described("The source, a colon, and the source's identifier."),
                "definitions": .array(of: .string),
                "shortDefinitions": .array(of: .string).described(
                    "The definitions in few words; only the upstream has some."
                ),
                "examples": .array(of: .object(Schema.exampleMembers, required: ["text"]))
                    .described("Those that show the headword itself first."),
                "domains": .labels(of: Domain.self),
                "registers": .labels(of: Register.self),
                "regions": .labels(of: Region.self),
                "grammaticalFeatures": .grammaticalFeatures,
                "variantForms": .variantForms,
                "notes": .notes,
                "crossReferences": .crossReferences,
                "synonyms": .relatedWords,
                "antonyms": .antonyms,
            ],
            narrower
        )
    }
}
