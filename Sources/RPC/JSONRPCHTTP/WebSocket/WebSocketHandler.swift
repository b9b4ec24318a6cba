internal import JSONRPCTransport
internal import NIOCore
internal import NIOWebSocket

/// Exchanges the frames of a WebSocket (RFC 6455) for messages, answers pings, and asks whether the client is still
/// there.
final class WebSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = WebSocketFrame

    /// How often the client is asked whether it is still there.
    private static let pingInterval = TimeAmount.seconds(30)
    /// The number of pings that a client may leave unanswered.
    private static let unansweredPings = 2

    private let longestMessage: Int
    /// The fragments of a message so far (RFC 6455, section 5.4); nil between messages.
    private var fragments: ByteBuffer?
    private var unanswered = 0
    private var ping: Scheduled<Void>?
    private var hasSentClose = false
    private var isInputOver = false

    init(longestMessage: Int) { self.longestMessage = longestMessage }

    func handlerAdded(context: ChannelHandlerContext) { schedulePing(context) }

    func handlerRemoved(context: ChannelHandlerContext) { ping?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        ping?.cancel()
        context.fireChannelInactive()
    }

    // MARK: From the client

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isInputOver else { return }
        let frame = unwrapInboundIn(data)
        guard frame.maskKey != nil else { return end(.protocolError, context) }
        switch frame.opcode {
        case .text where fragments == nil: receive(frame, context)
        case .continuation where fragments != nil: receive(frame, context)
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .pong:
            unanswered = 0
            context.fireUserInboundEventTriggered(ConnectionActivity())
        case .connectionClose:
            isInputOver = true
            context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        case .binary: end(.unacceptableData, context)
        default: end(.protocolError, context)
        }
    }

    /// Adds a frame to its message, and takes the message with its last frame.
    private func receive(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        var data = frame.unmaskedData
        guard fragments != nil || !frame.fin else { return take(data, context) }
        fragments.setOrWriteBuffer(&data)
        guard let text = fragments, text.readableBytes <= longestMessage else { return end(.messageTooLarge, context) }
        guard frame.fin else { return }
        fragments = nil
        take(text, context)
    }

    private func take(_ text: ByteBuffer, _ context: ChannelHandlerContext) {
        guard String(validating: text.readableBytesView, as: UTF8.self) != nil else {
            return end(.dataInconsistentWithMessage, context)
        }
        var message = context.channel.allocator.buffer(capacity: text.readableBytes + CountedMessages.lengthBytes)
        message.writeInteger(UInt32(text.readableBytes))
        message.writeImmutableBuffer(text)
        context.fireChannelRead(wrapInboundOut(message))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: end(.messageTooLarge, context)
        case is NIOWebSocketError: end(.protocolError, context)
        default: context.fireErrorCaught(error)
        }
    }

    private func schedulePing(_ context: ChannelHandlerContext) {
        let connection = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        ping = context.eventLoop.scheduleTask(in: Self.pingInterval) {
            connection.value.handler.sendPing(connection.value.context)
        }
    }

    private func sendPing(_ context: ChannelHandlerContext) {
        guard unanswered < Self.unansweredPings else { return context.close(promise: nil) }
        unanswered += 1
        let nothing = context.channel.allocator.buffer(capacity: 0)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: nothing)), promise: nil)
        schedulePing(context)
    }

    // MARK: To the client

    /// Sends the messages; a write without any ends the output.
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var messages = unwrapOutboundIn(data)
        guard messages.readableBytes > 0 else {
            return sendClose(isInputOver ? .normalClosure : .goingAway, promise, context)
        }
        while let count = messages.readInteger(as: UInt32.self), let text = messages.readSlice(length: Int(count)) {
            let frame = wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: text))
            context.write(frame, promise: messages.readableBytes == 0 ? promise : nil)
        }
    }

    private func end(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
        isInputOver = true
        let sent = context.eventLoop.makePromise(of: Void.self)
        sendClose(code, sent, context)
        context.flush()
        sent.futureResult.assumeIsolated().whenComplete { _ in context.closeOutputAndLinger() }
    }

    private func sendClose(
        _ code: WebSocketErrorCode,
        _ promise: EventLoopPromise<Void>?,
        _ context: ChannelHandlerContext
    ) {
        guard !hasSentClose else {
            promise?.succeed()
            return
        }
        hasSentClose = true
        ping?.cancel()
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        context.write(wrapOutboundOut(frame), promise: promise)
    }
}
