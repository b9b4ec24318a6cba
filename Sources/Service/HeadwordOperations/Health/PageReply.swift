internal import HeadwordConfiguration
internal import NIOCore
internal import NIOHTTP1

/// The reply to an HTTP request.
struct PageReply {
    var status: Int
    /// The beginning of the body.
    var body: ByteBuffer

    /// The maximum length of the body that is read, in bytes.
    private static let limit = 1 << 16

    /// Requests a page.
    ///
    /// - Parameter seconds: the time limit.
    static func get(
        _ path: String,
        at address: HostAndPort,
        within seconds: Int
    ) async throws(StreamFailure) -> PageReply {
        try await ServiceConnection.with(.tcp(address), within: seconds) { channel in
            try channel.pipeline.syncOperations.addHTTPClientHandlers()
        } _: { inbound, outbound in
            let headers: HTTPHeaders = ["Host": "\(address)", "Connection": "close"]
            let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
            // If this fails, reading reports why.
            try? await outbound.write(contentsOf: [HTTPClientRequestPart.head(head), .end(nil)])
            return try await PageReply(reading: inbound)
        }
    }

    private init(reading parts: NIOAsyncChannelInboundStream<HTTPClientResponsePart>) async throws {
        var head: HTTPResponseHead?
        body = ByteBuffer()
        reading: for try await part in parts {
            switch part {
            case .head(let received): head = received
            case .body(var bytes): body.writeBuffer(&bytes)
            case .end: break reading
            }
            guard body.readableBytes <= Self.limit else { break }
        }
        guard let head else { throw StreamFailure.noHTTP }
        status = Int(head.status.code)
    }
}
