public import HeadwordJSON
public import NIOCore
internal import NIOPosix
internal import Synchronization

/// A client that calls a server over one connection, opened when it is needed and reopened when it breaks.
///
/// All methods only read, so a call whose connection broke is sent once more, and a call that the server asks to be
/// retried later is retried. The deadline of a call and the cancellation of its task end all of this.
public final class Client: Sendable {
    struct State {
        var connection: Connection?
        var connecting: Task<Void, Never>?
        var isClosed = false
        var failures = 0
        /// Why the last attempt to connect failed.
        var trouble: String?
    }

    /// How often a call is sent again after the server temporarily refused it.
    private static let retries = 3

    let address: ServerAddress
    let token: String?
    let protection: Protection?
    let group: any EventLoopGroup
    let waiting = PendingReplies<Connection>()
    let state = Mutex(State())
    private let timeout: Duration

    /// Adds the protection of a connection, such as TLS, in front of all other channel handlers.
    public typealias Protection = @Sendable (any Channel) throws -> Void

    /// Creates a client, which connects when it is needed.
    ///
    /// - Parameters:
    ///   - protection: the protection of the connection, such as that of `ClientTLS` in the module HeadwordClientTLS;
    ///     nil for none.
    ///   - token: the token to authenticate with; nil if the server requires none.
    ///   - timeout: the time limit of calls that do not set their own.
    ///   - group: the event loops that serve the connection; nil for the threads that NIO shares.
    public init(
        _ address: ServerAddress,
        protection: Protection? = nil,
        token: String? = nil,
        timeout: Duration = .seconds(30),
        group: (any EventLoopGroup)? = nil
    ) {
        self.address = address
        self.protection = protection
        self.token = token
        self.timeout = timeout
        self.group = group ?? MultiThreadedEventLoopGroup.singleton
    }

    /// Closes the connection; unanswered calls fail.
    public func close() async {
        let (connection, connecting) = state.withLock { state in
            state.isClosed = true
            return (state.connection, state.connecting)
        }
        waiting.resumeAll(with: .failure(.closed))
        connecting?.cancel()
        await connecting?.value
        await connection?.close(.closed)
    }

    /// Calls any method.
    ///
    /// - Parameters:
    ///   - parameters: the parameters of the method, by name.
    ///   - timeout: the time limit of the call; nil for the client's default.
    public func call(
        _ method: String,
        _ parameters: JSONObject = [:],
        timeout: Duration? = nil
    ) async throws -> JSONValue {
        try await answer(to: method, parameters.jsonBytes, within: timeout ?? self.timeout)
    }

    /// Calls a method, writing its parameters and reading a typed answer.
    func answer<Answer: AnswerReadable>(
        to method: String,
        _ timeout: Duration?,
        _ parameters: (inout JSONWriter) -> Void
    ) async throws -> Answer {
        var writer = JSONWriter()
        writer.object(parameters)
        return try Answer(reading: await answer(to: method, writer.bytes, within: timeout ?? self.timeout))
    }

    private func answer(to method: String, _ parameters: [UInt8], within timeout: Duration) async throws -> JSONValue {
        let deadline = ContinuousClock.now + timeout
        return try await withThrowingTaskGroup(of: JSONValue.self) { group in
            group.addTask { try await self.answer(to: method, parameters, until: deadline) }
            group.addTask {
                let isOver = (try? await Task.sleep(until: deadline)) != nil
                throw isOver ? self.deadlinePassed(method, timeout) : ClientFailure.cancelled
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw ClientFailure.cancelled }
            return answer
        }
    }

    private func deadlinePassed(_ method: String, _ timeout: Duration) -> ClientFailure {
        let trouble = state.withLock(\.trouble).map { " The server cannot be reached: \($0)" } ?? ""
        return .deadlinePassed("There was no answer to '\(method)' within \(timeout).\(trouble)")
    }

    private func answer(
        to method: String,
        _ parameters: [UInt8],
        until deadline: ContinuousClock.Instant
    ) async throws -> JSONValue {
        var isSentAgain = false
        var retried = 0
        while true {
            do {
                return try await openConnection().answer(to: method, parameters)
            } catch ClientFailure.connectionLost where !isSentAgain {
                isSentAgain = true
            } catch ClientFailure.server(let failure) where failure.isRetryable && retried < Self.retries {
                let pause = failure.retryAfter.map { Duration.seconds($0) } ?? Self.backoff(retried)
                guard ContinuousClock.now + pause < deadline else { throw ClientFailure.server(failure) }
                retried += 1
                guard (try? await Task.sleep(for: pause)) != nil else { throw ClientFailure.cancelled }
            }
        }
    }
}
