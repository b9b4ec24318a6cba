public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// Which sequences of words are used how often: `NgramsResult` of the Oxford Dictionaries API.
public struct NgramsResponse: StatsResponse, Hashable, Sendable {
    /// An n-gram.
    public struct Row: Hashable, Sendable {
        /// Its tokens; nil if it was put together of several. So it is with the other members.
        public var tokens: [String]?
        /// The usual ways of writing its tokens.
        public var trueCases: [String]?
        /// The lemmas of its tokens.
        public var lemmas: [String]?
        /// The labels of its tokens' lexical categories; empty for a word that the lexicon does not know.
        public var lexicalCategories: [String]?
        /// How often it occurs.
        public var frequency: Frequency
        /// In how many documents; nil if that is not known.
        public var documentFrequency: UInt64?
    }

    /// Which corpus was asked.
    public var metadata: StatsMetadata
    /// The n-grams in the order that was asked for.
    public package(set) var rows: [Row]
    /// How tokens are written.
    public let format: NgramsRequest.Format

    /// `NgramsResult`.
    public static let shape = Shape<Self>.answer({ $0.metadata }, each: row) { response in
        response.rows.lazy.map { (row: $0, format: response.format) }
    }

    private static let row = Shape<(row: Row, format: NgramsRequest.Format)>([
        texts(
            "tokens",
            "In lower case but for those of the upstream. Absent where rows are collated by other members."
        ) { $0.tokens },
        texts("trueCases") { $0.trueCases },
        texts("lemmas") { $0.lemmas },
        texts("lexicalCategories", "Empty for a word that the lexicon does not know.") { $0.lexicalCategories },
        .members(of: .frequency) { $0.row.frequency },
        .documentFrequency { $0.row.documentFrequency },
    ])

    private static func texts(
        _ name: StaticString,
        _ description: String? = nil,
        _ get: @escaping @Sendable (Row) -> [String]?
    ) -> Shape<(row: Row, format: NgramsRequest.Format)>.Member {
        .optional(name, description) { row, format in get(row).map { Texts(texts: $0, format: format) } }
    }

    /// What is said of each token.
    private struct Texts: JSONDescribed {
        var texts: [String]
        var format: NgramsRequest.Format

        static var schema: Schema { .any(of: [.array(of: .string), .string]) }

        func write(to writer: inout JSONWriter) {
            switch format {
            case .oup: texts.write(to: &writer)
            case .google: writer.string(texts.joined(separator: " "))
            }
        }
    }
}
