internal import JSONRPC
internal import JSONRPCHTTP

/// What a request for `/sug` asks for: how a text that is being typed may go on.
struct Suggestions: Sendable {
    private let text: String
    private let limit: Int
    private let language: String?

    init(_ query: WebQuery) {
        text = query["s"] ?? ""
        limit = query.limit(10)
        language = query["v"] == "es" ? "es" : nil
    }

    /// Returns the words: the one that is complete, those that begin so, and if there are few, those that are spelled nearly
    /// so.
    func words(_ session: WebSession) async throws(ErrorObject) -> [FoundWord] {
        guard !text.isEmpty else { return [] }
        let session = WordSession(session: session, language: language)
        var words = try await session.words(beginning: text, limit: limit)
        let complete = words.filter { $0.key == text.lowercased() }
        words = complete + words
        if words.unique.count < limit { words += try await session.words(near: text) }
        return Array(words.unique.prefix(limit))
    }
}
