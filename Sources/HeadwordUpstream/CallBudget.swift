internal import HeadwordOxford
internal import HeadwordSQLite
internal import Synchronization

/// Counts the calls that are sent, and says when there may be no more.
///
/// A call is written down before it is sent, in a file that all processes of a machine can share: neither a restart nor
/// the end of a process makes a call forgotten.
final class CallBudget: Sendable {
    private let limits: UpstreamOptions.Budget
    private let ledger: Mutex<Ledger>

    /// Opens the file, or creates it.
    init(_ limits: UpstreamOptions.Budget) throws(SQLiteFailure) {
        self.limits = limits
        ledger = Mutex(try Ledger(path: limits.file))
    }

    /// Writes a call down.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `budget` if there may be none now, or if it cannot be written down.
    func spend(at time: Double) throws(OxfordFailure) {
        let refusal: OxfordFailure?
        do {
            refusal = try ledger.withLock { ledger in
                try ledger.inTransaction { ledger throws(SQLiteFailure) in try spend(at: time, in: &ledger) }
            }
        } catch {
            throw OxfordFailure(.budget, "The calls of the Oxford Dictionaries API cannot be counted: \(error).")
        }
        if let refusal { throw refusal }
    }

    private func spend(at time: Double, in ledger: inout Ledger) throws(SQLiteFailure) -> OxfordFailure? {
        let month = Month(of: time)
        if let limit = limits.perMonth, try ledger.calls(in: month) >= limit {
            return Self.refusal("\(limit) calls of this month", until: month.end, from: time)
        }
        try ledger.forget(before: time - 60)
        if let limit = limits.perMinute, try ledger.calls(after: time - 60) >= limit {
            let first = try ledger.timeOfFirst() ?? time
            return Self.refusal("\(limit) calls of a minute", until: first + 60, from: time)
        }
        try ledger.add(at: time, in: month)
        return nil
    }

    private static func refusal(_ what: String, until end: Double, from time: Double) -> OxfordFailure {
        let seconds = max(1, Int((end - time).rounded(.up)))
        return OxfordFailure(
            .budget,
            "The \(what) that the configuration allows of the Oxford Dictionaries API are used up.",
            retryAfter: seconds
        )
    }

    /// What is used up and what may be used; nil if it cannot be read.
    func usage(at time: Double) -> OxfordReport.Budget? {
        try? ledger.withLock { ledger in
            OxfordReport.Budget(
                ofMinute: .init(used: try ledger.calls(after: time - 60), limit: limits.perMinute),
                ofMonth: .init(used: try ledger.calls(in: Month(of: time)), limit: limits.perMonth)
            )
        }
    }
}

/// The calls of the last minute, each with its time in milliseconds since 1970, and the number of those of each month.
private struct Ledger: ~Copyable {
    private let connection: SQLiteConnection
    private let begin: SQLiteStatement
    private let commit: SQLiteStatement
    private let addToMinute: SQLiteStatement
    private let addToMonth: SQLiteStatement
    private let forgetMinute: SQLiteStatement
    private let countMinute: SQLiteStatement
    private let firstOfMinute: SQLiteStatement
    private let countMonth: SQLiteStatement

    init(path: String?) throws(SQLiteFailure) {
        let connection = try SQLiteConnection(sharing: path)
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS minute (time INTEGER NOT NULL);
            CREATE INDEX IF NOT EXISTS minute_time ON minute (time);
            CREATE TABLE IF NOT EXISTS month (name TEXT PRIMARY KEY, calls INTEGER NOT NULL);
            """
        )
        let begin = try connection.prepare("BEGIN IMMEDIATE")
        let commit = try connection.prepare("COMMIT")
        let addToMinute = try connection.prepare("INSERT INTO minute VALUES (?)")
        let addToMonth = try connection.prepare(
            "INSERT INTO month VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET calls = calls + 1"
        )
        // A clock that was set back leaves no times in the future behind.
        let forgetMinute = try connection.prepare("DELETE FROM minute WHERE time <= ? OR time > ?")
        let countMinute = try connection.prepare("SELECT count(*) FROM minute WHERE time > ?")
        let firstOfMinute = try connection.prepare("SELECT min(time) FROM minute")
        let countMonth = try connection.prepare("SELECT calls FROM month WHERE name = ?")
        self.begin = begin
        self.commit = commit
        self.addToMinute = addToMinute
        self.addToMonth = addToMonth
        self.forgetMinute = forgetMinute
        self.countMinute = countMinute
        self.firstOfMinute = firstOfMinute
        self.countMonth = countMonth
        self.connection = connection
    }

    mutating func inTransaction<Result>(
        _ body: (inout Ledger) throws(SQLiteFailure) -> Result
    ) throws(SQLiteFailure) -> Result {
        try begin.run()
        do throws(SQLiteFailure) {
            let result = try body(&self)
            try commit.run()
            return result
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    func add(at time: Double, in month: Month) throws(SQLiteFailure) {
        addToMinute.bind(Self.milliseconds(time), at: 0)
        try addToMinute.run()
        addToMonth.bind(month.name, at: 0)
        try addToMonth.run()
    }

    func forget(before time: Double) throws(SQLiteFailure) {
        forgetMinute.bind(Self.milliseconds(time), at: 0)
        forgetMinute.bind(Self.milliseconds(time + 120), at: 1)
        try forgetMinute.run()
    }

    func calls(in month: Month) throws(SQLiteFailure) -> Int {
        countMonth.bind(month.name, at: 0)
        defer { countMonth.reset() }
        return try countMonth.step() ? Int(countMonth.integer(0)) : 0
    }

    func calls(after time: Double) throws(SQLiteFailure) -> Int {
        countMinute.bind(Self.milliseconds(time), at: 0)
        defer { countMinute.reset() }
        return try countMinute.step() ? Int(countMinute.integer(0)) : 0
    }

    func timeOfFirst() throws(SQLiteFailure) -> Double? {
        defer { firstOfMinute.reset() }
        return try firstOfMinute.step() && !firstOfMinute.isNull(0) ? Double(firstOfMinute.integer(0)) / 1000 : nil
    }

    private static func milliseconds(_ time: Double) -> Int64 { Int64(time * 1000) }
}
