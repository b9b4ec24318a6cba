internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

/// An HTTP server that answers as the Oxford Dictionaries API does, version 1 and version 2, from some twenty invented
/// headwords.
///
/// It is for tests, and for whoever wants to try a client without an account. It listens on 127.0.0.1 only. A GET
/// request may carry `x-fault=...` in its query, in the spelling of ``Fault/init(_:)``; what tests need besides can be
/// done from outside by `/control/faults` and `/control/requests`, which take no credentials.
public final class OxfordStandIn: Sendable {
    /// A word that no corpus query is quick enough for: asked for it, the statistics of version 1 answer 503.
    public static let slowWord = "slow-query"

    private let options: Options
    private let responder: Responder
    private let server = Mutex<Server?>(nil)

    /// Creates a server that does not listen yet.
    public init(_ options: Options = Options()) {
        self.options = options
        responder = Responder(options)
    }

    /// Begins to listen.
    ///
    /// - Returns: the port, also if it listens already.
    /// - Throws: what the system has against the port, or what is wrong with the certificate.
    public func start() async throws -> Int {
        if let port = server.withLock({ $0?.port }) { return port }
        let started = try await Server(options, responder)
        server.withLock { $0 = started }
        return started.port
    }

    /// Closes all connections and the port.
    public func stop() async {
        let running = server.withLock { server in
            defer { server = nil }
            return server
        }
        await running?.stop()
    }

    /// The requests that came, those of the control paths excepted, the oldest first.
    ///
    /// The last ten thousand at least are kept.
    public var recorded: [RecordedRequest] { responder.requests }

    /// Forgets the requests that came.
    public func clearRecorded() { responder.clearRequests() }

    /// Spoils the next `times` requests, or those after some others. Faults add up.
    public func inject(_ fault: Fault, times: Int = .max, after requestsBefore: Int = 0) {
        responder.inject(fault, times: times, after: requestsBefore)
    }

    /// Ends all faults that were injected.
    public func clearFaults() { responder.clearFaults() }
}
