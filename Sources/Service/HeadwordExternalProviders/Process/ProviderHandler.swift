internal import NIOCore

/// Passes a provider's output to its `ProviderLife`, on the event loop that all providers share.
final class ProviderHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let life: ProviderLife

    init(_ life: ProviderLife) {
        self.life = life
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        life.receive(unwrapInboundIn(data).readableBytesView)
    }

    func channelInactive(context: ChannelHandlerContext) { life.end("closed its output before it answered") }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
