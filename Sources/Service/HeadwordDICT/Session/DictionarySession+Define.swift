internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordWork
internal import JSONRPC
internal import Synchronization

extension DictionarySession {
    /// Answers `DEFINE`: what the databases of a name say of a word.
    func define(_ word: String, in name: String) async throws(Status) -> Reply {
        let databases = databases.current.databases
        guard let chosen = databases.named(name) else { throw .noDatabase }
        let all = try await definitions(of: word, in: chosen, databases)
        let definitions = name == Database.first ? all.filter { $0.database == all.first?.database } : all
        guard !definitions.isEmpty else { throw .noMatch }
        state.withLock { $0.definitions += definitions.count }
        return try countedReply { writer in
            writer.write(Status(150, "\(definitions.count) definitions retrieved"))
            for definition in definitions {
                let heading =
                    "\(definition.headword.quoted) \(definition.database.name) \(definition.database.title.quoted)"
                writer.write(Status(151, heading), definition.text)
            }
            writer.write(.ok)
        }
    }

    private func definitions(
        of word: String,
        in chosen: [Database],
        _ databases: Databases
    ) async throws(Status) -> [Definition] {
        var definitions: [Definition] = []
        if chosen.contains(where: { $0.source != nil }) {
            for language in databases.languages {
                definitions += try await entries(of: word, language, databases).filter { definition in
                    chosen.count > 1 || chosen.contains(definition.database)
                }
            }
        }
        for database in chosen {
            guard case .translations(let source, let target) = database.contents else { continue }
            definitions += try await translations(of: word, source, target, database, databases)
        }
        return databases.sorted(definitions)
    }

    private func entries(
        of word: String,
        _ language: Language,
        _ databases: Databases
    ) async throws(Status) -> [Definition] {
        let question: JSONObject = [
            "word": .string(word), "language": .string(language.label), "suggestions": false,
        ]
        return try await ask("dictionary.entries", question) { DefinitionPages(databases).entries(of: word, $0) } ?? []
    }

    private func translations(
        of word: String,
        _ source: Language,
        _ target: Language,
        _ database: Database,
        _ databases: Databases
    ) async throws(Status) -> [Definition] {
        let question: JSONObject = [
            "word": .string(word), "language": .string(source.label), "target": .string(target.label),
            "suggestions": false,
        ]
        let pages = DefinitionPages(databases)
        return try await ask("translations.lookup", question) { pages.translations($0, in: database) } ?? []
    }
}

// MARK: - Calls

extension DictionarySession {
    /// The length of an answer in bytes above which setting it takes a millisecond or more.
    private static let longAnswer = 32 << 10

    /// Calls a method, and reads its answer; nil if there is nothing to answer (404).
    ///
    /// - Parameter read: reads the answer, on a thread of the pool if it is long.
    func ask<Value: Sendable>(
        _ method: String,
        _ parameters: JSONObject,
        _ read: @escaping @Sendable (JSONValue) -> Value
    ) async throws(Status) -> Value? {
        guard let answer = try await answer(method, parameters) else { return nil }
        guard answer.bytes.count > Self.longAnswer else { return read(answer.value) }
        return await WorkPool.$client.withValue(session.number) {
            await WorkPool.shared.run { read(answer.value) }
        }
    }

    /// Calls a method; nil if there is nothing to answer (404).
    func answer(_ method: String, _ parameters: JSONObject) async throws(Status) -> RenderedJSON? {
        do throws(ErrorObject) {
            return try await session.begin(Call(method: method, parameters: Self.text(parameters))).value()
        } catch {
            guard error.data["status"]?.exactInteger != 404 else { return nil }
            throw Status(error)
        }
    }

    private static func text(_ parameters: JSONObject) throws(ErrorObject) -> JSONText {
        do {
            return try JSONText(JSONValue.object(parameters).jsonBytes)
        } catch {
            throw .internalError
        }
    }
}
