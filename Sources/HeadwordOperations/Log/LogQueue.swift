internal import Dispatch
internal import Glibc
internal import Synchronization

/// Writes lines to a descriptor on a thread of its own, so that nobody who logs waits for a reader.
///
/// At most ``capacity`` bytes wait. Further lines are dropped and counted, and a line in their place says how many were
/// dropped as soon as the reader goes on.
final class LogQueue: Sendable {
    /// The bytes that may wait to be written.
    static let capacity = 1 << 20

    private struct State {
        var waiting: [UInt8] = []
        /// The dropped lines that no written line has mentioned yet.
        var dropped = 0
        var isWriting = false
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    private let allDropped = Atomic(0)
    private let thread = DispatchQueue(label: "headword.log")
    /// Makes the line that says how many were dropped.
    private let notice: @Sendable (_ dropped: Int) -> [UInt8]

    init(descriptor: Int32, notice: @escaping @Sendable (_ dropped: Int) -> [UInt8]) {
        self.descriptor = descriptor
        self.notice = notice
    }

    /// The number of lines that were dropped so far.
    var droppedLines: Int { allDropped.load(ordering: .relaxed) }

    /// Takes a line, with its line feed.
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

    /// Waits until all lines are written, but not for longer than some seconds.
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

    /// Writes whole lines; if the descriptor is closed or broken, they are lost, and there is nobody to tell.
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
