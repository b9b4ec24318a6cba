internal import HeadwordSQLite
internal import OxfordAPI

/// The calls of the last minute, each with its time in milliseconds since 1970, the number of calls in each month, and
/// the pauses. They are in a file that all processes of a machine can share, so that neither a restart nor the end of a
/// process loses anything.
struct LedgerFile: ~Copyable {
    private let connection: SQLiteConnection
    private let begin: SQLiteStatement
    private let commit: SQLiteStatement
    private let addToMinute: SQLiteStatement
    private let addToMonth: SQLiteStatement
    private let takeFromMinute: SQLiteStatement
    private let takeFromMonth: SQLiteStatement
    private let forgetMinute: SQLiteStatement
    private let countMinute: SQLiteStatement
    private let firstOfMinute: SQLiteStatement
    private let countMonth: SQLiteStatement
    private let findPause: SQLiteStatement
    private let addPause: SQLiteStatement
    private let movePause: SQLiteStatement
    private let endPause: SQLiteStatement
    private let forgetPauses: SQLiteStatement

    /// Opens the file, creating it if necessary; without a path, opens a database in memory.
    init(path: String?) throws {
        let connection = try SQLiteConnection(sharing: path)
        try connection.execute(Self.tables)
        let begin = try connection.prepare("BEGIN IMMEDIATE")
        let commit = try connection.prepare("COMMIT")
        let addToMinute = try connection.prepare("INSERT INTO minute VALUES (?) RETURNING rowid")
        let addToMonth = try connection.prepare(
            "INSERT INTO month VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET calls = calls + 1"
        )
        let takeFromMinute = try connection.prepare("DELETE FROM minute WHERE rowid = ? AND time = ?")
        let takeFromMonth = try connection.prepare("UPDATE month SET calls = calls - 1 WHERE name = ? AND calls > 0")
        // If the clock is set back, no times in the future remain.
        let forgetMinute = try connection.prepare("DELETE FROM minute WHERE time <= ? OR time > ?")
        let countMinute = try connection.prepare("SELECT count(*) FROM minute WHERE time > ?")
        let firstOfMinute = try connection.prepare("SELECT min(time) FROM minute")
        let countMonth = try connection.prepare("SELECT calls FROM month WHERE name = ?")
        let findPause = try connection.prepare(
            "SELECT number, until, length, trial, kind, status, message FROM pause WHERE scope = ? AND begun <= ?"
        )
        let addPause = try connection.prepare(
            "INSERT OR REPLACE INTO pause (scope, begun, until, length, trial, kind, status, message) "
                + "VALUES (?, ?, ?, ?, 0, ?, ?, ?)"
        )
        let movePause = try connection.prepare("UPDATE pause SET until = ?, trial = ? WHERE number = ?")
        let endPause = try connection.prepare("DELETE FROM pause WHERE number = ?")
        let forgetPauses = try connection.prepare("DELETE FROM pause WHERE until < ?")
        self.begin = begin
        self.commit = commit
        self.addToMinute = addToMinute
        self.addToMonth = addToMonth
        self.takeFromMinute = takeFromMinute
        self.takeFromMonth = takeFromMonth
        self.forgetMinute = forgetMinute
        self.countMinute = countMinute
        self.firstOfMinute = firstOfMinute
        self.countMonth = countMonth
        self.findPause = findPause
        self.addPause = addPause
        self.movePause = movePause
        self.endPause = endPause
        self.forgetPauses = forgetPauses
        self.connection = connection
    }

    private static let tables = """
        CREATE TABLE IF NOT EXISTS minute (time INTEGER NOT NULL);
        CREATE INDEX IF NOT EXISTS minute_time ON minute (time);
        CREATE TABLE IF NOT EXISTS month (name TEXT PRIMARY KEY, calls INTEGER NOT NULL);
        CREATE TABLE IF NOT EXISTS pause
            (number INTEGER PRIMARY KEY AUTOINCREMENT, scope TEXT NOT NULL UNIQUE, begun INTEGER NOT NULL,
             until INTEGER NOT NULL, length INTEGER NOT NULL, trial INTEGER NOT NULL, kind TEXT NOT NULL,
             status INTEGER NOT NULL, message TEXT NOT NULL);
        """

