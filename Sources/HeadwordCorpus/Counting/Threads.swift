internal import Glibc
internal import Synchronization

/// Threads that share work.
enum Threads {
    private final class Start: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs a closure on this thread and on others, each with a number from 0, and waits for all of them.
    ///
    /// If the system has no more threads, there are fewer, so no number may have work that others cannot take.
    ///
    /// - Throws: what the first closure that failed has thrown.
    static func run(
        _ count: Int,
        _ body: @escaping @Sendable (_ number: Int) throws(CorpusFailure) -> Void
    ) throws(CorpusFailure) {
        let failure = FirstFailure()
        var threads: [pthread_t] = []
        for number in stride(from: 1, to: count, by: 1) {
            guard let thread = thread({ failure.keep { () throws(CorpusFailure) in try body(number) } }) else { break }
            threads.append(thread)
        }
        failure.keep { () throws(CorpusFailure) in try body(0) }
        for thread in threads { pthread_join(thread, nil) }
        try failure.rethrow()
    }

    private final class FirstFailure: Sendable {
        private let failure = Mutex<CorpusFailure?>(nil)

        func keep(_ body: () throws(CorpusFailure) -> Void) {
            do throws(CorpusFailure) {
                try body()
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }

        func rethrow() throws(CorpusFailure) {
            if let failure = failure.withLock(\.self) { throw failure }
        }
    }

    private static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
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

    /// The number of processors that this process may use.
    static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
