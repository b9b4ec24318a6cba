internal import HeadwordSQLite
internal import OxfordAPI
internal import Synchronization

/// A ledger in a file that all processes of a machine can share, or in memory.
final class FileLedger: CallLedger {
    /// How long a pause is kept after it has ended, in seconds.
    static let memory = 86_400.0

    private let limits: UpstreamOptions.Budget
    private let file: Mutex<LedgerFile>

    /// Opens the file, creating it if necessary; without one, opens a ledger in memory.
    ///
    /// - Parameter limits: the limits that reports show.
    init(_ limits: UpstreamOptions.Budget) throws {
        self.limits = limits
        file = Mutex(try LedgerFile(path: limits.file))
    }

    /// Runs a transaction on the file. Calls that cannot be recorded are not sent.
    private func inTransaction<Result: Sendable>(_ body: @Sendable (inout LedgerFile) throws -> Result) throws -> Result
    {
        do {
            return try file.withLock { file in try file.inTransaction(body) }
        } catch let failure as SQLiteFailure {
            throw OxfordFailure(.budget, "The calls of the Oxford Dictionaries API cannot be counted: \(failure).")
        }
    }

    func enter(_ entry: CallEntry, at time: Double) throws -> RecordedEntry {
        try inTransaction { file in
            let pauses = try entry.scopes.compactMap { try file.pause(of: $0, at: time) }
            if !entry.isCheck, let pause = pauses.first(where: { $0.end > time }) { throw CallRefusal.paused(pause) }
            try file.check(entry.limits, at: time)
            if !entry.isCheck {
                for pause in pauses { try file.move(pause.number, to: time + entry.secondsOfTrial, isTried: true) }
            }
            return RecordedEntry(call: try file.add(at: time), pauses: pauses)
        }
    }

    func remove(_ call: RecordedCall) { _ = try? inTransaction { try $0.remove(call) } }

    func begin(_ start: PauseStart, at time: Double) {
        _ = try? inTransaction { file in
            var pause = start.pause
            let current = try file.pause(of: pause.scope, at: time)
            if let current, current.number != start.replaced {
                guard start.isCertain else { return }
                pause.end = max(pause.end, current.end)
            }
            try file.forgetPauses(before: time - Self.memory)
            try file.add(pause, at: time)
        }
    }

    func settle(_ pauses: [Pause], _ end: PauseEnd, at time: Double) {
        _ = try? inTransaction { file in
            for pause in pauses {
                switch end {
                case .over: try file.endPause(pause.number)
                case .untried: try file.move(pause.number, to: time, isTried: false)
                }
            }
        }
    }

    func pause(of scope: String, at time: Double) -> Pause? {
        (try? file.withLock { file in try file.pause(of: scope, at: time) }) ?? nil
    }

    func usage(at time: Double) -> OxfordReport.Budget? {
        try? file.withLock { file in
            OxfordReport.Budget(
                ofMinute: .init(used: try file.calls(after: time - 60), limit: limits.perMinute),
                ofMonth: .init(used: try file.calls(in: Month(of: time)), limit: limits.perMonth)
            )
        }
    }
}

extension LedgerFile {
    /// Checks that another call is within the limits.
    fileprivate func check(_ limits: UpstreamOptions.Budget, at time: Double) throws {
        if let limit = limits.perMonth, try calls(in: Month(of: time)) >= limit {
            throw CallRefusal.month(limit: limit)
        }
        try forgetCalls(before: time - 60)
        if let limit = limits.perMinute, try calls(after: time - 60) >= limit {
            throw CallRefusal.minute(limit: limit, until: (try timeOfFirst() ?? time) + 60)
        }
    }
}
