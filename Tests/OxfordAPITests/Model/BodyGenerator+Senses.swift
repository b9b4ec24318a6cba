import HeadwordJSON

// Senses and their parts.

extension BodyGenerator {
    mutating func examples() -> JSONValue {
        list {
            $0.object(
                ["text": { $0.text() }],
                [
                    "definitions": { $0.texts() }, "domains": { $0.domains() }, "registers": { $0.registers() },
                    "regions": { $0.regions() }, "notes": { $0.notes() }, "senseIds": { $0.texts() },
                    "translations": { $0.translations() }, "collocations": { $0.crossReferences() },
                    "crossReferences": { $0.crossReferences() }, "crossReferenceMarkers": { $0.texts() },
                ]
            )
        }
    }

    mutating func translations() -> JSONValue {
        list {
            $0.object(
                ["text": { $0.text() }, "language": { $0.language() }],
                [
                    "domains": { $0.domains() }, "registers": { $0.registers() }, "regions": { $0.regions() },
                    "grammaticalFeatures": { $0.features() }, "notes": { $0.notes() }, "type": { $0.text() },
                    "collocations": { $0.crossReferences() }, "toneGroups": { $0.toneGroups() },
                ]
            )
        }
    }

    private mutating func toneGroups() -> JSONValue {
        list {
            $0.object([
                "tones": {
                    $0.list {
                        $0.object(["type": { $0.chosen(["ipa", "oupToneCode"]) }, "value": { $0.text() }])
                    }
                }
            ])
        }
    }

    private mutating func links() -> JSONValue {
        list {
            $0.object(["entry_id": { $0.id() }, "sense_id": { $0.text() }], ["language": { $0.language() }])
        }
    }

    /// The API describes these as texts in a list of lists.
    private mutating func examplesOfConstructions() -> JSONValue {
        chance(50) ? list { $0.texts() } : chance(50) ? texts() : examples()
    }

    private mutating func constructions() -> JSONValue {
        list {
            $0.object(
                ["text": { $0.text() }],
                [
                    "domains": { $0.domains() }, "examples": { $0.examplesOfConstructions() },
                    "notes": { $0.notes() }, "regions": { $0.regions() }, "registers": { $0.registers() },
                    "translations": { $0.translations() },
                ]
            )
        }
    }

    mutating func senses(depth: Int = 0) -> JSONValue {
        if depthOfSenses == 30 { return [sense(depth)] }
        return list { $0.sense(depth) }
    }

    private mutating func sense(_ depth: Int) -> JSONValue {
        let isDeep = depthOfSenses == 30
        let hasSubsenses = depth < depthOfSenses && (isDeep || chance(20))
        let subsenses: Members = hasSubsenses ? ["subsenses": { $0.senses(depth: depth + 1) }] : [:]
        if isDeep { return object(always: subsenses, [:], ["id": { $0.text() }, "registers": { $0.registers() }]) }
        return object(
            always: subsenses,
            [:],
            Self.partsOfSenses,
            version == .v1 ? ["short_definitions": { $0.texts() }] : Self.laterPartsOfSenses
        )
    }

    private static var partsOfSenses: Members {
        [
            "id": { $0.text() }, "definitions": { $0.texts() }, "examples": { $0.examples() },
            "domains": { $0.domains() }, "registers": { $0.registers() }, "regions": { $0.regions() },
            "notes": { $0.notes() }, "pronunciations": { $0.pronunciations() }, "variantForms": { $0.variants() },
            "crossReferenceMarkers": { $0.texts() }, "crossReferences": { $0.crossReferences() },
            "thesaurusLinks": { $0.links() }, "translations": { $0.translations() },
        ]
    }

    private static var laterPartsOfSenses: Members {
        [
            "shortDefinitions": { $0.texts() }, "synonyms": { $0.related() }, "antonyms": { $0.related() },
            "inflections": { $0.inflectedForms() }, "constructions": { $0.constructions() },
            "domainClasses": { $0.domains() }, "semanticClasses": { $0.domains() },
            "datasetCrossLinks": { $0.links() }, "etymologies": { $0.texts() },
        ]
    }
}
