internal import HeadwordRedis
internal import OxfordAPI
internal import Synchronization

/// A ledger in a store that all replicas of a service share.
///
/// The limits hold for all replicas together. While the store cannot be reached, each replica sends only the calls of its
/// ``Share``, and keeps its pauses in memory.
final class SharedLedger: CallLedger {
    /// How often the share is renewed.
    private static let period = Duration.seconds(1)
    /// How often and how long a call waits for other replicas to give back shares that they do not need, when nothing
    /// else is left.
    private static let (waits, wait) = (10, Duration.milliseconds(250))

    /// What is known without asking the store.
    fileprivate struct State {
        var share = Share()
        /// The calls that the store counted in the last minute.
        var ofMinute = 0
        /// The calls that the store counted in a month.
        var ofMonth = (month: "", calls: 0)
        /// The replicas that the store knew at the last contact; 0 before the first.
        var replicas = 0
        var pause: Pause?
        var isReached = false
        var calls: Int64 = 0

        func calls(of month: Month) -> Int { ofMonth.month == month.name ? ofMonth.calls : 0 }
    }

    private let store: RedisStore
    private let limits: UpstreamOptions.Budget
    private let account: String
    private let clock: UpstreamClock
    private let replica = "\(UInt64.random(in: .min ... .max))"
    private let own: FileLedger
    private let state = Mutex(State())
    private let renewing = Mutex<Task<Void, Never>?>(nil)

    init(_ store: RedisStore, _ limits: UpstreamOptions.Budget, account: String, _ clock: UpstreamClock)
        throws
    {
        self.store = store
        self.limits = limits
        self.account = account
        self.clock = clock
        own = try FileLedger(UpstreamOptions.Budget())
        let task = Task { [weak self] in
            while !Task.isCancelled {
                await self?.renew()
                try? await Task.sleep(for: Self.period)
            }
        }
        renewing.withLock { $0 = task }
    }

    deinit { renewing.withLock { $0?.cancel() } }

    func shutdown() async {
        let task = renewing.withLock(\.self)
        task?.cancel()
        await task?.value
        _ = try? await store.client.send(["HDEL", RedisArgument(key("shares")), RedisArgument(replica)])
    }

    private func key(_ name: String) -> String { store.key("upstream:\(name)") }
    private func key(ofMonth month: Month) -> String { key("month:\(month.name)") }
    private func key(ofPause scope: String) -> String { key("pause:\(scope)") }

    /// The keys of the counters, in the order that the scripts expect.
    private func counters(_ month: Month) -> [String] {
        [key("minute"), key(ofMonth: month), key("shares"), key("recovery")]
    }
}

extension RedisArgument {
    fileprivate init(milliseconds seconds: Double) { self.init(Int64(seconds * 1000)) }

    /// A limit, as the scripts expect it.
    fileprivate init(limit: Int?) { self.init(limit ?? -1) }
}

// MARK: - Before a call

extension SharedLedger {
    func enter(_ entry: CallEntry, at time: Double) async throws -> RecordedEntry {
        for _ in 0..<Self.waits {
            let record = try await record(entry, at: time)
            if case .recorded(let recorded) = record { return recorded }
            if let recorded = try takeShare(entry, at: time) { return recorded }
            if case .unreachable = record { break }
            try await Task.sleep(for: Self.wait)
        }
        throw noShare
    }

    private enum Record {
        case recorded(RecordedEntry)
        /// What is left is reserved by replicas.
        case reserved
        case unreachable
    }

    /// Records a call in the store.
    private func record(_ entry: CallEntry, at time: Double) async throws -> Record {
        let month = Month(of: time)
        let (number, known, replicas) = state.withLock { state in
            state.calls += 1
            return (state.calls, state.calls(of: month), state.replicas)
        }
        let reply: [RedisValue]
        do throws(RedisFailure) {
            reply = try await store.client.run(
                .enter,
                keys: counters(month) + entry.scopes.map(key(ofPause:)),
                [
                    RedisArgument(milliseconds: time), RedisArgument(limit: entry.limits.perMinute),
                    RedisArgument(limit: entry.limits.perMonth), RedisArgument(known),
                    RedisArgument(name(ofCall: number)), RedisArgument(milliseconds: month.end),
                    RedisArgument(milliseconds: time + entry.secondsOfTrial), entry.isCheck ? "1" : "0",
                    RedisArgument(replicas),
                ]
            ).elements
        } catch {
            state.withLock { state in state.isReached = false }
            return .unreachable
        }
        return try read(reply, number, month, entry)
    }

