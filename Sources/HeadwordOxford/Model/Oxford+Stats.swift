public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// Which words are used how often.
    public typealias WordListStats = Answer<WordFrequency>

    /// Which sequences of words are used how often.
    public typealias Ngrams = Answer<Ngram>

    /// How often a word is used.
    public struct WordStats: OxfordBody {
        /// What the reply says of itself.
        public var metadata: JSONObject?
        /// How often the word is used.
        public var result: WordFrequency?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<WordStats>([
            .init("metadata", \.metadata),
            .init("result", \.result),
        ])

        /// The name of the schema of the reply.
        public static let schemaName = "StatsWordResult"

        /// The member that has what was asked for.
        public static let contentName = "result"

        /// Headword's answers always have a result, if only an empty one.
        public func finish(_ object: inout JSONObject) { object.supply("result", [:]) }
    }

    /// How often a word occurs. In a list, what was collated away is absent.
    public struct WordFrequency: ReplyPart {
        /// The word as it was written.
        public var wordform: String?
        /// The usual way of writing it.
        public var trueCase: String?
        /// Its lemma.
        public var lemma: String?
        /// Noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The number of occurrences.
        public var frequency: OxfordCount?
        /// Occurrences per million words.
        public var normalizedFrequency: OxfordNumber?
        /// The number of records that were added up.
        public var matchCount: OxfordCount?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<WordFrequency>([
            .init("wordform", \.wordform),
            .init("trueCase", \.trueCase),
            .init("lemma", \.lemma),
            .init("lexicalCategory", \.lexicalCategory),
            .init("frequency", \.frequency),
            .init("normalizedFrequency", \.normalizedFrequency),
            .init("matchCount", \.matchCount),
        ])

        /// What is wanted of it is how often the word is used.
        public static let essentials: Set<String> = ["frequency"]

        /// The name of the schema of the reply.
        public static let schemaName = "StatsWordResultList"
    }

    /// A sequence of words.
    public struct Ngram: ReplyPart {
        /// The tokens as they were sent: a list, or a text with a space between two.
        public var wireTokens: OxfordList<String>?
        /// The number of occurrences.
        public var frequency: OxfordCount?
        /// Occurrences per million words.
        public var normalizedFrequency: OxfordNumber?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Ngram>([
            .init("tokens", \.wireTokens),
            .init("frequency", \.frequency),
            .init("normalizedFrequency", \.normalizedFrequency),
        ])

        /// What is wanted of it is how often the sequence is used.
        public static let essentials: Set<String> = ["frequency"]

        /// The name of the schema of the reply.
        public static let schemaName = "NgramsResult"

        /// The tokens.
        public var tokens: [String]? {
            guard let wireTokens else { return nil }
            guard wireTokens.isBare else { return wireTokens.elements }
            return wireTokens.elements.flatMap { $0.split(separator: " ").map(String.init) }
        }

        /// Makes a list of tokens that were sent as a text.
        public func finish(_ object: inout JSONObject) {
            object["tokens"] = tokens.map { .array($0.map(JSONValue.string)) }
        }
    }
}
