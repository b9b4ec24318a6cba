import HeadwordTestSupport
import Logging
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Which calls are counted, and when none is sent.
@Suite(.timeLimit(.minutes(30))) struct PauseTests {
    private static let call = OxfordCall("thesaurus", "en", "big")

    /// The outcome of a call: `ok`, or the kind of its failure.
    private func ask(_ client: OxfordClient, _ call: OxfordCall = call) async -> String {
        do {
            _ = try await client.answer(to: call, as: Oxford.Thesaurus.self)
            return "ok"
        } catch {
            return (error as? OxfordFailure)?.kind.rawValue ?? "\(error)"
        }
    }

    private func check(_ client: OxfordClient) async -> String {
        do {
            _ = try await client.check(with: Self.call, as: Oxford.Thesaurus.self)
            return "ok"
        } catch {
            return (error as? OxfordFailure)?.kind.rawValue ?? "\(error)"
        }
    }

    // MARK: Counting

    @Test("a call that reached no server costs nothing, however often it was tried")
    func refusedConnection() async throws {
        let file = try TestFiles.temporaryDirectory() + "/calls.sqlite"
        try await Upstream.run {
            ($0.retries, $0.budget) = (2, .init(perMonth: 4, file: file))
        } test: { upstream in
            await upstream.standIn.stop()
            for _ in 0..<3 { #expect(await ask(upstream.client) == "unavailable") }
            #expect(upstream.client.report.budget?.ofMonth.used == 0)
            #expect(upstream.client.report.budget?.ofMinute.used == 0)
            #expect(upstream.client.report.counts.sent == 0)
        }
        // The service is available again.
        try await Upstream.run {
            $0.budget = .init(perMonth: 4, file: file)
        } test: { upstream in
            for _ in 0..<4 { #expect(await ask(upstream.client) == "ok") }
            #expect(await ask(upstream.client) == "budget")
        }
    }

    @Test("a call to an unknown host costs nothing")
    func unknownHost() async throws {
        try await Upstream.run {
            ($0.url, $0.budget) = ("http://nobody.invalid:8080/api/v2", .init(perMonth: 1))
            $0.timeouts.connect = 5000
        } test: { upstream in
            for _ in 0..<2 { #expect(await ask(upstream.client) == "unavailable") }
            #expect(upstream.client.report.budget?.ofMonth.used == 0)
        }
    }

    @Test(
        "each call that arrived costs one, whatever its outcome",
        arguments: [Fault.closeBeforeReply, .closeMidBody]
    )
    func arrivedCalls(_ failure: Fault) async throws {
        try await Upstream.run {
            ($0.retries, $0.budget) = (2, .init(perMonth: 10))
        } test: { upstream in
            upstream.standIn.inject(failure)
            #expect(await ask(upstream.client) == "unavailable")
            #expect(upstream.targets.count == 3)
            #expect(upstream.client.report.budget?.ofMonth.used == 3)
        }
    }

    // MARK: Pauses by reason

    static let pauses: [(Fault, String, Double)] = [
        (.status(429, retryAfter: nil), "quota", 60), (.status(401, retryAfter: nil), "unauthorized", 60),
        (.status(403, retryAfter: nil), "forbidden", 600),
    ]

    @Test("one refusal is enough to send nothing for a while, longer each time", arguments: pauses)
    func pausesByReason(_ failure: Fault, _ kind: String, _ seconds: Double) async throws {
        try await Upstream.run {
            ($0.retries, $0.timeouts.total) = (2, 30_000)
        } test: { upstream in
            upstream.standIn.inject(failure)
            for _ in 0..<5 { #expect(await ask(upstream.client) == kind) }
            #expect(upstream.targets.count == 1)
            #expect(upstream.clock.pauses.isEmpty)
            upstream.clock.advance(by: seconds)
            for _ in 0..<5 { #expect(await ask(upstream.client) == kind) }
            #expect(upstream.targets.count == 2)
            upstream.clock.advance(by: 2 * seconds - 40)
            #expect(await ask(upstream.client) == kind)
            #expect(upstream.targets.count == 2)
            upstream.standIn.clearFaults()
            upstream.clock.advance(by: 40)
            #expect(await ask(upstream.client) == "ok")
            #expect(await ask(upstream.client) == "ok")
        }
    }

    @Test("a used-up quota is tried again after ten minutes")
    func allowance() async throws {
        var options = OxfordStandIn.Options()
        options.quota = .init(calls: 0, mode: .forbidden)
        try await Upstream.run(standIn: options) { upstream in
            for _ in 0..<3 { #expect(await ask(upstream.client) == "quota") }
            #expect(upstream.targets.count == 1)
            upstream.clock.advance(by: 600)
            #expect(await ask(upstream.client) == "quota")
            #expect(upstream.targets.count == 2)
        }
    }

    @Test("a plan without one dictionary does not keep the others away")
    func otherDictionaries() async throws {
        try await Upstream.run { upstream in
            upstream.standIn.inject(.status(403, retryAfter: nil), times: 1)
            for word in ["big", "set", "house"] {
                #expect(await ask(upstream.client, OxfordCall("thesaurus", "en").adding(word)) == "forbidden")
            }
            #expect(upstream.targets.count == 1)
            #expect(!upstream.client.report.isPaused)
            #expect(await ask(upstream.client, OxfordCall("sentences", "en").adding("big")) == "ok")
        }
    }

    @Test("a refusal says that nothing was sent and when to try again")
    func refusal() async throws {
        try await Upstream.run {
            $0.timeouts.total = 30_000
        } test: { upstream in
            upstream.standIn.inject(.status(429, retryAfter: nil), times: 1)
            #expect(await ask(upstream.client) == "quota")
            upstream.clock.advance(by: 20)
            let failure = try #require(
                await #expect(throws: OxfordFailure.self) {
                    try await upstream.client.answer(to: Self.call, as: Oxford.Thesaurus.self)
                }
            )
            #expect(failure.retryAfter == 40)
            #expect(failure.message.hasSuffix("Nothing was sent: calls are paused for another 40 s."))
        }
    }

    // MARK: Several processes

    /// Runs two clients that share one budget file.
    private func withTwo(
        _ failure: Fault,
        _ change: (inout UpstreamOptions) -> Void = { _ in },
        test: (Upstream, OxfordClient) async throws -> Void
    ) async throws {
        let file = try TestFiles.temporaryDirectory() + "/calls.sqlite"
        var given: UpstreamOptions?
        try await Upstream.run {
            $0.timeouts.total = 30_000
            $0.budget.file = file
            given = $0
        } test: { upstream in
            var options = try #require(given)
            change(&options)
            let other = try OxfordClient(options, logger: Logger(label: "test"), clock: upstream.clock.clock)
            upstream.standIn.inject(failure)
            try await test(upstream, other)
            await other.shutdown()
        }
    }

    @Test("a pause applies to all processes that share the file", arguments: pauses)
    func sharedPause(_ failure: Fault, _ kind: String, _ seconds: Double) async throws {
        try await withTwo(failure) { upstream, other in
            #expect(await ask(upstream.client) == kind)
            #expect(await ask(other) == kind)
            #expect(upstream.targets.count == 1)
            upstream.clock.advance(by: seconds)
            upstream.standIn.clearFaults()
            #expect(await ask(other) == "ok")
            #expect(await ask(upstream.client) == "ok")
        }
    }

    @Test("while one finds out whether the service works again, the others wait")
    func oneTrial() async throws {
        try await withTwo(.status(429, retryAfter: nil)) { upstream, other in
            #expect(await ask(upstream.client) == "quota")
            upstream.clock.advance(by: 60)
            upstream.standIn.clearFaults()
            upstream.standIn.inject(.delay(milliseconds: 1500), times: 1)
            let trial = Task { await ask(upstream.client) }
            while upstream.targets.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(await ask(other) == "quota")
            #expect(upstream.targets.count == 2)
            #expect(await trial.value == "ok")
            #expect(await ask(other) == "ok")
        }
    }

    @Test("another key begins without pauses")
    func otherKey() async throws {
        try await withTwo(.status(401, retryAfter: nil)) {
            $0.credentials = .init(id: "test-id", key: "other-key")
        } test: { upstream, other in
            #expect(await ask(upstream.client) == "unauthorized")
            #expect(await ask(other) == "unauthorized")
            #expect(upstream.targets.count == 2)
        }
    }

    // MARK: Checks

    @Test("a check is one call, whatever its outcome", arguments: CitizenTests.retried.map(\.0))
    func checkIsOneCall(_ failure: Fault) async throws {
        try await Upstream.run {
            ($0.retries, $0.cache) = (2, .init())
        } test: { upstream in
            #expect(await check(upstream.client) == "ok")
            upstream.standIn.inject(failure)
            for count in 2...4 {
                #expect(await check(upstream.client) != "ok")
                #expect(upstream.targets.count == count)
                #expect(upstream.client.report.budget?.ofMonth.used == count)
            }
        }
    }

    @Test("a successful check ends the pause of all processes that share the file", arguments: pauses)
    func checkEndsPause(_ failure: Fault, _ kind: String, _: Double) async throws {
        try await withTwo(failure) { upstream, other in
            #expect(await ask(upstream.client) == kind)
            #expect(await check(other) == kind)
            #expect(upstream.targets.count == 2)
            upstream.standIn.clearFaults()
            #expect(await ask(upstream.client) == kind)
            #expect(await check(other) == "ok")
            #expect(await ask(upstream.client) == "ok")
        }
    }

    @Test("checks do not make a pause longer")
    func checksDoNotProlong() async throws {
        try await withTwo(.status(429, retryAfter: nil)) { upstream, other in
            #expect(await ask(upstream.client) == "quota")
            for _ in 0..<5 { #expect(await check(other) == "quota") }
            upstream.standIn.clearFaults()
            upstream.clock.advance(by: 60)
            #expect(await ask(upstream.client) == "ok")
        }
    }
}

extension OxfordCall {
    fileprivate func adding(_ word: String) -> OxfordCall {
        var call = self
        try? call.append(word: word)
        return call
    }
}
