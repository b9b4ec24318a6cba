internal import NIOCore

/// Splits the bytes from a server into lines.
final class LineHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// The maximum length of a line, in bytes.
    static let longestLine = 16 << 20

    private let exchange: Exchange
    private var unread = ByteBuffer()
    /// The number of bytes of `unread` that are known to contain no line end.
    private var searched = 0

    init(_ exchange: Exchange) {
        self.exchange = exchange
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        unread.writeBuffer(&part)
        while let line = readLine() { exchange.receive(line) }
        unread.discardReadBytes()
        if searched > Self.longestLine {
            exchange.end(.connectionLost("The server sent a line of more than 16 MiB."))
        }
        if exchange.failure != nil { context.close(promise: nil) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { exchange.room.resumeAll(with: .success(())) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        exchange.end(.connectionLost("The server closed the connection."))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        exchange.end(.connectionLost("The connection broke: \(error)"))
        context.close(promise: nil)
    }

    private func readLine() -> [UInt8]? {
        let bytes = unread.readableBytesView
        guard let end = bytes.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        searched = 0
        let line = unread.readBytes(length: end - bytes.startIndex)
        unread.moveReaderIndex(forwardBy: 1)
        return line
    }
}
