internal import HeadwordModel

/// The English headwords. All their data was made up for tests.
enum EnglishWords {
    static let all = [
        big, bank, cafe, colour, colourInAmerica, color, colorInBritain, cPlusPlus, eye, eyeball, goalie, golfer,
        happy, house, hundredPercent, notAvailable, oslo, polish, polishNationality, rhythmAndBlues, sad, set, swim,
        test, timeOut, tis,
    ]

    /// A headword with synonyms and antonyms.
    private static let big = Headword(
        word: "big",
        wordClasses: [
            WordClass(
                category: .adjective,
                pronunciation: "bɪɡ",
                forms: [Form("bigger", .comparative), Form("biggest", .superlative)],
                homographs: [
                    Homograph(
                        features: [.positive],
                        etymology: "an old word of the north",
                        meanings: [
                            Meaning(
                                definition: "taking up much room",
                                examples: [Usage("a big box", ["es": "una caja grande"])],
                                synonyms: ["large", "great", "ever so big"],
                                antonyms: ["small", "little"],
                                translations: ["es": ["grande"], "de": ["groß"]],
                                narrower: [
                                    Meaning(
                                        definition: "grown up",
                                        examples: [Usage("my big sister")],
                                        registers: [.informal],
                                        synonyms: ["elder"],
                                        antonyms: ["younger"]
                                    )
                                ]
                            ),
                            Meaning(definition: "that matters", synonyms: ["important"], antonyms: ["trivial"]),
                        ]
                    )
                ],
                derivatives: [RelatedWord(text: "biggish", register: .informal), RelatedWord(text: "bigness")],
                sentences: ["The big tree fell in the storm.", "It was a big day for all of us."]
            )
        ]
    )

