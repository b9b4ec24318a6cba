internal import Glibc
internal import HeadwordSQLite

extension SQLiteConnection {
    /// Opens a file that several processes of this user write to, or a database in memory if there is no path. What is
    /// written is safe from the end of a process at once, and from the end of power after the next checkpoint.
    init(sharing path: String?) throws {
        // Nobody else can read it, should it be new; SQLite gives its journals the same mode.
        let descriptor = path.map { open($0, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) } ?? -1
        if descriptor >= 0 { close(descriptor) }
        let connection = try SQLiteConnection(writing: path ?? ":memory:")
        try connection.execute("PRAGMA busy_timeout = 500; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        self = connection
    }
}
