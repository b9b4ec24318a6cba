internal import HeadwordJSON
internal import JSONRPC
internal import Logging
package import NIOCore
internal import NIOTLS

/// How long one connection is served before the others of its event loop get their turn.
private let turn = TimeAmount.microseconds(50)

/// How long replies may wait for those of further turns.
private let longestPostponement = TimeAmount.milliseconds(1)

/// The number of bytes collected before they are given to the channel, which reports when a client does not read.
private let outputBytes = 1 << 16

/// Serves one socket: splits its bytes into messages, starts them, and writes the replies.
///
/// Reading pauses while too many messages are in flight or too many bytes wait for the client, and resumes by itself.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let front: any MessageFront
    private let settings: ConnectionSettings
    private let limits: TransportLimits
    private var session: (any ClientSession)?
    private var decoder: any MessageDecoder
    private var inFlight = 0
    /// A message for which there is no place yet. Cancellations that arrive before another message can free one.
    private var withheld: InputEvent?
    /// The client sends nothing more; some of its input may still wait in the decoder.
    private var isInputEnded = false
    /// No more input is taken: it has ended, it cannot be understood, or the server is stopping.
    private var isInputOver = false
    /// What the client is told when the calls in flight are answered, where replies keep their order.
    private var farewell: [UInt8]?
    private var isClosing = false
    /// All that was to be sent has been sent.
    private var isOutputEnded = false
    private var isWithheldReadPending = false
    /// The notices that wait until the client reads, at most one from each sender.
    private var notices: [Caller.Notice] = []
    private var isTaking = false
    /// The messages taken so far took as long as one client may keep the others waiting.
    private var isTurnOver = false
    /// Replies that will be written together.
    private var output = ByteBuffer()
    /// The holds of these replies on the memory for answers.
    private var outputHolds: [AnswerRoom.Hold] = []
    private var isFlushed = true
    /// Since when replies have waited for those of further turns; nil if none do.
    private var postponedFlush: NIODeadline?
    /// Whether the client reads what is sent to it, as the channel last said.
    private var isWritable = true
    private let allocator = ByteBufferAllocator()
    private var deadlines: ConnectionDeadlines
    private var check: Scheduled<Void>?
    private var checkTime = NIODeadline.distantFuture

    init(front: any MessageFront, _ settings: ConnectionSettings) {
        self.front = front
        self.settings = settings
        limits = settings.limits
        decoder = front.makeDecoder()
        deadlines = ConnectionDeadlines(
            limits,
            needsHandshake: settings.isProtected,
            needsToken: settings.token != nil
        )
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let eventLoop = context.eventLoop
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
        let caller = Caller(isTrusted: false) { notice in
            eventLoop.execute { connection.value.handler.post(notice, connection.value.context) }
        }
        session = front.makeSession(settings.tokenCheck(for: context.channel), caller: caller) {
            eventLoop.execute { connection.value.handler.resume(connection.value.context) }
        }
        scheduleCheck(context)
    }

    func channelActive(context: ChannelHandlerContext) {
        if let greeting = session?.greeting { send(Reply(greeting), context) }
        flush(context)
        context.fireChannelActive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        check?.cancel()
        session = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // Input after the end is read and dropped; see closeIfDone.
        guard !isInputOver else { return }
        let bytes = unwrapInboundIn(data)
        bytes.withUnsafeReadableBytes { decoder.append($0) }
        takeMessages(context)
        // After less than could have been read, nothing more is there now.
        if bytes.readableBytes < SocketServer.readBytes { flushIfDue(context) }
    }

    /// Writes what is left soon, but not now: this may be the end of the input. If a write fails then, since the client
    /// has reset the connection, NIO closes the channel, and after this call the input of a channel that is closed, which
    /// breaks an assertion of its own.
    func channelReadComplete(context: ChannelHandlerContext) {
        // The next turn does the same.
        guard !isTurnOver, output.readableBytes > 0 || !isFlushed || isInputOver && !isClosing else { return }
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.execute {
            connection.value.handler.flushIfDue(connection.value.context)
            connection.value.handler.closeIfDone(connection.value.context)
        }
    }

    func read(context: ChannelHandlerContext) {
        if hasRoom || isBetweenTurns || isClosing { context.read() } else { isWithheldReadPending = true }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        isWritable = context.channel.isWritable
        deadlines.noteActivity()
        resume(context)
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            isInputEnded = true
            // While the last replies are still being written, closing would lose them.
            if isOutputEnded { context.close(promise: nil) } else { resume(context) }
        case is ChannelShouldQuiesceEvent:
            tellClosing(context)
            isInputOver = true
            closeIfDone(context)
        case TLSUserEvent.handshakeCompleted:
            deadlines.noteHandshake()
        case is ConnectionActivity:
            deadlines.noteActivity()
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        isInputOver = true
        notices = []
        session?.end()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A reset or another failure of this connection: it is closed quietly.
        context.close(promise: nil)
    }

    // MARK: Deadlines

    /// Schedules a check for when the first deadline passes.
    ///
    /// One task serves all deadlines, and continues while messages come and go: NIO's idle handler intercepts every
    /// read and write, at a tenth of the cost of an answer.
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
            settings.log.warn(.lateHandshake, context.channel)
            context.close(promise: nil)
        case .token:
            settings.log.warn(.lateToken, context.channel)
            giveUp(.lateToken(limits.authenticationSeconds), context)
        case .message:
            settings.log.warn(.lateMessage, context.channel)
            giveUp(.lateMessage(limits.messageSeconds), context)
        case .activity: endIdleness(context)
        }
    }

    private func endIdleness(_ context: ChannelHandlerContext) {
        if isInputOver {
            // The client has been told, and does not read what is left for it.
            context.close(promise: nil)
        } else if inFlight == 0, !deadlines.isMessageExpected {
            isInputOver = true
            closeIfDone(context)
        }
    }

    /// Stops reading from a client that was too slow, and tells it why if it has sent anything and reads.
    private func giveUp(_ error: ErrorObject, _ context: ChannelHandlerContext) {
        guard isWritable else { return context.close(promise: nil) }
        guard !isInputOver else { return }
        isInputOver = true
        if let session { sendLast(session.refusal(error), context) }
        closeIfDone(context)
    }

    // MARK: Messages

    /// Whether another message may be taken from the input.
    private var hasRoom: Bool { !isTurnOver && isTaker }

    /// Whether messages are taken from the input, in this turn or the next.
    private var isTaker: Bool { !isInputOver && isWritable && (withheld == nil || hasPlace) }

    /// Whether more can be read while others have their turn: little input waits. To stop and start reading each time
    /// would cost two system calls.
    private var isBetweenTurns: Bool { isTurnOver && isTaker && decoder.unreadBytes < SocketServer.readBytes }

    /// Whether another message may be in flight.
    private var hasPlace: Bool {
        guard inFlight + (session?.abandonedCalls ?? 0) < limits.messagesInFlight else { return false }
        guard inFlight > 0, let session else { return true }
        if session.isSequential { return false }
        // Token guesses wait for each other, and so do all messages when memory is short.
        return session.isAuthenticated && !session.isShortOfMemory
    }

    /// Starts the complete messages, as far as there is room.
    private func takeMessages(_ context: ChannelHandlerContext) {
        guard !isTaking else { return }
        isTaking = true
        defer { isTaking = false }
        let start = NIODeadline.now()
        let end = start + turn
        var hasTaken = false
        while hasRoom, let event = withheld == nil ? decoder.next() : withheldEvent() {
            hasTaken = true
            handle(event, context)
            if NIODeadline.now() > end { endTurn(context) }
        }
        if hasTaken { deadlines.noteActivity(at: start) }
        let isExpected = decoder.isInsideMessage && hasRoom
        deadlines.noteMessage(isExpected: isExpected, isNew: hasTaken, at: start)
        if isExpected, deadlines.next < checkTime { scheduleCheck(context) }
    }

    /// Gives the other connections of the event loop their turn.
    private func endTurn(_ context: ChannelHandlerContext) {
        isTurnOver = true
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.execute {
            connection.value.handler.isTurnOver = false
            connection.value.handler.resume(connection.value.context)
        }
    }

    /// Takes a last line without a line end, once everything before it has been taken.
    private func takeLastLine(_ context: ChannelHandlerContext) {
        guard isInputEnded, !isTaking, withheld == nil, hasRoom, hasPlace else { return }
        isInputOver = true
        if let event = decoder.finish() { act(on: event, context) }
    }

    private func withheldEvent() -> InputEvent? {
        defer { withheld = nil }
        return withheld
    }

    /// Handles an event, or withholds it until there is a place.
    private func handle(_ event: InputEvent, _ context: ChannelHandlerContext) {
        if hasPlace || !waits(event) { act(on: event, context) } else { withheld = event }
    }

    /// Whether an event needs a place: a message does, unless it cancels another, and where replies keep their order,
    /// everything that gets one.
    private func waits(_ event: InputEvent) -> Bool {
        if case .message(let message) = event { return session?.isCancellation(message) != true }
        return session?.isSequential == true
    }

    private func act(on event: InputEvent, _ context: ChannelHandlerContext) {
        guard let session else { return }
        switch event {
        case .message(let message): start(message, context)
        case .refused(let error): send(Reply(session.refusal(error)), context)
        case .end(let error):
            send(Reply(session.refusal(error)), context)
            isInputOver = true
        case .http(let method):
            settings.log.warn(.http, context.channel)
            output.writeBytes(HTTPRefusal.response(to: method, advice: session.adviceForHTTP))
            isInputOver = true
        }
    }

    /// Answers a message: on this event loop if nothing suspends, otherwise concurrently with those that follow.
    private func start(_ message: [UInt8], _ context: ChannelHandlerContext) {
        guard let session else { return }
        switch session.begin(message) {
        case .ready(let reply):
            if let reply { send(reply, context) }
            if session.isEndedByClient { isInputOver = true }
        case .pending(let rest):
            inFlight += 1
            let eventLoop = context.eventLoop
            let connection = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
            let framing = decoder.replyFraming
            Task.immediate {
                let reply = OutgoingReply(await rest().get(), framing)
                if eventLoop.inEventLoop {
                    connection.value.handler.complete(reply, connection.value.context)
                } else {
                    eventLoop.execute { connection.value.handler.complete(reply, connection.value.context) }
                }
            }
            // Wrong tokens are among the pending answers; the last that is allowed is answered, and nothing after it.
            if session.isBarred { isInputOver = true }
        }
    }

    /// Tells a client that has sent anything that no more of its messages will be taken.
    private func tellClosing(_ context: ChannelHandlerContext) {
        if !isInputOver, let closing = session?.closing { sendLast(closing, context) }
    }

    /// Sends a client that has sent anything the last message: at once, since a call in flight may take all the remaining
    /// time, but after the replies to the calls in flight where replies keep their order.
    private func sendLast(_ message: [UInt8], _ context: ChannelHandlerContext) {
        guard decoder.isReplyPossible else { return }
        guard inFlight == 0 || session?.isSequential != true else { return farewell = message }
        send(Reply(message), context)
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
        // Replies that arrive while messages are being taken are written together, after the last.
        guard !isTaking else { return }
        resume(context)
    }

    /// Sends a notice, or keeps it until the client reads.
    private func post(_ notice: @escaping Caller.Notice, _ context: ChannelHandlerContext) {
        guard !isInputOver else { return }
        notices.append(notice)
        sendNotices(context)
        flush(context)
    }

    private func sendNotices(_ context: ChannelHandlerContext) {
        while isWritable, !isInputOver, !notices.isEmpty {
            if let message = notices.removeFirst()() { send(Reply(message), context) }
        }
    }

    // MARK: Replies

    private func send(_ reply: Reply, _ context: ChannelHandlerContext) {
        if output.capacity == 0 { output = allocator.buffer(capacity: reply.count + 64) }
        decoder.replyFraming.append(reply, to: &output)
        if !reply.holds.isEmpty { outputHolds += reply.holds }
        if output.readableBytes >= outputBytes { writeOutput(context) }
    }

    private func writeOutput(_ context: ChannelHandlerContext) {
        guard output.readableBytes > 0 else { return }
        // Writing may report that the client does not read, and so come back here.
        let replies = output
        output = ByteBuffer()
        isFlushed = false
        context.write(wrapOutboundOut(replies), promise: releasing(context))
    }

    /// Returns a promise that releases the memory of the replies when the system has taken them or the connection is
    /// closed.
    private func releasing(_ context: ChannelHandlerContext) -> EventLoopPromise<Void>? {
        guard !outputHolds.isEmpty else { return nil }
        let holds = outputHolds
        outputHolds = []
        let promise = context.eventLoop.makePromise(of: Void.self)
        promise.futureResult.whenComplete { _ in withExtendedLifetime(holds) {} }
        return promise
    }

    private func flush(_ context: ChannelHandlerContext) {
        postponedFlush = nil
        writeOutput(context)
        guard !isFlushed else { return }
        isFlushed = true
        context.flush()
    }

    /// Writes the replies to the socket, unless the next turn will follow with more input: then those of some turns go
    /// out together, since each write costs as much as a short answer.
    private func flushIfDue(_ context: ChannelHandlerContext) {
        guard isTurnOver, isTaker, decoder.unreadBytes > 0, output.readableBytes < SocketServer.readBytes else {
            return flush(context)
        }
        guard let start = postponedFlush else { return postponedFlush = .now() }
        if NIODeadline.now() - start > longestPostponement { flush(context) }
    }

    /// Continues after a lack of room has stopped it.
    private func resume(_ context: ChannelHandlerContext) {
        takeMessages(context)
        takeLastLine(context)
        sendNotices(context)
        flushIfDue(context)
        if isWithheldReadPending, hasRoom {
            isWithheldReadPending = false
            context.read()
        }
        closeIfDone(context)
    }

    /// Closes the connection once the last reply has been written.
    private func closeIfDone(_ context: ChannelHandlerContext) {
        guard isInputOver, inFlight == 0, !isClosing else { return }
        isClosing = true
        if let farewell { send(Reply(farewell), context) }
        writeOutput(context)
        let nothing = wrapOutboundOut(context.channel.allocator.buffer(capacity: 0))
        context.writeAndFlush(nothing).assumeIsolated().whenComplete { [self] _ in
            isOutputEnded = true
            if isInputEnded { context.close(promise: nil) } else { context.closeOutputAndLinger() }
        }
    }
}

