internal import HeadwordCore
public import HeadwordJSON
internal import HeadwordModel

/// How often a word is used: `StatsWordResult` of the Oxford Dictionaries API.
public struct WordStatsResponse: StatsResponse {
    /// Which corpus was asked.
    public var metadata: StatsMetadata
    /// What was asked for.
    public let request: WordStatsRequest
    /// How often it occurs.
    public let frequency: Frequency
    /// The number of records that fit.
    public let matchCount: Int
    /// The number of documents in which it occurs, where that is known.
    public let documentFrequency: UInt64?
    /// Whether occurrences of some forms were divided between their readings.
    public let isEstimated: Bool
    /// Whether the frequency is known: a corpus with a floor does not list all words.
    public let isListed: Bool

    /// Writes `StatsWordResult`. A word that is not listed has no frequency: nobody knows that it is 0.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", metadata)
            writer.name("result")
            writer.object { writer in
                writer.member("wordform", ifPresent: request.wordform)
                writer.member("trueCase", ifPresent: request.trueCase)
                writer.member("lemma", ifPresent: request.lemma)
                writer.member("lexicalCategory", ifPresent: request.lexicalCategory?.label)
                if isListed { writer.members(of: frequency) } else { writer.member("isListed", false) }
                writer.member("documentFrequency", ifPresent: documentFrequency.map { Int(clamping: $0) })
                writer.member("matchCount", matchCount)
                if isEstimated { writer.member("isEstimated", true) }
            }
        }
    }
}

extension WordStatsResponse {
    /// The schema of the result.
    static let schema = Schema.object(
        [
            "metadata": StatsMetadata.schema,
            "result": .object(
                [
                    "wordform": .string, "trueCase": .string, "lemma": .string,
                    "lexicalCategory": .openLabel(of: LexicalCategory.self), "documentFrequency": .documentFrequency,
                    "matchCount": .integer.described("The number of records that fit."),
                    "isEstimated": .isEstimated,
                    "isListed": .boolean.described(
                        "False in place of frequency: the corpus is a list of the commoner words, and this is none of them."
                    ),
                ],
                StatsSchema.frequency
            ),
        ],
        required: ["metadata", "result"]
    )
}

extension Schema {
    /// How many documents have something.
    static let documentFrequency = Schema.integer.described(
        "The number of documents with an occurrence. Absent if it is not known."
    )
    /// Whether a number is an estimate.
    static let isEstimated = Schema.boolean.described(
        "True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts."
    )
}
