internal import HeadwordJSON
internal import JSONRPC

extension WordSession {
    private func pronounced(_ text: String, _ kind: String, limit: Int) async throws(ErrorObject) -> [JSONValue] {
        let question: JSONObject = [
            "word": .string(text), "kind": [.string(kind)], "limit": .integer(Int64(limit)), "suggestions": false,
        ]
        return try await find("rhymes.lookup", question)["results"].elements
    }

    /// Returns the rhymes of a word, those of its most common pronunciation first.
    ///
    /// - Parameter kind: `perfect` or `near`.
    func rhymes(of text: String, _ kind: String, limit: Int) async throws(ErrorObject) -> [FoundWord] {
        try await pronounced(text, kind, limit: limit).flatMap { $0["rhymes"].elements.compactMap(\.rhyme) }
    }

    /// Returns other words with the same sounds.
    func homophones(of text: String) async throws(ErrorObject) -> [FoundWord] {
        try await pronounced(text, "identical", limit: 1000).flatMap { result in
            result["rhymes"].elements.filter { $0["phoneticSpelling"] == result["phoneticSpelling"] }
                .compactMap(\.rhyme)
        }.filter { $0.key != text.lowercased() }
    }

    /// Returns the word itself if there is one, those that are spoken alike, and those that the text may be a misspelling of,
    /// the most similar sounds first if those of the text are known.
    func words(soundingLike text: String) async throws(ErrorObject) -> [FoundWord] {
        let homophones = try await homophones(of: text)
        let near = try await words(near: text)
        let sounds = try await sounds(of: near.map(\.word) + [text])
        guard let own = sounds[text] else { return homophones + near }
        let spoken = near.compactMap { word in sounds[word.word].map { (word, $0.distance(to: own)) } }
        let ranked = spoken.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        let itself = ranked.map(\.element.0).prefix { $0.key == text.lowercased() }
        return itself + homophones + ranked.map(\.element.0)
    }

    /// The maximum number of words whose sounds are compared.
    private static let mostCompared = 500

    /// Returns words with the same consonants in the same order: among those that are spelled as if they had them, those that
    /// are spoken so, the most common first.
    func words(withConsonantsOf text: String) async throws(ErrorObject) -> [FoundWord] {
        guard let own = try await sounds(of: [text])[text], !own.consonants.isEmpty else { return [] }
        let question: JSONObject = [
            "word": .string(ConsonantSpelling.pattern(own.consonants, hasR: own.hasR)), "strategy": "re",
            "limit": .integer(Int64(Self.mostCompared)),
        ]
        let spelled = try await find("search.match", question)["results"].elements.compactMap { $0["word"].text }
        let sounds = try await sounds(of: spelled)
        let alike = spelled.filter {
            $0.lowercased() != text.lowercased() && sounds[$0]?.consonants == own.consonants
        }
        let frequencies = try await frequencies(of: alike)
        let ranked = alike.enumerated().sorted { first, second in
            let (one, other) = (frequencies[first.element] ?? 0, frequencies[second.element] ?? 0)
            return (other, first.offset) < (one, second.offset)
        }
        return ranked.map { FoundWord($0.element) }
    }
}

extension JSONValue {
    fileprivate var rhyme: FoundWord? { self["text"].text.map { FoundWord($0, syllables: self["syllables"].integer) } }
}
