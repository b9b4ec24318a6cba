import HeadwordCore
import HeadwordJSON
import Synchronization
import Testing

@Suite struct PreparedTests {
    /// Counts how often a value was made.
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
        let prepared = AsyncLazy { counter.next() }
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 { group.addTask { try await prepared.value() } }
            for try await value in group { #expect(value == 1) }
        }
        #expect(try await prepared.value() == 1)
    }

    @Test(.timeLimit(.minutes(30))) func whoeverHangsUpDoesNotWaitAndTheOthersDo() async throws {
        let isOpen = Atomic(false)
        let prepared = AsyncLazy {
            while !isOpen.load(ordering: .acquiring) {}
            return 7
        }
        let patient = Task { try await prepared.value() }
        let impatient = Task { try await prepared.value() }
        impatient.cancel()
        let failure = await #expect(throws: CallFailure.self) { try await impatient.value }
        #expect(failure?.reason == .cancelled)
        isOpen.store(true, ordering: .releasing)
        #expect(try await patient.value == 7)
    }

    @Test func nothingIsMadeBeforeItIsNeeded() async throws {
        let counter = Counter()
        let prepared = AsyncLazy { counter.next() }
        #expect(counter.next() == 1)
        #expect(try await prepared.value() == 2)
    }

    @Test func aFailureIsNotKept() async throws {
        let counter = Counter()
        let prepared = AsyncLazy {
            let count = counter.next()
            guard count > 1 else { throw CallFailure.notFound("Not yet.") }
            return count
        }
        let failure = await #expect(throws: CallFailure.self) { try await prepared.value() }
        #expect(failure?.message == "Not yet.")
        #expect(try await prepared.value() == 2)
        #expect(try await prepared.value() == 2)
    }
}
