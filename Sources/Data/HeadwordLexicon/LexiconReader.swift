internal import HeadwordBytes
internal import HeadwordModel
internal import HeadwordSQLite

/// A connection to the file with its prepared statements, used by one thread at a time.
///
/// It may move between threads because ``Lexicon`` lends it to only one at a time; hence `@unchecked`.
final class LexiconReader: @unchecked Sendable {
    private let path: String
    let connection: SQLiteConnection
    private let knownKeys: KnownKeys
    /// The layers above the file, as of the last call of ``follow(_:)``.
    private(set) var layers = Layers()
    private var layersVersion = 0
    private let bySpelling: SQLiteStatement
    private let byForm: SQLiteStatement
    /// The statements prepared so far, by the addresses of their SQL; there are few.
    private var prepared: [UnsafePointer<UInt8>: PreparedStatement] = [:]

    /// - Parameters:
    ///   - includesDated: whether `entry` and `sentence` include what `dated` holds for the same headwords.
    ///   - knownKeys: the keys of the file, which all of its readers share.
    init(path: String, includingDated includesDated: Bool = false, _ knownKeys: KnownKeys = KnownKeys()) throws {
        self.path = path
        self.knownKeys = knownKeys
        do {
            try Self.checkFormat(path)
            connection = try SQLiteConnection(readingChecked: path)
            if includesDated { try connection.execute(Format.viewsWithDated) }
            // The file never changes, so one transaction lasts as long as the connection; beginning and ending one for
            // each statement took an eighth of the time of a look-up.
            try connection.execute("BEGIN")
            bySpelling = try connection.prepare(
                """
                SELECT e.body, s.rank, s.inflected FROM spelling s JOIN entry e ON e.headword = s.headword
                WHERE s.language = ? AND s.folded = ?
                """
            )
            byForm = try connection.prepare(
                """
                SELECT lemma, category, features, source FROM inflection
                WHERE language = ? AND key = ? ORDER BY place
                """
            )
        } catch let failure as SQLiteFailure {
            throw LexiconFailure.damaged(path: path, reason: failure.message)
        }
    }

    private static func checkFormat(_ path: String) throws {
        guard let header = SQLiteHeader(path: path), header.applicationID == Format.applicationID else {
            throw LexiconFailure.damaged(path: path, reason: "it is not a Headword lexicon")
        }
        guard header.userVersion == Format.version else {
            throw LexiconFailure.wrongVersion(path: path, found: header.userVersion, wanted: Format.version)
        }
    }
}

/// A prepared statement that is kept for reuse.
final class PreparedStatement {
    let statement: SQLiteStatement

    init(_ statement: consuming SQLiteStatement) {
        self.statement = statement
    }
}

extension SQLiteStatement {
    /// Returns the bytes of a blob of the current row.
    func bytes(_ column: Int) -> StoredBytes { withBytes(column) { StoredBytes(Array($0)) } }

    /// Returns the entry in a column of the current row.
    func storedHeadword(_ column: Int) -> StoredHeadword { StoredHeadword(bytes(column)) }
}

// MARK: - Looking up

extension LexiconReader {
    /// A headword and how common it is.
    struct Ranked<Value> {
        var value: Value
        var rank: Int64
        /// Whether another headword may have a form with the same letters.
        var isInflected = true
    }

    /// Whether the lexicon may have a key (``KnownKeys``). False for nearly all that it does not have.
    func mayHave(_ key: String, in language: Language) throws -> Bool {
        try knownKeys.mayContain(key, of: language, from: self)
    }

    /// Takes over the layers, if they have changed.
    func follow(_ live: LiveLayers) {
        let version = live.version
        guard version != layersVersion else { return }
        layers = live.layers
        layersVersion = version
    }

    /// Returns the entries whose headword folds to `folded`, as the layers leave and extend them.
    func entries(folded: String, in language: Language) throws -> [Ranked<StoredHeadword>] {
        let own = try storedEntries(folded: folded, in: language)
        return layers.isEmpty ? own : layers.applied(to: own, folded: folded, in: language)
    }

    private func storedEntries(folded: String, in language: Language) throws -> [Ranked<StoredHeadword>] {
        guard try mayHave(folded, in: language) else { return [] }
        bySpelling.bind(language.label, at: 0)
        bySpelling.bind(folded, at: 1)
        return try rows(of: bySpelling) { row in
            let entry = row.storedHeadword(0)
            return Ranked(value: entry, rank: row.integer(1), isInflected: row.integer(2) == 1)
        }
    }

    /// Returns the analyses of a form in the lexicon's tables.
    func analyses(of form: String, in language: Language) throws -> [Analysis] {
        guard try mayHave(form, in: language) else { return [] }
        byForm.bind(language.label, at: 0)
        byForm.bind(form, at: 1)
        return try rows(of: byForm) { row in
            guard let category = UInt8(exactly: row.integer(1)).flatMap(LexicalCategory.init(rawValue:)) else {
                throw self.damaged("an inflection has no lexical category")
            }
            let features = row.withBytes(2) { $0.compactMap(GrammaticalFeature.init(rawValue:)) }
            return Analysis(lemma: row.text(0), category: category, features: features, source: row.text(3))
        }
    }

    /// Returns the entries with an alias that folds to `folded`.
    func entries(aliasFolded folded: String, in language: Language) throws -> [Ranked<StoredHeadword>] {
        guard try mayHave(folded, in: language) else { return [] }
        let found = try rows(
            """
            SELECT e.body, a.rank FROM alias a JOIN entry e ON e.headword = a.headword
            WHERE a.language = ? AND a.folded = ?
            """,
            language.label,
            folded
        ) { row in
            let entry = row.storedHeadword(0)
            return Ranked(value: entry, rank: row.integer(1))
        }
        return layers.isEmpty ? found : found.filter { !layers.forbids($0.value.word, in: language) }
    }

