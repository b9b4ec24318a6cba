internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCTransport
internal import NIOCore
internal import NIOHTTP1
internal import NIOTLS
internal import NIOWebSocket

/// Answers the requests of a connection, or of a stream of HTTP/2, one after the other.
final class WebHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: WebSite
    private let settings: ConnectionSettings
    /// What answers the request in progress. Each request has a session of its own, since a proxy may send those of
    /// several clients over one connection.
    private var task: Task<Void, Never>?
    /// The request that is being received; nil between requests.
    private var incoming: IncomingRequest?
    /// Whether bytes have come of a header that is not complete.
    private var isHeaderBegun = false
    /// The client sends nothing more.
    private var isInputEnded = false
    /// Nothing more is answered: the connection closes after what is being written.
    private var isOver = false
    private var isAnswering = false
    /// The ends of the connection, once there has been a request.
    private var ends: ConnectionEnds?
    private var deadlines: ConnectionDeadlines
    private var check: Scheduled<Void>?

    init(_ site: WebSite, _ settings: ConnectionSettings) {
        self.site = site
        self.settings = settings
        deadlines = ConnectionDeadlines(settings.limits, needsHandshake: settings.isProtected, needsToken: false)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        scheduleCheck(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        check?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        isOver = true
        check?.cancel()
        task?.cancel()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            isInputEnded = true
            // An answer in progress is still sent.
            if !isAnswering { context.triggerUserOutboundEvent(ConnectionBytes.CloseWhenSent(), promise: nil) }
        case TLSUserEvent.handshakeCompleted: deadlines.noteHandshake()
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The request for a WebSocket that is refused follows, and is answered with the reason.
        guard !(error is NIOWebSocketUpgradeError) else { return }
        guard let failure = error as? HTTPParserError, !isOver, !isAnswering else {
            return context.close(promise: nil)
        }
        refuse(.malformed(failure), context)
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let bytes): receive(bytes, context)
        case .end: answer(context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isHeaderBegun, !deadlines.isMessageExpected { expectRest(context, at: .now()) }
        context.fireChannelReadComplete()
    }

    /// Records that bytes have come, which the decoder has not yet seen.
    func noteBytes() { isHeaderBegun = incoming == nil && !isAnswering }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let now = NIODeadline.now()
        deadlines.noteActivity(at: now)
        isHeaderBegun = false
        incoming = IncomingRequest(head)
        do throws(ErrorObject) {
            try head.check(within: site.requestBytes)
        } catch {
            return refuse(error, context)
        }
        guard !head.isComplete else { return }
        if !deadlines.isMessageExpected { expectRest(context, at: now) }
        if head.expectsContinuation {
            let head = HTTPResponseHead(version: head.version, status: .continue)
            context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
        }
    }

    /// Gives the client the time of a message for the rest of the request.
    private func expectRest(_ context: ChannelHandlerContext, at now: NIODeadline) {
        deadlines.noteMessage(isExpected: true, isNew: true, at: now)
        scheduleCheck(context)
    }

    private func receive(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        guard let count = incoming?.append(bytes), count > site.requestBytes else { return }
        refuse(.tooLarge(site.requestBytes), context)
    }

    private func answer(_ context: ChannelHandlerContext) {
        guard let request = incoming else { return }
        deadlines.noteMessage(isExpected: false, isNew: false, at: .now())
        isAnswering = true
        let exchange = exchange(request.head, context)
        switch exchange.begin(request.body) {
        case .ready(let response): send(response, exchange, context)
        case .pending(let rest):
            let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
            let eventLoop = context.eventLoop
            task = Task.immediate {
                let response = await rest().get()
                eventLoop.execute { connection.value.handler.send(response, exchange, connection.value.context) }
            }
        }
    }

    private func exchange(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) -> Exchange {
        let ends = ends ?? ConnectionEnds(context.channel)
        self.ends = ends
        return Exchange(head, site, settings, ends, context.channel)
    }

    // MARK: Responses

    private func send(_ response: WebResponse, _ exchange: Exchange, _ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        (incoming, task) = (nil, nil)
        let isLast = !exchange.head.isPersistent || isOver || isInputEnded
        if isLast { isOver = true }
        let finished = exchange.finished(response, isLast: isLast)
        context.write(wrapOutboundOut(.head(finished.head)), promise: nil)
        if finished.hasBody {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: finished.body)))), promise: nil)
        }
        let holds = response.holds
        // Without a promise, nothing is written for the end.
        let end = isLast || !holds.isEmpty ? context.eventLoop.makePromise(of: Void.self) : nil
        // The end may bring the next request, which was waiting.
        isAnswering = false
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: end)
        deadlines.noteActivity()
        end?.futureResult.assumeIsolated().whenComplete { [self] _ in
            withExtendedLifetime(holds) { if isLast { close(context) } }
        }
    }

    /// Answers a request that cannot be read any further, and closes the connection.
    private func refuse(_ error: ErrorObject, _ context: ChannelHandlerContext) {
        isOver = true
        let head = incoming?.head ?? HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        let exchange = exchange(head, context)
        send(exchange.refusal(error), exchange, context)
    }

    private func close(_ context: ChannelHandlerContext) {
        // A stream of HTTP/2 has nothing to be reset.
        if isInputEnded || context.channel.parent?.parent != nil {
            context.close(promise: nil)
        } else {
            context.closeOutputAndLinger()
        }
    }

    // MARK: Deadlines

    private func scheduleCheck(_ context: ChannelHandlerContext) {
        check?.cancel()
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleTask(deadline: deadlines.next) {
            connection.value.handler.checkDeadlines(connection.value.context)
        }
    }

    private func checkDeadlines(_ context: ChannelHandlerContext) {
        let miss = deadlines.takeMiss()
        scheduleCheck(context)
        switch miss {
        case nil: break
        case .message where incoming != nil: refuse(.lateMessage(settings.limits.messageSeconds), context)
        case .activity where isAnswering: break
        // A header that is not complete is no request that could be answered.
        case .message, .activity, .handshake, .token: context.close(promise: nil)
        }
    }
}

/// A request that is being received.
private struct IncomingRequest {
    let head: HTTPRequestHead
    private(set) var body: [UInt8] = []

    init(_ head: HTTPRequestHead) { self.head = head }

    /// - Returns: the number of bytes received so far.
    mutating func append(_ bytes: ByteBuffer) -> Int {
        body += bytes.readableBytesView
        return body.count
    }
}
