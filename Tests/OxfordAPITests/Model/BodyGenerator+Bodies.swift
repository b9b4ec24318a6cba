import HeadwordJSON

// Whole bodies.

extension BodyGenerator {
    private mutating func metadata() -> JSONValue {
        object([
            "provider": { $0.text() }, "limit": { $0.countInMetadata() }, "offset": { $0.countInMetadata() },
            "total": { $0.countInMetadata() }, "options": { $0.anything() },
        ])
    }

    /// The second version sends these numbers as text.
    private mutating func countInMetadata() -> JSONValue {
        let count = integer(0...5000)
        return version == .v1 ? .integer(count) : .string(String(count))
    }

    /// Returns a number, or the same as text, which also occurs.
    private mutating func numberOrText() -> JSONValue {
        chance(20) ? chosen(["7", "0.25", "-1", "1e3", "12345678901234567"]) : number()
    }

    private mutating func countOrText() -> JSONValue {
        chance(20) ? chosen(["7", "-1", "1e3", "12345678901234567"]) : .integer(integer(0...1_000_000))
    }

    /// Returns a body with results: an object without them and the metadata is not a body.
    private mutating func body(_ result: @escaping Make) -> JSONValue {
        object(
            always: ["results": { $0.list(result) }],
            ["metadata": { $0.metadata() }],
            version == .v1 ? [:] : ["id": { $0.id() }, "word": { $0.text() }, "query": { $0.text() }]
        )
    }

    private mutating func headword(_ lexicalEntry: @escaping Make) -> JSONValue {
        object(
            always: ["id": { $0.id() }],
            [
                "language": { $0.language() }, "word": { $0.text() }, "lexicalEntries": { $0.list(lexicalEntry) },
            ],
            ["pronunciations": { $0.pronunciations() }, "type": { $0.chosen(["headword", "inflection", "phrase"]) }]
        )
    }

    mutating func retrieveEntry() -> JSONValue { body { $0.headword { $0.lexicalEntry() } } }

    mutating func thesaurus() -> JSONValue { body { $0.headword { $0.thesaurusLexicalEntry() } } }

    mutating func lemmatron() -> JSONValue { body { $0.headword { $0.lemmatronLexicalEntry() } } }

    mutating func sentences() -> JSONValue { body { $0.headword { $0.sentencesLexicalEntry() } } }

    mutating func inflections() -> JSONValue {
        body {
            $0.object(
                always: ["id": { $0.id() }],
                [
                    "language": { $0.language() },
                    "lexicalEntries": { $0.list { $0.inflectionsLexicalEntry() } },
                ],
                ["text": { $0.text() }]
            )
        }
    }

    mutating func wordlist() -> JSONValue {
        body {
            $0.object(
                always: ["id": { $0.id() }],
                ["word": { $0.text() }],
                [
                    "matchString": { $0.chance(30) && $0.hasSurprises ? .null : $0.text() },
                    "matchType": { $0.chosen(["headword", "inflection", "variantForm", "newType"]) },
                    "region": { $0.chosen(["gb", "us"]) }, "inflection_id": { $0.id() },
                    "score": { $0.numberOrText() }, "label": { $0.text() },
                ]
            )
        }
    }

    private mutating func wordFrequency() -> JSONValue {
        object(
            always: ["frequency": { $0.countOrText() }],
            ["normalizedFrequency": { $0.numberOrText() }],
            [
                "lemma": { $0.text() }, "lexicalCategory": { $0.category() }, "trueCase": { $0.text() },
                "wordform": { $0.text() }, "matchCount": { $0.countOrText() },
            ]
        )
    }

    mutating func wordStats() -> JSONValue {
        object(always: ["result": { $0.wordFrequency() }], ["metadata": { $0.metadata() }])
    }

    mutating func wordListStats() -> JSONValue { body { $0.wordFrequency() } }

    mutating func ngrams() -> JSONValue {
        body {
            $0.object(
                always: ["frequency": { $0.countOrText() }],
                ["tokens": { $0.chance(50) ? $0.texts() : $0.text() }]
            )
        }
    }

    mutating func languages() -> JSONValue {
        let language: Make = {
            $0.object(always: ["id": { $0.language() }], [:], ["language": { $0.text() }])
        }
        return body {
            $0.object(
                always: ["sourceLanguage": language],
                [:],
                [
                    "source": { $0.text() }, "region": { $0.chosen(["gb", "us"]) },
                    "type": { $0.chosen(["monolingual", "bilingual", "other"]) }, "targetLanguage": language,
                ]
            )
        }
    }

    private mutating func body(of names: [String], _ result: @escaping Make) -> JSONValue {
        object(always: ["results": { $0.map(names, result) }], ["metadata": { $0.metadata() }])
    }

    /// An object with some of the names.
    private mutating func map(_ names: [String], _ value: Make) -> JSONValue {
        let chosen = names.filter { _ in chance(60) }
        let members = chosen.map { name in
            JSONObject.Member(name: name, value: hasSurprises && chance(3) ? .null : value(&self))
        }
        return .object(JSONObject(members: members))
    }

    mutating func filters() -> JSONValue {
        body(of: ["entries", "inflections", "lemmas", "sentences", "translations", "newEndpoint"]) {
            $0.list { $0.chosen(["domains", "lexicalCategory", ""]) }
        }
    }

    mutating func regionNames() -> JSONValue {
        body(of: ["gb", "us", "nz"]) { $0.list { $0.chosen(["British", "American", "Somewhere_Else"]) } }
    }

    /// Returns the names of a label. One is in English: otherwise nothing distinguishes a label from a group of labels.
    private mutating func labelNames() -> JSONValue {
        object(always: ["en": { $0.chosen(["Air_Force", "children%27s", "Noun"]) }])
    }

    mutating func utilityLabels() -> JSONValue {
        body(of: ["air_force", "Noun", "children%27s_slang", "sport", "singular"]) { $0.labelNames() }
    }

    mutating func groupedUtilityLabels() -> JSONValue {
        body(of: ["Number", "Non_Finiteness"]) {
            $0.map(["singular", "pastParticiple", "unheard_of"]) { $0.labelNames() }
        }
    }
}
