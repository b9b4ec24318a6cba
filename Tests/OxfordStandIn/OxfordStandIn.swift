internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

/// An HTTP server that answers like the Oxford Dictionaries API, versions 1 and 2, from some twenty invented headwords.
///
/// It is for tests, and for trying out a client without an account. It listens on 127.0.0.1 only. A GET request may
/// carry `x-fault=...` in its query, in the spelling of ``Fault/init(_:)``. Tests outside the process can use
/// `/control/faults` and `/control/requests`, which require no credentials.
public final class OxfordStandIn: Sendable {
    /// A word that makes every corpus query too slow: the statistics of version 1 answer it with 503.
    public static let slowWord = "slow-query"

    private let options: Options
    private let responder: Responder
    private let server = Mutex<Server?>(nil)

    /// Creates a server that is not listening yet.
    public init(_ options: Options = Options()) {
        self.options = options
        responder = Responder(options)
    }

    /// Starts listening.
    ///
    /// - Returns: the port, even if the server is already listening.
    /// - Throws: an error of the system about the port, or an error about the certificate.
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

    /// The requests received, oldest first, except those to the control paths.
    ///
    /// At least the last ten thousand are kept.
    public var recorded: [RecordedRequest] { responder.requests }

    /// Discards the recorded requests.
    public func clearRecorded() { responder.clearRequests() }

    /// Spoils the next `times` requests, after skipping `requestsBefore`. Faults add up.
    public func inject(_ fault: Fault, times: Int = .max, after requestsBefore: Int = 0) {
        responder.inject(fault, times: times, after: requestsBefore)
    }

    /// Removes all injected faults.
    public func clearFaults() { responder.clearFaults() }
}
