import HeadwordJSON

// The part of each kind of reply about a headword in a lexical category.

extension BodyGenerator {
    mutating func entry() -> JSONValue {
        object(
            ["senses": { $0.senses() }],
            [
                "homographNumber": { $0.chance(20) ? 101 : $0.chosen(["000", "101", "1200"]) },
                "etymologies": { $0.texts() },
                "grammaticalFeatures": { $0.features() }, "pronunciations": { $0.pronunciations() },
                "notes": { $0.notes() }, "variantForms": { $0.variants() }, "inflections": { $0.inflectedForms() },
                "crossReferences": { $0.crossReferences() }, "crossReferenceMarkers": { $0.texts() },
            ]
        )
    }

    mutating func lexicalEntry() -> JSONValue {
        object(
            ["language": { $0.language() }, "lexicalCategory": { $0.category() }, "text": { $0.text() }],
            [
                "entries": { $0.list { $0.entry() } }, "pronunciations": { $0.pronunciations() },
                "grammaticalFeatures": { $0.features() }, "derivatives": { $0.related() },
                "derivativeOf": { $0.related() }, "notes": { $0.notes() }, "variantForms": { $0.variants() },
                "compounds": { $0.related() }, "phrases": { $0.related() }, "phrasalVerbs": { $0.related() },
                "root": { $0.text() },
            ]
        )
    }

    private mutating func thesaurusSense(_ depth: Int = 0) -> JSONValue {
        object(
            ["synonyms": { $0.related() }],
            [
                "id": { $0.text() }, "domains": { $0.domains() }, "registers": { $0.registers() },
                "regions": { $0.regions() }, "examples": { $0.examples() }, "antonyms": { $0.related() },
                "subsenses": { $0.list { depth < 3 ? $0.thesaurusSense(depth + 1) : [:] } },
            ]
        )
    }

    mutating func thesaurusLexicalEntry() -> JSONValue {
        object(
            ["language": { $0.language() }, "lexicalCategory": { $0.category() }, "text": { $0.text() }],
            [
                "variantForms": { $0.variants() },
                "entries": {
                    $0.list {
                        $0.object(
                            ["senses": { $0.list { $0.thesaurusSense() } }],
                            ["homographNumber": { $0.chosen(["000"]) }, "variantForms": { $0.variants() }]
                        )
                    }
                },
            ]
        )
    }

    mutating func lemmatronLexicalEntry() -> JSONValue {
        object(
            [
                "language": { $0.language() }, "lexicalCategory": { $0.category() }, "text": { $0.text() },
                "inflectionOf": { $0.list { $0.object(["id": { $0.id() }, "text": { $0.text() }]) } },
            ],
            ["grammaticalFeatures": { $0.features() }]
        )
    }

    mutating func inflectionsLexicalEntry() -> JSONValue {
        object(
            ["language": { $0.language() }, "lexicalCategory": { $0.category() }],
            ["grammaticalFeatures": { $0.features() }, "inflections": { $0.inflectedForms() }]
        )
    }

    mutating func sentencesLexicalEntry() -> JSONValue {
        object(
            ["language": { $0.language() }, "text": { $0.text() }, "sentences": { $0.examples() }],
            ["lexicalCategory": { $0.category() }, "grammaticalFeatures": { $0.features() }]
        )
    }
}
