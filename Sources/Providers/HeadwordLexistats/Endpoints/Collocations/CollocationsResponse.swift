internal import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON

/// Which words stand near a word.
public struct CollocationsResponse: JSONWritable, Hashable, Sendable {
    /// Which corpus was asked.
    public let metadata: StatsMetadata
    /// The word.
    public let word: String
    /// How many words before and after it are near.
    public let window: Int
    /// How often the word occurs.
    public let frequency: Frequency
    /// Its neighbours, the strongest first.
    public package(set) var rows: [Collocation]

    /// Writes the answer; measures have two decimals.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", metadata)
            writer.member("word", word)
            writer.member("window", window)
            writer.members(of: frequency)
            writer.member("results", of: rows) { row, writer in write(row, to: &writer) }
        }
    }

    private func write(_ row: Collocation, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("word", row.token)
            writer.member("frequency", Int(clamping: row.frequency))
            writer.member("before", Int(clamping: row.before))
            writer.member("after", Int(clamping: row.after))
            writer.member("wordFrequency", Int(clamping: row.collocateFrequency))
            writer.member("expectedFrequency", row.association.expected.rounded(toDigits: 6))
            writer.member("logLikelihood", row.association.logLikelihood.rounded(toDigits: 6))
            writer.member("tScore", row.association.tScore.rounded(toDigits: 6))
            writer.member("pmi", row.association.pmi.rounded(toDigits: 6))
        }
    }

    /// The schema of the result.
    static let schema = Schema.object(
        [
            "metadata": StatsMetadata.schema,
            "word": .string,
            "window": .integer,
            "results": .array(
                of: .object(
                    [
                        "word": .string,
                        "frequency": .integer.described("How often it stands near the word."),
                        "before": .integer.described("How often before it."),
                        "after": .integer.described("How often after it."),
                        "wordFrequency": .integer.described("How often it occurs at all."),
                        "expectedFrequency": .number.described("How often it would stand near the word by chance."),
                        "logLikelihood": .number.described("Dunning's G2: how sure it is that this is no chance."),
                        "tScore": .number.described("How sure it is; favours common words."),
                        "pmi": .number.described("How strong the bond is, in bits; favours rare words."),
                    ],
                    required: ["word", "frequency", "logLikelihood", "tScore", "pmi"]
                )
            ),
        ],
        StatsSchema.frequency,
        required: ["metadata", "word", "window", "frequency", "results"]
    )
}
