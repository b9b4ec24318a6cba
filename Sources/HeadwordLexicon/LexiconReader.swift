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
    /// The statements that were needed so far, by their texts; there are few.
    private var prepared: [String: PreparedStatement] = [:]

    init(path: String) throws(LexiconFailure) {
        self.path = path
        do {
            connection = try SQLiteConnection(readingImmutable: path)
            try Self.checkFormat(connection, path)
            bySpelling = try connection.prepare(
                """
                SELECT e.body, s.rank FROM spelling s JOIN entry e ON e.headword = s.headword
                WHERE s.language = ? AND s.folded = ?
                """
            )
            byForm = try connection.prepare(
                """
                SELECT lemma, category, features, source FROM inflection
                WHERE language = ? AND key = ? ORDER BY place
                """
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

/// A statement that is kept.
private final class PreparedStatement {
    let statement: SQLiteStatement

    init(_ statement: consuming SQLiteStatement) {
        self.statement = statement
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
            return Analysis(lemma: row.text(0), category: category, features: features, source: row.text(3))
        }
    }

    /// The entries that have an alias that folds to `folded`.
    func entries(aliasFolded folded: String, in language: Language) throws(LexiconFailure) -> [Ranked<HeadwordEntry>] {
        try rows(
            """
            SELECT e.body, a.rank FROM alias a JOIN entry e ON e.headword = a.headword
            WHERE a.language = ? AND a.folded = ?
            """,
            language.label,
            folded
        ) { row throws(LexiconFailure) in
            let entry = try row.withBytes(0) { bytes throws(LexiconFailure) in try self.entry(bytes) }
            return Ranked(value: entry, rank: row.integer(1))
        }
    }

    /// The entry of a headword by its number.
    func entry(number: Int) throws(LexiconFailure) -> HeadwordEntry? {
        try rows("SELECT body FROM entry WHERE headword = ?", String(number)) { row throws(LexiconFailure) in
            try row.withBytes(0) { bytes throws(LexiconFailure) in try self.entry(bytes) }
        }.first
    }

    /// The headwords that fold to `folded`.
    func headwords(folded: String, in language: Language) throws(LexiconFailure) -> [Ranked<String>] {
        try rows(
            "SELECT word, rank FROM spelling WHERE language = ? AND folded = ?",
            language.label,
            folded
        ) { row in Ranked(value: row.text(0), rank: row.integer(1)) }
    }

    /// The headwords that sound like `key`, the commonest first.
    func headwords(soundKey key: String, in language: Language) throws(LexiconFailure) -> [Ranked<String>] {
        try rows(
            "SELECT word, rank FROM sound WHERE language = ? AND key = ? ORDER BY rank DESC, word LIMIT 500",
            language.label,
            key
        ) { row in Ranked(value: row.text(0), rank: row.integer(1)) }
    }

    /// All folded spellings of a language.
    func trie(of language: Language, _ direction: Trie.Direction) throws(LexiconFailure) -> Trie {
        try rows(
            "SELECT nodes, places FROM trie WHERE language = ? AND direction = ?",
            language.label,
            direction.rawValue
        ) { row in Trie(row.withBytes(0) { Array($0) }, places: row.withBytes(1) { Array($0) }) }.first ?? Trie([])
    }

    /// The forms of a lemma, the best of each kind first.
    func forms(
        of lemma: String,
        in language: Language
    ) throws(LexiconFailure) -> [(category: LexicalCategory, form: InflectedForm, source: String)] {
        try rows(
            """
            SELECT category, form, features, regions, source FROM inflection
            WHERE language = ? AND lemma = ? ORDER BY category, place
            """,
            language.label,
            lemma
        ) { row throws(LexiconFailure) in
            guard let category = UInt8(exactly: row.integer(0)).flatMap(LexicalCategory.init(rawValue:)) else {
                throw self.damaged("an inflection has no lexical category")
            }
            let form = InflectedForm(
                text: row.text(1),
                features: row.withBytes(2) { $0.compactMap(GrammaticalFeature.init(rawValue:)) },
                regions: row.withBytes(3) { $0.compactMap(Region.init(rawValue:)) }
            )
            return (category, form, row.text(4))
        }
    }

    /// What a table keeps for one headword as a list of values.
    func values<Value: Stored>(
        _ sql: String,
        of word: String,
        in language: Language,
        _ third: String? = nil
    ) throws(LexiconFailure) -> [Value] {
        let keys = [language.label, Spelling.folded(word), word] + (third.map { [$0] } ?? [])
        return try rows(sql, keys) { row throws(LexiconFailure) in
            try row.withBytes(0) { bytes throws(LexiconFailure) in
                do {
                    return try ByteReader.list(of: Value.self, bytes)
                } catch {
                    throw self.damaged("what belongs to '\(word)' cannot be read")
                }
            }
        }.flatMap(\.self)
    }

    /// The sets that thesauri have a headword in.
    func thesaurusSets(of word: String, in language: Language) throws(LexiconFailure) -> [ThesaurusSet] {
        try rows(
            """
            SELECT t.body FROM spelling s JOIN membership m ON m.headword = s.headword
            JOIN thesaurus t ON t.id = m.thesaurus
            WHERE s.language = ? AND s.folded = ? AND s.word = ? ORDER BY t.id
            """,
            language.label,
            Spelling.folded(word),
            word
        ) { row throws(LexiconFailure) in
            try row.withBytes(0) { bytes throws(LexiconFailure) in
                do {
                    return try ByteReader.value(bytes)
                } catch {
                    throw self.damaged("a thesaurus set of '\(word)' cannot be read")
                }
            }
        }
    }

    /// The word forms of a language that were counted.
    func counts(of language: Language) throws(LexiconFailure) -> [(form: String, count: Int)] {
        try rows("SELECT form, count FROM frequency WHERE language = ? ORDER BY form", language.label) { row in
            (row.text(0), Int(row.integer(1)))
        }
    }

    /// How often a word form was counted.
    func count(of form: String, in language: Language) throws(LexiconFailure) -> Int? {
        try rows("SELECT count FROM frequency WHERE language = ? AND form = ?", language.label, form) { row in
            Int(row.integer(0))
        }.first
    }

    /// The rows that a query gives for its keys.
    func rows<Row>(
        _ sql: String,
        _ keys: String...,
        read: (borrowing SQLiteStatement) throws(LexiconFailure) -> Row
    ) throws(LexiconFailure) -> [Row] {
        try rows(sql, keys, read: read)
    }

    private func rows<Row>(
        _ sql: String,
        _ keys: [String],
        read: (borrowing SQLiteStatement) throws(LexiconFailure) -> Row
    ) throws(LexiconFailure) -> [Row] {
        let prepared = try prepared(sql)
        for (index, key) in keys.enumerated() { prepared.statement.bind(key, at: index) }
        return try rows(of: prepared.statement, read)
    }

    private func prepared(_ sql: String) throws(LexiconFailure) -> PreparedStatement {
        if let statement = prepared[sql] { return statement }
        do {
            let statement = PreparedStatement(try connection.prepare(sql))
            prepared[sql] = statement
            return statement
        } catch {
            throw damaged("\(error)")
        }
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

    func entry(_ bytes: UnsafeRawBufferPointer) throws(LexiconFailure) -> HeadwordEntry {
        do {
            return try ByteReader.value(bytes)
        } catch {
            throw damaged("an entry cannot be read")
        }
    }

    func damaged(_ reason: String) -> LexiconFailure { .damaged(path: path, reason: reason) }
}

// MARK: - Lists of headwords

extension LexiconReader {
    /// What the headwords of a language are listed by.
    func wordIndex(of language: Language, firstID: Int, count: Int) throws(LexiconFailure) -> WordIndex {
        var index = WordIndex(count: count, firstID: firstID)
        let lists = try rows(
            "SELECT kind, value, places FROM facet WHERE language = ? ORDER BY kind, value",
            language.label
        ) { row in (kind: row.text(0), value: row.withBytes(1) { Array($0) }, places: row.withBytes(2) { Array($0) }) }
        do throws(ByteReader.Failure) {
            for list in lists { try index.add(kind: list.kind, value: list.value, places: list.places) }
        } catch {
            throw damaged("what headwords are listed by cannot be read")
        }
        index.finish()
        return index
    }

    /// The headwords with these numbers, counted from `firstID`, in this order.
    func listedWords(_ firstID: Int, _ numbers: [Int]) throws(LexiconFailure) -> [ListedWord] {
        var words: [ListedWord] = []
        words.reserveCapacity(numbers.count)
        var rest = numbers[...]
        do {
            while let first = rest.first {
                // To step over some rows is cheaper than to look one up.
                let run = rest.run(withGapsBelow: 8)
                let statement = try prepared(
                    "SELECT id, word, zipf FROM headword WHERE id >= ? AND id <= ? ORDER BY id"
                )
                defer { statement.statement.reset() }
                statement.statement.bind(Int64(firstID + first), at: 0)
                statement.statement.bind(Int64(firstID + (run.last ?? first)), at: 1)
                var wanted = run.makeIterator()
                var next = wanted.next()
                while let number = next, try statement.statement.step() {
                    guard statement.statement.integer(0) == Int64(firstID + number) else { continue }
                    words.append(ListedWord(statement.statement))
                    next = wanted.next()
                }
                rest = rest[run.endIndex...]
            }
        } catch let failure as LexiconFailure {
            throw failure
        } catch {
            throw damaged("\(error)")
        }
        return words
    }

    /// The id of a headword.
    func id(of word: String, in language: Language) throws(LexiconFailure) -> Int? {
        try rows(
            "SELECT headword FROM spelling WHERE language = ? AND folded = ? AND word = ?",
            language.label,
            Spelling.folded(word),
            word
        ) { row in Int(row.integer(0)) }.first
    }

    /// The id of the first headword whose folded spelling is not before `folded`.
    func firstID(from folded: String, in language: Language) throws(LexiconFailure) -> Int? {
        try rows(
            "SELECT headword FROM spelling WHERE language = ? AND folded >= ? ORDER BY folded, headword LIMIT 1",
            language.label,
            folded
        ) { row in Int(row.integer(0)) }.first
    }
}

extension ListedWord {
    fileprivate init(_ row: borrowing SQLiteStatement) {
        self.init(word: row.text(1), zipf: row.isNull(2) ? nil : Double(row.integer(2)) / 100)
    }
}

extension ArraySlice<Int> {
    /// The beginning whose numbers ascend, each by less than `limit`.
    fileprivate func run(withGapsBelow limit: Int) -> ArraySlice<Int> {
        guard var last = first else { return self }
        let end = dropFirst().firstIndex { number in
            defer { last = number }
            return number <= last || number - last >= limit
        }
        return self[..<(end ?? endIndex)]
    }
}

// MARK: - The file as a whole

extension Manifest.Package {
    /// Reads `name version, name version`.
    fileprivate static func list(_ text: String) -> [Self] {
        text.split(separator: ", ").compactMap { entry in
            guard let blank = entry.firstIndex(of: " ") else { return nil }
            return Self(name: String(entry[..<blank]), version: String(entry[entry.index(after: blank)...]))
        }
    }
}

extension LexiconReader {
    func manifest() throws(LexiconFailure) -> Manifest {
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
            sources: try sources()
        )
    }

    /// Lists of headwords trust the counts. Headwords are numbered from 1, so the last number is their sum.
    private func checkCounts(_ counts: some Collection<Int>) throws(LexiconFailure) {
        let last = try rows("SELECT max(id) FROM headword") { row in row.integer(0) }.first ?? 0
        guard counts.allSatisfy({ 0...Int(UInt32.max) ~= $0 }), counts.reduce(0, +) == last else {
            throw damaged("it has not as many headwords as it says")
        }
    }

    private func sources() throws(LexiconFailure) -> [Manifest.Source] {
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

    /// The text of each package's licence.
    func licences() throws(LexiconFailure) -> [(source: String, package: String, text: String)] {
        try rows("SELECT source, package, text FROM licence ORDER BY source, package") { row in
            (row.text(0), row.text(1), row.text(2))
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

    /// The headwords with these numbers, and the bytes of what is said of them.
    func bodies(
        ids: Range<Int64>
    ) throws(LexiconFailure) -> [(language: Language, word: String, body: [UInt8])] {
        try rows(
            """
            SELECT h.language, h.word, e.body FROM headword h JOIN entry e ON e.headword = h.id
            WHERE h.id >= ? AND h.id < ? ORDER BY h.id
            """,
            String(ids.lowerBound),
            String(ids.upperBound)
        ) { row throws(LexiconFailure) in
            guard let language = Language(label: row.text(0)) else { throw self.damaged("a headword has no language") }
            return (language, row.text(1), row.withBytes(2) { Array($0) })
        }
    }

    /// Calls `body` with every entry, by the headword's number.
    func forEachEntry(_ body: (HeadwordEntry) throws(LexiconFailure) -> Void) throws(LexiconFailure) {
        do {
            let statement = try connection.prepare("SELECT body FROM entry ORDER BY headword")
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
