internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix

/// A client of a store that speaks the protocol of Redis: Redis, Valkey and others.
///
/// It has one connection, over which commands of all tasks go without waiting for each other, and opens it again when it
/// is lost. While there is none, commands fail at once.
public final class RedisClient: Sendable {
    /// The pauses between attempts to connect, in milliseconds: the first and the longest.
    private static let pauses = (first: 50, longest: 1000)

    private struct State {
        var connection: EventLoopFuture<RedisConnection>?
        /// The failed attempts since there was a connection.
        var attempts = 0
        var nextAttempt = NIODeadline.distantPast
        var failure: RedisFailure?
        var isClosed = false
    }

    private let options: RedisOptions
    private let eventLoop: any EventLoop
    private let state = NIOLockedValueBox(State())

    /// Creates a client. It connects when there is a command.
    public init(_ options: RedisOptions) {
        self.options = options
        eventLoop = MultiThreadedEventLoopGroup.singleton.next()
    }

    /// Why there was no connection at the last attempt; nil if there was, or has been no attempt.
    public var failure: RedisFailure? { state.withLockedValue(\.failure) }

    /// Where the store is, and whether it can be used.
    public var report: RedisReport {
        let addresses = options.addresses.map(\.description).joined(separator: ", ")
        return RedisReport(address: options.master.map { "\($0) (\(addresses))" } ?? addresses, failure: failure)
    }

    /// Sends a command and waits for its reply, which is not an error.
    public func send(_ command: [RedisArgument]) async throws(RedisFailure) -> RedisValue {
        do {
            return try await connection().flatMap { $0.send(command) }.get()
        } catch let failure as RedisFailure {
            throw failure
        } catch {
            throw .unavailable("the connection to the store broke (\(type(of: error)))")
        }
    }

    /// Closes the connection for good.
    public func shutdown() async {
        let connection = state.withLockedValue { state in
            state.isClosed = true
            return state.connection
        }
        try? await connection?.get().channel.close().get()
    }

    /// Returns the connection, which may still have to be established.
    private func connection() -> EventLoopFuture<RedisConnection> {
        state.withLockedValue { state in
            if let connection = state.connection { return connection }
            guard !state.isClosed else { return eventLoop.makeFailedFuture(RedisFailure.unavailable("it is closed")) }
            if let failure = state.failure, state.nextAttempt > .now() { return eventLoop.makeFailedFuture(failure) }
            let connection = eventLoop.flatSubmit { [self] in connect() }
            state.connection = connection
            connection.whenComplete { [self] in settle($0) }
            return connection
        }
    }

    private func settle(_ outcome: Result<RedisConnection, any Error>) {
        switch outcome {
        case .success(let connection):
            state.withLockedValue { state in (state.attempts, state.failure) = (0, nil) }
            connection.channel.closeFuture.whenComplete { [self] _ in
                state.withLockedValue { state in
                    state.connection = nil
                    state.failure = state.failure ?? .closed
                }
            }
        case .failure(let error):
            state.withLockedValue { state in
                state.connection = nil
                state.failure = error as? RedisFailure ?? .unavailable("\(error)")
                let pause = min(Self.pauses.first << min(state.attempts, 8), Self.pauses.longest)
                state.attempts += 1
                state.nextAttempt = .now() + .milliseconds(Int64(pause))
            }
        }
    }
}

// MARK: - Connecting

extension RedisClient {
    /// Connects to the first server that is right.
    private func connect() -> EventLoopFuture<RedisConnection> {
        connect(to: options.addresses[...], failing: .unavailable("no address is known"))
    }

    private func connect(
        to addresses: ArraySlice<RedisOptions.Address>,
        failing failure: RedisFailure
    ) -> EventLoopFuture<RedisConnection> {
        guard let first = addresses.first else { return eventLoop.makeFailedFuture(failure) }
        let connection = options.master.map { connect(to: $0, knownTo: first) } ?? open(first)
        return connection.flatMapError { [self] error in
            connect(to: addresses.dropFirst(), failing: RedisFailure(error, at: first))
        }
    }

    /// Connects to a store and introduces itself.
    private func open(_ address: RedisOptions.Address) -> EventLoopFuture<RedisConnection> {
        RedisConnection.open(address, options, on: eventLoop).flatMap { [self] connection in
            let replies = introduction.map { connection.send($0).map { _ in } }
            return EventLoopFuture.andAllSucceed(replies, on: eventLoop).map { connection }.flatMapErrorThrowing {
                connection.close()
                throw $0
            }
        }
    }

    private var introduction: [[RedisArgument]] {
        var commands: [[RedisArgument]] = []
        if let credentials = options.credentials {
            let user = credentials.user.map { [RedisArgument($0)] } ?? []
            commands.append(["AUTH"] + user + [RedisArgument(credentials.password)])
        }
        if options.database != 0 { commands.append(["SELECT", RedisArgument(options.database)]) }
        return commands.isEmpty ? [["PING"]] : commands
    }

    /// Asks a sentinel for the master of a name, and connects to that
    /// (redis.io/docs/latest/develop/reference/sentinel-clients).
    private func connect(to master: String, knownTo sentinel: RedisOptions.Address) -> EventLoopFuture<RedisConnection>
    {
        RedisConnection.open(sentinel, options, on: eventLoop).flatMap { [self] connection in
            connection.send(["SENTINEL", "get-master-addr-by-name", RedisArgument(master)])
                .always { _ in connection.close() }
                .flatMapThrowing { reply in
                    guard let host = reply.elements.first?.text, let port = reply.elements.last?.integer else {
                        throw RedisFailure.unavailable("the sentinel at \(sentinel) does not know '\(master)'")
                    }
                    return RedisOptions.Address.tcp(host: host, port: port)
                }
                .flatMap { [self] address in open(address).flatMap { Self.confirmMaster($0, at: address) } }
        }
    }

    private static func confirmMaster(
        _ connection: RedisConnection,
        at address: RedisOptions.Address
    ) -> EventLoopFuture<RedisConnection> {
        connection.send(["ROLE"]).flatMapThrowing { role in
            guard role.elements.first?.text == "master" else {
                connection.close()
                throw RedisFailure.unavailable("the store at \(address) only replicates another")
            }
            return connection
        }
    }
}
