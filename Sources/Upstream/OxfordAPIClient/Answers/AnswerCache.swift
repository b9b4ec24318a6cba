internal import Glibc
internal import HeadwordSQLite
internal import OxfordAPI
internal import Synchronization

/// A cache of answers, in a file or in memory, limited in age and in bytes.
///
/// It accepts only answers, which are made only from replies that were read completely: failures cannot be cached.
final class AnswerCache: Sendable {
    private let options: UpstreamOptions.Cache
    private let shelf: Mutex<AnswerTable>

    /// Opens the file, creating it if necessary.
    init(_ options: UpstreamOptions.Cache) throws {
        self.options = options
        do {
            shelf = Mutex(try AnswerTable(path: options.file))
        } catch {
            // A cache that cannot be read is worthless: it is replaced.
            if let file = options.file { for end in ["", "-wal", "-shm"] { unlink(file + end) } }
            shelf = Mutex(try AnswerTable(path: options.file))
        }
    }

    /// Returns the cached answer to a call; nil if there is none or it is too old. An unreadable cache counts as empty.
    func answer<Body: OxfordBody>(to key: String, as body: Body.Type, at time: Double) -> OxfordAnswer<Body>? {
        let bytes = try? shelf.withLock {
            try $0.bytes(of: key, since: Int64(time) - Int64(options.seconds), at: Int64(time))
        }
        return (bytes ?? nil).flatMap(OxfordAnswer.init(cached:))
    }

    /// Caches an answer, evicting the least recently used ones if there is no room.
    func keep(_ answer: OxfordAnswer<some OxfordBody>, to key: String, at time: Double) {
        guard answer.bytes.count <= options.bytes / 4 else { return }
        try? shelf.withLock {
            try $0.forget(givenBefore: Int64(time) - Int64(options.seconds))
            try $0.keep(answer.bytes, as: key, at: Int64(time), room: Int64(options.bytes))
        }
    }
}

/// Answers, with the times when they were given and last used, in seconds since 1970.
private struct AnswerTable: ~Copyable {
    private let connection: SQLiteConnection
    private var size: Int64

    init(path: String?) throws {
        let connection = try SQLiteConnection(sharing: path)
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS answer
                (key TEXT PRIMARY KEY, given INTEGER NOT NULL, used INTEGER NOT NULL, bytes BLOB NOT NULL);
            CREATE INDEX IF NOT EXISTS answer_used ON answer (used);
            CREATE INDEX IF NOT EXISTS answer_given ON answer (given);
            """
        )
        let size = try Self.size(of: connection)
        self.size = size
        self.connection = connection
    }

    private static func size(of connection: borrowing SQLiteConnection) throws -> Int64 {
        let statement = try connection.prepare("SELECT coalesce(sum(length(bytes)), 0) FROM answer")
        return try statement.step() ? statement.integer(0) : 0
    }

    func bytes(of key: String, since oldest: Int64, at time: Int64) throws -> [UInt8]? {
        let statement = try connection.prepare("SELECT bytes FROM answer WHERE key = ? AND given > ?")
        statement.bind(key, at: 0)
        statement.bind(oldest, at: 1)
        guard try statement.step() else { return nil }
        let bytes = statement.withBytes(0) { Array($0) }
        let use = try connection.prepare("UPDATE answer SET used = ? WHERE key = ? AND used < ?")
        use.bind(time, at: 0)
        use.bind(key, at: 1)
        // To the minute: not every use is worth a write.
        use.bind(time - 60, at: 2)
        try use.run()
        return bytes
    }

    mutating func keep(_ bytes: [UInt8], as key: String, at time: Int64, room: Int64) throws {
        try remove(key)
        while size + Int64(bytes.count) > room, let oldest = try leastUsed() { try remove(oldest) }
        let statement = try connection.prepare("INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?)")
        statement.bind(key, at: 0)
        statement.bind(time, at: 1)
        statement.bind(time, at: 2)
        statement.bind(bytes, at: 3)
        try statement.run()
        size += Int64(bytes.count)
    }

    mutating func forget(givenBefore time: Int64) throws {
        let statement = try connection.prepare("DELETE FROM answer WHERE given <= ? RETURNING length(bytes)")
        statement.bind(time, at: 0)
        while try statement.step() { size -= statement.integer(0) }
    }

    private mutating func remove(_ key: String) throws {
        let statement = try connection.prepare("DELETE FROM answer WHERE key = ? RETURNING length(bytes)")
        statement.bind(key, at: 0)
        while try statement.step() { size -= statement.integer(0) }
    }

    private func leastUsed() throws -> String? {
        let statement = try connection.prepare("SELECT key FROM answer ORDER BY used LIMIT 1")
        return try statement.step() ? statement.text(0) : nil
    }
}
