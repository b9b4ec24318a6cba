internal import HeadwordConfiguration
internal import NIOCore

/// A connection on which lines are sent and read.
struct LineConnection {
    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private let isProtected: Bool
    private var received: [UInt8] = []

    /// Connects, and closes the connection after `body`.
    ///
    /// - Parameter protection: adds protection, such as TLS, in front of all other channel handlers.
    static func with<Answer>(
        _ address: ListenerAddress,
        protection: Health.Protection?,
        within seconds: Int,
        _ body: (inout LineConnection) async throws -> Answer
    ) async throws(StreamFailure) -> Answer {
        try await ServiceConnection.with(address, within: seconds) { channel in
            try protection?(channel)
        } _: { (inbound: NIOAsyncChannelInboundStream<ByteBuffer>, outbound) in
            var connection = LineConnection(
                inbound: inbound.makeAsyncIterator(),
                outbound: outbound,
                isProtected: protection != nil
            )
            return try await body(&connection)
        }
    }

    /// Sends all bytes. If that fails, the next read reports why.
    func send(_ bytes: [UInt8]) async {
        try? await outbound.write(ByteBuffer(bytes: bytes))
    }

    /// Reads a line and returns it without its line end.
    mutating func readLine(upTo limit: Int) async throws -> [UInt8] {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return Array(received[..<end])
            }
            guard received.count <= limit else { throw StreamFailure("the answer is too long") }
            guard let buffer = try await inbound.next(isolation: #isolation) else {
                let hint = isProtected ? "" : "; use --tls for a TLS listener"
                throw StreamFailure("the connection was closed\(hint)")
            }
            received += buffer.readableBytesView
        }
    }
}
