internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs a task on the thread that starts it, so that a process that answers one question needs no second thread: it
/// would come late, and memory is dearer for a second one.
///
/// Tasks that this task creates run elsewhere, except for child tasks.
final class CallingThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let waiting = DispatchSemaphore(value: 0)

    private init() {}

    /// Runs a task, and ends the process with success after it.
    static func run(_ work: @escaping @Sendable () async -> Void) -> Never {
        let thread = CallingThread()
        Task(executorPreference: thread) {
            await work()
            Glibc.exit(EXIT_SUCCESS)
        }
        thread.runJobs()
    }

    /// Takes the next part of a task.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    private func runJobs() -> Never {
        while true {
            waiting.wait()
            let job = jobs.withLock { $0.removeFirst() }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
