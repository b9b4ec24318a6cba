internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordPages
internal import HeadwordService
internal import JSONRPC

extension DictionarySession {
    /// Answers `SHOW DB`.
    func databasesReply() throws(Status) -> Reply {
        let all = databases.current.databases.all
        guard !all.isEmpty else { throw .noDatabases }
        return reply { writer in
            let lines = all.map { "\($0.name) \($0.title.quoted)" }
            writer.write(Status(110, "\(all.count) databases present"), lines)
            writer.write(.ok)
        }
    }

    /// Answers `SHOW STRAT`.
    func strategiesReply() -> Reply {
        reply { writer in
            let lines = Strategy.all.map { "\($0.name) \($0.description.quoted)" }
            writer.write(Status(111, "\(lines.count) strategies available"), lines)
            writer.write(.ok)
        }
    }

    /// Answers `SHOW INFO`.
    func informationReply(_ name: String) throws(Status) -> Reply {
        let (service, databases) = databases.current
        guard let database = databases.database(named: name) else { throw .noDatabase }
        return reply { writer in
            writer.write(Status(112, "information for \(name)"), Self.information(database, service.lexicon.manifest))
            writer.write(.ok)
        }
    }

    private static func information(_ database: Database, _ manifest: Manifest) -> [String] {
        guard let source = manifest.sources.first(where: { $0.id == database.source }) else { return [database.title] }
        let counts = [RecordKind.headwords, .senses, .examples].compactMap { kind in
            source.counts[kind].map { "\($0) \(kind.label)" }
        }
        let packages = source.packages.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
        let rows = [("licence", source.licence), ("contents", counts.joined(separator: ", ")), ("packages", packages)]
        return [source.title, ""]
            + Layout(width: 72, hasColumns: false).table(rows.filter { !$0.1.isEmpty }.map { (term: $0.0, text: $0.1) })
    }

    /// Answers `SHOW SERVER`.
    func serverReply() -> Reply {
        let (service, databases) = databases.current
        let manifest = service.lexicon.manifest
        return reply { writer in
            let text = [
                "Headword \(headwordVersion)",
                "\(manifest.headwords) headwords in \(databases.all.count) databases",
                "lexicon \(manifest.digest.prefix(12))",
            ]
            writer.write(Status(114, "server information"), text)
            writer.write(.ok)
        }
    }
}
