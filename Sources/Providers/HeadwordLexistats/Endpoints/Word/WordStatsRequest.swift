public import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordModel

/// How often is a word used? (`lexistats.word`)
public struct WordStatsRequest: CorpusRequest {
    /// The answer.
    public typealias Response = WordStatsResponse

    /// Which corpus is asked.
    public var corpus = CorpusChoice(defaults: corpora)
    /// The word as it is written.
    public var wordform: String?
    /// The word in its usual case.
    public var trueCase: String?
    /// The headword of which the word is a form.
    public var lemma: String?
    /// The lexical category of the word.
    public var lexicalCategory: LexicalCategory?

    /// Creates a request of which nothing is given yet.
    public init() {}

    /// Makes sure that something is said about the word.
    public func check() throws {
        guard wordform != nil || trueCase != nil || lemma != nil || lexicalCategory != nil else {
            throw CallFailure.missingParameter(
                "wordform",
                expected: "there, or one of 'trueCase', 'lemma' and 'lexicalCategory'"
            )
        }
    }

    /// The corpora that answer if none is named.
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
        summary: "Says how often a word is used: all its records in a corpus, as one. At least one of wordform, "
            + "trueCase, lemma and lexicalCategory is needed; several must all fit.",
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
            .init("A word and its other cases", ["trueCase": "happy"], needs: CorpusChoice.needsWords),
            .init(
                "All forms of a verb",
                ["lemma": "swim", "lexicalCategory": "verb"],
                needs: CorpusChoice.needsWords
            ),
        ]
    )
}
