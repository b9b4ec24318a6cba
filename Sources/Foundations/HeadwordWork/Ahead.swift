internal import Synchronization

/// A value that another thread computes while its owner does something else.
package final class Ahead<Value: Sendable>: Sendable {
    private let work: AheadWork<Value>
    private let threads: Mutex<Threads>

    /// Starts to compute the value.
    ///
    /// - Parameter threads: the number of threads that the caller may use, including its own. With one, or if the system
    ///   has no more, the value is computed when it is asked for.
    package init(threads: Int = WorkPool.processors, _ compute: @escaping @Sendable () throws -> Value) {
        let work = AheadWork(compute)
        self.work = work
        self.threads = Mutex(Threads(min(threads - 1, 1)) { work.run() })
    }

    deinit { join() }

    /// Waits for the value and hands it over. It must be asked for only once.
    package func value() throws -> Value {
        join()
        return try work.value()
    }

    private func join() {
        threads.withLock { threads in
            threads.join()
            threads = Threads(0) {}
        }
    }
}

private final class AheadWork<Value: Sendable>: Sendable {
    private let compute: @Sendable () throws -> Value
    private let outcome = Mutex<Result<Value, any Error>?>(nil)

    init(_ compute: @escaping @Sendable () throws -> Value) {
        self.compute = compute
    }

    func run() {
        let result = Result { try compute() }
        outcome.withLock { $0 = result }
    }

    /// Takes the value out, so that it lives no longer than whoever asked for it needs it.
    func value() throws -> Value {
        if let known = outcome.withLock({ $0.take() }) { return try known.get() }
        return try compute()
    }
}
