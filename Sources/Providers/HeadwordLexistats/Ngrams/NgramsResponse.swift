public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// The frequencies of sequences of words: `NgramsResult` of the Oxford Dictionaries API.
public struct NgramsResponse: StatsResponse, Hashable, Sendable {
    /// An n-gram.
    public struct Row: Hashable, Sendable {
        /// Its tokens. Like the other members, nil if the row combines several n-grams that differ in it.
        public var tokens: [String]?
        /// Its tokens in their usual case.
        public var trueCases: [String]?
        /// The lemmas of its tokens.
        public var lemmas: [String]?
        /// The labels of its tokens' lexical categories; empty for a word that is not in the lexicon.
        public var lexicalCategories: [String]?
        /// How often it occurs.
        public var frequency: Frequency
        /// The number of documents it occurs in; nil if unknown.
        public var documentFrequency: UInt64?
    }

    /// The corpus that was queried.
    public var metadata: StatsMetadata
    /// The n-grams in the requested order.
    public package(set) var rows: [Row]
    /// The format of tokens.
    public let format: NgramsRequest.Format

    /// `NgramsResult`.
    public static let shape = Shape<Self>.answer({ $0.metadata }, each: row) { response in
        response.rows.lazy.map { (row: $0, format: response.format) }
    }

    private static let row = Shape<(row: Row, format: NgramsRequest.Format)>([
        texts(
            "tokens",
            "In lower case, except from the upstream. Absent where rows are collated by other members."
        ) { $0.tokens },
        texts("trueCases") { $0.trueCases },
        texts("lemmas") { $0.lemmas },
        texts("lexicalCategories", "Empty for a word that is not in the lexicon.") { $0.lexicalCategories },
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

    /// A text for each token.
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
