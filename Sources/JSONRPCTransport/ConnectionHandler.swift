internal import HeadwordJSON
internal import JSONRPC
internal import Logging
internal import NIOCore
internal import NIOTLS

/// Serves one socket: cuts its bytes into messages, starts them, writes the replies.
///
/// Reading stops while too many messages are in flight or too many bytes wait for the client, and goes on by itself.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let conversation: Conversation
    private let token: Token?
    private let guesses: TokenGuesses
    private let limits: TransportLimits
    private let log: ClientLog
    private var session: Session?
    private var decoder: FrameDecoder
    private var inFlight = 0
    /// A message for which there is no place yet. Cancellations that come before another message make some.
    private var withheld: [UInt8]?
    /// The client has sent all it will; some of it may still wait in the decoder.
    private var isInputEnded = false
    /// No more input is taken: it ended, it cannot be understood, or the server stops.
    private var isInputOver = false
    private var isClosing = false
    private var isWithheldReadPending = false
    private var isTaking = false
    /// The messages that have come took as long as one client may keep the others waiting.
    private var isTurnOver = false
    /// Replies that go out together.
    private var output = ByteBuffer()
    /// What these replies have of the memory for answers.
    private var outputHolds: [AnswerRoom.Hold] = []
    private var isFlushed = true
    private var deadlines: ConnectionDeadlines
    private var check: Scheduled<Void>?
    private var checkTime = NIODeadline.distantFuture

    /// How long one connection is served before it is the turn of the others of its event loop.
    private static let turn = TimeAmount.microseconds(50)
    /// How much is collected before it is given to the channel, which tells when a client does not read.
    fileprivate static let outputBytes = 1 << 16

    init(
        conversation: Conversation,
        listener: Listener,
        guesses: TokenGuesses,
        limits: TransportLimits,
        log: ClientLog
    ) {
        self.conversation = conversation
        token = listener.token
        self.guesses = guesses
        self.limits = limits
        self.log = log
        decoder = FrameDecoder(maximumMessageBytes: conversation.limits.requestBytes)
        deadlines = ConnectionDeadlines(
            limits,
            needsHandshake: listener.protection != nil,
            needsToken: listener.token != nil
        )
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let eventLoop = context.eventLoop
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
        session = conversation.session(tokenCheck(context.channel)) {
            eventLoop.execute { connection.value.handler.resume(connection.value.context) }
        }
        scheduleCheck(context)
    }

    private func tokenCheck(_ channel: any Channel) -> TokenCheck? {
        token.map { [log] token in
            TokenCheck(token, guesses: guesses, peer: channel.remoteAddress?.network ?? "") { count in
                log.warn(.wrongToken, channel, ["count": .stringConvertible(count)])
            }
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        check?.cancel()
        session = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What comes after the end is read and dropped: see closeIfDone.
        guard !isInputOver else { return }
        unwrapInboundIn(data).withUnsafeReadableBytes { decoder.append($0) }
        takeMessages(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        flush(context)
        closeIfDone(context)
    }

    func read(context: ChannelHandlerContext) {
        if hasRoom(context) || isClosing { context.read() } else { isWithheldReadPending = true }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        deadlines.noteActivity()
        resume(context)
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed where isClosing:
            isInputEnded = true
            context.close(promise: nil)
        case ChannelEvent.inputClosed:
            isInputEnded = true
            resume(context)
        case is ChannelShouldQuiesceEvent:
            tellClosing(context)
            isInputOver = true
            closeIfDone(context)
        case TLSUserEvent.handshakeCompleted:
            deadlines.noteHandshake()
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        isInputOver = true
        session?.end()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A reset or another failure of this connection: it ends, quietly.
        context.close(promise: nil)
    }

    // MARK: Deadlines

    /// Looks at the connection when the first of its deadlines has come.
    ///
    /// One task does for all deadlines, and goes on while messages come and go: NIO's handler for idleness stands in the
    /// way of every read and write, at a tenth of what an answer costs.
    private func scheduleCheck(_ context: ChannelHandlerContext) {
        check?.cancel()
        checkTime = deadlines.next
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleTask(deadline: checkTime) {
            connection.value.handler.checkDeadlines(connection.value.context)
        }
    }

    private func checkDeadlines(_ context: ChannelHandlerContext) {
        if session?.isAuthenticated == true { deadlines.noteToken() }
        let miss = deadlines.takeMiss()
        scheduleCheck(context)
        switch miss {
        case nil: break
        case .handshake:
            log.warn(.lateHandshake, context.channel)
            context.close(promise: nil)
        case .token:
            log.warn(.lateToken, context.channel)
            giveUp(.lateToken(limits.authenticationSeconds), context)
        case .message:
            log.warn(.lateMessage, context.channel)
            giveUp(.lateMessage(limits.messageSeconds), context)
        case .activity: endIdleness(context)
        }
    }

    private func endIdleness(_ context: ChannelHandlerContext) {
        if isInputOver {
            // It has been told, and does not read what is left for it.
            context.close(promise: nil)
        } else if inFlight == 0, !deadlines.isMessageExpected {
            isInputOver = true
            closeIfDone(context)
        }
    }

    /// Takes nothing more from a client that was too slow; tells it why if it has said something and reads.
    private func giveUp(_ error: ErrorObject, _ context: ChannelHandlerContext) {
        guard context.channel.isWritable else { return context.close(promise: nil) }
        guard !isInputOver else { return }
        isInputOver = true
        if decoder.framing != nil, let session { send(Reply(session.refusal(error)), context) }
        flush(context)
        closeIfDone(context)
    }

    // MARK: Messages

    /// Whether another message may be looked at.
    private func hasRoom(_ context: ChannelHandlerContext) -> Bool {
        !isInputOver && !isTurnOver && (withheld == nil || hasPlace) && context.channel.isWritable
    }

    /// Whether another message may be in flight.
    private var hasPlace: Bool {
        guard inFlight + (session?.abandonedCalls ?? 0) < limits.messagesInFlight else { return false }
        guard inFlight > 0, let session else { return true }
        // Guesses wait for each other, and where memory is short, so do all messages.
        return session.isAuthenticated && !session.isShortOfMemory
    }

    /// Starts the messages that are complete, as far as there is room.
    private func takeMessages(_ context: ChannelHandlerContext) {
        guard !isTaking else { return }
        isTaking = true
        defer { isTaking = false }
        let start = NIODeadline.now()
        let end = start + Self.turn
        var hasTaken = false
        while hasRoom(context), let event = withheldEvent() ?? decoder.next() {
            hasTaken = true
            handle(event, context)
            if NIODeadline.now() > end { endTurn(context) }
        }
        if hasTaken { deadlines.noteActivity(at: start) }
        let isExpected = decoder.isInsideMessage && hasRoom(context)
        deadlines.noteMessage(isExpected: isExpected, isNew: hasTaken, at: start)
        if isExpected, deadlines.next < checkTime { scheduleCheck(context) }
    }

    /// Lets the other connections of the event loop come in between.
    private func endTurn(_ context: ChannelHandlerContext) {
        isTurnOver = true
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.execute {
            connection.value.handler.isTurnOver = false
            connection.value.handler.resume(connection.value.context)
        }
    }

    /// Takes a last line that has no end, when all before it is taken.
    private func takeLastLine(_ context: ChannelHandlerContext) {
        guard isInputEnded, !isTaking, withheld == nil, hasRoom(context), hasPlace else { return }
        isInputOver = true
        if let event = decoder.finish() { handle(event, context) }
    }

    private func withheldEvent() -> FrameDecoder.Event? {
        guard let message = withheld else { return nil }
        withheld = nil
        return .message(message)
    }

    private func handle(_ event: FrameDecoder.Event, _ context: ChannelHandlerContext) {
        guard let session else { return }
        switch event {
        case .message(let message) where hasPlace || session.isCancellation(message): start(message, context)
        case .message(let message): withheld = message
        case .refused(let error): send(Reply(session.refusal(error)), context)
        case .end(let error):
            send(Reply(session.refusal(error)), context)
            isInputOver = true
        case .http(let method):
            log.warn(.http, context.channel)
            output.writeBytes(HTTPRefusal.response(to: method))
            isInputOver = true
        }
    }

    /// Answers a message: on this event loop if nothing waits, else beside the ones that follow.
    private func start(_ message: [UInt8], _ context: ChannelHandlerContext) {
        guard let session else { return }
        switch session.begin(message) {
        case .ready(let reply):
            if let reply { send(reply, context) }
        case .pending(let rest):
            inFlight += 1
            let eventLoop = context.eventLoop
            let connection = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
            let framing = decoder.framing ?? .lines
            Task.immediate {
                let reply = OutgoingReply(await rest().get(), framing)
                if eventLoop.inEventLoop {
                    connection.value.handler.complete(reply, connection.value.context)
                } else {
                    eventLoop.execute { connection.value.handler.complete(reply, connection.value.context) }
                }
            }
            // Wrong tokens are among what waits; the last that is allowed is answered, and nothing after it.
            if session.isBarred { isInputOver = true }
        }
    }

    /// Tells a client that has said something that it will not be heard any more.
    private func tellClosing(_ context: ChannelHandlerContext) {
        guard !isInputOver, decoder.framing != nil else { return }
        send(Reply(Array(#"{"jsonrpc":"2.0","method":"server.closing"}"#.utf8)), context)
        // A call in flight may take all of the time that is left.
        flush(context)
    }

    private func complete(_ reply: OutgoingReply?, _ context: ChannelHandlerContext) {
        inFlight -= 1
        deadlines.noteActivity()
        switch reply {
        case .short(let reply): send(reply, context)
        case .long(let bytes, let holds):
            writeOutput(context)
            output = bytes
            outputHolds += holds
            writeOutput(context)
        case nil: break
        }
        // Replies that come while messages are taken go out together, after the last.
        guard !isTaking else { return }
        resume(context)
    }

    // MARK: Replies

    private func send(_ reply: Reply, _ context: ChannelHandlerContext) {
        if output.capacity == 0 { output = context.channel.allocator.buffer(capacity: reply.bytes.count + 64) }
        (decoder.framing ?? .lines).append(reply.bytes, to: &output)
        if !reply.holds.isEmpty { outputHolds += reply.holds }
        if output.readableBytes >= Self.outputBytes { writeOutput(context) }
    }

    private func writeOutput(_ context: ChannelHandlerContext) {
        guard output.readableBytes > 0 else { return }
        // Writing may tell that the client does not read, and so come back here.
        let replies = output
        output = ByteBuffer()
        isFlushed = false
        context.write(wrapOutboundOut(replies), promise: releasing(context))
    }

    /// What gives the memory of the replies back when the system has them, or the connection is closed.
    private func releasing(_ context: ChannelHandlerContext) -> EventLoopPromise<Void>? {
        guard !outputHolds.isEmpty else { return nil }
        let holds = outputHolds
        outputHolds = []
        let promise = context.eventLoop.makePromise(of: Void.self)
        promise.futureResult.whenComplete { _ in withExtendedLifetime(holds) {} }
        return promise
    }

    private func flush(_ context: ChannelHandlerContext) {
        writeOutput(context)
        guard !isFlushed else { return }
        isFlushed = true
        context.flush()
    }

    /// Goes on where a lack of room stopped it.
    private func resume(_ context: ChannelHandlerContext) {
        takeMessages(context)
        takeLastLine(context)
        flush(context)
        if isWithheldReadPending, hasRoom(context) {
            isWithheldReadPending = false
            context.read()
        }
        closeIfDone(context)
    }

    /// Closes the connection when the last reply has left.
    private func closeIfDone(_ context: ChannelHandlerContext) {
        guard isInputOver, inFlight == 0, !isClosing else { return }
        isClosing = true
        writeOutput(context)
        let nothing = wrapOutboundOut(context.channel.allocator.buffer(capacity: 0))
        context.writeAndFlush(nothing).assumeIsolated().whenComplete { [self] _ in
            if isInputEnded { context.close(promise: nil) } else { context.closeOutputAndLinger() }
        }
    }
}

/// A reply on its way to the event loop, which has no time to copy a long one.
private enum OutgoingReply: Sendable {
    case short(Reply)
    case long(ByteBuffer, holds: [AnswerRoom.Hold])

    /// Nil if there is no reply.
    init?(_ reply: Reply?, _ framing: Framing) {
        guard let reply else { return nil }
        self = .short(reply)
        guard reply.bytes.count >= ConnectionHandler.outputBytes else { return }
        var bytes = ByteBuffer()
        bytes.reserveCapacity(reply.bytes.count + 64)
        framing.append(reply.bytes, to: &bytes)
        self = .long(bytes, holds: reply.holds)
    }
}

extension ChannelHandlerContext {
    /// Says that nothing more will be sent, and goes on reading for a while.
    ///
    /// Closing a socket with unread input makes the system reset the connection, and throw away what the client has yet
    /// to read of its replies (RFC 9112, section 9.6, tells the same of HTTP).
    func closeOutputAndLinger() {
        close(mode: .output, promise: nil)
        read()
        let context = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: .seconds(1)) { context.value.close(promise: nil) }
    }
}

extension ErrorObject {
    fileprivate static func lateToken(_ seconds: Int) -> ErrorObject {
        ErrorObject(.unauthenticated, "The token was not shown within \(seconds) s; the connection is closed.")
    }

    fileprivate static func lateMessage(_ seconds: Int) -> ErrorObject {
        ErrorObject(.requestTimeout, "A message must come within \(seconds) s; the connection is closed.")
    }
}
