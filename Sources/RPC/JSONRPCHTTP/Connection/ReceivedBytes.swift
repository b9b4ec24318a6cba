internal import NIOCore

/// Tells the handler of requests that bytes have come: the decoder is silent until a header is complete.
final class ReceivedBytes: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let requests: WebHandler

    init(_ requests: WebHandler) { self.requests = requests }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        requests.noteBytes()
        context.fireChannelRead(data)
    }
}
