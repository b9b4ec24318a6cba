internal import Dispatch
internal import Glibc
internal import HeadwordFiles
internal import HeadwordJSON
public import JSONRPC
internal import NIOCore
internal import Synchronization

/// Serves one client over two file descriptors: pipes, terminals, sockets and regular files alike.
///
/// It is a plain loop of blocking reads: NIO refuses regular files, and a loop answers sooner.
public struct StdioTransport: Sendable {
    private let front: any MessageFront
    private let limits: TransportLimits
    private let input: Int32
    private let output: Int32

    /// Creates a transport, by default over standard input and output.
    public init(
        conversation: Conversation,
        limits: TransportLimits = TransportLimits(),
        input: Int32 = 0,
        output: Int32 = 1
    ) {
        self.init(front: conversation, limits: limits, input: input, output: output)
    }

    /// Creates a transport for any front, by default over standard input and output.
    package init(
        front: any MessageFront,
        limits: TransportLimits = TransportLimits(),
        input: Int32 = 0,
        output: Int32 = 1
    ) {
        self.front = front
        self.limits = limits
        self.input = input
        self.output = output
    }

    /// Serves until the end of input, and answers everything accepted by then; blocks the thread.
    ///
    /// Ends early when the client stops reading for good (the output is closed).
    ///
    /// - Throws: ``StdioFailure`` if the input cannot be read, or the output cannot be written although it is open.
    public func run() throws {
        signal(SIGPIPE, SIG_IGN)
        var client = BlockingClient(front: front, limits: limits, output: output)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var inputFailure: StdioFailure?
        while client.isConnected {
            do throws(StdioFailure) {
                let count = try Self.read(input, into: &chunk)
                guard count > 0, client.receive(chunk[..<count]) else { break }
            } catch {
                inputFailure = error
                break
            }
        }
        if let failure = client.finish() ?? inputFailure { throw failure }
    }

    /// Reads the bytes available, waiting until there are some.
    private static func read(_ descriptor: Int32, into chunk: inout [UInt8]) throws(StdioFailure) -> Int {
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            guard waitsAndRetries(descriptor, events: Int16(POLLIN)) else { throw StdioFailure("read the input") }
        }
    }

    /// Whether a failed call is worth repeating. Waits first for a descriptor that a parent process has made
    /// non-blocking.
    fileprivate static func waitsAndRetries(_ descriptor: Int32, events: Int16) -> Bool {
        switch errno {
        case EINTR: return true
        case EAGAIN:
            var poll = pollfd(fd: descriptor, events: events, revents: 0)
            return Glibc.poll(&poll, 1, -1) >= 0 || errno == EINTR
        default: return false
        }
    }
}

/// The reason a client could not be served to the end.
public struct StdioFailure: Error, CustomStringConvertible {
    /// What failed, and the system's reason.
    public let description: String

    /// Creates the error for the last system call.
    fileprivate init(_ action: String) {
        description = "cannot \(action): \(SystemError.last)"
    }
}

/// One client: its unread bytes, its calls in flight, its replies.
private struct BlockingClient: ~Copyable {
    private var decoder: any MessageDecoder
    private let session: any ClientSession
    private let replies: ReplyBuffer
    private let places: DispatchSemaphore
    private let inFlight = DispatchGroup()
    private let drainSeconds: Int
    /// No more input is taken: the client has asked for the end, or its input cannot be understood.
    private var isInputOver = false

    init(front: any MessageFront, limits: TransportLimits, output: Int32) {
        decoder = front.makeDecoder()
        let replies = ReplyBuffer(output: output)
        self.replies = replies
        session = front.makeSession(nil, caller: Caller(isTrusted: true, post: replies.post)) {}
        places = DispatchSemaphore(value: session.isSequential ? 1 : limits.messagesInFlight)
        drainSeconds = limits.drainSeconds
        if let greeting = session.greeting { replies.send(greeting) }
    }

    var isConnected: Bool { replies.isOpen }

    /// Takes input and starts the complete messages; the replies that are ready go out in one write.
    ///
    /// - Returns: false if the input cannot be understood any further.
    mutating func receive(_ bytes: ArraySlice<UInt8>) -> Bool {
        decoder.append(bytes)
        replies.hold()
        defer { replies.release() }
        while !isInputOver, let event = decoder.next() { isInputOver = !handle(event) }
        return !isInputOver
    }

