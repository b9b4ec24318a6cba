public import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordModel

/// How often is a word used? (`lexistats.word`)
public struct WordStatsRequest: CorpusRequest {
    /// The answer.
    public typealias Response = WordStatsResponse

    /// The corpus to query.
    public var corpus = CorpusChoice(defaults: corpora)
    /// The word as it is written.
    public var wordform: String?
    /// The word in its usual case.
    public var trueCase: String?
    /// The headword that the word is a form of.
    public var lemma: String?
    /// The lexical category of the word.
    public var lexicalCategory: LexicalCategory?

    /// Creates an empty request.
    public init() {}

    /// Throws if nothing about the word is given.
    public func check() throws {
        guard wordform != nil || trueCase != nil || lemma != nil || lexicalCategory != nil else {
            throw CallFailure.missingParameter(
                "wordform",
                expected: "given, or one of 'trueCase', 'lemma' and 'lexicalCategory'"
            )
        }
    }

    /// The corpora used if none is named.
    public static let corpora = [CorpusChoice.wordCounts, CorpusChoice.texts]
}

// MARK: - Description

extension WordStatsRequest {
    private static let lexicalCategory = Parameter<LexicalCategory>.label(
        "lexicalCategory",
        "The lexical category of the word."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "lexistats.word",
        summary: "Shows how often a word is used, adding up all its records in a corpus. At least one of wordform, "
            + "trueCase, lemma and lexicalCategory is required; records must match all that are given.",
        parameters: [
            WordOptions.wordform.optional { $0.wordform = $1.text },
            WordOptions.trueCase.optional { $0.trueCase = $1.text },
            WordOptions.lemma.optional { $0.lemma = $1 },
            lexicalCategory.optional { $0.lexicalCategory = $1 },
            .corpus,
        ],
        resultName: "StatsWordResult",
        failures: [.init(code: 404, message: "No such corpus.")],
        examples: [
            .init("A word in any capitalization", ["trueCase": "happy"], needs: CorpusChoice.needsWords),
            .init(
                "All forms of a verb",
                ["lemma": "swim", "lexicalCategory": "verb"],
                needs: CorpusChoice.needsWords
            ),
        ]
    )
}
