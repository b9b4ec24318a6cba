internal import CMessageDigest
internal import HeadwordSQLite
internal import OxfordAPI
internal import Synchronization

/// Decides which calls are sent: as many as the configuration allows, and none during a pause, when they would be in
/// vain.
///
/// A call is recorded before it is sent.
final class CallGate: Sendable {
    /// Permission to send a call.
    struct Pass {
        fileprivate let call: CallLedger.Call
        fileprivate let scopes: Scopes
        /// The pauses that end if the call gets an answer.
        fileprivate let pauses: [Pause]
        /// Whether the call was let through in spite of any pause.
        fileprivate let isCheck: Bool
    }

    /// How a call ended.
    enum Outcome {
        /// The service works.
        case reply
        /// The service does not work, or not for this caller.
        case failure(OxfordFailure)
        /// The end of the call says nothing about the service.
        case unknown
    }

    /// The scopes of pauses: an account, and within it a dictionary that its plan may not include.
    fileprivate struct Scopes {
        var account: String
        var dataset: String

        func scope(of failure: OxfordFailure) -> String { failure.kind == .forbidden ? dataset : account }
    }

    /// How long a pause is kept after it has ended, in seconds.
    private static let memory = 86_400.0

    private let limits: UpstreamOptions.Budget
    private let account: String
    private let failuresToPause: Int
    private let outage: Double
    private let secondsOfTrial: Double
    private let ledger: Mutex<CallLedger>
    private let failures = Mutex(0)

    /// Opens the budget file, creating it if necessary.
    init(_ options: UpstreamOptions) throws {
        limits = options.budget
        account = Self.account(options)
        failuresToPause = options.failuresToPause
        outage = options.pauseSeconds
        secondsOfTrial = Double(options.timeouts.total) / 1000 + 1
        ledger = Mutex(try CallLedger(path: options.budget.file))
    }

