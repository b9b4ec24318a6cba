internal import NIOCore
internal import NIOHTTP1

/// Answers the first request of a connection and closes it: scrapers and probes need no more, and a closed connection
/// costs nothing.
final class OperationsHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// How long a connection may last, whatever its client does.
    private static let patience = TimeAmount.seconds(10)

    private let pages: OperationsPages
    private var isAnswering = false
    private var timeout: Scheduled<Void>?

    init(pages: OperationsPages) {
        self.pages = pages
    }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data), !isAnswering else { return }
        isAnswering = true
        let answered = context.eventLoop.makeFutureWithTask { [pages] in await pages.answer(head.method, head.uri) }
        answered.assumeIsolated().whenSuccess { [self] in write($0, to: head, context) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func write(_ answer: OperationsPages.Answer, to request: HTTPRequestHead, _ context: ChannelHandlerContext)
    {
        let body = context.channel.allocator.buffer(string: answer.body)
        var headers = HTTPHeaders(answer.headers)
        headers.add(name: "Content-Type", value: answer.mediaType)
        headers.add(name: "Content-Length", value: "\(body.readableBytes)")
        headers.add(name: "Cache-Control", value: "no-store")
        headers.add(name: "Connection", value: "close")
        let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if request.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            context.close(promise: nil)
        }
    }
}
