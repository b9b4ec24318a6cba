package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// The frequencies of words.
    package typealias WordListStats = Answer<WordFrequency>

    /// The frequencies of n-grams.
    package typealias Ngrams = Answer<Ngram>

    /// The frequency of one word.
    package struct WordStats: OxfordBody {
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The frequency of the word.
        package var result: WordFrequency?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<WordStats>([
            .init("metadata", \.metadata),
            .init("result", \.result),
        ])

        /// The name of the schema of the reply.
        package static let schemaName = "StatsWordResult"

        /// The member that holds the result.
        package static let contentName = "result"

        /// Adds an empty result if there is none, since Headword's answers always have one.
        package func finish(_ object: inout JSONObject) { object.supply("result", [:]) }
    }

    /// The frequency of a word. In a list, the fields that were collated away are absent.
    package struct WordFrequency: ReplyPart {
        /// The word as written.
        package var wordform: String?
        /// The usual way of writing it.
        package var trueCase: String?
        /// Its lemma.
        package var lemma: String?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The number of occurrences.
        package var frequency: OxfordCount?
        /// Occurrences per million words.
        package var normalizedFrequency: OxfordNumber?
        /// The number of records added up.
        package var matchCount: OxfordCount?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<WordFrequency>([
            .init("wordform", \.wordform),
            .init("trueCase", \.trueCase),
            .init("lemma", \.lemma),
            .init("lexicalCategory", \.lexicalCategory),
            .init("frequency", \.frequency),
            .init("normalizedFrequency", \.normalizedFrequency),
            .init("matchCount", \.matchCount),
        ])

        /// A record without a frequency is of no use.
        package static let essentials: Set<String> = ["frequency"]

        /// The name of the schema of the reply.
        package static let schemaName = "StatsWordResultList"
    }

    /// An n-gram and its frequency.
    package struct Ngram: ReplyPart {
        /// The tokens as sent: a list, or one string with spaces between them.
        package var wireTokens: OxfordList<String>?
        /// The number of occurrences.
        package var frequency: OxfordCount?
        /// Occurrences per million words.
        package var normalizedFrequency: OxfordNumber?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Ngram>([
            .init("tokens", \.wireTokens),
            .init("frequency", \.frequency),
            .init("normalizedFrequency", \.normalizedFrequency),
        ])

        /// An n-gram without a frequency is of no use.
        package static let essentials: Set<String> = ["frequency"]

        /// The name of the schema of the reply.
        package static let schemaName = "NgramsResult"

        /// The tokens.
        package var tokens: [String]? {
            guard let wireTokens else { return nil }
            guard wireTokens.isBare else { return wireTokens.elements }
            return wireTokens.elements.flatMap { $0.split(separator: " ").map(String.init) }
        }

        /// Splits tokens that were sent as one string into a list.
        package func finish(_ object: inout JSONObject) {
            object["tokens"] = tokens.map { .array($0.map(JSONValue.string)) }
        }
    }
}