/// A reply on its way to the event loop, which has no time to copy a long one.
private enum OutgoingReply: Sendable {
    case short(Reply)
    case long(ByteBuffer, holds: [AnswerRoom.Hold])

    /// Nil if there is no reply.
    init?(_ reply: Reply?, _ framing: any ReplyFraming) {
        guard let reply else { return nil }
        self = .short(reply)
        guard reply.count >= outputBytes else { return }
        var bytes = ByteBuffer()
        bytes.reserveCapacity(reply.count + 64)
        framing.append(reply, to: &bytes)
        self = .long(bytes, holds: reply.holds)
    }
}

/// The client has shown otherwise than by a message that it is still there.
package struct ConnectionActivity: Sendable {
    package init() {}
}

extension ChannelHandlerContext {
    /// Ends the output, and goes on reading for a while.
    ///
    /// Closing a socket with unread input makes the system reset the connection and discard the replies that the client
    /// has not read yet (RFC 9112, section 9.6, says the same about HTTP).
    package func closeOutputAndLinger() {
        close(mode: .output, promise: nil)
        read()
        let context = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: .seconds(1)) { context.value.close(promise: nil) }
    }
}

extension ErrorObject {
    fileprivate static func lateToken(_ seconds: Int) -> ErrorObject {
        ErrorObject(.unauthenticated, "The token was not sent within \(seconds) s; the connection is closed.")
    }

    fileprivate static func lateMessage(_ seconds: Int) -> ErrorObject {
        ErrorObject(.requestTimeout, "A message must arrive within \(seconds) s; the connection is closed.")
    }
}
