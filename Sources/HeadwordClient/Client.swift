public import HeadwordJSON
public import NIOCore
internal import NIOPosix
internal import Synchronization

/// Asks a server over one connection, which is made when it is needed and made anew when it breaks.
///
/// All methods only read, so that a call whose connection broke is sent once more, and one that the server wants to be
/// asked again later is. The deadline of a call and the cancellation of its task end it with all that.
public final class Client: Sendable {
    struct State {
        var connection: Connection?
        var connecting: Task<Void, Never>?
        var isClosed = false
        var failures = 0
        /// Why the last attempt to connect was in vain.
        var trouble: String?
    }

    /// How often a call is sent again that the server refused for now.
    private static let retries = 3

    let address: ServerAddress
    let token: String?
    let protection: Protection?
    let group: any EventLoopGroup
    let waiting = Awaited<Connection>()
    let state = Mutex(State())
    private let timeout: Duration

    /// Puts what protects a connection, such as TLS, before all other handlers.
    public typealias Protection = @Sendable (any Channel) throws -> Void

    /// Creates a client, which connects when it is needed.
    ///
    /// - Parameters:
    ///   - protection: what protects the connection, such as that of `ClientTLS` in the module HeadwordClientTLS.
    ///   - token: what the server wants to be shown, if it does.
    ///   - timeout: how long a call may take that says nothing else.
    ///   - group: where the connection is served; nil for the threads that NIO shares.
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

    /// Closes the connection; calls that wait for answers fail.
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
    ///   - parameters: what the method asks for, by name.
    ///   - timeout: how long the call may take; nil for what the client was created with.
    public func call(
        _ method: String,
        _ parameters: JSONObject = [:],
        timeout: Duration? = nil
    ) async throws -> JSONValue {
        try await answer(to: method, parameters.jsonBytes, within: timeout ?? self.timeout)
    }

    /// Calls a method whose parameters and answer have types.
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
