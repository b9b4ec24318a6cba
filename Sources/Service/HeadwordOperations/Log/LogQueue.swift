internal import Dispatch
internal import Glibc
internal import Synchronization

/// Writes lines to a descriptor on a thread of its own, so that logging never waits for a reader.
///
/// At most ``capacity`` bytes wait. Further lines are dropped and counted; once the reader continues, a line in their
/// place reports how many were dropped.
final class LogQueue: Sendable {
    /// The maximum number of bytes that wait to be written.
    static let capacity = 1 << 20

    private struct State {
        var waiting: [UInt8] = []
        /// The number of dropped lines that have not been reported yet.
        var dropped = 0
        var isWriting = false
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    private let allDropped = Atomic(0)
    private let thread = DispatchQueue(label: "headword.log")
    /// Creates the line that reports how many lines were dropped.
    private let notice: @Sendable (_ dropped: Int) -> [UInt8]

    init(descriptor: Int32, notice: @escaping @Sendable (_ dropped: Int) -> [UInt8]) {
        self.descriptor = descriptor
        self.notice = notice
    }

    /// The number of lines that were dropped so far.
    var droppedLines: Int { allDropped.load(ordering: .relaxed) }

    /// Queues a line, which includes its line feed.
    func add(_ line: [UInt8]) {
        let isIdle = state.withLock { state in
            guard state.waiting.count + line.count <= Self.capacity else {
                state.dropped += 1
                allDropped.add(1, ordering: .relaxed)
                return false
            }
            state.waiting += line
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isIdle { thread.async { self.writeAll() } }
    }

    /// Waits until all lines are written, but no longer than the given number of seconds.
    func flush(within seconds: Double) {
        let isDone = DispatchSemaphore(value: 0)
        thread.async { isDone.signal() }
        _ = isDone.wait(timeout: .now() + seconds)
    }

    private func writeAll() {
        while true {
            let lines = state.withLock { state in
                var lines: [UInt8] = []
                swap(&lines, &state.waiting)
                if state.dropped > 0 { lines += notice(state.dropped) }
                state.dropped = 0
                state.isWriting = !lines.isEmpty
                return lines
            }
            if lines.isEmpty { return }
            write(lines)
        }
    }

    /// Writes whole lines. If the descriptor is closed or broken, they are lost silently.
    private func write(_ lines: [UInt8]) {
        var rest = lines[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EAGAIN {
                var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&wanted, 1, -1)
            } else if count < 0, errno != EINTR {
                return
            }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
