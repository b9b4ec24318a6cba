internal import HeadwordJSON
internal import JSONRPC
internal import NIOCore

/// Serves one socket: cuts its bytes into messages, starts them, writes the replies.
///
/// Reading stops while too many messages are in flight or too many bytes wait for the client, and goes on by itself.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let conversation: Conversation
    private let token: Token?
    private let limits: TransportLimits
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
    /// When the client last sent something, or was last sent something.
    private var lastActivity = NIODeadline.now()
    private var idleCheck: Scheduled<Void>?

    /// How long one connection is served before it is the turn of the others of its event loop.
    private static let turn = TimeAmount.microseconds(50)
    /// How much is collected before it is given to the channel, which tells when a client does not read.
    private static let outputBytes = 1 << 16

    init(conversation: Conversation, token: Token?, limits: TransportLimits) {
        self.conversation = conversation
        self.token = token
        self.limits = limits
        decoder = FrameDecoder(maximumMessageBytes: conversation.limits.requestBytes)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let eventLoop = context.eventLoop
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
        session = conversation.session(token: token) {
            eventLoop.execute { connection.value.handler.resume(connection.value.context) }
        }
        scheduleIdleCheck(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        idleCheck?.cancel()
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

    // MARK: Idleness

    /// Looks at the connection when it may have been idle for long enough.
    ///
    /// NIO's handler for this stands in the way of every read and write, at a tenth of what an answer costs.
    private func scheduleIdleCheck(_ context: ChannelHandlerContext) {
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        idleCheck = context.eventLoop.scheduleTask(deadline: lastActivity + .seconds(Int64(limits.idleSeconds))) {
            connection.value.handler.checkIdleness(connection.value.context)
        }
    }

    private func checkIdleness(_ context: ChannelHandlerContext) {
        let now = NIODeadline.now()
        let isIdle = now - lastActivity >= .seconds(Int64(limits.idleSeconds))
        if isIdle { lastActivity = now }
        scheduleIdleCheck(context)
        if isIdle, isInputOver {
            // It has been told, and does not read what is left for it.
            context.close(promise: nil)
        } else if isIdle, inFlight == 0 {
            isInputOver = true
            closeIfDone(context)
        }
    }

    // MARK: Messages

    /// Whether another message may be looked at.
    private func hasRoom(_ context: ChannelHandlerContext) -> Bool {
        !isInputOver && !isTurnOver && (withheld == nil || hasPlace) && context.channel.isWritable
    }

    /// Whether another message may be in flight.
    private var hasPlace: Bool { inFlight + (session?.abandonedCalls ?? 0) < limits.messagesInFlight }

    /// Starts the messages that are complete, as far as there is room.
    private func takeMessages(_ context: ChannelHandlerContext) {
        guard !isTaking else { return }
        isTaking = true
        defer { isTaking = false }
        lastActivity = .now()
        let end = lastActivity + Self.turn
        while hasRoom(context), let event = withheldEvent() ?? decoder.next() {
            handle(event, context)
            if NIODeadline.now() > end { endTurn(context) }
        }
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
            if let error { send(Reply(session.refusal(error)), context) }
            isInputOver = true
        }
    }

    /// Answers a message: on this event loop if nothing waits, else beside the ones that follow.
    private func start(_ message: [UInt8], _ context: ChannelHandlerContext) {
        guard let session else { return }
        switch session.begin(message) {
        case .ended(let reply):
            if let reply { send(reply, context) }
        case .waiting(let rest):
            inFlight += 1
            let eventLoop = context.eventLoop
            let connection = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
            Task.immediate {
                let reply = await rest()
                if eventLoop.inEventLoop {
                    connection.value.handler.complete(reply, connection.value.context)
                } else {
                    eventLoop.execute { connection.value.handler.complete(reply, connection.value.context) }
                }
            }
        }
    }

    /// Tells a client that has said something that it will not be heard any more.
    private func tellClosing(_ context: ChannelHandlerContext) {
        guard !isInputOver, decoder.framing != nil else { return }
        send(Reply(Array(#"{"jsonrpc":"2.0","method":"server.closing"}"#.utf8)), context)
        // A call in flight may take all of the time that is left.
        flush(context)
    }

    private func complete(_ reply: Reply?, _ context: ChannelHandlerContext) {
        inFlight -= 1
        if let reply { send(reply, context) }
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
