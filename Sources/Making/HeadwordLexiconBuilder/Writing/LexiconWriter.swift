package import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite

/// Writes a draft as a lexicon file.
package struct LexiconWriter {
    let draft: LexiconDraft
    let sources: [ReadSource]
    let missingSources: [Manifest.MissingSource]
    /// The draft's numbers of the headwords, in the order of the file. The position in this list, from 1, is the
    /// headword's id.
    let listed: [Int32]
    let ids: [Int32: Int64]
    let headwordsByLanguage: [Language: Int]

    /// Creates a writer.
    init(_ draft: LexiconDraft, sources: [ReadSource], missing: [Manifest.MissingSource] = []) {
        self.draft = draft
        self.sources = sources.sorted { $0.manifest.id < $1.manifest.id }
        missingSources = missing.sorted { $0.id < $1.id }
        listed = draft.listedNumbers()
        ids = Dictionary(uniqueKeysWithValues: listed.enumerated().map { ($1, Int64($0 + 1)) })
        headwordsByLanguage = listed.reduce(into: [:]) { $0[draft.headword($1).language, default: 0] += 1 }
    }

    /// Writes the lexicon to a new file. Equal drafts give equal bytes.
    ///
    /// - Returns: the manifest of the lexicon.
    package func write(to path: String, progress: Progress) throws -> Manifest {
        let manifest = try writeTables(to: path, progress: progress)
        try PageChecksum.write(to: path, pageSize: Format.pageSize)
        return manifest
    }

    private func writeTables(to path: String, progress: Progress) throws -> Manifest {
        let connection = try SQLiteConnection(writing: path)
        try connection.reservePageChecksums()
        try connection.execute(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = \(Format.pageSize);
            PRAGMA application_id = \(Format.applicationID); PRAGMA user_version = \(Format.version);
            BEGIN; \(Format.schema)
            """
        )
        let traits = try writeHeadwords(connection, progress)
        try writeSpellings(traits, connection, progress)
        let firstInflections = inflectedLanguages.first.map { inflections(of: $0, threads: progress.threads) }
        try writeAliases(traits, connection)
        try writeThesaurus(connection, progress)
        try writeConcepts(connection, progress)
        try writeInflections(firstInflections, connection, progress)
        try writeKnownKeys(connection)
        try writeFrequencies(connection, progress)
        try writeTags(connection, progress)
        try writeProperties(connection)
        try writeSources(connection)
        try writeMissingSources(connection)
        try connection.execute(Format.indexes)
        let digest = try LexiconDigest.digest(of: connection)
        try connection.execute("INSERT INTO property VALUES('digest', '\(digest)'); COMMIT")
        return Manifest(
            languages: languages,
            digest: digest,
            headwordsByLanguage: headwordsByLanguage,
            sources: sources.map(\.manifest),
            missingSources: missingSources
        )
    }

    var languages: [Language] { Language.allCases.filter { headwordsByLanguage[$0] != nil } }
}

/// A source that was read, and the licences of its packages.
struct ReadSource {
    var manifest: Manifest.Source
    /// The text of each package's licence.
    var licences: [(package: String, text: String)]
}
