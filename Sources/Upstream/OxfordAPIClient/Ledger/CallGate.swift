internal import CMessageDigest
internal import OxfordAPI
internal import Synchronization

/// Decides which calls are sent: as many as the configuration allows, and none during a pause, when they would be in
/// vain.
///
/// A call is recorded before it is sent.
final class CallGate: Sendable {
    /// Permission to send a call.
    struct Pass {
        fileprivate let entry: RecordedEntry
        fileprivate let scopes: Scopes
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

    private let limits: UpstreamOptions.Budget
    private let account: String
    private let failuresToPause: Int
    private let outage: Double
    private let secondsOfTrial: Double
    private let ledger: any CallLedger
    private let failures = Mutex(0)

    /// Opens the ledger.
    init(_ options: UpstreamOptions, _ clock: UpstreamClock) throws {
        limits = options.budget
        account = Self.account(options)
        failuresToPause = options.failuresToPause
        outage = options.pauseSeconds
        secondsOfTrial = Double(options.timeouts.total) / 1000 + 1
        ledger =
            if let store = options.store {
                try SharedLedger(store, options.budget, account: account, clock)
            } else {
                try FileLedger(options.budget)
            }
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

    /// Ends the use of the ledger.
    func shutdown() async { await ledger.shutdown() }
}

// MARK: - Before a call

extension CallGate {
    /// Lets a call through and records it.
    ///
    /// - Parameter isCheck: whether to send the call in spite of a pause.
    /// - Throws: ``OxfordFailure`` if the call must not be sent.
    func enter(_ call: OxfordCall, at time: Double, isCheck: Bool = false) async throws -> Pass {
        let scopes = scopes(of: call)
        let entry = CallEntry(
            scopes: [scopes.account, scopes.dataset],
            limits: limits,
            isCheck: isCheck,
            secondsOfTrial: secondsOfTrial
        )
        do {
            return Pass(entry: try await ledger.enter(entry, at: time), scopes: scopes, isCheck: isCheck)
        } catch let refusal as CallRefusal {
            throw Self.failure(refusal, at: time)
        }
    }

    private static func failure(_ refusal: CallRefusal, at time: Double) -> OxfordFailure {
        switch refusal {
        case .paused(let pause): pause.refusal(at: time)
        case .month(let limit): Self.refusal("\(limit) calls per month", until: Month(of: time).end, from: time)
        case .minute(let limit, let end): Self.refusal("\(limit) calls per minute", until: end, from: time)
        }
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

// MARK: - After a call

extension CallGate {
    /// Removes a call that never arrived, and that the service therefore has not counted.
    func takeBack(_ pass: Pass) async { await ledger.remove(pass.entry.call) }

    /// Records how a call ended.
    func leave(_ pass: Pass, _ outcome: Outcome, at time: Double) async {
        if let failure = noteworthy(outcome, pass) { await begin(after: failure, pass, at: time) }
        let over = pass.entry.pauses.filter(outcome.ends)
        if !over.isEmpty { await ledger.settle(over, .over, at: time) }
        let untried = pass.isCheck ? [] : pass.entry.pauses.filter { !outcome.ends($0) }
        if !untried.isEmpty { await ledger.settle(untried, .untried, at: time) }
    }

    /// Returns the failure, if it is a reason to pause.
    private func noteworthy(_ outcome: Outcome, _ pass: Pass) -> OxfordFailure? {
        guard case .failure(let failure) = outcome else {
            if case .reply = outcome { failures.withLock { $0 = 0 } }
            return nil
        }
        let isTrial = pass.entry.pauses.contains { $0.reason.kind != .forbidden }
        if failure.kind.pausesAtOnce || failure.retryAfter != nil || isTrial { return failure }
        return failures.withLock { failures in
            failures += 1
            guard failures >= failuresToPause else { return nil }
            failures = 0
            return failure
        }
    }

    /// Begins a pause, unless one has begun since the call was sent: that one is based on newer information.
    private func begin(after failure: OxfordFailure, _ pass: Pass, at time: Double) async {
        let scope = pass.scopes.scope(of: failure)
        let before = pass.entry.pauses.first { $0.scope == scope }
        let length = length(after: failure, before, isCheck: pass.isCheck)
        let pause = Pause(scope: scope, end: time + length, length: length, reason: failure)
        let isCertain = failure.retryAfter != nil
        await ledger.begin(PauseStart(pause: pause, replaced: before?.number, isCertain: isCertain), at: time)
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
        guard let pause = ledger.pause(of: account, at: time), pause.end > time, !pause.isTried else { return nil }
        return pause.reason
    }

    /// Returns the calls used and their limits; nil if they cannot be read.
    func usage(at time: Double) -> OxfordReport.Budget? { ledger.usage(at: time) }
}
