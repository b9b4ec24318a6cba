internal import HeadwordModel
internal import HeadwordSQLite

/// One connection to the file with its prepared statements; used by one thread at a time.
///
/// It may go from thread to thread, since ``Lexicon`` lends it to one at a time: hence unchecked.
final class LexiconReader: @unchecked Sendable {
    private let path: String
    private let connection: SQLiteConnection
    private let bySpelling: SQLiteStatement
    private let byForm: SQLiteStatement
    private let byDeletion: SQLiteStatement

    init(path: String) throws(LexiconFailure) {
        self.path = path
        do {
            connection = try SQLiteConnection(readingImmutable: path)
            try Self.checkFormat(connection, path)
            bySpelling = try connection.prepare(
                """
                SELECT h.body, h.rank FROM spelling s JOIN headword h ON h.id = s.headword
                WHERE s.language = ? AND s.folded = ?
                """
            )
            byForm = try connection.prepare(
                "SELECT lemma, category, features FROM inflection WHERE language = ? AND form = ?"
            )
            byDeletion = try connection.prepare(
                "SELECT h.word, h.rank FROM deletion d JOIN headword h ON h.id = d.headword WHERE d.hash = ?"
            )
        } catch let failure as LexiconFailure {
            throw failure
        } catch {
            throw .damaged(path: path, reason: "\(error)")
        }
    }

    private static func checkFormat(_ connection: borrowing SQLiteConnection, _ path: String) throws {
        let application = try integer(connection, "PRAGMA application_id")
        guard application == Format.applicationID else {
            throw LexiconFailure.damaged(path: path, reason: "it is not a Headword lexicon")
        }
        let version = Int(try integer(connection, "PRAGMA user_version"))
        guard version == Format.version else {
            throw LexiconFailure.wrongVersion(path: path, found: version, wanted: Format.version)
        }
    }

    private static func integer(_ connection: borrowing SQLiteConnection, _ sql: String) throws -> Int64 {
        let statement = try connection.prepare(sql)
        return try statement.step() ? statement.integer(0) : 0
    }
}

// MARK: - Looking up

extension LexiconReader {
    /// A headword and how common it is.
    struct Ranked<Value> {
        var value: Value
        var rank: Int64
    }

    /// The entries whose headword folds to `folded`.
    func entries(folded: String, in language: Language) throws(LexiconFailure) -> [Ranked<HeadwordEntry>] {
        bySpelling.bind(language.label, at: 0)
        bySpelling.bind(folded, at: 1)
        return try rows(of: bySpelling) { row throws(LexiconFailure) in
            let entry = try row.withBytes(0) { bytes throws(LexiconFailure) in try self.entry(bytes) }
            return Ranked(value: entry, rank: row.integer(1))
        }
    }

    /// What the lexicon's tables say that a form may be.
    func analyses(of form: String, in language: Language) throws(LexiconFailure) -> [Analysis] {
        byForm.bind(language.label, at: 0)
        byForm.bind(form, at: 1)
        return try rows(of: byForm) { row throws(LexiconFailure) in
            guard let category = UInt8(exactly: row.integer(1)).flatMap(LexicalCategory.init(rawValue:)) else {
                throw self.damaged("an inflection has no lexical category")
            }
            let features = row.withBytes(2) { $0.compactMap(GrammaticalFeature.init(rawValue:)) }
            return Analysis(lemma: row.text(0), category: category, features: features)
        }
    }

    /// The headwords that share a deletion with the word whose deletions have these hashes.
    func headwords(deletions: Set<Int64>) throws(LexiconFailure) -> [Ranked<String>] {
        var found: [String: Int64] = [:]
        for hash in deletions {
            byDeletion.bind(hash, at: 0)
            for row in try rows(of: byDeletion, { row throws(LexiconFailure) in (row.text(0), row.integer(1)) }) {
                found[row.0] = row.1
            }
        }
        return found.map { Ranked(value: $0.key, rank: $0.value) }
    }

    private func rows<Row>(
        of statement: borrowing SQLiteStatement,
        _ read: (borrowing SQLiteStatement) throws(LexiconFailure) -> Row
    ) throws(LexiconFailure) -> [Row] {
        defer { statement.reset() }
        var rows: [Row] = []
        do {
            while try statement.step() { rows.append(try read(statement)) }
        } catch let failure as LexiconFailure {
            throw failure
        } catch {
            throw damaged("\(error)")
        }
        return rows
    }

    private func entry(_ bytes: UnsafeRawBufferPointer) throws(LexiconFailure) -> HeadwordEntry {
        do {
            return try EntryDecoder.entry(bytes)
        } catch {
            throw damaged("an entry cannot be read")
        }
    }

    private func damaged(_ reason: String) -> LexiconFailure { .damaged(path: path, reason: reason) }
}

// MARK: - The file as a whole

extension LexiconReader {
    func manifest() throws(LexiconFailure) -> Manifest {
        do {
            let properties = try connection.prepare("SELECT name, value FROM property")
            var values: [String: String] = [:]
            while try properties.step() { values[properties.text(0)] = properties.text(1) }
            let sources = try connection.prepare(
                "SELECT id, title, package, version, licence, sha256, headwords, senses FROM source ORDER BY id"
            )
            var list: [Manifest.Source] = []
            while try sources.step() {
                list.append(
                    Manifest.Source(
                        id: sources.text(0),
                        title: sources.text(1),
                        package: sources.text(2),
                        version: sources.text(3),
                        licence: sources.text(4),
                        sha256: sources.text(5),
                        headwords: Int(sources.integer(6)),
                        senses: Int(sources.integer(7))
                    )
                )
            }
            return Manifest(
                languages: (values["languages"] ?? "").split(separator: " ").compactMap { Language(label: String($0)) },
                digest: values["digest"] ?? "",
                headwords: values["headwords"].flatMap { Int($0) } ?? 0,
                sources: list
            )
        } catch {
            throw damaged("\(error)")
        }
    }

    /// SQLite's own check of the structure.
    func checkStructure() throws(LexiconFailure) {
        do {
            let check = try connection.prepare("PRAGMA integrity_check(1)")
            guard try check.step() else { throw damaged("the check of its structure gave no answer") }
            let answer = check.text(0)
            guard answer == "ok" else { throw damaged(answer) }
        } catch let failure as LexiconFailure {
            throw failure
        } catch {
            throw damaged("\(error)")
        }
    }

    /// Calls `body` with every entry, by the headword's number.
    func forEachEntry(_ body: (HeadwordEntry) throws(LexiconFailure) -> Void) throws(LexiconFailure) {
        do {
            let statement = try connection.prepare("SELECT body FROM headword ORDER BY id")
            while try statement.step() {
                try body(try statement.withBytes(0) { bytes throws(LexiconFailure) in try entry(bytes) })
            }
        } catch let failure as LexiconFailure {
            throw failure
        } catch {
            throw damaged("\(error)")
        }
    }

    func digest() throws(LexiconFailure) -> String {
        do {
            return try LexiconDigest.digest(of: connection)
        } catch {
            throw damaged("\(error)")
        }
    }
}
