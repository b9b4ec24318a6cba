public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordModel

/// The frequencies of words: `StatsWordResultList` of the Oxford Dictionaries API.
public struct WordListStatsResponse: StatsResponse, Hashable, Sendable {
    /// A row of the list.
    public struct Row: JSONShaped, Hashable, Sendable {
        /// The word; members that are collated away are nil.
        public let record: WordRecord
        /// How often it occurs.
        public let frequency: Frequency

        /// The row.
        public static let shape = Shape<Self>([
            .optional("wordform") { $0.record.wordform },
            .optional("trueCase") { $0.record.trueCase },
            .optional("lemma") { $0.record.lemma },
            .optional("lexicalCategory", "Absent if the word is not in the lexicon.") {
                $0.record.lexicalCategory
            },
            .list("grammaticalFeatures") { $0.record.grammaticalFeatures },
            .members(of: .frequency) { $0.frequency },
            .documentFrequency { $0.record.documentFrequency },
            .isEstimated { $0.record.isEstimated },
        ])
    }

    /// The corpus that was queried.
    public var metadata: StatsMetadata
    /// The rows in the requested order.
    public package(set) var rows: [Row]

    /// `StatsWordResultList`.
    public static let shape = Shape<Self>([.required("metadata") { $0.metadata }, .required("results") { $0.rows }])
}
