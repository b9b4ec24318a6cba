internal import Logging
internal import NIOCore
internal import Synchronization

/// Logs events that clients can cause as often as they like: some lines of each event, and how many were left out.
final class ClientLog: Sendable {
    /// An event that clients cause.
    enum Event: String {
        case tooManyConnections = "connection refused: too many"
        case noDescriptors = "connections are waiting: they cannot be accepted"
        case http = "HTTP request refused: this port speaks JSON-RPC without HTTP"
        case wrongToken = "wrong token"
        case lateHandshake = "connection closed: its TLS handshake took too long"
        case lateToken = "connection closed: the token did not arrive in time"
        case lateMessage = "connection closed: a message took too long to arrive"
    }

    private struct Period {
        var start = NIODeadline.now()
        var lines = 0
        var leftOut = 0
    }

    /// The maximum number of lines per event and period.
    private static let lines = 10
    private static let period = TimeAmount.seconds(10)

    private let logger: Logger
    private let periods = Mutex<[Event: Period]>([:])

    init(_ logger: Logger) {
        self.logger = logger
    }

    /// Logs an event, unless there were many like it recently.
    ///
    /// - Parameter channel: the connection, whose address is logged.
    func warn(_ event: Event, _ channel: any Channel, _ metadata: @autoclosure () -> Logger.Metadata = [:]) {
        guard let leftOut = takeLine(of: event) else { return }
        var metadata = metadata()
        metadata["client"] = channel.remoteAddress?.ipAddress.map { .string($0) }
        if leftOut > 0 { metadata["unlogged"] = .stringConvertible(leftOut) }
        logger.warning("\(event.rawValue)", metadata: metadata)
    }

    /// - Returns: the number of events left out since the last line; nil if this one is to be left out too.
    private func takeLine(of event: Event) -> Int? {
        periods.withLock { periods in
            var period = periods[event] ?? Period()
            defer { periods[event] = period }
            if NIODeadline.now() - period.start > Self.period { (period.start, period.lines) = (.now(), 0) }
            guard period.lines < Self.lines else {
                period.leftOut += 1
                return nil
            }
            period.lines += 1
            defer { period.leftOut = 0 }
            return period.leftOut
        }
    }
}