    /// Returns a name for the account and the address, which reveals neither. A different key starts without pauses.
    private static func account(_ options: UpstreamOptions) -> String {
        let bytes = Array("\(options.url)\n\(options.credentials.id)\n\(options.credentials.key)".utf8)
        var digest = [CChar](repeating: 0, count: Int(SHA256_DIGEST_LENGTH) * 2 + 1)
        SHA256Data(bytes, bytes.count, &digest)
        return String(decoding: digest.prefix(16).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func scopes(of call: OxfordCall) -> Scopes {
        Scopes(account: account, dataset: "\(account) \(call.dataset)")
    }

    /// Runs a transaction on the file. Calls that cannot be recorded are not sent.
    private func withLedger<Result: Sendable>(_ body: @Sendable (inout CallLedger) throws -> Result) throws -> Result {
        do {
            return try ledger.withLock { ledger in try ledger.inTransaction(body) }
        } catch let failure as SQLiteFailure {
            throw OxfordFailure(.budget, "The calls of the Oxford Dictionaries API cannot be counted: \(failure).")
        }
    }
}

// MARK: - Before a call

extension CallGate {
    /// Lets a call through and records it.
    ///
    /// - Parameter isCheck: whether to send the call in spite of a pause.
    /// - Throws: ``OxfordFailure`` if the call must not be sent.
    func enter(_ call: OxfordCall, at time: Double, isCheck: Bool = false) throws -> Pass {
        let scopes = scopes(of: call)
        return try withLedger { ledger in
            let pauses = try ledger.pauses(of: scopes, at: time)
            if !isCheck, let pause = pauses.first(where: { $0.end > time }) { throw pause.refusal(at: time) }
            if let refusal = try refusal(at: time, in: ledger) { throw refusal }
            if !isCheck {
                for pause in pauses { try ledger.move(pause.number, to: time + secondsOfTrial, isTried: true) }
            }
            let call = try ledger.add(at: time)
            return Pass(call: call, scopes: scopes, pauses: pauses, isCheck: isCheck)
        }
    }

    private func refusal(at time: Double, in ledger: borrowing CallLedger) throws -> OxfordFailure? {
        let month = Month(of: time)
        if let limit = limits.perMonth, try ledger.calls(in: month) >= limit {
            return Self.refusal("\(limit) calls per month", until: month.end, from: time)
        }
        try ledger.forgetCalls(before: time - 60)
        if let limit = limits.perMinute, try ledger.calls(after: time - 60) >= limit {
            let first = try ledger.timeOfFirst() ?? time
            return Self.refusal("\(limit) calls per minute", until: first + 60, from: time)
        }
        return nil
    }

    private static func refusal(_ what: String, until end: Double, from time: Double) -> OxfordFailure {
        let seconds = max(1, Int((end - time).rounded(.up)))
        return OxfordFailure(
            .budget,
            "The \(what) to the Oxford Dictionaries API that the configuration allows are used up.",
            retryAfter: seconds
        )
    }
}

extension CallLedger {
    fileprivate func pauses(of scopes: CallGate.Scopes, at time: Double) throws -> [Pause] {
        let pauses = [try pause(of: scopes.account, at: time), try pause(of: scopes.dataset, at: time)]
        return pauses.compactMap(\.self)
    }
}

// MARK: - After a call

extension CallGate {
    /// Removes a call that never arrived, and that the service therefore has not counted.
    func takeBack(_ pass: Pass) {
        _ = try? withLedger { ledger in try ledger.remove(pass.call) }
    }

    /// Records how a call ended.
    func leave(_ pass: Pass, _ outcome: Outcome, at time: Double) {
        let failure = noteworthy(outcome, pass)
        guard failure != nil || !pass.pauses.isEmpty else { return }
        _ = try? withLedger { ledger in
            if let failure { try begin(after: failure, pass, at: time, in: ledger) }
            for pause in pass.pauses {
                if outcome.ends(pause) {
                    try ledger.endPause(pause.number)
                } else if !pass.isCheck {
                    // Another call may try.
                    try ledger.move(pause.number, to: time, isTried: false)
                }
            }
        }
    }

    /// Returns the failure, if it is a reason to pause.
    private func noteworthy(_ outcome: Outcome, _ pass: Pass) -> OxfordFailure? {
        guard case .failure(let failure) = outcome else {
            if case .reply = outcome { failures.withLock { $0 = 0 } }
            return nil
        }
        let isTrial = pass.pauses.contains { $0.reason.kind != .forbidden }
        if failure.kind.pausesAtOnce || failure.retryAfter != nil || isTrial { return failure }
        return failures.withLock { failures in
            failures += 1
            guard failures >= failuresToPause else { return nil }
            failures = 0
            return failure
        }
    }

    /// Begins a pause, unless one has begun since the call was sent: that one is based on newer information.
    private func begin(
        after failure: OxfordFailure,
        _ pass: Pass,
        at time: Double,
        in ledger: borrowing CallLedger
    ) throws {
        let scope = pass.scopes.scope(of: failure)
        let current = try ledger.pause(of: scope, at: time)
        let before = pass.pauses.first { $0.number == current?.number }
        let isNewer = current != nil && before == nil
        guard !isNewer || failure.retryAfter != nil else { return }
        let length = length(after: failure, before, isCheck: pass.isCheck)
        let end = max(time + length, isNewer ? current?.end ?? 0 : 0)
        try ledger.forgetPauses(before: time - Self.memory)
        try ledger.add(Pause(end: end, length: length, reason: failure), of: scope, at: time)
    }

    private func length(after failure: OxfordFailure, _ before: Pause?, isCheck: Bool) -> Double {
        if let seconds = failure.retryAfter { return Double(seconds) }
        let previous = before?.reason.kind == failure.kind ? before?.length : nil
        // Repeated checks must not make anyone wait longer.
        if isCheck, let previous { return previous }
        return Pause.Lengths(after: failure, outage: outage).next(after: previous)
    }
}

extension CallGate.Outcome {
    /// Whether the outcome ends a pause. A plan that lacks one dictionary still shows that the account is accepted.
    fileprivate func ends(_ pause: Pause) -> Bool {
        switch self {
        case .reply: true
        case .failure(let failure): failure.kind == .forbidden && pause.reason.kind != .forbidden
        case .unknown: false
        }
    }
}

// MARK: - Report

extension CallGate {
    /// Returns the reason why nothing is sent at a time; nil if calls are sent.
    func pause(at time: Double) -> OxfordFailure? {
        let pause = try? ledger.withLock { ledger in try ledger.pause(of: account, at: time) }
        guard let pause = pause ?? nil, pause.end > time, !pause.isTried else { return nil }
        return pause.reason
    }

    /// Returns the calls used and their limits; nil if they cannot be read.
    func usage(at time: Double) -> OxfordReport.Budget? {
        try? ledger.withLock { ledger in
            OxfordReport.Budget(
                ofMinute: .init(used: try ledger.calls(after: time - 60), limit: limits.perMinute),
                ofMonth: .init(used: try ledger.calls(in: Month(of: time)), limit: limits.perMonth)
            )
        }
    }
}
