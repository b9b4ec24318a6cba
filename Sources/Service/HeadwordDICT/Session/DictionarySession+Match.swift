internal import HeadwordJSON
internal import HeadwordModel
internal import JSONRPC
internal import Synchronization

extension DictionarySession {
    /// The maximum number of matches in a reply.
    static let mostMatches = 1000

    /// Answers `MATCH`: the headwords of the databases of a name that match a word.
    func match(_ word: String, by strategyName: String, in name: String) async throws(Status) -> Reply {
        let databases = databases.current.databases
        guard let chosen = databases.named(name) else { throw .noDatabase }
        guard let strategy = Strategy.named(strategyName) else { throw .noStrategy }
        let query = try MatchQuery(word, strategy)
        var matches = Matches(in: chosen)
        for method in strategy.methods where matches.isEmpty {
            matches = try await self.matches(query, method, in: chosen, databases)
        }
        let lines = matches.lines(atMost: Self.mostMatches, isFirstOnly: name == Database.first)
        guard !lines.isEmpty else { throw .noMatch }
        state.withLock { $0.matches += lines.count }
        return try countedReply { writer in
            writer.write(Status(152, "\(lines.count) matches found"), lines)
            writer.write(.ok)
        }
    }

    private func matches(
        _ query: MatchQuery,
        _ method: String,
        in chosen: [Database],
        _ databases: Databases
    ) async throws(Status) -> Matches {
        var matches = Matches(in: chosen)
        if chosen.contains(where: { $0.source != nil }) {
            let source = chosen.count == 1 ? chosen.first?.source : nil
            for language in databases.languages {
                let answer = try await answer("search.match", query.question(method, language, source: source))
                if let answer { matches.add(answer.text) }
            }
        }
        for database in chosen {
            guard case .translations(let source, let target) = database.contents else { continue }
            let answer = try await answer("search.match", query.question(method, source, target: target))
            if let answer { matches.add(answer.text, to: database) }
        }
        return matches
    }
}

/// What `MATCH` asks about.
private struct MatchQuery {
    private var word: String
    private var skip = 0
    private var count: Int?

    /// No lexicon has more headwords.
    private static let mostSkipped = 10_000_000

    /// Reads the word; for `nprefix`, how many matches are passed over and how many are wanted come before it.
    init(_ word: String, _ strategy: Strategy) throws(Status) {
        self.word = word
        guard strategy.name == "nprefix" else { return }
        let parts = word.split(separator: "#", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let skip = UInt32(parts[0]), let count = UInt32(parts[1]) else {
            throw Status(501, "syntax error, 'nprefix' expects SKIP#COUNT#PREFIX, such as 0#100#app")
        }
        self.word = String(parts[2])
        self.skip = min(Int(skip), Self.mostSkipped)
        self.count = min(Int(count), DictionarySession.mostMatches)
    }

    /// Returns the parameters of `search.match`.
    func question(
        _ method: String,
        _ language: Language,
        source: String? = nil,
        target: Language? = nil
    ) -> JSONObject {
        var question: JSONObject = [
            "word": .string(word), "strategy": .string(method), "language": .string(language.label),
        ]
        question["source"] = source.map { [.string($0)] }
        question["target"] = target.map { .string($0.label) }
        if skip > 0 { question["offset"] = .integer(Int64(skip)) }
        question["limit"] = count.map { .integer(Int64($0)) }
        return question
    }
}
