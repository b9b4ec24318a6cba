internal import CSQLite

/// A connection to one database file, for use by one thread at a time.
public struct SQLiteConnection: ~Copyable, @unchecked Sendable {
    // A connection may move between threads but not be shared; that is what noncopyable means here.
    private let handle: OpaquePointer

    /// Opens a file that nobody writes to any more: no locks, no look at its journal.
    ///
    /// - Throws: ``SQLiteFailure`` if there is no such file.
    public init(readingImmutable path: String) throws(SQLiteFailure) {
        let uri = "file:" + Self.escaped(path) + "?immutable=1"
        try self.init(uri, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX)
    }

    /// Creates a file, or opens it for writing.
    public init(writing path: String) throws(SQLiteFailure) {
        try self.init(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX)
    }

    private init(_ name: String, flags: Int32) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        guard sqlite3_open_v2(name, &opened, flags, nil) == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw SQLiteFailure(of: opened)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that have no parameters and no results.
    public func execute(_ sql: String) throws(SQLiteFailure) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Prepares a statement for many runs. The statement must not outlive the connection.
    public func prepare(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw failure() }
        return SQLiteStatement(statement)
    }

    private func failure() -> SQLiteFailure { SQLiteFailure(of: handle) }

    /// A path as a part of a URI (SQLite, "URI Filenames", section 3.1).
    private static func escaped(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    }
}
