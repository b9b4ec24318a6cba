package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// What rhymes with a word? (`rhymes.lookup`)
package struct RhymesRequest: WordRequest {
    package typealias Response = RhymesResponse

    /// The default number of rhymes of each pronunciation in an answer, and the maximum.
    package static let (defaultLimit, maximumLimit) = (50, 1000)

    /// The word.
    package var query = WordQuery()
    /// The requested kinds of rhymes.
    var kinds = [RhymeKind.perfect]
    /// The permitted numbers of syllables of a rhyme; nil for any.
    var syllables: SyllableRange?
    /// The required stress of a rhyme; nil for any.
    var stress: StressPattern?
    /// The requested part of each list.
    var page = Page(limit: defaultLimit)

    package init() {}
}

// MARK: - Description

extension RhymesRequest {
    private static let kind = Parameter<[RhymeKind]>.labels(
        "kind",
        "The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the primary "
            + "stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from there on "
            + "are alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).",
        isFilter: false
    )
    private static let syllables = Parameter<SyllableRange>(
        "syllables",
        "The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent.",
        schema: .any(of: [.integer(in: 1...SyllableRange.most), .string(matching: SyllableRange.pattern)]),
        expectation: "a number of syllables from 1 to \(SyllableRange.most), or two of them as in '2-3'"
    ) { SyllableRange(json: $0) }
    private static let stress = Parameter<StressPattern>(
        "stress",
        "The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ? any, so that "
            + "'010' finds 'together'; any stress if absent.",
        schema: .string(matching: StressPattern.pattern),
        expectation: "1 to \(SyllableRange.most) of the characters 0, 1, 2 and ?"
    ) { StressPattern(json: $0) }

    package static let endpoint = Endpoint<Self>(
        method: "rhymes.lookup",
        summary: "Lists the rhymes of a word for each of its pronunciations, the most common words first.",
        parameters: [
            .word, .language, .lexicalCategory,
            kind.optional { $0.kinds = $1 },
            syllables.optional { $0.syllables = $1 },
            stress.optional { $0.stress = $1 },
            Page.parameters("rhymes for each pronunciation", default: defaultLimit, maximum: maximumLimit) {
                $0.page = $1
            },
            .suggestions,
        ],
        resultName: "Rhymes",
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword, none with a pronunciation or in these lexical categories, or a language "
                    + "other than English.",
                reasons: [.noPronunciation]
            )
        ],
        examples: [
            .init("Perfect rhymes", ["word": "better"]),
            .init("Rhymes of two syllables", ["word": "adder", "syllables": 2, "stress": "10"]),
            .init("Perfect and near rhymes", ["word": "dog", "kind": ["perfect", "near"], "limit": 10]),
        ]
    )
}
