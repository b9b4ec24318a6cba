internal import HeadwordCore
internal import HeadwordModel

extension TaxonomyProvider.LookupResponse {
    /// What the answer looks like.
    static let schema = Schema.answer(.headword(lexicalEntry: ["senses": senses]))

    private static let senses = Schema.array(
        of: .object(
            [
                "id": .string.described("The source, a colon, and the source's identifier."),
                "words": words,
                "definitions": .array(of: .string),
                "hypernyms": concepts("What it is a kind of, or one of."),
                "hyponyms": concepts("Its kinds; of a verb, the manners of doing it."),
                "meronyms": concepts("Its parts, its members, what it is made of."),
                "holonyms": concepts("What it is a part or a member of, what is made of it."),
                "hypernymPaths": paths, "holonymPaths": paths,
                "isTruncated": .boolean.described("Present if the limit left something out."),
            ],
            required: ["id", "words"]
        )
    ).described("The commonest first; those that have what was asked for.")

    private static let paths = Schema.array(of: .array(of: .object(concept, required: required)))
        .described("For the shape path: each way to the root, from the sense on.")

    private static func concepts(_ description: String) -> Schema {
        .array(
            of: .object(
                concept,
                ["depth": .integer.described("For the shape list: the number of steps from the sense.")],
                required: required
            )
        )
        .described(description + " In a tree, each has those that are related to it in a member of the same name.")
    }

    private static let concept: KeyValuePairs<String, Schema> = [
        "relation": .label(of: ConceptRelation.self).described("What it is to the sense or concept before it."),
        "words": words,
        "definitions": .array(of: .string),
    ]

    private static let words = Schema.array(
        of: .object(
            ["id": .string.described("The identifier of the sense."), "text": .string],
            required: ["id", "text"]
        )
    ).described("The headwords that stand for the concept, each in one sense.")

    private static let required = ["relation", "words"]
}
