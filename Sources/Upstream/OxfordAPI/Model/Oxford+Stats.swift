public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// The frequencies of words.
    public typealias WordListStats = Answer<WordFrequency>

    /// The frequencies of n-grams.
    public typealias Ngrams = Answer<Ngram>

    /// The frequency of one word.
    public struct WordStats: OxfordBody {
        /// The metadata of the reply.
        public var metadata: JSONObject?
        /// The frequency of the word.
        public var result: WordFrequency?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<WordStats>([
            .init("metadata", \.metadata),
            .init("result", \.result),
        ])

        /// The name of the schema of the reply.
        public static let schemaName = "StatsWordResult"

        /// The member that holds the result.
        public static let contentName = "result"

        /// Adds an empty result if there is none, since Headword's answers always have one.
        public func finish(_ object: inout JSONObject) { object.supply("result", [:]) }
    }

    /// The frequency of a word. In a list, the fields that were collated away are absent.
    public struct WordFrequency: ReplyPart {
        /// The word as written.
        public var wordform: String?
        /// The usual way of writing it.
        public var trueCase: String?
        /// Its lemma.
        public var lemma: String?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The number of occurrences.
        public var frequency: OxfordCount?
        /// Occurrences per million words.
        public var normalizedFrequency: OxfordNumber?
        /// The number of records added up.
        public var matchCount: OxfordCount?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<WordFrequency>([
            .init("wordform", \.wordform),
            .init("trueCase", \.trueCase),
            .init("lemma", \.lemma),
            .init("lexicalCategory", \.lexicalCategory),
            .init("frequency", \.frequency),
            .init("normalizedFrequency", \.normalizedFrequency),
            .init("matchCount", \.matchCount),
        ])

        /// A record without a frequency is of no use.
        public static let essentials: Set<String> = ["frequency"]

        /// The name of the schema of the reply.
        public static let schemaName = "StatsWordResultList"
    }

    /// An n-gram and its frequency.
    public struct Ngram: ReplyPart {
        /// The tokens as sent: a list, or one string with spaces between them.
        public var wireTokens: OxfordList<String>?
        /// The number of occurrences.
        public var frequency: OxfordCount?
        /// Occurrences per million words.
        public var normalizedFrequency: OxfordNumber?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Ngram>([
            .init("tokens", \.wireTokens),
            .init("frequency", \.frequency),
            .init("normalizedFrequency", \.normalizedFrequency),
        ])

        /// An n-gram without a frequency is of no use.
        public static let essentials: Set<String> = ["frequency"]

        /// The name of the schema of the reply.
        public static let schemaName = "NgramsResult"

        /// The tokens.
        public var tokens: [String]? {
            guard let wireTokens else { return nil }
            guard wireTokens.isBare else { return wireTokens.elements }
            return wireTokens.elements.flatMap { $0.split(separator: " ").map(String.init) }
        }

        /// Splits tokens that were sent as one string into a list.
        public func finish(_ object: inout JSONObject) {
            object["tokens"] = tokens.map { .array($0.map(JSONValue.string)) }
        }
    }
}
