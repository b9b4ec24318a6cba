internal import Glibc
internal import HeadwordJSON
internal import NIOCore

/// Reads the lines of a server as replies.
final class LineReplies: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = Reply

    private var unread = ByteBuffer()
    /// The number of bytes of `unread` that are known to contain no line end.
    private var searched = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        unread.writeBuffer(&part)
        do throws(JSONFailure) {
            while let line = readLine() { context.fireChannelRead(wrapInboundOut(try Reply(line))) }
            unread.discardReadBytes()
            if searched > Reply.longest { context.fireErrorCaught(LoadFailure.longReply) }
        } catch {
            context.fireErrorCaught(LoadFailure("the server sent something other than JSON; use --tls for TLS"))
        }
    }

    private func readLine() -> [UInt8]? {
        let length = unread.withUnsafeReadableBytes { bytes -> Int? in
            guard let start = bytes.baseAddress else { return nil }
            let end = memchr(start + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
            return end.map { UnsafeRawPointer($0) - start }
        }
        guard let length else {
            searched = unread.readableBytes
            return nil
        }
        searched = 0
        defer { unread.moveReaderIndex(forwardBy: 1) }
        return unread.readBytes(length: length)
    }
}
