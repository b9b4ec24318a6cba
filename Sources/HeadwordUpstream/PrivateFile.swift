internal import Glibc
internal import HeadwordSQLite

extension SQLiteConnection {
    /// Opens a file for writing that nobody else can read, should it be new; SQLite gives its journals the same mode.
    init(writingPrivately path: String) throws(SQLiteFailure) {
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
        try self.init(writing: path)
    }
}
