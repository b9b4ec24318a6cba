internal import Synchronization

/// Numbers that any thread may add to, without a lock.
struct AtomicCounts<let count: Int>: ~Copyable, Sendable {
    private let counts: InlineArray<count, Atomic<Int>>

    /// Creates zeros.
    init() {
        counts = InlineArray { _ in Atomic(0) }
    }

    func add(_ number: Int, at place: Int) { counts[place].add(number, ordering: .relaxed) }

    func value(at place: Int) -> Int { counts[place].load(ordering: .relaxed) }
}
