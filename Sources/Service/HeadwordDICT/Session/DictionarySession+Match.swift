internal import HeadwordJSON
internal import HeadwordModel
internal import JSONRPC
internal import Synchronization

extension DictionarySession {
    /// The maximum number of matches in a reply.
    private static let mostMatches = 1000

    /// Answers `MATCH`: the headwords of the databases of a name that match a word.
    func match(_ word: String, by strategyName: String, in name: String) async throws(Status) -> Reply {
        let databases = databases.current.databases
        guard let chosen = databases.named(name) else { throw .noDatabase }
        guard let strategy = Strategy.named(strategyName) else { throw .noStrategy }
        let query = try MatchQuery(word, strategy)
        var matches: [Match] = []
        for method in strategy.methods where matches.isEmpty {
            matches = try await self.matches(query, method, in: chosen, databases)
        }
        if name == Database.first { matches = matches.filter { $0.database == matches.first?.database } }
        let shown = matches.prefix(Self.mostMatches)
        guard !shown.isEmpty else { throw .noMatch }
        state.withLock { $0.matches += shown.count }
        return try countedReply { writer in
            let lines = shown.lazy.map { "\($0.database.name) \($0.word.quoted)" }
            writer.write(Status(152, "\(shown.count) matches found"), lines)
            writer.write(.ok)
        }
    }

    /// Returns the matches, those of each database together.
    private func matches(
        _ query: MatchQuery,
        _ method: String,
        in chosen: [Database],
        _ databases: Databases
    ) async throws(Status) -> [Match] {
        var found: [String: [String]] = [:]
        for language in databases.languages {
            var question = query.question(method, language)
            if chosen.count == 1, let source = chosen.first?.source { question["source"] = [.string(source)] }
            let results = try await ask("search.match", question) { $0["results"].elements } ?? []
            for result in results {
                for source in result["sources"].texts { found[source, default: []].append(result["word"].text ?? "") }
            }
        }
        return chosen.flatMap { database in
            (found[database.source ?? ""] ?? []).map { Match(database: database, word: $0) }
        }
    }
}

/// A headword that matches, in a database that has it.
private struct Match {
    var database: Database
    var word: String
}

/// What `MATCH` asks about.
private struct MatchQuery {
    private var word: String
    private var skip = 0
    private var count: Int?

    /// Reads the word; for `nprefix`, how many matches are passed over and how many are wanted come before it.
    init(_ word: String, _ strategy: Strategy) throws(Status) {
        self.word = word
        guard strategy.name == "nprefix" else { return }
        let parts = word.split(separator: "#", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let skip = UInt32(parts[0]), let count = UInt32(parts[1]) else {
            throw Status(501, "syntax error, 'nprefix' expects SKIP#COUNT#PREFIX, such as 0#100#app")
        }
        (self.word, self.skip, self.count) = (String(parts[2]), Int(skip), Int(count))
    }

    /// The parameters of `search.match`.
    func question(_ method: String, _ language: Language) -> JSONObject {
        var question: JSONObject = [
            "word": .string(word), "strategy": .string(method), "language": .string(language.label),
        ]
        if skip > 0 { question["offset"] = .integer(Int64(skip)) }
        question["limit"] = count.map { .integer(Int64($0)) }
        return question
    }
}
