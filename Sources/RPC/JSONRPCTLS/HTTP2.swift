public import JSONRPCTransport
internal import NIOCore
internal import NIOHTTP2

/// HTTP/2 (RFC 9113).
public enum HTTP2 {
    /// Adds the handlers of a connection.
    public static let multiplexing: Listener.Multiplexing = { channel, idleSeconds, serve in
        let connection = HTTP2Connection(channel, idleTime: .seconds(Int64(idleSeconds)))
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(connection)
        _ = try pipeline.configureHTTP2Pipeline(
            mode: .server,
            connectionConfiguration: NIOHTTP2Handler.ConnectionConfiguration(),
            streamConfiguration: NIOHTTP2Handler.StreamConfiguration(),
            streamDelegate: connection
        ) { stream in
            stream.eventLoop.makeCompletedFuture {
                try stream.pipeline.syncOperations.addHandler(HTTP2FramePayloadToHTTP1ServerCodec())
                try serve(stream)
            }
        }
    }
}

/// A connection in HTTP/2: it ends when it has been without streams for a while, or when its last stream ends while the
/// server is stopping.
private final class HTTP2Connection: ChannelInboundHandler, NIOHTTP2StreamDelegate {
    typealias InboundIn = Never

    private struct State {
        var streams = 0
        var isStopping = false
        var timeout: Scheduled<Void>?
    }

    private let channel: any Channel
    private let idleTime: TimeAmount
    private let state: NIOLoopBoundBox<State>

    init(_ channel: any Channel, idleTime: TimeAmount) {
        self.channel = channel
        self.idleTime = idleTime
        state = NIOLoopBoundBox(State(), eventLoop: channel.eventLoop)
        startTimeout()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            state.value.isStopping = true
            closeIfDone()
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        state.value.timeout?.cancel()
        context.fireChannelInactive()
    }

    func streamCreated(_ id: HTTP2StreamID, channel: any Channel) {
        state.value.streams += 1
        state.value.timeout?.cancel()
    }

    func streamClosed(_ id: HTTP2StreamID, channel: any Channel) {
        state.value.streams -= 1
        guard state.value.streams == 0 else { return }
        startTimeout()
        closeIfDone()
    }

    private func startTimeout() {
        state.value.timeout = channel.eventLoop.scheduleTask(in: idleTime) { [channel] in channel.close(promise: nil) }
    }

    private func closeIfDone() {
        if state.value.isStopping, state.value.streams == 0 { channel.close(promise: nil) }
    }
}
