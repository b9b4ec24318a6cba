package import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite

/// Writes a draft as a lexicon file.
package struct LexiconWriter {
    private let draft: LexiconDraft
    private let sources: [Manifest.Source]

    /// Creates a writer.
    package init(_ draft: LexiconDraft, sources: [Manifest.Source]) {
        self.draft = draft
        self.sources = sources
    }

    /// Writes the lexicon to a new file. Equal drafts give equal bytes.
    ///
    /// - Returns: the manifest of the lexicon.
    package func write(to path: String, progress: Progress) throws -> Manifest {
        let connection = try SQLiteConnection(writing: path)
        try connection.execute(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
            PRAGMA application_id = \(Format.applicationID); PRAGMA user_version = \(Format.version);
            BEGIN; \(Format.schema)
            """
        )
        let headwords = draft.parts.keys.sorted { ($0.language.label, $0.word) < ($1.language.label, $1.word) }
        try write(headwords, connection, progress)
        try writeSpellings(of: headwords, connection, progress)
        try writeDeletions(of: headwords, connection, progress)
        try writeInflections(connection)
        let languages = Language.allCases.filter { language in headwords.contains { $0.language == language } }
        try write(languages, headwords.count, connection)
        let digest = try LexiconDigest.digest(of: connection)
        try connection.execute("INSERT INTO property VALUES('digest', '\(digest)'); COMMIT")
        return Manifest(languages: languages, digest: digest, headwords: headwords.count, sources: sources)
    }

    private func write(
        _ headwords: [LexiconDraft.Headword],
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        let insertion = try connection.prepare("INSERT INTO headword(id, word, rank, body) VALUES(?, ?, ?, ?)")
        try progress.forEach("writing entries", of: headwords.enumerated()) { number, headword in
            insertion.bind(Int64(number + 1), at: 0)
            insertion.bind(headword.word, at: 1)
            insertion.bind(Int64(draft.rank(of: headword)), at: 2)
            insertion.bind(EntryEncoder.bytes(of: draft.entry(of: headword)), at: 3)
            try insertion.run()
        }
    }

    private func writeSpellings(
        of headwords: [LexiconDraft.Headword],
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        let spellings = headwords.enumerated()
            .map { (language: $1.language.label, folded: Spelling.folded($1.word), headword: Int64($0 + 1)) }
            .sorted { $0 < $1 }
        let insertion = try connection.prepare("INSERT INTO spelling(language, folded, headword) VALUES(?, ?, ?)")
        try progress.forEach("indexing spellings", of: spellings) { spelling in
            insertion.bind(spelling.language, at: 0)
            insertion.bind(spelling.folded, at: 1)
            insertion.bind(spelling.headword, at: 2)
            try insertion.run()
        }
    }

    private func writeDeletions(
        of headwords: [LexiconDraft.Headword],
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        let deletions = headwords.enumerated()
            .flatMap { number, headword -> [(hash: Int64, headword: Int64)] in
                Deletions.hashes(of: Spelling.folded(headword.word)).map { ($0, Int64(number + 1)) }
            }
            .sorted { $0 < $1 }
        let insertion = try connection.prepare("INSERT INTO deletion(hash, headword) VALUES(?, ?)")
        try progress.forEach("indexing misspellings", of: deletions) { deletion in
            insertion.bind(deletion.hash, at: 0)
            insertion.bind(deletion.headword, at: 1)
            try insertion.run()
        }
    }

    private func writeInflections(_ connection: borrowing SQLiteConnection) throws {
        let insertion = try connection.prepare(
            "INSERT INTO inflection(language, form, category, lemma, features) VALUES(?, ?, ?, ?, ?)"
        )
        let inflections = draft.inflections.sorted {
            ($0.language.label, $0.form, $0.analysis.category.rawValue, $0.analysis.lemma)
                < ($1.language.label, $1.form, $1.analysis.category.rawValue, $1.analysis.lemma)
        }
        for inflection in inflections {
            insertion.bind(inflection.language.label, at: 0)
            insertion.bind(inflection.form, at: 1)
            insertion.bind(Int64(inflection.analysis.category.rawValue), at: 2)
            insertion.bind(inflection.analysis.lemma, at: 3)
            insertion.bind(inflection.analysis.features.map(\.rawValue), at: 4)
            try insertion.run()
        }
    }

    private func write(
        _ languages: [Language],
        _ headwords: Int,
        _ connection: borrowing SQLiteConnection
    ) throws {
        let property = try connection.prepare("INSERT INTO property(name, value) VALUES(?, ?)")
        let properties = [
            ("headwords", String(headwords)), ("languages", languages.map(\.label).joined(separator: " ")),
        ]
        for (name, value) in properties {
            property.bind(name, at: 0)
            property.bind(value, at: 1)
            try property.run()
        }
        let source = try connection.prepare(
            """
            INSERT INTO source(id, title, package, version, licence, sha256, headwords, senses)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?)
            """
        )
        for entry in sources.sorted(by: { $0.id < $1.id }) {
            let texts = [entry.id, entry.title, entry.package, entry.version, entry.licence, entry.sha256]
            for (index, text) in texts.enumerated() { source.bind(text, at: index) }
            source.bind(Int64(entry.headwords), at: 6)
            source.bind(Int64(entry.senses), at: 7)
            try source.run()
        }
    }
}
