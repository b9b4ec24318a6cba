internal import Synchronization

extension Client {
    /// Returns how long to wait before an attempt: longer each time, up to 2 seconds, and randomised so that clients do
    /// not retry in step.
    static func backoff(_ attempt: Int) -> Duration {
        min(.milliseconds(50 << min(attempt, 6)), .seconds(2)) * Double.random(in: 0.5...1)
    }

    /// Returns the open connection, or waits until there is one.
    func openConnection() async throws -> Connection {
        if let connection = state.withLock(\.connection), connection.isOpen { return connection }
        return try await waiting.value(of: waiting.number(), start: startConnecting)
    }

    /// Resumes the waiting calls if the outcome is already known; otherwise makes sure that an attempt to connect is
    /// under way.
    private func startConnecting() {
        let outcome: Result<Connection, ClientFailure>? = state.withLock { state in
            if state.isClosed { return .failure(.closed) }
            if let connection = state.connection, connection.isOpen { return .success(connection) }
            if state.connecting == nil { state.connecting = Task { await self.connect() } }
            return nil
        }
        if let outcome { waiting.resumeAll(with: outcome) }
    }

    /// Tries to connect until it succeeds or no call waits for a connection.
    private func connect() async {
        state.withLock { state in
            guard let broken = state.connection else { return }
            state.failures = broken.wasUseful ? 0 : state.failures + 1
            state.connection = nil
        }
        repeat {
            let failures = state.withLock(\.failures)
            if failures > 0 { try? await Task.sleep(for: Self.backoff(failures - 1)) }
            do {
                let connection = try await Connection(
                    to: address,
                    protection: protection,
                    token: token,
                    group: group
                )
                await settle(connection)
            } catch {
                state.withLock { state in
                    state.failures += 1
                    state.trouble = "\(error)"
                }
            }
        } while goesOn()
    }

    private func settle(_ connection: Connection) async {
        let isClosed = state.withLock { state in
            state.trouble = nil
            if !state.isClosed { state.connection = connection }
            return state.isClosed
        }
        if isClosed { return await connection.close(.closed) }
        waiting.resumeAll(with: .success(connection))
    }

    /// Whether to try again. If not, the next call that waits starts a new attempt.
    private func goesOn() -> Bool {
        state.withLock { state in
            if state.connection == nil, !state.isClosed, !waiting.isEmpty { return true }
            state.connecting = nil
            return false
        }
    }
}