    /// Runs a transaction that excludes all other processes.
    mutating func inTransaction<Result>(
        _ body: (inout LedgerFile) throws -> Result
    ) throws -> Result {
        try begin.run()
        do {
            let result = try body(&self)
            try commit.run()
            return result
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    private static func milliseconds(_ time: Double) -> Int64 { Int64(time * 1000) }
    private static func seconds(_ time: Int64) -> Double { Double(time) / 1000 }
}

// MARK: - Calls

extension LedgerFile {
    func add(at time: Double) throws -> RecordedCall {
        let month = Month(of: time)
        addToMonth.bind(month.name, at: 0)
        try addToMonth.run()
        addToMinute.bind(Self.milliseconds(time), at: 0)
        defer { addToMinute.reset() }
        let number = try addToMinute.step() ? addToMinute.integer(0) : 0
        return RecordedCall(number: number, time: Self.milliseconds(time), month: month)
    }

    func remove(_ call: RecordedCall) throws {
        takeFromMinute.bind(call.number, at: 0)
        takeFromMinute.bind(call.time, at: 1)
        try takeFromMinute.run()
        takeFromMonth.bind(call.month.name, at: 0)
        try takeFromMonth.run()
    }

    func forgetCalls(before time: Double) throws {
        forgetMinute.bind(Self.milliseconds(time), at: 0)
        forgetMinute.bind(Self.milliseconds(time + 120), at: 1)
        try forgetMinute.run()
    }

    func calls(in month: Month) throws -> Int {
        countMonth.bind(month.name, at: 0)
        defer { countMonth.reset() }
        return try countMonth.step() ? Int(countMonth.integer(0)) : 0
    }

    func calls(after time: Double) throws -> Int {
        countMinute.bind(Self.milliseconds(time), at: 0)
        defer { countMinute.reset() }
        return try countMinute.step() ? Int(countMinute.integer(0)) : 0
    }

    func timeOfFirst() throws -> Double? {
        defer { firstOfMinute.reset() }
        return try firstOfMinute.step() && !firstOfMinute.isNull(0) ? Self.seconds(firstOfMinute.integer(0)) : nil
    }
}

// MARK: - Pauses

extension LedgerFile {
    /// Returns the pause of a scope; nil if there is none.
    func pause(of scope: String, at time: Double) throws -> Pause? {
        findPause.bind(scope, at: 0)
        // If the clock is set back, pauses from the future are ignored.
        findPause.bind(Self.milliseconds(time + 1), at: 1)
        defer { findPause.reset() }
        guard try findPause.step() else { return nil }
        let status = Int(findPause.integer(5))
        return Pause(
            scope: scope,
            number: findPause.integer(0),
            end: Self.seconds(findPause.integer(1)),
            length: Self.seconds(findPause.integer(2)),
            isTried: findPause.integer(3) != 0,
            reason: OxfordFailure(
                OxfordFailure.Kind(rawValue: findPause.text(4)) ?? .unavailable,
                findPause.text(6),
                status: status == 0 ? nil : status
            )
        )
    }

    /// Begins a pause, replacing the current one.
    func add(_ pause: Pause, at time: Double) throws {
        addPause.bind(pause.scope, at: 0)
        addPause.bind(Self.milliseconds(time), at: 1)
        addPause.bind(Self.milliseconds(pause.end), at: 2)
        addPause.bind(Self.milliseconds(pause.length), at: 3)
        addPause.bind(pause.reason.kind.rawValue, at: 4)
        addPause.bind(Int64(pause.reason.status ?? 0), at: 5)
        addPause.bind(pause.reason.message, at: 6)
        try addPause.run()
    }

    /// Changes the end of a pause, and whether its trial call is under way.
    func move(_ number: Int64, to end: Double, isTried: Bool) throws {
        movePause.bind(Self.milliseconds(end), at: 0)
        movePause.bind(isTried ? 1 : 0, at: 1)
        movePause.bind(number, at: 2)
        try movePause.run()
    }

    func endPause(_ number: Int64) throws {
        endPause.bind(number, at: 0)
        try endPause.run()
    }

    func forgetPauses(before time: Double) throws {
        forgetPauses.bind(Self.milliseconds(time), at: 0)
        try forgetPauses.run()
    }
}
