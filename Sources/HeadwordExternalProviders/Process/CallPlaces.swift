internal import NIOCore

/// The calls that a provider may answer at a time, and those that wait for it.
struct CallPlaces<Call> {
    /// How many calls there may be in it at a time.
    var limit = 1
    /// How many are in it.
    private(set) var taken = 0
    private let longestQueue: Int
    private var queue = CircularBuffer<Call>()

    init(longestQueue: Int) {
        self.longestQueue = longestQueue
    }

    /// The calls that wait.
    var waiting: some Collection<Call> { queue }

    /// Lets a call wait for its turn; returns false if too many do.
    mutating func wait(_ call: Call) -> Bool {
        guard queue.count < longestQueue || taken < limit && queue.isEmpty else { return false }
        queue.append(call)
        return true
    }

    /// The next call that may go in, if there is a place; it has taken it.
    mutating func enter() -> Call? {
        guard taken < limit, let call = queue.popFirst() else { return nil }
        taken += 1
        return call
    }

    /// A call has left its place.
    mutating func leave() { taken -= 1 }

    /// All calls have left their places, since the provider ended.
    mutating func empty() { taken = 0 }

    /// Takes out the calls that need not wait any more.
    mutating func removeWaiting(where isDone: (Call) -> Bool) { queue.removeAll(where: isDone) }
}
