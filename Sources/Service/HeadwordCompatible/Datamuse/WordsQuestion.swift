internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// What a request for `/words` asks for. Parameters that the service does not have are ignored, as there.
struct WordsQuestion: Sendable {
    /// A relation that words must have to a text.
    struct Condition: Sendable {
        var relation: WordRelation
        var text: String
    }

    /// All must be met. The order of the words is that of the first.
    private let conditions: [Condition]
    private let ranking: WordRanking
    /// What is said of each word.
    let description: WordDescription
    private let limit: Int
    private let language: String?
    /// The text that comes first whether it meets the conditions or not.
    private let echo: String?

    init(_ query: WebQuery) {
        conditions = WordRelation.allCases.compactMap { relation in
            guard let text = query[relation.rawValue], !text.isEmpty else { return nil }
            return Condition(relation: relation, text: text)
        }
        ranking = WordRanking(query)
        limit = query.limit(100)
        language = query["v"] == "es" ? "es" : nil
        description = WordDescription(query, language: language, speech: conditions.contains { $0.relation.isSpeech })
        echo = query["qe"].flatMap { query[$0] }
    }

    /// The number of words of which those are chosen that meet several conditions, and that are ranked.
    private static let widest = 1000

    /// Returns the words, the best first.
    func words(_ session: WebSession) async throws(ErrorObject) -> [FoundWord] {
        let session = WordSession(session: session, language: language)
        let isPlain = conditions.count == 1 && ranking.isEmpty
        var words: [FoundWord] = []
        if let first = conditions.first {
            words = try await first.relation.words(first.text, session, limit: isPlain ? limit : Self.widest).unique
        }
        for condition in conditions.dropFirst() { try await condition.filter(&words, session, Self.widest) }
        try await ranking.rank(&words, session)
        if conditions.first?.relation == .meansLike, !words.isEmpty { words[0].tags.append("results_type:primary_rel") }
        if let echo {
            words.removeAll { $0.key == echo.lowercased() }
            words.insert(FoundWord(echo, tags: ["query"]), at: 0)
        }
        return Array(words.prefix(limit))
    }
}

extension WordsQuestion.Condition {
    /// Keeps the words that meet the condition.
    fileprivate func filter(
        _ words: inout [FoundWord],
        _ session: WordSession,
        _ limit: Int
    ) async throws(ErrorObject) {
        guard !words.isEmpty else { return }
        let pattern = SpellingPattern(text)
        if relation == .spelledLike, pattern.hasWildcards { return words.removeAll { !pattern.matches($0.word) } }
        let others = Set(try await relation.words(text, session, limit: limit).map(\.key))
        words.removeAll { !others.contains($0.key) }
    }
}

extension WebQuery {
    /// Returns the maximum number of words: the parameter `max`, at most 1000.
    ///
    /// - Parameter standard: that of requests without the parameter.
    func limit(_ standard: Int) -> Int {
        guard let limit = self["max"].flatMap(Int.init), limit > 0 else { return standard }
        return min(limit, 1000)
    }
}

/// The methods, about words of one language.
struct WordSession: Sendable {
    let session: WebSession
    /// Nil for English.
    let language: String?

    /// Calls a method that may have nothing to answer; then it returns nil.
    func find(_ method: String, _ question: JSONObject) async throws(ErrorObject) -> JSONValue? {
        var question = question
        question["language"] = language.map(JSONValue.string)
        return try await session.find(method, question)
    }
}
