internal import Synchronization

/// Lets equal calls share one piece of work, which goes on as long as any of them waits for it.
final class SharedCalls: Sendable {
    private struct Flight {
        var number: Int
        var task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<(any Sendable)?, Never>] = [:]
    }

    private struct Flights {
        var byKey: [String: Flight] = [:]
        var next = 0
        var shared = 0
    }

    private let flights = Mutex(Flights())

    /// The number of calls that shared the work of another call.
    var shared: Int { flights.withLock(\.shared) }

    /// Returns the outcome of the work for a key. The work is started unless it is already under way.
    ///
    /// - Returns: nil if the waiting task is cancelled.
    func outcome<Outcome: Sendable>(
        of key: String,
        _ work: @escaping @Sendable () async -> Outcome
    ) async -> Outcome? {
        let waiter = flights.withLock { flights in
            flights.next += 1
            return flights.next
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                join(key, as: waiter, continuation) { await work() }
            }
        } onCancel: {
            leave(key, waiter)
        }
        return outcome as? Outcome
    }

    private func join(
        _ key: String,
        as waiter: Int,
        _ continuation: CheckedContinuation<(any Sendable)?, Never>,
        _ work: @escaping @Sendable () async -> any Sendable
    ) {
        flights.withLock { flights in
            if flights.byKey[key] == nil {
                // The number of the first waiter is unique, so it also identifies the flight.
                flights.byKey[key] = Flight(number: waiter, task: Task { self.land(key, waiter, await work()) })
            } else {
                flights.shared += 1
            }
            flights.byKey[key]?.waiters[waiter] = continuation
        }
        // The task may have been cancelled before it was registered as a waiter.
        if Task.isCancelled { leave(key, waiter) }
    }

    /// Ends a flight, unless nobody waits for it any more, in which case another flight may have taken its place.
    private func land(_ key: String, _ number: Int, _ outcome: any Sendable) {
        let flight = flights.withLock { flights in
            flights.byKey[key]?.number == number ? flights.byKey.removeValue(forKey: key) : nil
        }
        for waiter in flight?.waiters.values ?? [:].values { waiter.resume(returning: outcome) }
    }

    private func leave(_ key: String, _ waiter: Int) {
        let continuation = flights.withLock { flights in
            let continuation = flights.byKey[key]?.waiters.removeValue(forKey: waiter)
            if continuation != nil, flights.byKey[key]?.waiters.isEmpty == true {
                flights.byKey.removeValue(forKey: key)?.task.cancel()
            }
            return continuation
        }
        continuation?.resume(returning: nil)
    }
}
