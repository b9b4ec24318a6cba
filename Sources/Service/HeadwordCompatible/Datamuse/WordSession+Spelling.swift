internal import HeadwordJSON
internal import JSONRPC

extension WordSession {
    /// The maximum length of a pattern of `wordlist.query`.
    private static let longestPattern = 63

    /// Returns the words that fit a pattern, the most common first; for a text without wildcards, the word itself and those
    /// that are spelled nearly so.
    func words(spelledLike text: String, limit: Int) async throws(ErrorObject) -> [FoundWord] {
        let pattern = SpellingPattern(text)
        guard pattern.hasWildcards else { return try await words(near: text) }
        guard text.count <= Self.longestPattern else { return [] }
        // The method ignores blanks and hyphens, so that more words fit there.
        let question: JSONObject = [
            "pattern": .string(text), "sort": "frequency", "limit": .integer(Int64(min(2 * limit, 2000))),
        ]
        return try await find("wordlist.query", question)["results"].elements.compactMap { $0["word"].text }
            .filter(pattern.matches).map { FoundWord($0) }
    }

    /// Returns the word itself if it is a headword or a form of one, and those that the text may be a misspelling of, the
    /// likeliest first.
    func words(near text: String) async throws(ErrorObject) -> [FoundWord] {
        let question: JSONObject = ["q": .string(text), "fuzzy": true, "limit": 100]
        let found = try await find("search.query", question)["results"].elements
        let isForm = found.contains { $0["matchType"].text == "lemma" }
        let others = found.filter { $0["matchType"].text != "lemma" }.compactMap { $0["word"].text }
        return ((isForm && !others.contains(text) ? [text] : []) + others).map { FoundWord($0) }
    }

    /// Returns the words that begin like a text, the most common first.
    func words(beginning text: String, limit: Int) async throws(ErrorObject) -> [FoundWord] {
        let question: JSONObject = [
            "prefix": .string(text), "sort": "frequency", "limit": .integer(Int64(limit)),
        ]
        let found = try await find("wordlist.query", question)["results"].elements
        return found.compactMap { $0["word"].text.map { FoundWord($0) } }
    }
}

/// A pattern of letters: `*` is any number of them, `?` is one. Capitals make no difference.
struct SpellingPattern: Sendable {
    private let parts: [Character]

    init(_ text: String) { parts = text.lowercased().map(\.self) }

    var hasWildcards: Bool { parts.contains { $0 == "*" || $0 == "?" } }

    /// Whether a word fits, in time that is the product of both lengths at most.
    func matches(_ word: String) -> Bool {
        let letters = word.lowercased().map(\.self)
        var (part, letter, star, retry): (Int, Int, Int?, Int) = (0, 0, nil, 0)
        while letter < letters.count {
            if part < parts.count, parts[part] == "*" {
                (star, retry) = (part, letter)
                part += 1
            } else if part < parts.count, parts[part] == "?" || parts[part] == letters[letter] {
                (part, letter) = (part + 1, letter + 1)
            } else if let star {
                retry += 1
                (part, letter) = (star + 1, retry)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == "*" }
    }
}
