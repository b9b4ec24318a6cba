internal import HeadwordModel
internal import HeadwordSQLite

extension Manifest.Package {
    /// Parses `name version, name version`.
    fileprivate static func list(_ text: String) -> [Self] {
        // Neither the name nor the version of a package has a comma.
        text.split(separator: "," as Character).compactMap { (part: Substring) -> Self? in
            let entry: Substring = part.drop { $0 == " " }
            guard let blank = entry.firstIndex(of: " ") else { return nil }
            return Self(name: String(entry[..<blank]), version: String(entry[entry.index(after: blank)...]))
        }
    }
}

extension LexiconReader {
    func manifest() throws -> Manifest {
        let properties = try rows("SELECT name, value FROM property") { row in (row.text(0), row.text(1)) }
        let values = Dictionary(properties) { first, _ in first }
        let languages = (values["languages"] ?? "").split(separator: " ").compactMap { Language(label: String($0)) }
        let counts = languages.map { ($0, values["headwords.\($0.label)"].flatMap { Int($0) } ?? 0) }
        let headwords = Dictionary(counts) { first, _ in first }
        try checkCounts(headwords.values)
        return Manifest(
            languages: languages,
            digest: values["digest"] ?? "",
            headwordsByLanguage: headwords,
            sources: try sources(),
            missingSources: try rows("SELECT id, title, reason FROM missing_source ORDER BY id") { row in
                Manifest.MissingSource(id: row.text(0), title: row.text(1), reason: row.text(2))
            }
        )
    }

    /// Checks the counts, on which lists of headwords rely. Headwords are numbered from 1, so the last number must be
    /// the sum of the counts.
    private func checkCounts(_ counts: some Collection<Int>) throws {
        let last = try rows("SELECT max(id) FROM headword") { row in row.integer(0) }.first ?? 0
        guard counts.allSatisfy({ 0...Int(UInt32.max) ~= $0 }), counts.reduce(0, +) == last else {
            throw damaged("its number of headwords is wrong")
        }
    }

    private func sources() throws -> [Manifest.Source] {
        let tallies = try rows("SELECT source, kind, count FROM tally") { row in
            (source: row.text(0), kind: RecordKind(label: row.text(1)), count: Int(row.integer(2)))
        }
        return try rows("SELECT id, title, packages, licence, sha256 FROM source ORDER BY id") { row in
            let id = row.text(0)
            let counts = tallies.filter { $0.source == id }.compactMap { tally in tally.kind.map { ($0, tally.count) } }
            return Manifest.Source(
                id: id,
                title: row.text(1),
                packages: Manifest.Package.list(row.text(2)),
                licence: row.text(3),
                sha256: row.text(4),
                counts: Dictionary(counts) { first, _ in first }
            )
        }
    }

    /// Returns the licence text of each package.
    func licences() throws -> [(source: String, package: String, text: String)] {
        try rows("SELECT source, package, text FROM licence ORDER BY source, package") { row in
            (row.text(0), row.text(1), row.text(2))
        }
    }

    /// Runs SQLite's own check of the structure.
    func checkStructure() throws {
        let answer = try rows("PRAGMA integrity_check(1)") { row in row.text(0) }.first
        guard answer == "ok" else { throw damaged(answer ?? "the check of its structure gave no answer") }
    }

    /// Returns the headwords in a range of numbers, each with the bytes of its entry.
    func bodies(
        ids: Range<Int64>
    ) throws -> [(language: Language, word: String, body: [UInt8])] {
        try rows(
            """
            SELECT h.language, h.word, e.body FROM headword h JOIN entry e ON e.headword = h.id
            WHERE h.id >= ? AND h.id < ? ORDER BY h.id
            """,
            String(ids.lowerBound),
            String(ids.upperBound)
        ) { row in
            guard let language = Language(label: row.text(0)) else { throw self.damaged("a headword has no language") }
            return (language, row.text(1), row.withBytes(2) { Array($0) })
        }
    }

    /// Calls `body` with every entry, in the order of the headwords' numbers.
    func forEachEntry(_ body: (StoredHeadword) throws -> Void) throws {
        do {
            let statement = try connection.prepare("SELECT body FROM entry ORDER BY headword")
            while try statement.step() {
                try body(statement.storedHeadword(0))
            }
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
    }

    func digest() throws -> String {
        do {
            return try LexiconDigest.digest(of: connection)
        } catch {
            throw damaged("\(error)")
        }
    }
}
