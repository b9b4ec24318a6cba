internal import Logging
internal import NIOCore

/// Forwards a provider's standard error to the log.
final class ProviderErrorHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let logger: Logger
    private var log = ProviderLog()
    private var isWaiting = false

    init(_ logger: Logger) {
        self.logger = logger
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        tell(log.take(unwrapInboundIn(data).readableBytesView))
        guard !isWaiting, let next = log.nextRead else { return }
        isWaiting = true
        let reader = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(deadline: next) {
            let (handler, context) = reader.value
            handler.isWaiting = false
            handler.tell(handler.log.take([]))
            context.read()
        }
    }

    func read(context: ChannelHandlerContext) {
        if !isWaiting { context.read() }
    }

    func channelInactive(context: ChannelHandlerContext) { tell(log.finish()) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func tell(_ lines: [String]) {
        for line in lines { logger.info("\(line)") }
    }
}

extension ProviderErrorHandler: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
}
