internal import HeadwordHTTP
internal import HeadwordJSON
internal import HeadwordMCP
internal import HeadwordService
internal import HeadwordTestSupport
internal import JSONRPC
internal import JSONRPCHTTP
internal import JSONRPCTransport
internal import NIOCore
internal import NIOEmbedded

/// Requests do not depend on how their bytes are split into pieces; every response can be read, and none tells of an
/// internal error.
///
/// An input is the bytes that a client sends.
enum HTTPFuzzing {
    private static let site = Result {
        let service = try DictionaryService(lexicon: FixtureLexicon.openBilingual(), corpora: FixtureCorpora.library)
        let conversation = service.conversation(limits: .patient)
        let model = ModelContextServer(service: service)
        let modelContext = Conversation(speaking: .modelContext, answering: { model })
        return WebSite(
            conversation,
            resources: [
                MethodResource(service: { service }), CallResource(), ModelContextResource(modelContext),
                HealthResource(),
            ],
            sockets: [WebSocketPath("ws", front: conversation)]
        )
    }

    static func run(_ bytes: [UInt8]) async throws {
        let whole = try await statuses(of: bytes, in: max(1, bytes.count))
        for length in [1, 7, 1000] where length < bytes.count {
            let cut = try await statuses(of: bytes, in: length)
            try FuzzFinding.unless(cut == whole, "in pieces of \(length): \(cut), and in one: \(whole)")
        }
        try FuzzFinding.unless(!whole.contains(500), "an internal error")
    }

    /// Returns the statuses of the responses to the requests in some bytes, sent in pieces.
    private static func statuses(of bytes: [UInt8], in length: Int) async throws -> [Int] {
        let site = try site.get()
        let channel = NIOAsyncTestingChannel()
        try await channel.testingEventLoop.executeInContext { try site.addHandlers(to: channel, .standard) }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
        var rest = bytes[...]
        while !rest.isEmpty, channel.isActive {
            // What follows the end of a connection is not read.
            guard (try? await channel.writeInbound(ByteBuffer(bytes: rest.prefix(length)))) != nil else { break }
            rest = rest.dropFirst(length)
        }
        if channel.isActive {
            channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
            try await channel.closeFuture.get()
        }
        var output = ByteBuffer()
        while var part = try await channel.readOutbound(as: ByteBuffer.self) { output.writeBuffer(&part) }
        return try ResponseReader.statuses(in: Array(output.readableBytesView))
    }
}

/// Reads responses (RFC 9112, section 6), whose contents have a length.
private enum ResponseReader {
    static func statuses(in bytes: [UInt8]) throws -> [Int] {
        var (rest, statuses): (ArraySlice<UInt8>, [Int]) = (bytes[...], [])
        while !rest.isEmpty {
            guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else {
                throw FuzzFinding(description: "a header has no end")
            }
            let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
            let words = lines.first?.split(separator: " ") ?? []
            guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
                throw FuzzFinding(description: "no status line: \(lines.first ?? "")")
            }
            statuses.append(status)
            rest = rest[end.upperBound...]
            // What follows are the frames of a WebSocket.
            if status == 101 { return statuses }
            let length = lines.first { $0.lowercased().hasPrefix("content-length: ") }
            let count = length.flatMap { Int($0.dropFirst("content-length: ".count)) } ?? 0
            // The contents may be left out in an answer to HEAD.
            if !rest.prefix(5).elementsEqual("HTTP/".utf8) { rest = rest.dropFirst(count) }
        }
        return statuses
    }
}
