public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordModel

/// Which words are used how often: `StatsWordResultList` of the Oxford Dictionaries API.
public struct WordListStatsResponse: StatsResponse, Hashable, Sendable {
    /// A row of the list.
    public struct Row: JSONShaped, Hashable, Sendable {
        /// What it is about; what was collated away is nil.
        public let record: WordRecord
        /// How often it occurs.
        public let frequency: Frequency

        /// The row.
        public static let shape = Shape<Self>([
            .optional("wordform") { $0.record.wordform },
            .optional("trueCase") { $0.record.trueCase },
            .optional("lemma") { $0.record.lemma },
            .optional("lexicalCategory", "Absent if the lexicon does not know the word.") {
                $0.record.lexicalCategory
            },
            .list("grammaticalFeatures") { $0.record.grammaticalFeatures },
            .members(of: .frequency) { $0.frequency },
            .documentFrequency { $0.record.documentFrequency },
            .isEstimated { $0.record.isEstimated },
        ])
    }

    /// Which corpus was asked.
    public var metadata: StatsMetadata
    /// The rows in the order that was asked for.
    public package(set) var rows: [Row]

    /// `StatsWordResultList`.
    public static let shape = Shape<Self>([.required("metadata") { $0.metadata }, .required("results") { $0.rows }])
}
