internal import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON
internal import HeadwordModel

/// Which words are used how often: `StatsWordResultList` of the Oxford Dictionaries API.
public struct WordListStatsResponse: StatsResponse, Hashable, Sendable {
    /// A row of the list.
    public struct Row: JSONWritable, Hashable, Sendable {
        /// What it is about; what was collated away is nil.
        public let record: WordRecord
        /// How often it occurs.
        public let frequency: Frequency

        /// Writes the row.
        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.member("wordform", ifPresent: record.wordform)
                writer.member("trueCase", ifPresent: record.trueCase)
                writer.member("lemma", ifPresent: record.lemma)
                writer.member("lexicalCategory", ifPresent: record.lexicalCategory?.label)
                writer.member("grammaticalFeatures", ifAny: record.grammaticalFeatures)
                writer.members(of: frequency)
                writer.member("documentFrequency", ifPresent: record.documentFrequency.map { Int(clamping: $0) })
                if record.isEstimated { writer.member("isEstimated", true) }
            }
        }
    }

    /// Which corpus was asked.
    public var metadata: StatsMetadata
    /// The rows in the order that was asked for.
    public package(set) var rows: [Row]

    /// Writes `StatsWordResultList`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", metadata)
            writer.member("results", rows)
        }
    }
}

extension WordListStatsResponse {
    /// The schema of the result.
    static let schema = Schema.object(
        [
            "metadata": StatsMetadata.schema,
            "results": .array(
                of: .object(
                    [
                        "wordform": .string, "trueCase": .string, "lemma": .string,
                        "lexicalCategory": .openLabel(of: LexicalCategory.self).described(
                            "Absent if the lexicon does not know the word."
                        ),
                        "grammaticalFeatures": .grammaticalFeatures, "documentFrequency": .documentFrequency,
                        "isEstimated": .isEstimated,
                    ],
                    StatsSchema.frequency,
                    required: ["frequency"]
                )
            ),
        ],
        required: ["metadata", "results"]
    )
}
