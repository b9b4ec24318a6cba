internal import HeadwordJSON
internal import JSONRPC

// What is known from corpora. Without a corpus with n-grams, nothing is found.

extension WordSession {
    /// The maximum number of pairs of words that are read for one answer.
    private static let mostPairs = 5000

    /// Returns the words that often follow a word, the most frequent first.
    ///
    /// - Parameter areNouns: whether the word is an adjective, and nouns are wanted.
    func followers(of text: String, limit: Int, areNouns: Bool = false) async throws(ErrorObject) -> [FoundWord] {
        let pairs = try await pairs(with: text, areAdjectiveAndNoun: areNouns)
        return pairs.filter { $0[0].lowercased() == text.lowercased() }.prefix(limit).map { FoundWord($0[1]) }
    }

    /// Returns the words that often come before a word, the most frequent first.
    ///
    /// - Parameter areAdjectives: whether the word is a noun, and adjectives are wanted.
    func predecessors(
        of text: String,
        limit: Int,
        areAdjectives: Bool = false
    ) async throws(ErrorObject) -> [FoundWord] {
        let pairs = try await pairs(with: text, areAdjectiveAndNoun: areAdjectives)
        return pairs.filter { $0[1].lowercased() == text.lowercased() }.prefix(limit).map { FoundWord($0[0]) }
    }

    /// Returns pairs of words that contain a word, the most frequent first.
    private func pairs(with text: String, areAdjectiveAndNoun: Bool) async throws(ErrorObject) -> [[String]] {
        guard !text.contains(where: { $0.isWhitespace || $0 == "," }) else { return [] }
        var question: JSONObject = [
            "contains": .string(text), "size": 2, "punctuation": false, "limit": .integer(Int64(Self.mostPairs)),
        ]
        if areAdjectiveAndNoun { question["collate"] = ["trueCase", "lexicalCategory"] }
        let found = try await find("lexistats.ngrams", question)["results"].elements
        let kept = found.filter { !areAdjectiveAndNoun || $0["lexicalCategories"].texts == ["adjective", "noun"] }
        return kept.map { ($0["tokens"] ?? $0["trueCases"]).texts }.filter { $0.count == 2 }
    }

    /// Returns words that come near a word more often than chance predicts, the least likely to be chance first.
    func companions(of text: String, limit: Int) async throws(ErrorObject) -> [FoundWord] {
        let question: JSONObject = ["word": .string(text), "limit": .integer(Int64(limit))]
        let found = try await find("lexistats.collocations", question)["results"].elements
        return found.compactMap { $0["word"].text.map { FoundWord($0) } }
    }
}

// MARK: - Frequencies

extension WordSession {
    /// The maximum number of words in a question of `lexistats.words`.
    private static let mostCounted = 100

    /// Returns how often words are used per million words; those that were not counted are absent.
    func frequencies(of words: [String]) async throws(ErrorObject) -> [String: Double] {
        var single = words.filter(\.isOneWord)[...]
        var frequencies: [String: Double] = [:]
        while !single.isEmpty {
            let asked = single.prefix(Self.mostCounted)
            single = single.dropFirst(asked.count)
            let question: JSONObject = [
                "trueCases": .array(asked.map(JSONValue.string)), "collate": ["trueCase"],
                "limit": .integer(Int64(asked.count)),
            ]
            for row in try await find("lexistats.words", question)["results"].elements {
                guard let word = row["trueCase"].text else { continue }
                frequencies[word] = row["normalizedFrequency"].number
            }
        }
        return frequencies
    }
}

extension String {
    /// Whether corpora may count the text as one word: letters and numbers, with hyphens and apostrophes between them.
    fileprivate var isOneWord: Bool {
        let isPlain = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
        return isPlain(first) && isPlain(last) && allSatisfy { isPlain($0) || $0 == "-" || $0 == "'" }
    }
}
