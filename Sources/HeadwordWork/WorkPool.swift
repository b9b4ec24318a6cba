internal import CProcess
internal import Glibc
internal import NIOConcurrencyHelpers

/// Threads for work that takes a millisecond or more, so that those of connections, and those that Swift's tasks share,
/// stay free for what is quick: other answers, deadlines, cancellations.
///
/// Work belongs to a client. Clients take turns, none has all threads, and work whose call ended before it was begun is
/// dropped. Work that is being done can hear that its call has ended by a ``StopCheck``.
public final class WorkPool: Sendable {
    /// The pool of this process.
    public static let shared = WorkPool()

    /// Whose work it is: the number of a session; 0 for that of the service itself.
    @TaskLocal public static var client = 0

    private typealias Job = @Sendable () -> Void

    /// No `Mutex`: where threads wait for one, the system hands it on to a thread that waits for its turn on a processor,
    /// and all others, those of connections too, wait as long.
    private let queue: NIOLockedValueBox<WorkQueue<Job>>

    /// Creates a pool.
    ///
    /// - Parameters:
    ///   - places: how many jobs are done at a time; four for each processor, which the system divides among them, so
    ///     that short jobs need not wait until long ones end.
    ///   - share: how many of them may be of one client; as many as there are processors.
    public init(places: Int = 4 * processors, share: Int = processors) {
        queue = NIOLockedValueBox(WorkQueue(places: max(1, places), share: max(1, share)))
    }

    /// The number of processors that this process may use.
    public static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// How many jobs wait for their turn.
    public var waiting: Int { queue.withLockedValue { $0.waiting } }

    /// How many jobs are being done.
    public var running: Int { queue.withLockedValue { $0.running } }

    /// Does work for the client of this task, and waits for it.
    ///
    /// The work has the ``StopSignal`` of what it is part of, or else one of its own.
    ///
    /// - Returns: what the work returned; nil if the task was cancelled before the work began. If it is cancelled later,
    ///   the signal is given.
    public func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
        let (signal, outcome, client) = (StopSignal.current ?? StopSignal(), Awaited<Value?>(), Self.client)
        let number = start(for: client) {
            outcome.come(StopSignal.$current.withValue(signal, operation: work))
        }
        return await withTaskCancellationHandler {
            await outcome.value()
        } onCancel: {
            signal.give()
            if queue.withLockedValue({ $0.remove(number, of: client) }) { outcome.come(nil) }
        }
    }

    /// Does work of the service itself when it is its turn, and does not wait for it.
    public func startForService(_ work: @escaping @Sendable () -> Void) {
        _ = start(for: 0, work)
    }

    /// - Returns: the number of the work.
    private func start(for client: Int, _ work: @escaping @Sendable () -> Void) -> Int {
        let (number, next) = queue.withLockedValue { queue in (queue.add(work, of: client), queue.next()) }
        guard let (job, owner) = next else { return number }
        let thread = { @Sendable [self] in
            job()
            doRest(after: owner)
        }
        // Where the system has no more threads, this one must do.
        if !Thread.start(thread) { thread() }
        return number
    }

    /// Does what is left to do when a job has ended. A thread costs tens of microseconds, so none waits for work.
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

/// A thread of the system.
private enum Thread {
    private final class Start: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// - Returns: whether there is another thread.
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
                // Connections are served first: a quick answer takes microseconds, and would wait milliseconds for its turn.
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
