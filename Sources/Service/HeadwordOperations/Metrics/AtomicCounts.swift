internal import Synchronization

/// Counters that any thread may increase without a lock.
struct AtomicCounts<let count: Int>: ~Copyable, Sendable {
    private let counts: InlineArray<count, Atomic<Int>>

    /// Creates counters that are zero.
    init() {
        counts = InlineArray { _ in Atomic(0) }
    }

    func add(_ number: Int, at place: Int) { counts[place].add(number, ordering: .relaxed) }

    func value(at place: Int) -> Int { counts[place].load(ordering: .relaxed) }
}
