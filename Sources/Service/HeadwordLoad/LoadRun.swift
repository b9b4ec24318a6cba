internal import NIOCore

/// A load that is being made, on an event loop that it does not leave.
final class LoadRun {
    /// How often late calls are looked for.
    private static let pause = TimeAmount.milliseconds(50)

    private let load: Load
    private let loop: any EventLoop
    private let isStopped: @Sendable () -> Bool
    private let outcome: EventLoopPromise<Tally>
    private var connections: [LoadConnection] = []
    /// The connection that sent the last call.
    private var turn = 0
    private var times: ArrivalTimes
    private var ranks: ZipfRanks
    private var start: NIODeadline?
    /// When no further calls are made, in nanoseconds since the start.
    private var end: Int
    private var next: DueCall
    /// The calls that no connection has room for.
    private var waiting = CircularBuffer<DueCall>()
    /// The number of calls that have not ended.
    private var outstanding = 0
    private var tally: Tally
    /// Whether all calls have ended.
    private(set) var isOver = false

    init(_ load: Load, on loop: any EventLoop, isStopped: @escaping @Sendable () -> Bool) {
        self.load = load
        self.loop = loop
        self.isStopped = isStopped
        outcome = loop.makePromise()
        (times, ranks) = (load.times, load.ranks)
        tally = Tally(from: Int(load.warmUp * 1e9))
        end = Int((load.warmUp + load.seconds) * 1e9)
        next = DueCall(id: 0, question: 0, due: 0)
        planNext()
    }

    /// For how long a reply is waited for.
    var patience: TimeAmount { .seconds(Int64(load.patience)) }

    /// Opens one connection, and makes all calls if that succeeds.
    func begin() -> EventLoopFuture<Tally> {
        connections = (0..<load.connections).map { _ in LoadConnection(to: load.server, for: self, on: loop) }
        connections[0].connect()
        return outcome.futureResult
    }

    private var now: Int { start.map { Int((NIODeadline.now() - $0).nanoseconds) } ?? 0 }

    // MARK: Calls

    private func planNext() {
        next = DueCall(id: next.id + 1, question: ranks.next() ?? 0, due: times.next() ?? end)
    }

    /// Makes the calls that are due, and returns when the next one is.
    private func makeCalls() {
        let now = self.now
        while next.due < min(now + 1, end) {
            make(next)
            planNext()
        }
        guard next.due < end else { return finishIfDone() }
        loop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(next.due - self.now))) { self.makeCalls() }
    }

    private func make(_ call: DueCall) {
        tally.count(call)
        guard outstanding < load.outstanding else { return tally.countUnsent(call) }
        outstanding += 1
        if waiting.isEmpty, let connection = connectionWithRoom() {
            send(call, on: connection)
        } else {
            waiting.append(call)
        }
    }

    private func send(_ call: DueCall, on connection: LoadConnection) {
        tally.countSent(call, at: now)
        connection.send(call, load.questions[call.question])
    }

    private func connectionWithRoom() -> LoadConnection? {
        for _ in connections.indices {
            turn = (turn + 1) % connections.count
            if connections[turn].hasRoom { return connections[turn] }
        }
        return nil
    }

    // MARK: Ends of calls

    /// Counts a reply.
    func takeReply(to call: DueCall, error: String?) {
        tally.countReply(to: call, at: now, error: error)
        outstanding -= 1
        finishIfDone()
    }

    private func giveUp(_ calls: some Collection<DueCall>, _ reason: String) {
        for call in calls { tally.countUnanswered(call, reason) }
        outstanding -= calls.count
        finishIfDone()
    }

    /// Gives up late calls from time to time.
    private func lookForLateCalls() {
        if isStopped() { end = min(end, now) }
        let oldest = now - load.patience * 1_000_000_000
        for connection in connections { giveUp(connection.expire(before: oldest), "timeout") }
        let late = waiting.prefix { $0.due < oldest }
        waiting.removeFirst(late.count)
        giveUp(late, "no connection")
        guard !isOver else { return }
        loop.assumeIsolated().scheduleTask(in: Self.pause) { self.lookForLateCalls() }
    }

    private func finishIfDone() {
        guard !isOver, next.due >= end, outstanding == 0 else { return }
        finish()
        outcome.succeed(tally)
    }

    private func finish() {
        isOver = true
        for connection in connections { connection.close() }
        // They refer to the run.
        connections = []
    }

    // MARK: Connections

    /// Takes a connection that was opened.
    func opened(_ connection: LoadConnection) {
        guard !isOver else { return connection.close() }
        if start == nil { beginCalls() }
        useRoom(of: connection)
    }

    private func beginCalls() {
        start = .now()
        for connection in connections.dropFirst() { connection.connect() }
        lookForLateCalls()
        makeCalls()
    }

    /// Sends the calls that wait for a connection.
    func useRoom(of connection: LoadConnection) {
        while connection.hasRoom, let call = waiting.popFirst() { send(call, on: connection) }
    }

    /// Takes the loss of a connection, with its calls.
    func lost(_ connection: LoadConnection, _ calls: [DueCall], _ reason: String) {
        guard !isOver else { return }
        guard start != nil else {
            finish()
            return outcome.fail(LoadFailure(reason))
        }
        tally.lostConnections += 1
        tally.trouble = reason
        giveUp(calls, "connection lost")
    }
}
