internal import Glibc
internal import HeadwordSQLite

extension SQLiteConnection {
    /// Opens a file that several processes of this user write to, or a database in memory if there is no path. Writes
    /// survive the end of the process immediately, and a power failure after the next checkpoint.
    init(sharing path: String?) throws {
        // A new file is readable by this user only; SQLite gives its journals the same mode.
        let descriptor = path.map { open($0, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) } ?? -1
        if descriptor >= 0 { close(descriptor) }
        let connection = try SQLiteConnection(writing: path ?? ":memory:")
        try connection.execute("PRAGMA busy_timeout = 500; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        self = connection
    }
}
