import HeadwordRedis
import HeadwordTestSupport
import Logging
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Replicas that share a store, each with a client of its own.
@Suite(.timeLimit(.minutes(30)), .enabled(if: RedisServer.isInstalled)) struct SharedStoreTests {
    private struct Replicas: Sendable {
        let standIn: OxfordStandIn
        let clients: [OxfordClient]

        /// How one call ended: `ok`, or the kind of its failure.
        func ask(_ number: Int, of replica: Int? = nil) async -> String {
            let client = clients[(replica ?? number) % clients.count]
            do {
                let call = OxfordCall("thesaurus", "en", "word\(number)")
                _ = try await client.answer(to: call, as: Oxford.AnyReply.self)
                return "ok"
            } catch {
                return (error as? OxfordFailure)?.kind.rawValue ?? "\(error)"
            }
        }

        /// Asks questions, 50 at a time, of all replicas in turn.
        func ask(_ numbers: Range<Int>) async -> [String: Int] {
            await withTaskGroup(of: String.self) { group in
                var outcomes: [String: Int] = [:]
                for number in numbers {
                    if number >= numbers.lowerBound + 50, let outcome = await group.next() {
                        outcomes[outcome, default: 0] += 1
                    }
                    group.addTask { await ask(number) }
                }
                for await outcome in group { outcomes[outcome, default: 0] += 1 }
                return outcomes
            }
        }
    }

    private func run(
        _ socket: String,
        replicas: Int = 3,
        _ change: (inout UpstreamOptions) -> Void = { _ in },
        test: (Replicas) async throws -> Void
    ) async throws {
        let standIn = OxfordStandIn(OxfordStandIn.Options())
        let port = try await standIn.start()
        let clients = try (0..<replicas).map { _ in
            var options = UpstreamOptions(
                version: .v2,
                url: "http://127.0.0.1:\(port)/api/v2",
                credentials: UpstreamCredentials(id: "test-id", key: "test-key")
            )
            options.timeouts.connect = 600_000
            options.timeouts.read = 600_000
            options.timeouts.total = 600_000
            options.retries = 0
            var store = RedisOptions([.unix(path: socket)])
            store.milliseconds = 5000
            options.store = .init(RedisClient(store), prefix: "test")
            change(&options)
            return try OxfordClient(options, logger: Logger(label: "test"))
        }
        do {
            try await test(Replicas(standIn: standIn, clients: clients))
        } catch {
            for client in clients { await client.shutdown() }
            await standIn.stop()
            throw error
        }
        for client in clients { await client.shutdown() }
        await standIn.stop()
    }

    @Test func theLimitsHoldForAllReplicasTogether() async throws {
        let server = try await RedisServer()
        try await run(server.socket) {
            $0.budget.perMonth = 1000
        } test: { replicas in
            let outcomes = await replicas.ask(0..<1500)
            #expect(replicas.standIn.recorded.count == 1000)
            #expect(outcomes["budget"] == 500)
        }
    }

    @Test func theLastCallsGoToTheReplicaThatIsAsked() async throws {
        let server = try await RedisServer()
        try await run(server.socket) {
            $0.budget.perMonth = 200
        } test: { replicas in
            // The shares of all replicas are reserved.
            try await Task.sleep(for: .milliseconds(2500))
            for number in 0..<200 { _ = await replicas.ask(number, of: 0) }
            #expect(replicas.standIn.recorded.count == 200)
            #expect(await replicas.ask(1000, of: 1) == "budget")
        }
    }

    @Test("no more calls are sent than allowed while the store is killed and started", arguments: [true, false])
    func killed(isPersistent: Bool) async throws {
        var server = try await RedisServer(isPersistent: isPersistent)
        try await run(server.socket) {
            $0.budget.perMonth = 1000
        } test: { replicas in
            // Until all have a share.
            try await Task.sleep(for: .milliseconds(2500))
            async let first = replicas.ask(0..<700)
            while replicas.standIn.recorded.count < 300 { try await Task.sleep(for: .milliseconds(1)) }
            server.kill()
            let whileDown = await first
            #expect(whileDown["ok", default: 0] + whileDown["notFound", default: 0] > 300)
            #expect(replicas.clients.contains { $0.report.budget?.share != nil })
            server = try await server.restarted()
            while replicas.clients.contains(where: { $0.report.budget?.share != nil }) {
                try await Task.sleep(for: .milliseconds(5))
            }
            let sent = replicas.standIn.recorded.count
            _ = await replicas.ask(700..<3000)
            let all = replicas.standIn.recorded.count
            #expect(all <= 1000)
            #expect(all > 900)
            #expect(all > sent)
        }
    }

    @Test("equal questions to all replicas are one call", arguments: [true, false])
    func equalQuestions(isCached: Bool) async throws {
        let server = try await RedisServer()
        try await run(server.socket) { options in
            guard isCached else { return }
            options.cache = .init()
            options.cache?.isShared = true
        } test: { replicas in
            replicas.standIn.inject(.delay(milliseconds: 500), times: 1)
            let outcomes = await withTaskGroup { group in
                for number in 0..<1000 {
                    group.addTask { await replicas.ask(1, of: number) }
                }
                return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }
            #expect(outcomes.values.max() == 1000)
            #expect(replicas.standIn.recorded.count == 1)
        }
    }

    @Test func aPauseHoldsForAllReplicas() async throws {
        let server = try await RedisServer()
        try await run(server.socket) {
            $0.pauseSeconds = 600
        } test: { replicas in
            replicas.standIn.inject(.status(503, retryAfter: 600), times: 1)
            #expect(await replicas.ask(0, of: 0) == "unavailable")
            #expect(await replicas.ask(1, of: 1) == "unavailable")
            #expect(await replicas.ask(2, of: 2) == "unavailable")
            #expect(replicas.standIn.recorded.count == 1)
            while !replicas.clients.allSatisfy(\.report.isPaused) { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test func withoutAStoreCallsWithoutLimitsAreSent() async throws {
        try await run("/nonexistent/socket", replicas: 1) { _ in
        } test: { replicas in
            #expect(await replicas.ask(0) != "budget")
            #expect(replicas.standIn.recorded.count == 1)
        }
    }

    @Test func withoutAStoreALimitedReplicaThatNeverReachedItSendsNothing() async throws {
        try await run("/nonexistent/socket", replicas: 1) {
            $0.budget.perMonth = 1000
        } test: { replicas in
            #expect(await replicas.ask(0) == "budget")
            #expect(replicas.standIn.recorded.isEmpty)
        }
    }
}
