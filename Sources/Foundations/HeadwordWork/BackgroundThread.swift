internal import Glibc

/// A thread for work that may wait long for a disk and must take no processor time from answers.
package enum BackgroundThread {
    /// How little the threads matter to the system (nice(2)).
    private static let niceness: Int32 = 10

    /// Runs a closure on a new thread, or here if the system has no more.
    package static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        let promise = Promise<Result<Value, any Error>>()
        let thread = Threads.thread {
            // On Linux, this concerns the calling thread only.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
            promise.fulfil(Result { try body() })
        }
        guard let thread else { return try body() }
        pthread_detach(thread)
        return try await promise.value().get()
    }
}
