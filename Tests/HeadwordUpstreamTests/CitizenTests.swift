import Foundation
import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Logging
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Requests to the API: no more than necessary, and no more than allowed.
@Suite(.timeLimit(.minutes(30))) struct CitizenTests {
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

    @Test("a thousand equal calls at a time are one call of the API")
    func equalCallsShareOne() async throws {
        try await Upstream.run { upstream in
            upstream.standIn.inject(.delay(milliseconds: 300), times: 1)
            let outcomes = await withTaskGroup { group in
                for _ in 0..<1000 { group.addTask { await ask(upstream.client) } }
                return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }
            #expect(outcomes == ["ok": 1000])
            #expect(upstream.targets.count == 1)
            #expect(upstream.client.report.counts.shared == 999)
        }
    }

    @Test("a caller that stops waiting does not take the answer from the others")
    func cancelledWaiter() async throws {
        try await Upstream.run { upstream in
            upstream.standIn.inject(.delay(milliseconds: 10_000), times: 1)
            let patient = Task { await ask(upstream.client) }
            let impatient = Task { await ask(upstream.client) }
            while upstream.client.report.counts.shared == 0 { try await Task.sleep(for: .milliseconds(5)) }
            impatient.cancel()
            let outcomes = [await patient.value, await impatient.value]
            #expect(outcomes == ["ok", "cancelled"])
        }
    }

    @Test("a caller that comes after all others have left does not get the result of their call")
    func newFlight() async throws {
        try await Upstream.run { upstream in
            upstream.standIn.inject(.delay(milliseconds: 1500), times: 2)
            let first = Task { await ask(upstream.client) }
            while upstream.client.report.counts.sent == 0 { try await Task.sleep(for: .milliseconds(5)) }
            first.cancel()
            #expect(await first.value == "cancelled")
            #expect(await ask(upstream.client) == "ok")
        }
    }

    static let retried: [(Fault, Int, Int)] = [
        (.status(500, retryAfter: nil), 2, 2), (.status(502, retryAfter: nil), 3, 3),
        (.status(503, retryAfter: nil), 3, 3),
        (.status(504, retryAfter: nil), 3, 3), (.closeBeforeReply, 3, 3), (.status(429, retryAfter: nil), 1, 1),
        (.status(400, retryAfter: nil), 1, 1), (.status(404, retryAfter: nil), 1, 1),
        (.status(403, retryAfter: nil), 1, 1),
        (.htmlSuccess, 1, 1),
    ]

    @Test("only failures that may be temporary are retried", arguments: retried)
    func retries(_ failure: Fault, _ count: Int, _ recorded: Int) async throws {
        try await Upstream.run {
            $0.retries = 2
        } test: { upstream in
            upstream.standIn.inject(failure)
            #expect(await ask(upstream.client) != "ok")
            #expect(upstream.client.report.counts.sent == count)
        }
    }

    @Test("a call that fails once and is sent again has its answer")
    func retrySucceeds() async throws {
        try await Upstream.run {
            $0.retries = 1
        } test: { upstream in
            upstream.standIn.inject(.status(503, retryAfter: nil), times: 1)
            #expect(await ask(upstream.client) == "ok")
        }
    }

    @Test("Retry-After is waited for to the second", arguments: [1, 7, 30])
    func retryAfter(_ seconds: Int) async throws {
        try await Upstream.run {
            $0.retries = 1
        } test: { upstream in
            upstream.standIn.inject(.status(429, retryAfter: seconds), times: 1)
            #expect(await ask(upstream.client) == "ok")
            #expect(upstream.clock.pauses == [Double(seconds)])
        }
    }

    @Test("nothing is sent before the time of a Retry-After that is too long to wait for")
    func longRetryAfter() async throws {
        try await Upstream.run {
            $0.retries = 3; $0.timeouts.total = 4000
        } test: { upstream in
            upstream.standIn.inject(.status(429, retryAfter: 60), times: 1)
            #expect(await ask(upstream.client) == "quota")
            upstream.clock.advance(by: 50)
            #expect(await ask(upstream.client) == "quota")
            #expect(upstream.targets.count == 1)
            // The remaining wait is not too long.
            upstream.clock.advance(by: 7)
            #expect(await ask(upstream.client) == "ok")
            #expect(upstream.clock.pauses == [3])
        }
    }

    @Test("after failures in a row nothing is sent for a while, then one call, then all")
    func breaker() async throws {
        try await Upstream.run {
            $0.failuresToPause = 3
        } test: { upstream in
            upstream.standIn.inject(.status(503, retryAfter: nil))
            for _ in 0..<5 { #expect(await ask(upstream.client) == "unavailable") }
            #expect(upstream.targets.count == 3)
            #expect(upstream.client.report.isPaused)
            upstream.clock.advance(by: 5)
            #expect(await ask(upstream.client) == "unavailable")
            #expect(upstream.targets.count == 4)
            upstream.clock.advance(by: 9)
            #expect(await ask(upstream.client) == "unavailable")
            #expect(upstream.targets.count == 4)
            upstream.standIn.clearFaults()
            upstream.clock.advance(by: 1)
            #expect(await ask(upstream.client) == "ok")
            #expect(!upstream.client.report.isPaused)
        }
    }

    @Test("an open breaker answers at once, and sends nothing")
    func openBreakerIsQuick() async throws {
        try await Upstream.run {
            ($0.failuresToPause, $0.retries) = (1, 3)
        } test: { upstream in
            upstream.standIn.inject(.status(503, retryAfter: nil))
            #expect(await ask(upstream.client) == "unavailable")
            let (sent, pauses) = (upstream.targets.count, upstream.clock.pauses.count)
            #expect(await ask(upstream.client) == "unavailable")
            #expect((upstream.targets.count, upstream.clock.pauses.count) == (sent, pauses))
        }
    }

    @Test("a reply to an earlier call does not end a Retry-After")
    func lateReply() async throws {
        try await Upstream.run { upstream in
            upstream.standIn.inject(.delay(milliseconds: 1500), times: 1)
            let early = Task { await ask(upstream.client) }
            while upstream.targets.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
            upstream.standIn.clearFaults()
            upstream.standIn.inject(.status(503, retryAfter: 3600), times: 1)
            #expect(await ask(upstream.client, OxfordCall("thesaurus", "en", "small")) == "unavailable")
            #expect(await early.value == "ok")
            #expect(upstream.client.report.isPaused)
        }
    }

    @Test("a missing word is no failure of the API")
    func missingWordsDoNotPause() async throws {
        try await Upstream.run {
            $0.failuresToPause = 2
        } test: { upstream in
            for index in 0..<6 {
                #expect(await ask(upstream.client, OxfordCall("thesaurus", "en", "xyz\(index)")) == "notFound")
            }
        }
    }

    @Test("a budget of 100 allows 100 calls, however many callers there are, and none after a restart")
    func budget() async throws {
        let file = try TestFiles.temporaryDirectory() + "/calls.sqlite"
        let limit = { (options: inout UpstreamOptions) in options.budget = .init(perMonth: 100, file: file) }
        try await Upstream.run(.v2, .upstream, limit) { upstream in
            let outcomes = await withTaskGroup { group in
                for caller in 0..<50 {
                    group.addTask {
                        var outcomes: [String] = []
                        for turn in 0..<4 {
                            outcomes.append(
                                await ask(upstream.client, OxfordCall("thesaurus", "en", "w\(caller)-\(turn)"))
                            )
                        }
                        return outcomes
                    }
                }
                return await group.reduce(into: []) { $0 += $1 }
            }
            #expect(outcomes.count { $0 == "notFound" } == 100)
            #expect(outcomes.count { $0 == "budget" } == 100)
            #expect(upstream.targets.count == 100)
            #expect(upstream.client.report.budget?.ofMonth.used == 100)
        }
        try await Upstream.run(.v2, .upstream, limit) { upstream in
            #expect(await ask(upstream.client) == "budget")
            #expect(upstream.targets.isEmpty)
            // The next month, and the one after.
            upstream.clock.advance(by: 31 * 86_400)
            #expect(await ask(upstream.client) == "ok")
        }
    }

    @Test("the calls per minute are those of the last 60 seconds")
    func minute() async throws {
        try await Upstream.run {
            $0.budget = .init(perMinute: 2)
        } test: { upstream in
            #expect(await ask(upstream.client) == "ok")
            upstream.clock.advance(by: 40)
            #expect(await ask(upstream.client) == "ok")
            #expect(await ask(upstream.client) == "budget")
            upstream.clock.advance(by: 20)
            #expect(await ask(upstream.client) == "ok")
            #expect(await ask(upstream.client) == "budget")
            #expect(upstream.client.report.budget?.ofMinute.used == 2)
        }
    }

    @Test("answers are kept where that is wished, failures never", arguments: [false, true])
    func cache(_ isFile: Bool) async throws {
        let file = isFile ? try TestFiles.temporaryDirectory() + "/cache.sqlite" : nil
        let change = { (options: inout UpstreamOptions) in
            options.cache = .init(file: file)
            options.cache?.seconds = 100
        }
        try await Upstream.run(.v2, .upstream, change) { upstream in
            upstream.standIn.inject(.truncatedJSON, times: 1)
            #expect(await ask(upstream.client) == "unreadable")
            for _ in 0..<2 { #expect(await ask(upstream.client, OxfordCall("thesaurus", "en", "xyzzy")) == "notFound") }
            #expect(upstream.targets.count == 3)
            for _ in 0..<5 { #expect(await ask(upstream.client) == "ok") }
            #expect(upstream.targets.count == 4)
            for source: JSONValue in ["upstream", "cache"] {
                let answer = try await upstream.call("thesaurus.lookup", ["word": "big"])
                #expect(answer["metadata"]?["source"] == source)
            }
            upstream.clock.advance(by: 101)
            #expect(await ask(upstream.client) == "ok")
            #expect(upstream.client.report.counts.cached == 5)
        }
    }

    @Test("a cache in memory leaves no file behind")
    func memoryIsNoFile() async throws {
        try await Upstream.run(.v2, .upstream, { $0.cache = .init() }) { upstream in
            #expect(await ask(upstream.client) == "ok")
            #expect(!FileManager.default.fileExists(atPath: ":memory:"))
        }
    }

    @Test("a cache keeps to its size")
    func cacheIsBounded() async throws {
        let change = { (options: inout UpstreamOptions) in
            options.cache = .init()
            options.cache?.bytes = 8 << 10
        }
        try await Upstream.run(.v2, .upstream, change) { upstream in
            for offset in 0..<100 {
                _ = try await upstream.client.answer(
                    to: OxfordCall("search", "en-gb").adding("q", "e").adding("offset", "\(offset)"),
                    as: Oxford.Wordlist.self
                )
            }
            let before = upstream.targets.count
            _ = try await upstream.client.answer(
                to: OxfordCall("search", "en-gb").adding("q", "e").adding("offset", "0"),
                as: Oxford.Wordlist.self
            )
            #expect(upstream.targets.count == before + 1)
        }
    }
}

extension OxfordCall {
    fileprivate func adding(_ name: String, _ value: String) -> OxfordCall {
        var call = self
        call.add(name, value)
        return call
    }
}
