internal import Glibc
internal import Synchronization

/// Threads that share work.
package struct Threads: Sendable {
    private var threads: [pthread_t] = []

    /// Starts threads that run a closure, fewer if the system has no more. They must be joined.
    package init(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        self.init(count) { _ in body() }
    }

    /// Starts threads, each with a number from 1.
    private init(_ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Void) {
        for number in stride(from: 1, through: count, by: 1) {
            guard let thread = Self.thread({ body(number) }) else { break }
            threads.append(thread)
        }
    }

    /// Waits for the end of all threads.
    package func join() {
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Runs a closure on this thread and on others, each with a number from 0, and waits for all of them.
    ///
    /// If the system has no more threads, there are fewer, so no work may depend on a particular number.
    ///
    /// - Throws: the first error that a closure throws.
    package static func run(_ count: Int, _ body: @escaping @Sendable (_ number: Int) throws -> Void) throws {
        let failure = FirstFailure()
        let threads = Threads(count - 1) { number in failure.keep { try body(number) } }
        failure.keep { try body(0) }
        threads.join()
        try failure.rethrow()
    }

    private final class FirstFailure: Sendable {
        private let failure = Mutex<(any Error)?>(nil)

        func keep(_ body: () throws -> Void) {
            do {
                try body()
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }

        func rethrow() throws {
            if let failure = failure.withLock(\.self) { throw failure }
        }
    }

    private final class Start: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a thread, which must be joined or detached; nil if the system has no more.
    static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let start = Unmanaged.passRetained(Start(body))
        var thread = pthread_t()
        let code = pthread_create(
            &thread,
            nil,
            { argument in
                if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            },
            start.toOpaque()
        )
        guard code == 0 else {
            start.release()
            return nil
        }
        return thread
    }
}
