internal import CProcess
internal import Glibc
internal import NIOConcurrencyHelpers

/// A pool of threads for work that takes a millisecond or more. It keeps the threads of connections, and those that
/// Swift's tasks share, free for quick work: other answers, deadlines, cancellations.
///
/// Work belongs to a client. Clients take turns, none may use all threads, and work whose call ends before it starts is
/// dropped. Running work notices through a ``StopCheck`` that its call has ended.
public final class WorkPool: Sendable {
    /// The pool of this process.
    public static let shared = WorkPool()

    /// The client that work belongs to: the number of a session; 0 for the service itself.
    @TaskLocal public static var client = 0

    private typealias Job = @Sendable () -> Void

    /// Not a `Mutex`: under contention, the system hands it on to a thread that is still waiting for a processor, and
    /// all other threads, including those of connections, wait as long.
    private let queue: NIOLockedValueBox<WorkQueue<Job>>

    /// Creates a pool.
    ///
    /// - Parameters:
    ///   - places: the number of jobs run at a time; four per processor, which the system divides among them, so that
    ///     short jobs need not wait for long ones to end.
    ///   - share: the number of them that may belong to one client; as many as there are processors.
    public init(places: Int = 4 * processors, share: Int = processors) {
        queue = NIOLockedValueBox(WorkQueue(places: max(1, places), share: max(1, share)))
    }

    /// The number of processors that this process may use.
    public static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// The number of jobs waiting for their turn.
    public var waiting: Int { queue.withLockedValue { $0.waiting } }

    /// The number of running jobs.
    public var running: Int { queue.withLockedValue { $0.running } }

    /// Thrown instead of work that has waited too long for its turn.
    public struct Overdue: Error {}

    /// Runs work for the client of this task, and waits for it.
    ///
    /// The work uses the current ``StopSignal``, or a new one if there is none.
    ///
    /// - Returns: the result of the work; nil if the task was cancelled before the work began. If it is cancelled
    ///   later, the signal is given.
    public func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
        await outcome(of: work, within: nil).flatMap { try? $0.get() }
    }

    /// Runs work like ``run(_:)``, unless its turn does not come in time: so the clients of a busy service know early
    /// that they should ask later.
    ///
    /// - Parameter patience: the longest wait for the turn; nil for any.
    public func run<Value: Sendable>(
        within patience: Duration?,
        _ work: @escaping @Sendable () -> Value
    ) async throws(Overdue) -> Value? {
        try await outcome(of: work, within: patience)?.get()
    }

    /// - Returns: nil if the task was cancelled before the work began.
    private func outcome<Value: Sendable>(
        of work: @escaping @Sendable () -> Value,
        within patience: Duration?
    ) async -> Result<Value, Overdue>? {
        let (signal, client) = (StopSignal.current ?? StopSignal(), Self.client)
        let outcome = Promise<Result<Value, Overdue>?>()
        let number = start(for: client) {
            outcome.fulfil(.success(StopSignal.$current.withValue(signal, operation: work)))
        }
        // Ends the wait for the turn, if it has not come.
        let leave = { @Sendable [queue] (result: Result<Value, Overdue>?) in
            if queue.withLockedValue({ $0.remove(number, of: client) }) { outcome.fulfil(result) }
        }
        let timer = patience.map { patience in
            Task { if (try? await Task.sleep(for: patience)) != nil { leave(.failure(Overdue())) } }
        }
        defer { timer?.cancel() }
        return await withTaskCancellationHandler {
            await outcome.value()
        } onCancel: {
            signal.give()
            leave(nil)
        }
    }

    /// Runs work of the service itself when its turn comes, without waiting for it.
    public func startForService(_ work: @escaping @Sendable () -> Void) {
        _ = start(for: 0, work)
    }

    /// - Returns: the number of the job.
    private func start(for client: Int, _ work: @escaping @Sendable () -> Void) -> Int {
        let (number, next) = queue.withLockedValue { queue in (queue.add(work, of: client), queue.next()) }
        guard let (job, owner) = next else { return number }
        let thread = { @Sendable [self] in
            job()
            doRest(after: owner)
        }
        // If the system has no more threads, this one must do the work.
        if !Thread.start(thread) { thread() }
        return number
    }

    /// Runs the remaining jobs when a job has ended. Starting a thread costs only tens of microseconds, so none waits
    /// for work.
    private func doRest(after client: Int) {
        var last = client
        while let (job, client) = queue.withLockedValue({ queue in
            queue.end(of: last)
            return queue.next()
        }) {
            job()
            last = client
        }
    }
}

/// A system thread.
private enum Thread {
    private final class Start: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// - Returns: false if no thread can be created.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let start = Unmanaged.passRetained(Start(body))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        let code = pthread_create(
            &thread,
            &attributes,
            { argument in
                // Connections take precedence: a quick answer takes microseconds, and would wait milliseconds for its
                // turn.
                headword_give_way()
                headword_name_thread("headword-work")
                if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            },
            start.toOpaque()
        )
        if code != 0 { start.release() }
        return code == 0
    }
}
