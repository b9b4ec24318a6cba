internal import HeadwordModel

extension EnglishWords {
    /// Returns a headword with one sense.
    private static func simple(
        _ word: String,
        _ category: LexicalCategory,
        _ definition: String,
        pronunciation: String? = nil,
        features: [GrammaticalFeature] = [],
        domains: [Domain] = [],
        needsCapitals: Bool = false
    ) -> Headword {
        let homograph = Homograph(features: features, meanings: [Meaning(definition: definition, domains: domains)])
        let wordClass = WordClass(category: category, pronunciation: pronunciation, homographs: [homograph])
        return Headword(word: word, needsCapitals: needsCapitals, wordClasses: [wordClass])
    }

    static let golfer = simple("golfer", .noun, "who plays golf", domains: [.golf, .sport])

    static let hundredPercent = simple("100%", .adverb, "wholly")

    /// A headword with a slash and without a pronunciation.
    static let notAvailable = simple("n/a", .residual, "not to be had", features: [.abbreviation])

    /// A name that is found only with its capital, except as a lemma.
    static let oslo = simple("Oslo", .noun, "a city by a fjord", features: [.proper], needsCapitals: true)

    static let rhythmAndBlues = simple("R&B", .noun, "rhythm and blues", features: [.abbreviation])

    /// A headword with an apostrophe.
    static let tis = simple("'tis", .contraction, "it is", pronunciation: "tɪz")

    static let sad = Headword(
        word: "sad",
        wordClasses: [
            WordClass(
                category: .adjective,
                pronunciation: "sad",
                forms: [Form("sadder", .comparative), Form("saddest", .superlative)],
                homographs: [
                    Homograph(
                        features: [.positive],
                        meanings: [
                            Meaning(definition: "feeling sorrow", synonyms: ["unhappy"], antonyms: ["happy"]),
                            Meaning(synonyms: ["sorry"]),
                        ]
                    )
                ]
            )
        ]
    )

    /// A pair of headwords that differ only in a capital.
    static let polish = Headword(
        word: "polish",
        wordClasses: [
            WordClass(
                category: .verb,
                pronunciation: "ˈpɒlɪʃ",
                forms: [
                    Form("polished", .past), Form("polished", .pastParticiple), Form("polishing", .presentParticiple),
                ],
                homographs: [
                    Homograph(features: [.transitive], meanings: [Meaning(definition: "rub until it shines")])
                ]
            )
        ]
    )
    static let polishNationality = simple("Polish", .adjective, "of Poland", pronunciation: "ˈpəʊlɪʃ")

    static let set = Headword(
        word: "set",
        wordClasses: [
            WordClass(
                category: .verb,
                pronunciation: "sɛt",
                forms: [
                    Form("sets", .third, .singular, .present), Form("set", .past), Form("set", .pastParticiple),
                    Form("setting", .presentParticiple),
                ],
                homographs: [
                    Homograph(
                        number: "100",
                        features: [.transitive],
                        etymology: "from a word for making sit",
                        meanings: [
                            Meaning(
                                definition: "put in a place",
                                examples: [Usage("set the cup on the table")],
                                synonyms: ["put", "lay"],
                                narrower: [Meaning(definition: "make ready", examples: [Usage("set the clock")])]
                            ),
                            Meaning(definition: "go down, as the sun", domains: [.astronomy], antonyms: ["rise"]),
                        ]
                    )
                ],
                phrasalVerbs: [RelatedWord(text: "set off"), RelatedWord(text: "set up")]
            ),
            WordClass(
                category: .noun,
                pronunciation: "sɛt",
                forms: [Form("sets", .plural)],
                homographs: [
                    Homograph(
                        number: "200",
                        features: [.singular],
                        meanings: [
                            Meaning(
                                definition: "things that belong together",
                                domains: [.mathematics],
                                synonyms: ["group"],
                                translations: ["es": ["conjunto"]]
                            ),
                            Meaning(definition: "a part of a match", domains: [.tennis, .sport]),
                        ]
                    )
                ]
            ),
        ]
    )

    static let swim = Headword(
        word: "swim",
        wordClasses: [
            WordClass(
                category: .verb,
                pronunciation: "swɪm",
                forms: [
                    Form("swims", .third, .singular, .present), Form("swam", .past), Form("swum", .pastParticiple),
                    Form("swimming", .presentParticiple),
                ],
                homographs: [
                    Homograph(
                        features: [.intransitive],
                        meanings: [
                            Meaning(
                                definition: "move through water",
                                examples: [Usage("she swims every day", ["es": "nada todos los días"])],
                                domains: [.swimming],
                                translations: ["es": ["nadar"], "de": ["schwimmen"]]
                            )
                        ]
                    )
                ]
            ),
            WordClass(
                category: .noun,
                pronunciation: "swɪm",
                forms: [Form("swims", .plural)],
                homographs: [
                    Homograph(features: [.singular], meanings: [Meaning(definition: "a time spent swimming")])
                ]
            ),
        ]
    )

    /// A headword with two homographs.
    static let test = Headword(
        word: "test",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "tɛst",
                forms: [Form("tests", .plural)],
                homographs: [
                    Homograph(
                        number: "100",
                        features: [.singular],
                        etymology: "from the name of a small pot",
                        meanings: [
                            Meaning(
                                definition: "a way to find out how good something is",
                                examples: [Usage("a test of strength")],
                                reference: Reference(word: "set", kind: "see also", marker: "see also set"),
                                synonyms: ["trial"],
                                translations: ["es": ["prueba"], "de": ["Prüfung"]]
                            )
                        ]
                    ),
                    Homograph(
                        number: "200",
                        features: [.singular],
                        meanings: [Meaning(definition: "the shell of some animals", domains: [.zoology])]
                    ),
                ]
            )
        ]
    )

    /// A headword of several words.
    static let timeOut = Headword(
        word: "time out",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "tʌɪm ˈaʊt",
                forms: [Form("time outs", .plural)],
                homographs: [
                    Homograph(
                        features: [.singular],
                        variants: [Variant(text: "time-out")],
                        meanings: [
                            Meaning(
                                definition: "a short rest",
                                domains: [.sport],
                                regions: [.northAmerican],
                                synonyms: ["break"]
                            )
                        ]
                    )
                ]
            )
        ]
    )
}
