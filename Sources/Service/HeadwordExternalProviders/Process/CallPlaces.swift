internal import NIOCore

/// The calls that a provider is answering, up to a limit, and the calls that wait for it.
struct CallPlaces<Call> {
    /// The maximum number of calls in progress.
    var limit = 1
    /// The number of calls in progress.
    private(set) var taken = 0
    private let longestQueue: Int
    private var queue = CircularBuffer<Call>()

    init(longestQueue: Int) {
        self.longestQueue = longestQueue
    }

    /// The waiting calls.
    var waiting: some Collection<Call> { queue }

    /// Queues a call; returns false if the queue is full.
    mutating func wait(_ call: Call) -> Bool {
        guard queue.count < longestQueue || taken < limit && queue.isEmpty else { return false }
        queue.append(call)
        return true
    }

    /// Takes a place for the next waiting call and returns that call; nil if there is no free place or no call.
    mutating func enter() -> Call? {
        guard taken < limit, let call = queue.popFirst() else { return nil }
        taken += 1
        return call
    }

    /// Frees the place of a call that has ended.
    mutating func leave() { taken -= 1 }

    /// Frees all places, since the provider has ended.
    mutating func empty() { taken = 0 }

    /// Removes the calls that need not wait any longer.
    mutating func removeWaiting(where isDone: (Call) -> Bool) { queue.removeAll(where: isDone) }
}