    /// A headword with domains and with subsenses of subsenses.
    private static let bank = Headword(
        word: "bank",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "baŋk",
                forms: [Form("banks", .plural)],
                homographs: [
                    Homograph(
                        number: "100",
                        features: [.singular],
                        meanings: [
                            Meaning(
                                definition: "the ground beside a river",
                                narrower: [
                                    Meaning(
                                        definition: "ground that rises",
                                        narrower: [
                                            Meaning(
                                                definition: "such ground under the sea",
                                                domains: [.geology],
                                                narrower: [Meaning(definition: "a place to fish", domains: [.angling])]
                                            )
                                        ]
                                    )
                                ]
                            )
                        ]
                    ),
                    Homograph(
                        number: "200",
                        features: [.singular],
                        etymology: "from a word for the bench of one who changes money",
                        meanings: [
                            Meaning(
                                definition: "a house that keeps money",
                                domains: [.finance],
                                synonyms: ["lender"],
                                translations: ["es": ["banco"], "de": ["Bank"]]
                            )
                        ]
                    ),
                ],
                phrases: [RelatedWord(text: "break the bank")],
                sentences: ["She put the money in the bank."]
            ),
            WordClass(
                category: .verb,
                pronunciation: "baŋk",
                forms: [Form("banked", .past), Form("banked", .pastParticiple), Form("banking", .presentParticiple)],
                homographs: [
                    Homograph(
                        features: [.intransitive],
                        meanings: [Meaning(definition: "lean over in a turn", domains: [.aviation])]
                    )
                ],
                phrasalVerbs: [RelatedWord(text: "bank on")]
            ),
        ]
    )

    /// A headword with an accent.
    private static let cafe = Headword(
        word: "café",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "ˈkafeɪ",
                forms: [Form("cafés", .plural)],
                homographs: [
                    Homograph(
                        features: [.singular],
                        meanings: [Meaning(definition: "a house that sells coffee", domains: [.coffee])]
                    )
                ]
            )
        ]
    )

    /// A headword with a variant form; in the other dictionary, it only refers to that form.
    private static let colour = Headword(
        word: "colour",
        variety: .gb,
        wordClasses: colourClasses(Variant(text: "color", regions: [.us]))
    )
    private static let colourInAmerica = Headword(
        word: "colour",
        variety: .us,
        wordClasses: pointer(to: "color", marker: "British spelling of color")
    )
    private static let color = Headword(
        word: "color",
        variety: .us,
        wordClasses: colourClasses(Variant(text: "colour", regions: [.british]))
    )
    private static let colorInBritain = Headword(
        word: "color",
        variety: .gb,
        wordClasses: pointer(to: "colour", marker: "US spelling of colour")
    )

    private static func colourClasses(_ variant: Variant) -> [WordClass] {
        let meaning = Meaning(definition: "what red, green and blue are", domains: [.optics], synonyms: ["hue"])
        let homograph = Homograph(features: [.singular, .mass], variants: [variant], meanings: [meaning])
        return [WordClass(category: .noun, pronunciation: "ˈkʌlə", homographs: [homograph])]
    }

    /// Returns a sense without a definition, which only refers to another headword.
    private static func pointer(to word: String, marker: String) -> [WordClass] {
        let reference = Reference(word: word, kind: "variant spelling", marker: marker)
        return [WordClass(category: .noun, homographs: [Homograph(meanings: [Meaning(reference: reference)])])]
    }

    private static let cPlusPlus = Headword(
        word: "C++",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "siːplʌsˈplʌs",
                homographs: [
                    Homograph(
                        features: [.proper],
                        meanings: [Meaning(definition: "a language for programs", domains: [.computing])]
                    )
                ]
            )
        ]
    )

    private static let eye = Headword(
        word: "eye",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "ʌɪ",
                forms: [Form("eyes", .plural)],
                homographs: [
                    Homograph(
                        features: [.singular],
                        meanings: [
                            Meaning(
                                definition: "what one sees with",
                                domains: [.anatomy],
                                translations: ["es": ["ojo"], "de": ["Auge"], "id": ["mata"]]
                            )
                        ]
                    )
                ],
                sentences: ["He closed one eye."]
            )
        ]
    )

    /// A headword with a variant form of two words.
    private static let eyeball = Headword(
        word: "eyeball",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "ˈʌɪbɔːl",
                forms: [Form("eyeballs", .plural)],
                homographs: [
                    Homograph(
                        features: [.singular],
                        variants: [Variant(text: "eye ball")],
                        meanings: [
                            Meaning(
                                definition: "the round part of the eye",
                                domains: [.anatomy],
                                translations: ["id": ["bola mata"]]
                            )
                        ]
                    )
                ]
            )
        ]
    )

    private static let goalie = Headword(
        word: "goalie",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "ˈɡəʊli",
                forms: [Form("goalies", .plural)],
                homographs: [
                    Homograph(
                        features: [.singular],
                        meanings: [
                            Meaning(
                                definition: "who keeps the ball out",
                                domains: [.sport],
                                registers: [.informal],
                                synonyms: ["keeper"]
                            ),
                            Meaning(definition: "a watchman", registers: [.rare]),
                        ]
                    )
                ]
            )
        ]
    )

    private static let happy = Headword(
        word: "happy",
        wordClasses: [
            WordClass(
                category: .adjective,
                pronunciation: "ˈhapi",
                forms: [Form("happier", .comparative), Form("happiest", .superlative)],
                homographs: [
                    Homograph(
                        features: [.positive],
                        meanings: [
                            Meaning(
                                definition: "feeling glad",
                                examples: [Usage("a happy child")],
                                synonyms: ["glad", "merry"],
                                antonyms: ["sad"],
                                translations: ["es": ["feliz"], "de": ["glücklich"]]
                            )
                        ]
                    )
                ],
                sentences: ["They were happy to see the sea again."]
            )
        ]
    )

    /// A headword with subsenses and translations.
    private static let house = Headword(
        word: "house",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "haʊs",
                forms: [Form("houses", .plural)],
                homographs: [
                    Homograph(
                        features: [.singular],
                        note: "in names with a capital",
                        meanings: [
                            Meaning(
                                definition: "a building to live in",
                                examples: [Usage("a house by the sea", ["es": "una casa junto al mar"])],
                                domains: [.building, .architecture],
                                note: "also of animals",
                                synonyms: ["home"],
                                translations: ["es": ["casa"], "de": ["Haus"], "id": ["rumah"], "pt": ["casa"]],
                                narrower: [
                                    Meaning(
                                        definition: "all who live in it",
                                        regions: [.british],
                                        translations: ["es": ["familia"]],
                                        narrower: [Meaning(definition: "a family of kings", registers: [.historical])]
                                    )
                                ]
                            ),
                            Meaning(definition: "the people at a play", domains: [.theatre], registers: [.informal]),
                        ]
                    )
                ],
                compounds: [RelatedWord(text: "house boat")],
                sentences: ["Our house stands at the end of the road."]
            ),
            WordClass(
                category: .verb,
                pronunciation: "haʊz",
                forms: [Form("housed", .past), Form("housed", .pastParticiple), Form("housing", .presentParticiple)],
                homographs: [
                    Homograph(
                        features: [.transitive],
                        meanings: [Meaning(definition: "give a home to", translations: ["es": ["alojar"]])]
                    )
                ]
            ),
        ]
    )
}
