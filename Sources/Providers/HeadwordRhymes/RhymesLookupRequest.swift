internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension RhymesProvider {
    /// What rhymes with a word? (`rhymes.lookup`)
    struct LookupRequest: WordRequest {
        typealias Response = LookupResponse

        /// The word.
        var query = WordQuery()
        /// The requested kinds of rhymes.
        var kinds = [Kind.perfect]
        /// The permitted numbers of syllables of a rhyme; nil for any.
        var syllables: SyllableRange?
        /// The required stress of a rhyme; nil for any.
        var stress: StressPattern?
        /// The requested part of each list.
        var page = Page(limit: defaultLimit)
    }
}

// MARK: - Description

extension RhymesProvider.LookupRequest {
    private static let kind = Parameter<[RhymesProvider.Kind]>.labels(
        "kind",
        "The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the primary "
            + "stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from there on "
            + "are alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).",
        isFilter: false
    )
    private static let syllables = Parameter<RhymesProvider.SyllableRange>(
        "syllables",
        "The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent.",
        schema: .any(of: [
            .integer(in: 1...RhymesProvider.SyllableRange.most),
            .string(matching: RhymesProvider.SyllableRange.pattern),
        ]),
        expectation: "a number of syllables from 1 to \(RhymesProvider.SyllableRange.most), or two of them as in '2-3'"
    ) { RhymesProvider.SyllableRange(json: $0) }
    private static let stress = Parameter<RhymesProvider.StressPattern>(
        "stress",
        "The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ? any, so that "
            + "'010' finds 'together'; any stress if absent.",
        schema: .string(matching: RhymesProvider.StressPattern.pattern),
        expectation: "1 to \(RhymesProvider.SyllableRange.most) of the characters 0, 1, 2 and ?"
    ) { RhymesProvider.StressPattern(json: $0) }
    private static let defaultLimit = 50

    static let endpoint = Endpoint<Self>(
        method: "rhymes.lookup",
        summary: "Lists the rhymes of a word for each of its pronunciations, the commonest words first.",
        parameters: [
            .word, .language, .lexicalCategory,
            kind.optional { $0.kinds = $1 },
            syllables.optional { $0.syllables = $1 },
            stress.optional { $0.stress = $1 },
            Page.parameters("rhymes for each pronunciation", default: defaultLimit, maximum: 1000) {
                $0.page = $1
            },
        ],
        resultName: "Rhymes",
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword, none with a pronunciation or in these lexical categories, or a language "
                    + "other than English.",
                reasons: [RhymesProvider.noPronunciation]
            )
        ],
        examples: [
            .init("Perfect rhymes", ["word": "better"]),
            .init("Rhymes of two syllables", ["word": "adder", "syllables": 2, "stress": "10"]),
            .init("Perfect and near rhymes", ["word": "dog", "kind": ["perfect", "near"], "limit": 10]),
        ]
    )
}
