internal import HeadwordCore
public import HeadwordJSON
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

    /// Writes `NgramsResult`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", metadata)
            writer.member("results", of: rows) { row, writer in write(row, to: &writer) }
        }
    }

    private func write(_ row: Row, to writer: inout JSONWriter) {
        writer.object { writer in
            write("tokens", row.tokens, to: &writer)
            write("trueCases", row.trueCases, to: &writer)
            write("lemmas", row.lemmas, to: &writer)
            write("lexicalCategories", row.lexicalCategories, to: &writer)
            writer.members(of: row.frequency)
            writer.member("documentFrequency", ifPresent: row.documentFrequency.map { Int(clamping: $0) })
        }
    }

    private func write(_ name: StaticString, _ texts: [String]?, to writer: inout JSONWriter) {
        guard let texts else { return }
        switch format {
        case .oup: writer.member(name, texts)
        case .google: writer.member(name, texts.joined(separator: " "))
        }
    }
}

extension NgramsResponse {
    /// The schema of the result.
    static let schema = Schema.object(
        [
            "metadata": StatsMetadata.schema,
            "results": .array(
                of: .object(
                    [
                        "tokens": texts.described(
                            "In lower case but for those of the upstream. Absent where rows are collated by other members."
                        ),
                        "trueCases": texts, "lemmas": texts,
                        "lexicalCategories": texts.described("Empty for a word that the lexicon does not know."),
                        "documentFrequency": .documentFrequency,
                    ],
                    StatsSchema.frequency,
                    required: ["frequency"]
                )
            ),
        ],
        required: ["metadata", "results"]
    )

    private static let texts = Schema.any(of: [.array(of: .string), .string])
}
