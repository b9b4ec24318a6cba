import CSQLite

/// The smallest possible look-up: one prepared statement, stepped once, without even copying the blob.
final class BareLookup {
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?

    init(path: String) throws {
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        let sql = """
            SELECT e.body FROM spelling s JOIN entry e ON e.headword = s.headword WHERE s.language = 'en' AND s.folded = ?
            """
        guard sqlite3_open_v2("file:\(path)?immutable=1", &connection, flags, nil) == SQLITE_OK,
            sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK
        else { throw BenchFailure("\(path): \(String(cString: sqlite3_errmsg(connection)))") }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close_v2(connection)
    }

    /// Returns the number of bytes that the lexicon stores for all headwords with a key.
    func bytes(of key: String) throws -> Int {
        var bytes = 0
        key.withCString { key in
            // The text outlives the step, so SQLite need not copy it (SQLITE_STATIC).
            sqlite3_bind_text(statement, 1, key, -1, nil)
            while sqlite3_step(statement) == SQLITE_ROW {
                if sqlite3_column_blob(statement, 0) != nil { bytes += Int(sqlite3_column_bytes(statement, 0)) }
            }
        }
        sqlite3_reset(statement)
        return bytes
    }
}