    private func name(ofCall number: Int64) -> String { "\(replica):\(number)" }

    private func read(
        _ reply: [RedisValue],
        _ number: Int64,
        _ month: Month,
        _ entry: CallEntry
    ) throws -> Record {
        let numbers = reply.dropFirst().map { $0.integer ?? 0 }
        switch reply.first?.text {
        case "recorded" where reply.count == 5:
            state.withLock { state in
                state.ofMinute = numbers[1]
                state.ofMonth = (month.name, max(numbers[2], state.calls(of: month)))
            }
            return .recorded(
                RecordedEntry(
                    call: RecordedCall(number: number, time: Int64(numbers[0]), month: month, place: .store),
                    pauses: reply[4].elements.compactMap(pause)
                )
            )
        case "paused":
            guard let pause = reply.last?.elements.first.flatMap(pause) else { return .unreachable }
            throw CallRefusal.paused(pause)
        case "month": throw CallRefusal.month(limit: entry.limits.perMonth ?? 0)
        case "minute":
            let start = Double(numbers.first ?? 0) / 1000
            throw CallRefusal.minute(limit: entry.limits.perMinute ?? 0, until: start + 60)
        case "shares", "recovering": return .reserved
        default: return .unreachable
        }
    }

    /// Reads a pause from its key and its fields.
    private func pause(_ fields: RedisValue) -> Pause? {
        let texts = fields.elements.map { $0.text ?? "" }
        let prefix = key(ofPause: "")
        guard texts.count == 8, texts[0].hasPrefix(prefix), let number = Int64(texts[1]), let end = Double(texts[2]),
            let length = Double(texts[3])
        else { return nil }
        let kind = OxfordFailure.Kind(rawValue: texts[5]) ?? .unavailable
        return Pause(
            scope: String(texts[0].dropFirst(prefix.count)),
            number: number,
            end: end / 1000,
            length: length / 1000,
            isTried: texts[4] == "1",
            reason: OxfordFailure(kind, texts[7], status: Int(texts[6]).flatMap { $0 == 0 ? nil : $0 })
        )
    }

    /// Takes a call from this replica's share.
    ///
    /// - Returns: nil if nothing is left of it.
    private func takeShare(_ entry: CallEntry, at time: Double) throws -> RecordedEntry? {
        let isLimited = entry.limits.perMonth != nil
        let share = state.withLock { state in
            state.share.take(isLimited: isLimited, at: .now) ? state.share.calls : nil
        }
        guard let share else { return nil }
        var entry = entry
        entry.limits = .init(perMinute: entry.limits.perMinute.map { _ in share.ofMinute })
        do {
            var recorded = try own.enter(entry, at: time)
            recorded.call.place = .share
            return recorded
        } catch {
            state.withLock { state in state.share.putBack(isLimited: isLimited) }
            if case CallRefusal.minute = error { return nil }
            throw error
        }
    }

    /// The failure of calls that nothing is left for.
    private var noShare: OxfordFailure {
        let why =
            store.client.failure.map { "They cannot be counted, since \($0)." }
            ?? "What is left of them is reserved by other replicas."
        return OxfordFailure(
            .budget,
            "This replica's share of the calls to the Oxford Dictionaries API is used up. \(why)",
            retryAfter: 1
        )
    }
}

// MARK: - After a call