    /// Handles the end of input, and waits for the calls in flight.
    ///
    /// - Returns: the reason, if not all replies could be written.
    consuming func finish() -> StdioFailure? {
        if !isInputOver, let event = decoder.finish() { _ = handle(event) }
        // No further input follows that replies could be held for.
        replies.release()
        _ = inFlight.wait(timeout: .now() + .seconds(drainSeconds))
        session.end()
        return replies.failure
    }

    private func handle(_ event: InputEvent) -> Bool {
        let framing = decoder.replyFraming
        replies.setFraming(framing)
        // Where replies keep their order, there is one place: the reply before this one has then been sent.
        if session.isSequential {
            takePlace()
            places.signal()
        }
        switch event {
        case .message(let message):
            start(message, framing)
            return !session.isEndedByClient
        case .refused(let error):
            replies.send(Reply(session.refusal(error)), framing)
            return true
        case .end(let error):
            replies.send(Reply(session.refusal(error)), framing)
            return false
        case .http(let method):
            replies.send(HTTPRefusal.response(to: method, advice: session.adviceForHTTP))
            return false
        }
    }

    /// Waits for a place for a call.
    private func takePlace() {
        guard places.wait(timeout: .now()) == .timedOut else { return }
        // The replies that free places must not wait for the end of the chunk.
        replies.release()
        places.wait()
        replies.hold()
    }

    /// Answers a message at once if nothing suspends, otherwise concurrently with those that follow.
    private func start(_ message: [UInt8], _ framing: any ReplyFraming) {
        takePlace()
        switch session.begin(message) {
        case .ready(let reply):
            if let reply { replies.send(reply, framing) }
            places.signal()
        case .pending(let rest):
            inFlight.enter()
            Task.immediate { [replies, places, inFlight] in
                if let reply = await rest().get() {
                    withExtendedLifetime(reply.holds) { replies.send(reply, framing) }
                }
                places.signal()
                inFlight.leave()
            }
        }
    }
}

/// The number of bytes collected before they are written.
private let flushBytes = 1 << 16

/// Outgoing replies. Writing blocks, so a client that does not read holds up its own calls and nothing else.
private final class ReplyBuffer: Sendable {
    private struct State {
        var bytes = ByteBuffer()
        var framing: any ReplyFraming = Framing.lines
        var isHeld = false
        var isOpen = true
        var failure: StdioFailure?
    }
    private let state = Mutex(State())
    private let output: Int32
    /// Where notices wait: writing one blocks while the client does not read.
    private let notices = DispatchQueue(label: "headword.notices")

    init(output: Int32) {
        self.output = output
    }

    var isOpen: Bool { state.withLock(\.isOpen) }

    /// Why replies could not be written; nil if they were, or the client has closed the output.
    var failure: StdioFailure? { state.withLock(\.failure) }

    /// Collects replies from now on, up to a bound.
    func hold() {
        state.withLock { $0.isHeld = true }
    }

    /// Writes what was collected and stops collecting.
    func release() {
        state.withLock { state in
            state.isHeld = false
            flush(&state)
        }
    }

    /// Sets the framing of notices: that of the client's messages.
    func setFraming(_ framing: any ReplyFraming) {
        state.withLock { $0.framing = framing }
    }

    /// Sends a notice on a thread of its own.
    @Sendable func post(_ notice: @escaping Caller.Notice) {
        notices.async { [weak self] in
            guard let self, let message = notice() else { return }
            send(Reply(message), state.withLock(\.framing))
        }
    }

    func send(_ reply: Reply, _ framing: any ReplyFraming) {
        send { framing.append(reply, to: &$0) }
    }

    func send(_ bytes: [UInt8]) {
        send { $0.writeBytes(bytes) }
    }

    private func send(_ write: (inout ByteBuffer) -> Void) {
        state.withLock { state in
            write(&state.bytes)
            if !state.isHeld || state.bytes.readableBytes >= flushBytes { flush(&state) }
        }
    }

    private func flush(_ state: inout State) {
        while state.isOpen, state.bytes.readableBytes > 0 {
            let count = state.bytes.withUnsafeReadableBytes { write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                state.bytes.moveReaderIndex(forwardBy: count)
            } else if !StdioTransport.waitsAndRetries(output, events: Int16(POLLOUT)) {
                if errno != EPIPE, errno != ECONNRESET { state.failure = StdioFailure("write to the output") }
                state.isOpen = false
            }
        }
        if state.bytes.capacity <= 2 * flushBytes { state.bytes.clear() } else { state.bytes = ByteBuffer() }
    }
}
