internal import CSQLite

/// A connection to one database file. Any thread may use it, but only one at a time.
public struct SQLiteConnection: ~Copyable, @unchecked Sendable {
    // Unchecked, since a pointer is not sendable: a connection may move between threads but not be shared, which its
    // being noncopyable ensures.
    private let handle: OpaquePointer

    /// Opens a finished file whose pages carry checksums (``PageChecksum``), without locks and without looking at its
    /// journal. Each page is checked when it is read.
    ///
    /// - Throws: ``SQLiteFailure`` if there is no such file.
    public init(readingChecked path: String) throws {
        guard CheckedFiles.registration == SQLITE_OK else { throw SQLiteFailure(of: nil) }
        let uri = "file:" + Self.escaped(path) + "?immutable=1"
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        try self.init(uri, flags: flags, fileSystem: CheckedFiles.name)
    }

    /// Creates a file, or opens it for writing.
    public init(writing path: String) throws {
        try self.init(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX)
    }

    private init(_ name: String, flags: Int32, fileSystem: String? = nil) throws {
        var opened: OpaquePointer?
        guard sqlite3_open_v2(name, &opened, flags, fileSystem) == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw SQLiteFailure(of: opened)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Leaves room for ``PageChecksum`` at the end of every page of a new file, before its first table is created.
    public func reservePageChecksums() throws {
        var length = Int32(PageChecksum.length)
        guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &length) == SQLITE_OK else {
            throw failure()
        }
    }

    /// Runs statements that have no parameters and no results.
    public func execute(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Prepares a statement for many runs. The statement must not outlive the connection.
    public func prepare(_ sql: String) throws -> SQLiteStatement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw failure() }
        return SQLiteStatement(statement)
    }

    private func failure() -> SQLiteFailure { SQLiteFailure(of: handle) }

    /// Escapes a path for use in a URI (SQLite, "URI Filenames", section 3.1).
    private static func escaped(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    }
}