    /// Returns the entry of a headword by its number.
    func entry(number: Int) throws -> StoredHeadword? {
        try row("SELECT body FROM entry WHERE headword = ?", number) { row in row.storedHeadword(0) }
    }

    /// Returns the headwords that fold to `folded`.
    func headwords(folded: String, in language: Language) throws -> [Ranked<String>] {
        guard try mayHave(folded, in: language) else { return [] }
        return try rows(
            "SELECT word, rank FROM spelling WHERE language = ? AND folded = ?",
            language.label,
            folded
        ) { row in Ranked(value: row.text(0), rank: row.integer(1)) }
    }

    /// Returns how common a form is, on the scale of the headwords' ranks.
    func rank(ofForm form: String, in language: Language) throws -> Int64? {
        try rows(
            """
            SELECT f.count * 1000 / max(1, c.tokens / 1000000) FROM frequency f JOIN corpus c ON c.language = f.language
            WHERE f.language = ? AND f.form = ?
            """,
            language.label,
            form
        ) { row in row.integer(0) }.first
    }

    /// Returns the trie of a language; empty if the file has none.
    func trie(of language: Language, _ direction: Trie.Direction) throws -> Trie {
        try rows(
            "SELECT nodes, places FROM trie WHERE language = ? AND direction = ?",
            language.label,
            direction.rawValue
        ) { row in Trie(row.withBytes(0) { Array($0) }, places: row.withBytes(1) { Array($0) }) }.first ?? Trie([])
    }

    /// Returns the forms of a lemma, the best of each kind first.
    func forms(
        of lemma: String,
        in language: Language
    ) throws -> [(category: LexicalCategory, form: InflectedForm, source: String)] {
        try rows(
            """
            SELECT category, form, features, regions, source FROM inflection
            WHERE language = ? AND lemma = ? ORDER BY category, place
            """,
            language.label,
            lemma
        ) { row in
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

    /// Returns the lists of values that the rows of a table store for one headword.
    func values<Value: StoredValue>(
        _ sql: StaticString,
        of word: String,
        in language: Language,
        _ third: String? = nil
    ) throws -> [StoredList<Value>] {
        let keys = [language.label, Spelling.folded(word), word] + (third.map { [$0] } ?? [])
        return try rows(sql, keys) { row in StoredList(row.bytes(0)) }
    }

    /// Returns the thesaurus sets that contain a headword.
    func thesaurusSets(of word: String, in language: Language) throws -> [StoredThesaurusSet] {
        try rows(
            """
            SELECT t.body FROM spelling s JOIN membership m ON m.headword = s.headword
            JOIN thesaurus t ON t.id = m.thesaurus
            WHERE s.language = ? AND s.folded = ? AND s.word = ? ORDER BY t.id
            """,
            language.label,
            Spelling.folded(word),
            word
        ) { row in StoredThesaurusSet(row.bytes(0)) }
    }

    /// Returns the counted word forms of a language.
    func counts(of language: Language) throws -> [(form: String, count: Int)] {
        try rows("SELECT form, count FROM frequency WHERE language = ? ORDER BY form", language.label) { row in
            (row.text(0), Int(row.integer(1)))
        }
    }

    /// Returns how often a word form was counted; nil if it was not.
    func count(of form: String, in language: Language) throws -> Int? {
        try rows("SELECT count FROM frequency WHERE language = ? AND form = ?", language.label, form) { row in
            Int(row.integer(0))
        }.first
    }

    /// Whether word forms of a language were counted.
    func hasCounts(of language: Language) throws -> Bool {
        try !rows("SELECT tokens FROM corpus WHERE language = ?", language.label) { $0.integer(0) }.isEmpty
    }

    /// Returns the rows of a query with its keys bound.
    func rows<Row>(_ sql: StaticString, _ keys: String..., read: (borrowing SQLiteStatement) throws -> Row) throws
        -> [Row]
    {
        try rows(sql, keys, read: read)
    }

    private func rows<Row>(
        _ sql: StaticString,
        _ keys: [String],
        read: (borrowing SQLiteStatement) throws -> Row
    ) throws -> [Row] {
        let prepared = try prepared(sql)
        for (index, key) in keys.enumerated() { prepared.statement.bind(key, at: index) }
        return try rows(of: prepared.statement, read)
    }

    /// Returns the row of a query that has at most one. The key of the query is a number.
    func row<Row>(
        _ sql: StaticString,
        _ key: Int,
        read: (borrowing SQLiteStatement) throws -> Row
    ) throws -> Row? {
        let prepared = try prepared(sql)
        prepared.statement.bind(Int64(key), at: 0)
        return try rows(of: prepared.statement, read).first
    }

    func prepared(_ sql: StaticString) throws -> PreparedStatement {
        if let statement = prepared[sql.utf8Start] { return statement }
        do {
            let statement = PreparedStatement(try connection.prepare("\(sql)"))
            prepared[sql.utf8Start] = statement
            return statement
        } catch {
            throw damaged("\(error)")
        }
    }

    func rows<Row>(
        of statement: borrowing SQLiteStatement,
        _ read: (borrowing SQLiteStatement) throws -> Row
    ) throws -> [Row] {
        defer { statement.reset() }
        var rows: [Row] = []
        do {
            while try statement.step() { rows.append(try read(statement)) }
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
        return rows
    }

    func damaged(_ reason: String) -> LexiconFailure { .damaged(path: path, reason: reason) }
}
