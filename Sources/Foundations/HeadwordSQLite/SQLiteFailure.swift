internal import CSQLite
internal import HeadwordFiles

/// An error reported by SQLite.
public struct SQLiteFailure: Error, CustomStringConvertible, Sendable {
    /// SQLite's extended result code.
    public var code: Int32
    /// SQLite's own message, with the system's reason where there is one: `disk I/O error: No space left on device`.
    public var message: String

    /// The message, without the code, which means nothing to people.
    public var description: String { message }

    /// Creates the last error of a connection.
    init(of connection: OpaquePointer?) {
        code = sqlite3_extended_errcode(connection)
        let isDamage = code == SQLiteCode.wrongChecksum
        message = isDamage ? "a page does not match its checksum" : String(cString: sqlite3_errmsg(connection))
        let reason = sqlite3_system_errno(connection)
        let isAboutFile = [SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].contains(code & 0xFF)
        if isAboutFile, !isDamage, reason != 0 { message += ": " + SystemError.text(reason) }
    }

    /// Creates the system's error for a file that was accessed without SQLite.
    init(ofSystem path: String) {
        code = SQLITE_IOERR
        message = "\(path): \(SystemError.last)"
    }
}

/// Extended result codes, which are macros that Swift does not import.
enum SQLiteCode {
    static let readFailed = SQLITE_IOERR | 1 << 8
    static let shortRead = SQLITE_IOERR | 2 << 8
    static let statusFailed = SQLITE_IOERR | 7 << 8
    static let wrongChecksum = SQLITE_IOERR | 32 << 8
}
