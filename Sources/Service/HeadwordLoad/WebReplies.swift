internal import HeadwordJSON
internal import NIOCore
internal import NIOHTTP1

/// Sends each message as a request of HTTP, and reads the responses as replies.
final class WebReplies: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = Reply
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = HTTPClientRequestPart

    private let headers: HTTPHeaders
    private var status = 0
    private var body = ByteBuffer()

    /// - Parameter host: the name and the port of the server.
    init(host: String, token: String?) {
        var headers: HTTPHeaders = ["Host": host, "Content-Type": "application/json"]
        if let token { headers.add(name: "Authorization", value: "Bearer \(token)") }
        self.headers = headers
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let message = unwrapOutboundIn(data)
        var head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/rpc", headers: headers)
        head.headers.add(name: "Content-Length", value: "\(message.readableBytes)")
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(message))), promise: nil)
        context.write(wrapOutboundOut(.end(nil)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): (status, body) = (Int(head.status.code), ByteBuffer())
        case .body(var part):
            body.writeBuffer(&part)
            if body.readableBytes > Reply.longest { context.fireErrorCaught(LoadFailure.longReply) }
        case .end: pass(context)
        }
    }

    private func pass(_ context: ChannelHandlerContext) {
        do throws(JSONFailure) {
            context.fireChannelRead(wrapInboundOut(try Reply(status: status, Array(body.readableBytesView))))
        } catch {
            context.fireErrorCaught(LoadFailure("the server sent something other than JSON"))
        }
    }
}
