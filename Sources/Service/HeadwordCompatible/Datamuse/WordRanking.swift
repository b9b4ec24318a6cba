internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// What makes some of the words that were found better than others: the topics of the text, and the words to the left and
/// to the right.
struct WordRanking: Sendable {
    private let topics: String?
    private let left: String?
    private let right: String?

    init(_ query: WebQuery) {
        topics = query["topics"].map { topics in
            topics.split { $0 == "," || $0.isWhitespace }.prefix(Self.mostTopics).joined(separator: " ")
        }
        left = query["lc"]
        right = query["rc"]
    }

    private static let mostTopics = 5

    /// Whether all words are equal.
    var isEmpty: Bool { [topics, left, right].allSatisfy { $0?.isEmpty ?? true } }

    /// Moves the words that fit to the beginning: those that fit in most ways first, and otherwise in their order.
    func rank(_ words: inout [FoundWord], _ session: WordSession) async throws(ErrorObject) {
        guard !isEmpty, words.count > 1 else { return }
        var fitting: [Set<String>] = []
        if let left { fitting.append(Set(try await session.followers(of: left, limit: .max).map(\.key))) }
        if let right { fitting.append(Set(try await session.predecessors(of: right, limit: .max).map(\.key))) }
        if let topics, !topics.isEmpty {
            fitting.append(Set(try await session.words(meaning: topics, limit: .max).map(\.key)))
        }
        let ranked = words.enumerated().map { index, word in
            (rank: fitting.count { !$0.contains(word.key) }, index: index, word: word)
        }
        words = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.word)
    }
}
