internal import NIOCore
internal import NIOTLS

/// Closes a connection whose TLS handshake takes too long.
final class HandshakeDeadline: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    init(seconds: Int) { time = .seconds(Int64(seconds)) }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timeout?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event { timeout?.cancel() }
        context.fireUserInboundEventTriggered(event)
    }
}
