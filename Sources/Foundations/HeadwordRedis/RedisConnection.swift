internal import HeadwordFiles
internal import NIOCore
internal import NIOPosix

/// A connection to a server. Commands are sent as they come, and replies come in the same order.
struct RedisConnection: Sendable {
    let channel: any Channel

    /// Connects, without introducing itself.
    static func open(
        _ address: RedisOptions.Address,
        _ options: RedisOptions,
        on eventLoop: any EventLoop
    ) -> EventLoopFuture<RedisConnection> {
        let patience = TimeAmount.milliseconds(Int64(options.milliseconds))
        let bootstrap = ClientBootstrap(group: eventLoop)
            .connectTimeout(patience)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if case .tcp(let host, _) = address { try options.protection?(host, channel) }
                    try channel.pipeline.syncOperations.addHandlers([
                        ByteToMessageHandler(RedisDecoder()), RedisHandler(patience: patience),
                    ])
                }
            }
        let channel =
            switch address {
            case .tcp(let host, let port): bootstrap.connect(host: host, port: port)
            case .unix(let path): bootstrap.connect(unixDomainSocketPath: path)
            }
        return channel.map(RedisConnection.init).flatMapErrorThrowing { throw RedisFailure($0, at: address) }
    }

    /// Sends a command, from the event loop of the connection.
    ///
    /// - Returns: the reply, which is not an error. The future fails with ``RedisFailure``.
    func send(_ command: [RedisArgument]) -> EventLoopFuture<RedisValue> {
        guard channel.isActive else { return channel.eventLoop.makeFailedFuture(RedisFailure.closed) }
        let promise = channel.eventLoop.makePromise(of: RedisValue.self)
        var buffer = channel.allocator.buffer(capacity: command.reduce(16) { $0 + $1.bytes.count + 16 })
        buffer.write(command)
        channel.write(RedisHandler.Request(bytes: buffer, reply: promise), promise: nil)
        return promise.futureResult
    }

    func close() { channel.close(promise: nil) }
}

extension RedisFailure {
    static let closed = RedisFailure.unavailable("the connection to the store was closed")

    init(_ error: any Error, at address: RedisOptions.Address) {
        if let failure = error as? RedisFailure {
            self = failure
        } else {
            self = .unavailable("the store at \(address) cannot be reached: \(Self.reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let error as IOError: SystemError.text(error.errnoCode)
        case let error as NIOConnectionError:
            error.connectionErrors.first.map { reason($0.error) } ?? "there is no host of that name"
        case is ChannelError: "there was no connection in time"
        case is RedisDecoder.Malformed: "it does not speak the protocol of Redis"
        // The texts of the errors of TLS come from ClientTLSFailure.
        case let error as any CustomStringConvertible: error.description
        default: "the connection broke (\(type(of: error)))"
        }
    }
}

/// Gives each command its reply.
final class RedisHandler: ChannelDuplexHandler {
    typealias InboundIn = RedisValue
    typealias OutboundIn = Request
    typealias OutboundOut = ByteBuffer

    struct Request: Sendable {
        var bytes: ByteBuffer
        var reply: EventLoopPromise<RedisValue>
    }

    /// The maximum number of commands without a reply.
    private static let capacity = 16_384

    private let patience: TimeAmount
    private var waiting = CircularBuffer<(reply: EventLoopPromise<RedisValue>, deadline: NIODeadline)>()
    private var isFlushDue = false
    private var timer: Scheduled<Void>?
    private var failure: RedisFailure?

    init(patience: TimeAmount) {
        self.patience = patience
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let request = unwrapOutboundIn(data)
        guard failure == nil, waiting.count < Self.capacity else {
            return request.reply.fail(failure ?? .unavailable("too many commands wait for the store"))
        }
        waiting.append((request.reply, .now() + patience))
        context.write(wrapOutboundOut(request.bytes), promise: promise)
        scheduleFlush(context)
        scheduleTimeout(context)
    }

    /// Sends all commands of this turn of the event loop together.
    private func scheduleFlush(_ context: ChannelHandlerContext) {
        guard !isFlushDue else { return }
        isFlushDue = true
        context.eventLoop.assumeIsolated().execute { [self] in
            isFlushDue = false
            context.flush()
        }
    }

    private func scheduleTimeout(_ context: ChannelHandlerContext) {
        guard timer == nil, let first = waiting.first else { return }
        timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: first.deadline) { [self] in
            timer = nil
            guard let first = waiting.first, first.deadline <= .now() else { return scheduleTimeout(context) }
            // A reply that came later would be taken for that of another command.
            end(with: .late, context)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard let request = waiting.popFirst() else {
            return end(with: .unavailable("the store replied without being asked"), context)
        }
        switch unwrapInboundIn(data) {
        case .error(let message):
            request.reply.fail(RedisFailure.refused(message))
            // A server that is no longer the master: another one is.
            if message.hasPrefix("READONLY") { end(with: .unavailable("the store only replicates another"), context) }
        case let value: request.reply.succeed(value)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let address = context.remoteAddress.map { "\($0)" } ?? "its address"
        end(with: RedisFailure(error, at: .unix(path: address)), context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(with: .closed, context)
        context.fireChannelInactive()
    }

    private func end(with failure: RedisFailure, _ context: ChannelHandlerContext) {
        if self.failure == nil { self.failure = failure }
        timer?.cancel()
        let waiting = waiting
        self.waiting.removeAll()
        for request in waiting { request.reply.fail(self.failure ?? failure) }
        context.close(promise: nil)
    }
}
