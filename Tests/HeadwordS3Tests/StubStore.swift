import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

@testable import HeadwordS3

/// A store of one bucket, `texts`, in memory, which can fail.
final class StubStore: Sendable {
    /// What goes wrong with a request.
    enum Fault: Sendable {
        /// The store answers with this status and, as in S3, the code of an error.
        case answer(Int, code: String?)
        /// The connection is closed in the middle of the answer.
        case cut
    }

    struct Request: Sendable {
        var head: HTTPRequestHead
        var body: [UInt8] = []

        var path: String { String(head.uri.prefix { $0 != "?" }) }
        var query: [String: String] {
            let parts = head.uri.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&") ?? []
            return parts.reduce(into: [:]) { query, part in
                let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                query[String(sides[0])] = PercentEncoding.decoded(sides.count > 1 ? String(sides[1]) : "")
            }
        }
    }

    struct Answer: Sendable {
        var status = HTTPResponseStatus.ok
        var headers: HTTPHeaders = [:]
        var body: [UInt8] = []
        var isCut = false
    }

    private struct State {
        var objects: [String: [UInt8]] = [:]
        var parts: [Int: [UInt8]] = [:]
        var faults: [Fault] = []
        var requests: [Request] = []
    }

    /// The number of objects on a page of a list.
    static let page = 2

    private let state = Mutex(State())
    private let channel = Mutex<(any Channel)?>(nil)

    /// The address of the store.
    var url: String { "http://127.0.0.1:\(channel.withLock { $0?.localAddress?.port } ?? 0)" }
    /// The requests so far.
    var requests: [Request] { state.withLock { $0.requests } }
    /// The contents of the objects, by key.
    var objects: [String: [UInt8]] {
        get { state.withLock { $0.objects } }
        set { state.withLock { $0.objects = newValue } }
    }
    /// Whether parts of an unfinished upload are left.
    var hasParts: Bool { state.withLock { !$0.parts.isEmpty } }

    /// Spoils the next requests.
    func inject(_ faults: [Fault]) { state.withLock { $0.faults += faults } }

    func start() async throws {
        let started = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(StubHandler(store: self))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        channel.withLock { $0 = started }
    }

    func stop() async throws { try await channel.withLock { $0 }?.close() }

    func answer(_ request: Request) -> Answer {
        state.withLock { state in
            state.requests.append(request)
            switch state.faults.isEmpty ? nil : state.faults.removeFirst() {
            case .answer(let status, let code): return Self.failure(status, code)
            case .cut:
                var answer = Self.answer(request, &state)
                answer.isCut = true
                return answer
            case nil: return Self.answer(request, &state)
            }
        }
    }

    private static func failure(_ status: Int, _ code: String?) -> Answer {
        let report = code.map { "<?xml version=\"1.0\"?><Error><Code>\($0)</Code><Message>SECRET</Message></Error>" }
        return Answer(status: .init(statusCode: status), body: Array((report ?? "").utf8))
    }

    private static func answer(_ request: Request, _ state: inout State) -> Answer {
        let path = request.path.dropFirst("/texts/".count)
        guard request.path.hasPrefix("/texts/") else { return failure(404, "NoSuchBucket") }
        let key = String(path)
        switch request.head.method {
        case .GET where key.isEmpty: return list(request, state)
        case .GET: return object(key, request, state)
        case .PUT: return put(key, request, &state)
        case .POST where request.query["uploads"] != nil:
            return Answer(body: Array("<Result><UploadId>one</UploadId></Result>".utf8))
        case .POST:
            state.objects[key] = state.parts.sorted { $0.key < $1.key }.flatMap(\.value)
            state.parts = [:]
            return Answer(body: Array("<CompleteMultipartUploadResult/>".utf8))
        default:
            state.parts = [:]
            return Answer(status: .noContent)
        }
    }

    private static func put(_ key: String, _ request: Request, _ state: inout State) -> Answer {
        guard let part = request.query["partNumber"].flatMap({ Int($0) }) else {
            state.objects[key] = request.body
            return Answer(headers: ["etag": "\"whole\""])
        }
        state.parts[part] = request.body
        return Answer(headers: ["etag": "\"part & \(part)\""])
    }

    private static func list(_ request: Request, _ state: State) -> Answer {
        let (after, prefix) = (
            request.query["continuation-token"] ?? "", request.query["prefix"] ?? ""
        )
        let keys = state.objects.keys.filter { $0.hasPrefix(prefix) && $0 > after }.sorted()
        let found = keys.prefix(Self.page)
        let items = found.map { key in
            let size = "<Size>\(state.objects[key]?.count ?? 0)</Size><ETag>\(tag(key, state))</ETag>"
            return "<Contents><Key>\(key)</Key>\(size)<Owner><ID>\(key)</ID></Owner></Contents>"
        }
        let more = keys.count > found.count
        let end = more ? "<NextContinuationToken>\(found.last ?? "")</NextContinuationToken>" : ""
        let page = "<Name>texts</Name><EncodingType>url</EncodingType><IsTruncated>\(more)</IsTruncated>"
        return Answer(body: Array("<ListBucketResult>\(page)\(items.joined())\(end)</ListBucketResult>".utf8))
    }

    private static func object(_ key: String, _ request: Request, _ state: State) -> Answer {
        guard let bytes = state.objects[key] else { return failure(404, "NoSuchKey") }
        let version = request.head.headers.first(name: "if-match")
        guard version == nil || version == tag(key, state) else { return failure(412, "PreconditionFailed") }
        let range = request.head.headers.first(name: "range")?.dropFirst("bytes=".count).split(separator: "-")
        let bounds = range?.compactMap { Int($0) } ?? []
        guard bounds.count == 2, bounds[0] < bytes.count else { return failure(416, "InvalidRange") }
        let end = min(bounds[1] + 1, bytes.count)
        return Answer(
            status: .partialContent,
            headers: ["content-range": "bytes \(bounds[0])-\(end - 1)/\(bytes.count)", "etag": tag(key, state)],
            body: Array(bytes[bounds[0]..<end])
        )
    }

    private static func tag(_ key: String, _ state: State) -> String { "\"\(state.objects[key]?.count ?? 0)\"" }
}

/// Hands the requests of a connection to a store.
private final class StubHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let store: StubStore
    private var request: StubStore.Request?

    init(store: StubStore) { self.store = store }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): request = StubStore.Request(head: head)
        case .body(let bytes): request?.body += bytes.readableBytesView
        case .end:
            if let request { write(store.answer(request), context) }
        }
    }

    private func write(_ answer: StubStore.Answer, _ context: ChannelHandlerContext) {
        var headers = answer.headers
        headers.add(name: "content-length", value: String(answer.body.count))
        let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let body = answer.isCut ? answer.body.prefix(answer.body.count / 2) : answer.body[...]
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
        if answer.isCut {
            context.flush()
            context.close(promise: nil)
        } else {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
