import HeadwordCore
import Synchronization
import Testing

@Suite struct PreparedTests {
    /// How often something was made.
    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }

    @Test func whoeverComesWaitsForTheSameValue() async throws {
        let counter = Counter()
        let prepared = Prepared { () async throws(CallFailure) in
            for _ in 0..<100 { await Task.yield() }
            return counter.next()
        }
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 { group.addTask { try await prepared.value() } }
            for try await value in group { #expect(value == 1) }
        }
        #expect(try await prepared.value() == 1)
    }

    @Test func nothingIsMadeBeforeItIsNeeded() async throws {
        let counter = Counter()
        let prepared = Prepared { () async throws(CallFailure) in counter.next() }
        #expect(counter.next() == 1)
        #expect(try await prepared.value() == 2)
    }

    @Test func aFailureIsNotKept() async throws {
        let counter = Counter()
        let prepared = Prepared { () async throws(CallFailure) in
            let count = counter.next()
            guard count > 1 else { throw .notFound("Not yet.") }
            return count
        }
        let failure = await #expect(throws: CallFailure.self) { try await prepared.value() }
        #expect(failure?.message == "Not yet.")
        #expect(try await prepared.value() == 2)
        #expect(try await prepared.value() == 2)
    }
}
