internal import NIOCore

/// The bytes below HTTP. Tells the handler of requests that some have come, since the decoder is silent until a header
/// is complete, and closes the connection when all are sent.
final class ConnectionBytes: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    /// An event from the handler of requests: the connection is to be closed when everything is sent.
    struct CloseWhenSent: Sendable {}

    private let requests: WebHandler

    init(_ requests: WebHandler) { self.requests = requests }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        requests.noteBytes()
        context.fireChannelRead(data)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is CloseWhenSent else { return context.triggerUserOutboundEvent(event, promise: promise) }
        // Nothing is sent after everything else.
        let sent = context.writeAndFlush(wrapOutboundOut(.byteBuffer(ByteBuffer()))).assumeIsolated()
        sent.whenComplete { _ in context.close(promise: promise) }
    }
}
