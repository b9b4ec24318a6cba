import HeadwordJSON

// Labels, identifiers and small parts.

extension BodyGenerator {
    mutating func id() -> JSONValue {
        chosen([
            "tea", "ice_cream", "%27tis", "caf%C3%A9", "n%2Fa", "100%25", "100%", "%zz", "%C3", "a%2527b", "AC%2FDC_x",
            "%e2%82%ac", "",
        ])
    }

    mutating func language() -> JSONValue { chosen(["en", "en-gb", "en-us", "es", "nso", "qu", "xx", "English"]) }

    /// Returns a text in the first version, `{id, text}` in the second.
    mutating func label(_ labels: [(id: String, text: String)]) -> JSONValue {
        let label = pick(
            labels + [("no_such_label", "No Such Label"), ("", ""), ("children%27s", "children%27s slang")]
        )
        if version == .v1 { return .string(label.text) }
        return object(["id": { _ in .string(label.id) }, "text": { _ in .string(label.text) }])
    }

    mutating func category() -> JSONValue {
        label([("noun", "Noun"), ("verb", "Verb"), ("combiningForm", "Combining Form"), ("idiomatic", "idiomatic")])
    }

    mutating func domains() -> JSONValue {
        list { $0.label([("air_force", "Air Force"), ("sport", "Sport"), ("oil_industry", "Oil_Industry")]) }
    }

    mutating func registers() -> JSONValue {
        list { $0.label([("informal", "informal"), ("non-standard", "Non-standard"), ("dated", "Dated")]) }
    }

    mutating func regions() -> JSONValue {
        list { $0.label([("british", "British"), ("north_american", "North American"), ("spain", "Spain")]) }
    }

    mutating func features() -> JSONValue {
        list {
            let feature = $0.pick([
                ("plural", "Plural", "Number"), ("pastParticiple", "Past Participle", "Non Finiteness"),
                ("mass", "Mass", "Countability"), ("unheardOf", "Unheard Of", "Novelty"),
            ])
            let parts: Members = ["text": { _ in .string(feature.1) }, "type": { _ in .string(feature.2) }]
            return $0.object(parts, $0.version == .v1 ? [:] : ["id": { _ in .string(feature.0) }])
        }
    }

    mutating func texts() -> JSONValue { list { $0.text() } }

    mutating func notes() -> JSONValue {
        list {
            $0.object(
                ["text": { $0.text() }, "type": { $0.chosen(["wordFormNote", "indicator", "newNote"]) }],
                ["id": { $0.text() }]
            )
        }
    }

    mutating func pronunciations() -> JSONValue {
        list {
            $0.object(
                [:],
                [
                    "audioFile": { $0.chosen(["http://audio.example/tea.mp3", "https://audio.example/tea.mp3"]) },
                    "dialects": { $0.list { $0.chosen(["British English", "American English"]) } },
                    "phoneticNotation": { $0.chosen(["IPA", "respell"]) }, "phoneticSpelling": { $0.text() },
                    "regions": { $0.regions() }, "registers": { $0.registers() },
                ]
            )
        }
    }

    mutating func crossReferences() -> JSONValue {
        list {
            $0.object([
                "id": { $0.id() }, "text": { $0.text() },
                "type": { $0.chosen(["see also", "close match", "abbreviation of", "pre", "post"]) },
            ])
        }
    }

    mutating func variants() -> JSONValue {
        list {
            $0.object(
                ["text": { $0.text() }],
                [
                    "regions": { $0.regions() }, "domains": { $0.domains() }, "registers": { $0.registers() },
                    "notes": { $0.notes() }, "pronunciations": { $0.pronunciations() },
                ]
            )
        }
    }

    /// Returns related words, synonyms and antonyms; their register may be a single value instead of a list.
    mutating func related() -> JSONValue {
        list {
            $0.object(
                ["text": { $0.text() }],
                [
                    "id": { $0.id() }, "language": { $0.language() }, "domains": { $0.domains() },
                    "regions": { $0.regions() },
                    "registers": { $0.chance(50) ? $0.registers() : $0.label([("informal", "informal")]) },
                ]
            )
        }
    }

    mutating func inflectedForms() -> JSONValue {
        list {
            $0.object(
                ["inflectedForm": { $0.text() }],
                [
                    "grammaticalFeatures": { $0.features() }, "lexicalCategory": { $0.category() },
                    "pronunciations": { $0.pronunciations() }, "domains": { $0.domains() },
                    "regions": { $0.regions() }, "registers": { $0.registers() },
                ]
            )
        }
    }
}
