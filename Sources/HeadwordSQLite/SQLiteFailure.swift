internal import CSQLite
internal import Glibc

/// What SQLite reports.
public struct SQLiteFailure: Error, CustomStringConvertible, Sendable {
    /// SQLite's extended result code.
    public var code: Int32
    /// SQLite's own message, with the system's reason where there is one: `disk I/O error: No space left on device`.
    public var message: String

    /// The message and the code.
    public var description: String { "\(message) (SQLite code \(code))" }

    /// The failure that a connection had last.
    init(of connection: OpaquePointer?) {
        code = sqlite3_extended_errcode(connection)
        message = String(cString: sqlite3_errmsg(connection))
        let reason = sqlite3_system_errno(connection)
        let isAboutFile = [SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].contains(code & 0xFF)
        if isAboutFile, reason != 0 { message += ": " + String(cString: strerror(reason)) }
    }
}
