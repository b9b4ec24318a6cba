internal import HeadwordModel

/// The headwords of other languages. All their data was made up for tests.
enum ForeignWords {
    static let all = [ano, casa, grande, haus]

    /// A headword with a diacritic: a lenient search also finds it as `ano`.
    private static let ano = Headword(
        word: "año",
        language: "es",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "ˈaɲo",
                forms: [Form("años", .plural)],
                homographs: [
                    Homograph(
                        features: [.masculine],
                        meanings: [Meaning(definition: "doce meses", translations: ["en": ["year"]])]
                    )
                ]
            )
        ]
    )

    private static let casa = Headword(
        word: "casa",
        language: "es",
        wordClasses: [
            WordClass(
                category: .noun,
                pronunciation: "ˈkasa",
                forms: [Form("casas", .plural)],
                homographs: [
                    Homograph(
                        features: [.feminine],
                        meanings: [
                            Meaning(
                                definition: "edificio para vivir",
                                examples: [Usage("una casa blanca", ["en": "a white house"])],
                                translations: ["en": ["house", "home"], "de": ["Haus"], "pt": ["casa"]]
                            )
                        ]
                    )
                ],
                sentences: ["La casa está cerca del río.", "Volvimos a casa muy tarde."]
            )
        ]
    )

    private static let grande = Headword(
        word: "grande",
        language: "es",
        wordClasses: [
            WordClass(
                category: .adjective,
                forms: [Form("grandes", .plural)],
                homographs: [
                    Homograph(meanings: [Meaning(definition: "que ocupa mucho", translations: ["en": ["big"]])])
                ]
            )
        ]
    )

    private static let haus = Headword(
        word: "Haus",
        language: "de",
        wordClasses: [
            WordClass(
                category: .noun,
                forms: [Form("Häuser", .plural)],
                homographs: [
                    Homograph(
                        features: [.neuter],
                        meanings: [
                            Meaning(
                                definition: "Gebäude zum Wohnen",
                                translations: ["en": ["house"], "es": ["casa"]]
                            )
                        ]
                    )
                ]
            )
        ]
    )
}
