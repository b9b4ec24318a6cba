internal import NIOCore

/// Brings what a provider writes to its life, on the event loop of all providers.
final class ProviderHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let life: ProviderLife

    init(_ life: ProviderLife) {
        self.life = life
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        life.receive(unwrapInboundIn(data).readableBytesView)
    }

    func channelInactive(context: ChannelHandlerContext) { life.end("ended before it answered") }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