extension SharedLedger {
    func remove(_ call: RecordedCall) async {
        guard call.place == .share else {
            let keys = [key("minute"), key(ofMonth: call.month)]
            _ = try? await store.client.run(.remove, keys: keys, [RedisArgument(name(ofCall: call.number))])
            return
        }
        own.remove(call)
        state.withLock { state in state.share.putBack(isLimited: limits.perMonth != nil) }
    }

    func begin(_ start: PauseStart, at time: Double) async {
        let pause = start.pause
        let done = try? await store.client.run(
            .beginPause,
            keys: [key(ofPause: pause.scope), key("pauses")],
            [
                RedisArgument(start.replaced ?? 0), start.isCertain ? "1" : "0",
                RedisArgument(milliseconds: FileLedger.memory + max(0, pause.end - time)),
                RedisArgument(milliseconds: pause.end), RedisArgument(milliseconds: pause.length),
                RedisArgument(pause.reason.kind.rawValue), RedisArgument(pause.reason.status ?? 0),
                RedisArgument(pause.reason.message),
            ]
        )
        if done == nil { own.begin(start, at: time) }
    }

    func settle(_ pauses: [Pause], _ end: PauseEnd, at time: Double) async {
        for pause in pauses {
            let arguments = [RedisArgument(pause.number)] + (end == .over ? [] : [RedisArgument(milliseconds: time)])
            let done = try? await store.client.run(.settlePause, keys: [key(ofPause: pause.scope)], arguments)
            if done == nil { own.settle([pause], end, at: time) }
        }
    }
}

// MARK: - Share and report

extension SharedLedger {
    /// Renews the share.
    private func renew() async {
        let month = Month(of: clock.now())
        let (renewal, known, replicas, number) = state.withLock { state in
            state.calls += 1
            return (state.share.beginRenewal(at: .now), state.calls(of: month), state.replicas, state.calls)
        }
        let reply = try? await store.client.run(
            .renew,
            keys: counters(month) + [key(ofPause: account)],
            [
                RedisArgument(replica), RedisArgument(limit: limits.perMinute), RedisArgument(limit: limits.perMonth),
                RedisArgument(known), RedisArgument(milliseconds: month.end), RedisArgument(renewal.held.ofMinute),
                RedisArgument(renewal.held.ofMonth), RedisArgument(renewal.asked.ofMinute),
                RedisArgument(renewal.asked.ofMonth), RedisArgument(renewal.spent), RedisArgument(replicas),
                RedisArgument(name(ofCall: number) + ":"),
            ]
        )
        state.withLock { state in
            state.isReached = reply != nil
            if let reply { state.take(reply.elements, renewal, month, pause) }
        }
    }

    func pause(of scope: String, at time: Double) -> Pause? {
        state.withLock { $0.isReached ? $0.pause : nil } ?? own.pause(of: scope, at: time)
    }

    func usage(at time: Double) -> OxfordReport.Budget? {
        let month = Month(of: time)
        return state.withLock { state in
            var budget = OxfordReport.Budget(
                ofMinute: .init(used: state.ofMinute, limit: limits.perMinute),
                ofMonth: .init(used: state.calls(of: month), limit: limits.perMonth)
            )
            let share = state.share.calls
            if !state.isReached {
                budget.share = .init(
                    ofMinute: limits.perMinute.map { _ in share.ofMinute },
                    ofMonth: limits.perMonth.map { _ in share.ofMonth }
                )
            }
            return budget
        }
    }
}

extension SharedLedger.State {
    fileprivate mutating func take(
        _ reply: [RedisValue],
        _ renewal: Share.Renewal,
        _ month: Month,
        _ pause: (RedisValue) -> Pause?
    ) {
        let numbers = reply.map { $0.integer ?? 0 }
        guard numbers.count == 8 else { return }
        share.end(
            renewal,
            granted: .init(ofMinute: numbers[0], ofMonth: numbers[1]),
            target: .init(ofMinute: numbers[2], ofMonth: numbers[3]),
            at: .now
        )
        ofMinute = numbers[4]
        ofMonth = (month.name, max(numbers[5], calls(of: month)))
        replicas = numbers[6]
        self.pause = pause(reply[7])
    }
}
