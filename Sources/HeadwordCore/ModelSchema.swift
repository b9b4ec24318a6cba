internal import HeadwordLexicon
public import HeadwordModel

// What the values that several endpoints answer with look like.

extension Schema {
    /// An answer: `metadata` and `results`.
    public static func answer(_ result: Schema, isList: Bool = false) -> Schema {
        .object(
            ["metadata": isList ? listMetadata : metadata, "results": .array(of: result)],
            required: ["metadata", "results"]
        )
    }

    /// ``AnswerMetadata`` of an answer that is no list.
    public static let metadata = Schema.object(metadataMembers, required: ["schema", "source"]).adding(upstreamMembers)
        .named("AnswerMetadata")

    /// ``AnswerMetadata`` of a part of a list.
    public static let listMetadata = Schema.object(
        metadataMembers,
        [
            "limit": .integer, "offset": .integer,
            "total": .integer.described("The length of the whole list."),
            "next": .string.described("What asks for the next part; absent after the last."),
        ],
        required: ["schema", "source", "limit", "offset", "total"]
    ).adding(upstreamMembers).named("ListMetadata")

    /// What metadata say of an upstream, if there is one.
    public static let upstreamMembers: KeyValuePairs<String, Schema> = [
        "upstream": .object(
            [
                "version": .string,
                "labels": .dictionary(of: .string).described(
                    "What labels of the answer are called that Headword has no name for."
                ),
                "replies": .array(of: .any).described(
                    "The replies of the upstream as they came, if 'raw' asks for them."
                ),
            ],
            required: ["version"]
        ).described("What the upstream said of its answer, if it answered."),
        "fallback": .object(
            ["from": .string, "reason": .string, "message": .string, "retryAfter": .integer],
            required: ["from", "reason", "message"]
        ).described("Why the source that was to be asked first did not answer."),
        "partial": .object(
            ["missing": .array(of: .string), "reason": .string, "message": .string, "retryAfter": .integer],
            required: ["missing", "reason", "message"]
        ).described("Which headwords of the word the upstream could not be asked for, and why."),
    ]

    private static let metadataMembers: KeyValuePairs<String, Schema> = [
        "schema": .string.described("The name and version of this schema."),
        "source": .string(among: ["lexicon", "upstream", "cache"]).described(
            "What answered; the cache has answers of the upstream."
        ),
        "sources": .array(of: .string).described(
            "The data that the answer was built from; server.info spells them out."
        ),
    ]

    /// A result about one headword, with its lexical entries.
    public static func headword(
        _ more: KeyValuePairs<String, Schema> = [:],
        lexicalEntry: KeyValuePairs<String, Schema>
    ) -> Schema {
        .object(
            [
                "id": .string.described("The headword with an underscore for each space."),
                "language": .openLabel(of: Language.self),
                "languageTag": languageTag,
                "word": .string.described("The headword as it is written."),
                "match": match,
                "lexicalEntries": .array(
                    of: .object(
                        [
                            "language": .openLabel(of: Language.self),
                            "languageTag": languageTag,
                            "lexicalCategory": .openLabel(of: LexicalCategory.self),
                            "text": .string,
                        ],
                        lexicalEntry,
                        required: ["language", "text"]
                    )
                ).described("The commonest lexical category first."),
            ],
            more,
            required: ["id", "language", "word", "match", "lexicalEntries"]
        )
    }

    /// The upstream's own tag of a language.
    public static let languageTag = Schema.string.described(
        "The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of: "
            + "en-gb."
    )

    /// How a headword was found.
    public static let match = Schema.object(
        [
            "kind": .label(of: MatchKind.self),
            "analyses": .array(
                of: .object(
                    [
                        "lexicalCategory": .openLabel(of: LexicalCategory.self),
                        "grammaticalFeatures": grammaticalFeatures,
                    ],
                    required: ["lexicalCategory"]
                )
            ).described("What the word may be as a form of the headword, for the kind lemma."),
        ],
        required: ["kind"]
    ).named("HeadwordMatch")

