internal import HeadwordJSON
internal import NIOCore

/// A reply as it is sent: its bytes, its delay and how it ends.
struct Delivery: Sendable {
    /// How the body is sent.
    enum Manner: Sendable {
        case whole
        case chunked
        case cut
        /// The connection is closed without a reply.
        case hangUp
        /// Nothing is sent.
        case silence
    }

    var reply: Reply
    var body: ByteBuffer
    var manner = Manner.whole
    var delay: TimeAmount?

    /// A reply without faults.
    init(_ reply: Reply) {
        self.reply = reply
        body = ByteBuffer(bytes: reply.bytes)
    }

    /// A reply spoiled by faults. Those that change the reply are applied before those that change how it is sent.
    init(_ reply: Reply, spoiledBy faults: [Fault]) {
        self.init(faults.reduce(into: reply) { $0.spoil(with: $1) })
        for fault in faults { spoil(with: fault) }
    }

    private mutating func spoil(with fault: Fault) {
        switch fault {
        case .delay(let milliseconds): delay = .milliseconds(Int64(Int32(clamping: milliseconds)))
        case .closeMidBody: manner = .cut
        case .closeBeforeReply: manner = .hangUp
        case .neverReply: manner = .silence
        case .chunked: manner = .chunked
        case .truncatedJSON: body = body.getSlice(at: 0, length: body.readableBytes / 2) ?? body
        case .gzip: compress()
        default: break
        }
    }

    private mutating func compress() {
        guard let compressed = Gzip.deflate(Array(body.readableBytesView)) else { return }
        body = ByteBuffer(bytes: compressed)
        reply.headers.append(("Content-Encoding", "gzip"))
    }
}

extension Reply {
    fileprivate mutating func spoil(with fault: Fault) {
        switch fault {
        case .status(let status, let retryAfter): self = .failure(status, retryAfter: retryAfter)
        case .htmlSuccess: self = .text(Self.portal, status: 200, mediaType: "text/html; charset=utf-8")
        case .hugeBody: self = Reply(status: 200, mediaType: Reply.jsonType, body: .bytes(Self.hugeBody))
        case .body(let text): self = Reply(status: 200, mediaType: Reply.jsonType, body: .bytes(Array(text.utf8)))
        case .wrongContentType: mediaType = "text/plain; charset=utf-8"
        default:
            guard case .json(let value) = body else { return }
            body = .json(value.disfigured(by: fault))
        }
    }

    private static func failure(_ status: Int, retryAfter: Int?) -> Reply {
        var reply = page(Reason.sentence(for: status), status: status)
        if let retryAfter { reply.headers.append(("Retry-After", "\(retryAfter)")) }
        return reply
    }

    private static let portal = """
        <!DOCTYPE html>
        <html><head><title>Welcome</title></head>
        <body><h1>Welcome to this network</h1><p>Please sign in to go on.</p></body></html>

        """

    /// A well-formed body, so that its length is the only reason to refuse it.
    private static var hugeBody: [UInt8] {
        let element = Array(
            #"{"id":"filler","language":"en","lexicalEntries":[],"type":"headword","word":"filler"},"#.utf8
        )
        var body = Array(#"{"metadata":{},"results":["#.utf8)
        body.reserveCapacity(17 << 20)
        while body.count <= 16 << 20 { body += element }
        return body.dropLast() + Array("]}".utf8)
    }
}
