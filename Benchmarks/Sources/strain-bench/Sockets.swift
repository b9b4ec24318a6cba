import Foundation
import ServerBench
import Synchronization

/// Sockets of misbehaving clients; no operation on them blocks.
final class Sockets: Sendable {
    let descriptors: [Int32]

    init(_ count: Int, port: UInt16) throws {
        descriptors = try (0..<count).map { _ in
            let descriptor = try Client.connect(port: port)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            return descriptor
        }
    }

    deinit { for descriptor in descriptors { close(descriptor) } }

    /// Writes as much as the socket accepts.
    ///
    /// - Returns: how many bytes that was.
    @discardableResult
    func write(_ bytes: ArraySlice<UInt8>, to index: Int) -> Int {
        bytes.withUnsafeBytes { send(descriptors[index], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Reads and discards what has arrived, up to a number of bytes.
    @discardableResult
    func read(_ count: Int, from index: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) {
            recv(descriptors[index], $0.baseAddress, count, 0)
        }
    }
}

/// Calls `turn` repeatedly in a thread of its own while `body` runs.
///
/// - Parameters:
///   - niceness: the niceness of the thread. Clients on other machines would take no time from the processors of the
///     server and of the measuring clients.
///   - processorTime: counts the processor time of the thread.
///   - turn: does a little work and does not block for long.
func working<Result>(
    niceness: Int32 = 10,
    processorTime: ProcessorTime = ProcessorTime(),
    _ turn: @escaping @Sendable () -> Void,
    while body: () throws -> Result
) rethrows -> Result {
    let end = Ending()
    let thread = Thread {
        _ = nice(niceness)
        while !end.hasCome { turn() }
        processorTime.addThread()
    }
    thread.start()
    defer {
        end.come()
        while !thread.isFinished { usleep(1000) }
    }
    return try body()
}

/// The total processor time of several threads.
final class ProcessorTime: Sendable {
    private let time = Mutex(0.0)
    var seconds: Double { time.withLock(\.self) }

    /// Adds the time of this thread.
    func addThread() {
        var used = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used)
        time.withLock { $0 += Double(used.tv_sec) + Double(used.tv_nsec) / 1e9 }
    }
}

private final class Ending: Sendable {
    private let state = Mutex(false)
    var hasCome: Bool { state.withLock(\.self) }
    func come() { state.withLock { $0 = true } }
}

/// Raises this process's limit on open files to the system's maximum.
func raiseFileLimit() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}
