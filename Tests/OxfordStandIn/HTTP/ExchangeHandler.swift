internal import NIOCore
internal import NIOHTTP1

/// Reads the requests of one connection (or of one HTTP/2 stream) and writes the replies.
final class ExchangeHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// The maximum length of a body. Queries for n-grams are the longest; this is a thousand times as much.
    private static let bodyLimit = 1 << 20
    private static let chunkLength = 1 << 10

    private let responder: Responder
    private var head: HTTPRequestHead?
    private var body = ByteBuffer()
    private var isTooLong = false

    init(_ responder: Responder) {
        self.responder = responder
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body.clear()
            isTooLong = false
        case .body(var part): take(&part)
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// Collects a body. If it is too long, reading goes on, so that the sender can read the answer.
    private func take(_ part: inout ByteBuffer) {
        isTooLong = isTooLong || body.readableBytes + part.readableBytes > Self.bodyLimit
        if !isTooLong { body.writeBuffer(&part) }
    }

    private static var refusal: Delivery { Delivery(.page(Reason.sentence(for: 413), status: 413)) }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let delivery = isTooLong ? Self.refusal : responder.delivery(for: head, body: body)
        guard let delay = delivery.delay else { return send(delivery, for: head, context) }
        let loop = context.eventLoop.assumeIsolated()
        loop.scheduleTask(in: delay) { self.send(delivery, for: head, context) }
    }

    private func send(_ delivery: Delivery, for head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        switch delivery.manner {
        case .silence: return
        case .hangUp: return context.close(promise: nil)
        case .whole, .cut, .chunked: break
        }
        context.write(wrapOutboundOut(.head(responseHead(of: delivery, for: head))), promise: nil)
        if head.method != .HEAD { write(delivery, context) }
        guard delivery.manner != .cut, head.isKeepAlive else { return end(delivery, context) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    private func write(_ delivery: Delivery, _ context: ChannelHandlerContext) {
        var body = delivery.body
        switch delivery.manner {
        case .cut: write(body.readSlice(length: body.readableBytes / 2), context)
        case .chunked:
            while let chunk = body.readSlice(length: min(Self.chunkLength, body.readableBytes)), chunk.readableBytes > 0
            {
                write(chunk, context)
            }
        default: write(body, context)
        }
    }

    private func write(_ bytes: ByteBuffer?, _ context: ChannelHandlerContext) {
        guard let bytes else { return }
        context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    }

    /// Closes the connection when everything is sent. A body that was cut off gets no end.
    private func end(_ delivery: Delivery, _ context: ChannelHandlerContext) {
        let sent = context.eventLoop.makePromise(of: Void.self)
        sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
        if delivery.manner == .cut {
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer()))), promise: sent)
        } else {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
        }
    }

    private func responseHead(of delivery: Delivery, for request: HTTPRequestHead) -> HTTPResponseHead {
        var headers = HTTPHeaders()
        headers.reserveCapacity(8)
        headers.add(name: "Server", value: "headword-oxford-stand-in")
        headers.add(name: "X-Request-Id", value: "\(responder.nextNumber())")
        headers.add(name: "Content-Type", value: delivery.reply.mediaType)
        for (name, value) in delivery.reply.headers { headers.add(name: name, value: value) }
        if delivery.manner != .chunked {
            headers.add(name: "Content-Length", value: "\(delivery.body.readableBytes)")
        }
        if !request.isKeepAlive { headers.add(name: "Connection", value: "close") }
        let status = HTTPResponseStatus(statusCode: delivery.reply.status)
        return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    }
}
