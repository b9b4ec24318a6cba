import HeadwordWork
import Synchronization
import Testing

/// A pool with one place, which is occupied until the gate is opened.
private struct BlockedPool {
    let pool = WorkPool(places: 1, share: 1)
    let gate = Gate()
    let first: Task<Bool?, Never>

    init() async {
        let (pool, gate) = (pool, gate)
        first = Task {
            await pool.run {
                gate.wait()
                return true
            }
        }
        while pool.running == 0 { await Task.yield() }
    }

    /// Adds work, and returns once it waits.
    func add<Value: Sendable>(of client: Int, _ work: @escaping @Sendable () -> Value) async -> Task<Value?, Never> {
        let before = pool.waiting
        let task = Task { [pool] in
            await WorkPool.$client.withValue(client) { await pool.run(work) }
        }
        while pool.waiting == before { await Task.yield() }
        return task
    }
}

/// Lets threads through when it is opened.
private final class Gate: Sendable {
    private let isOpen = Atomic(false)

    func open() { isOpen.store(true, ordering: .releasing) }

    func wait() { while !isOpen.load(ordering: .acquiring) {} }
}

@Suite(.timeLimit(.minutes(30))) struct WorkPoolTests {
    @Test func clientsTakeTurnsHoweverMuchOneHasAskedFor() async {
        let blocked = await BlockedPool()
        let done = Mutex<[Int]>([])
        var tasks: [Task<Void?, Never>] = []
        for client in [1, 1, 1, 1, 1, 1, 2, 3, 2] {
            tasks.append(await blocked.add(of: client) { done.withLock { $0.append(client) } })
        }
        blocked.gate.open()
        for task in tasks { #expect(await task.value != nil) }
        #expect(done.withLock(\.self) == [1, 2, 3, 1, 2, 1, 1, 1, 1])
        #expect(await blocked.first.value == true)
    }

    @Test func workWhoseTaskIsCancelledWhileItWaitsIsNeverBegun() async {
        let blocked = await BlockedPool()
        let begun = Atomic(0)
        var tasks: [Task<Void?, Never>] = []
        for _ in 0..<64 {
            tasks.append(
                await blocked.add(of: 1) {
                    begun.add(1, ordering: .relaxed); return ()
                }
            )
        }
        for task in tasks { task.cancel() }
        // They end while the pool is still occupied.
        for task in tasks { #expect(await task.value == nil) }
        #expect(blocked.pool.waiting == 0)
        blocked.gate.open()
        _ = await blocked.first.value
        #expect(begun.load(ordering: .relaxed) == 0)
    }

    @Test func workThatIsBegunHearsThatItsTaskIsCancelled() async {
        let pool = WorkPool(places: 1, share: 1)
        let isBegun = Atomic(false)
        let task = Task {
            await pool.run {
                isBegun.store(true, ordering: .releasing)
                var check = StopCheck()
                while !check.saysStop() {}
                return true
            }
        }
        while !isBegun.load(ordering: .acquiring) { await Task.yield() }
        task.cancel()
        #expect(await task.value == true)
    }

    @Test func workIsRefusedOnceItHasWaitedTooLong() async {
        let blocked = await BlockedPool()
        // While the pool is still occupied.
        await #expect(throws: WorkPool.Overdue.self) { try await blocked.pool.run(within: .milliseconds(1)) { 1 } }
        #expect(blocked.pool.waiting == 0)
        blocked.gate.open()
        _ = await blocked.first.value
    }

    @Test(arguments: [Duration.seconds(3600), nil])
    func workThatStillHasTimeIsDone(patience: Duration?) async throws {
        let blocked = await BlockedPool()
        let task = Task { try await blocked.pool.run(within: patience) { 1 } }
        while blocked.pool.waiting == 0 { await Task.yield() }
        blocked.gate.open()
        #expect(try await task.value == 1)
    }

    @Test func oneClientNeverHasAllPlaces() async {
        let pool = WorkPool(places: 4, share: 16)
        let gate = Gate()
        let tasks = (0..<32).map { _ in Task { await WorkPool.$client.withValue(1) { await pool.run { gate.wait() } } }
        }
        while pool.waiting + pool.running < 32 { await Task.yield() }
        #expect(pool.running == 2)
        let other = Task { await WorkPool.$client.withValue(2) { await pool.run { true } } }
        #expect(await other.value == true)
        gate.open()
        for task in tasks { #expect(await task.value != nil) }
    }

    @Test func aTaskThatIsCancelledBeforeItAsksIsNotServed() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            let blocked = await BlockedPool()
            let outcome: Bool? = await blocked.pool.run { true }
            blocked.gate.open()
            return outcome
        }
        task.cancel()
        #expect(await task.value == nil)
    }
}

@Suite struct StopCheckTests {
    @Test func aSignalIsHeardInTheFirstTurnAndWithinEvery128() {
        let signal = StopSignal()
        StopSignal.$current.withValue(signal) {
            var check = StopCheck()
            #expect(!(0..<1000).contains { _ in check.saysStop() })
            signal.give()
            #expect((0..<128).contains { _ in check.saysStop() })
            var another = StopCheck()
            let isStopped = another.saysStop()
            #expect(isStopped)
        }
    }

    @Test func workThatNobodyCanStopIsNotStopped() {
        var check = StopCheck()
        #expect(!(0..<1000).contains { _ in check.saysStop() })
    }

    @Test func sortingIsStopped() throws {
        let signal = StopSignal()
        var numbers = Array((0..<10_000).reversed())
        try StopSignal.$current.withValue(signal) {
            var check = StopCheck()
            try numbers.sort(checking: &check, by: <)
            #expect(numbers == Array(0..<10_000))
            signal.give()
            var comparisons = 0
            #expect(throws: Stopped()) {
                try numbers.sort(checking: &check) { first, second in
                    comparisons += 1
                    return first > second
                }
            }
            #expect(comparisons < 128)
        }
    }
}