    /// Labels of a vocabulary.
    public static func labels<V: Vocabulary>(of vocabulary: V.Type) -> Schema { .array(of: .openLabel(of: vocabulary)) }

    /// `{text, type}`
    public static let grammaticalFeatures = Schema.array(
        of: .object(["text": .openLabel(of: GrammaticalFeature.self), "type": .string], required: ["text"])
    )

    /// `{id, text}`
    public static let relatedWords = Schema.array(
        of: .object(["id": .string, "text": .string], required: ["id", "text"])
    )

    /// `{id, text, type}`
    public static let crossReferences = Schema.array(
        of: .object(
            [
                "id": .string, "text": .string,
                "type": .any(of: [.string(among: CrossReference.Kind.allCases.map(\.label)), .string]),
            ],
            required: ["id", "text"]
        )
    )

    /// `{id, text}`, and `type` where the opposition is indirect.
    public static let antonyms = Schema.array(
        of: .object(
            [
                "id": .string, "text": .string,
                "type": oppositionType,
            ],
            required: ["id", "text"]
        )
    )

    /// How far an antonym is one.
    public static let oppositionType = Schema.any(of: [.string(among: ["indirect"]), .string]).described(
        "indirect: the opposite of a similar word."
    )

    /// `{phoneticSpelling, phoneticNotation, regions, audioFile, source}`
    public static let pronunciations = Schema.array(
        of: .object(
            [
                "phoneticSpelling": .string,
                "phoneticNotation": .any(of: [.string(among: Pronunciation.Notation.allCases.map(\.label)), .string]),
                "regions": .labels(of: Region.self).described("Where it is said like this."),
                "audioFile": .string.described("The address of a recording; only the upstream has some."),
                "source": .string,
            ],
            required: ["source"]
        )
    )

    /// `{text, regions, registers}`
    public static let variantForms = Schema.array(
        of: .object(
            ["text": .string, "regions": .labels(of: Region.self), "registers": .labels(of: Register.self)],
            required: ["text"]
        )
    )

    /// `{text, type}`
    public static let notes = Schema.array(
        of: .object(
            ["text": .string, "type": .any(of: [.string(among: Note.Kind.allCases.map(\.label)), .string])],
            required: ["text"]
        )
    )

    /// The members of an example.
    public static let exampleMembers: KeyValuePairs<String, Schema> = [
        "text": .string,
        "author": .string,
        "notes": .array(
            of: .object(
                [
                    "text": .string,
                    "type": .any(of: [.string(among: ["showsSynonym", "showsOther"]), .string]).described(
                        "showsSynonym, showsOther: the example shows another word of the same meaning."
                    ),
                ],
                required: ["text"]
            )
        ),
    ]

    /// The language that translations were joined through.
    public static let pivot = Schema.openLabel(of: Language.self).described(
        "Present if two sources were joined through this language: such a translation may mix meanings up."
    )

    /// One meaning's translations, for each meaning.
    public static let translationGroups = Schema.array(
        of: .object(
            [
                "source": .string,
                "language": .openLabel(of: Language.self).described("The language of the translations."),
                "pivot": pivot,
                "lexicalCategory": .openLabel(of: LexicalCategory.self),
            ],
            translatedMeaning,
            required: ["source", "language", "translations"]
        )
    ).described("One for each meaning.")

    /// Which meaning is translated, and how.
    public static let translatedMeaning: KeyValuePairs<String, Schema> = [
        "gloss": .string.described("Which meaning is translated, in the words of the source."),
        "domains": .labels(of: Domain.self), "registers": .labels(of: Register.self),
        "regions": .labels(of: Region.self),
        "translations": translations,
    ]

    /// Words or texts of another language.
    public static let translations = Schema.array(
        of: .object(
            [
                "text": .string, "language": .openLabel(of: Language.self), "languageTag": languageTag,
                "grammaticalFeatures": grammaticalFeatures,
                "registers": .labels(of: Register.self), "regions": .labels(of: Region.self),
            ],
            required: ["text", "language"]
        )
    )
}
