internal import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON

/// How often a word was used in each period.
public struct TrendResponse: JSONWritable, Hashable, Sendable {
    /// Which corpus was asked.
    public let metadata: StatsMetadata
    /// The word without regard to case.
    public let word: String
    /// All periods of the corpus in their order, also those without the word.
    public let points: [TrendPoint]

    /// How often the word was used in a period.
    public static func frequency(at point: TrendPoint) -> Frequency { Frequency(point.frequency, of: point.words) }

    /// Writes the answer.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", metadata)
            writer.member("word", word)
            writer.member("results", of: points) { point, writer in
                writer.object { writer in
                    writer.member("period", point.period)
                    writer.members(of: Self.frequency(at: point))
                    writer.member("documentFrequency", Int(clamping: point.documentFrequency))
                    writer.member("words", Int(clamping: point.words))
                    writer.member("documents", Int(clamping: point.documents))
                }
            }
        }
    }

    /// The schema of the result.
    static let schema = Schema.object(
        [
            "metadata": StatsMetadata.schema,
            "word": .string,
            "results": .array(
                of: .object(
                    [
                        "period": .string.described("A year, or a year and a month: 2024, 2024-05."),
                        "documentFrequency": .documentFrequency,
                        "words": .integer.described("The number of words in texts of the period."),
                        "documents": .integer.described("The number of texts of the period."),
                    ],
                    StatsSchema.frequency,
                    required: ["period", "frequency", "normalizedFrequency", "words"]
                )
            ),
        ],
        required: ["metadata", "word", "results"]
    )
}
