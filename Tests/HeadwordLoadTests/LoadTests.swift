import HeadwordConfiguration
import HeadwordJSON
import HeadwordLoad
import HeadwordOperations
import NIOCore
import Testing

/// Loads on a stand-in for a server.
@Suite(.timeLimit(.minutes(30))) struct LoadTests {
    private static let words = (0..<100).map { "word\($0)" }

    private func server(_ port: Int) -> LoadServer {
        LoadServer(.service(.tcp(HostAndPort(host: "127.0.0.1", port: port))))
    }

    /// Makes a load of 200 calls a second for a second, all of which count.
    private func load(
        _ react: @escaping @Sendable (StandIn.Call) -> StandIn.Reaction,
        _ change: (inout Load) -> Void = { _ in }
    ) async throws -> (report: LoadReport, calls: [JSONValue]) {
        try await StandIn.run(react) { server, port in
            let template = QuestionTemplate(method: "dictionary.entries", parameters: ["word": "%"])
            var load = Load(Self.words.map(template.question), on: self.server(port))
            (load.rate, load.seconds, load.warmUp, load.connections) = (200, 1, 0, 2)
            // A busy machine may be slow.
            load.patience = 600
            change(&load)
            return (try await load.run(), server.parameters)
        }
    }

    private func total(_ numbers: [String: Int]) -> Int { numbers.values.reduce(0, +) }

    private func expectAllCallsToBeCounted(_ report: LoadReport) {
        #expect(report.calls == report.answers + total(report.errors) + total(report.unanswered) + report.unsent)
    }

    @Test(arguments: ArrivalTimes.Gaps.allCases)
    func everyCallOfAQuickServerIsAnswered(gaps: ArrivalTimes.Gaps) async throws {
        let (report, calls) = try await load({ _ in .answer }, { $0.gaps = gaps })
        #expect(report.answers == report.calls && report.calls == calls.count)
        #expect((150...250).contains(report.calls))
        #expect(report.latency(0.5) != nil)
    }

    @Test func theSameSeedAsksTheSame() async throws {
        func calls(_ seed: UInt64) async throws -> [JSONValue] {
            try await load({ _ in .answer }, { ($0.connections, $0.seed) = (1, seed) }).calls
        }
        let first = try await calls(1)
        #expect(try await calls(1) == first)
        #expect(try await calls(2) != first)
        #expect(first.count { $0 == ["word": "word0"] } > first.count { $0 == ["word": "word50"] })
    }

    /// A client that waits for one answer before it asks again would see one slow call on each connection.
    @Test func aPauseOfTheServerCountsForAllCallsThatAreDueMeanwhile() async throws {
        let pause = TimeAmount.milliseconds(500)..<TimeAmount.milliseconds(1500)
        let (report, _) = try await load { call in
            pause.contains(call.time) ? .lateAnswer(pause.upperBound - call.time) : .answer
        } _: {
            $0.seconds = 2
        }
        #expect(report.answers == report.calls)
        // Half of the calls are due in the pause, and a fifth of these in its first 200 ms.
        #expect(try #require(report.latency(0.99)) > 900)
        #expect(try #require(report.latency(0.9)) > 600)
        #expect(try #require(report.latency(0.8)) > 350)
    }

    @Test func errorsAreCountedByReason() async throws {
        let (report, _) = try await load { call in
            switch call.number % 4 {
            case 0: .error("notFound")
            case 1: .error("tooBusy")
            default: .answer
            }
        }
        expectAllCallsToBeCounted(report)
        let (rest, quarter) = (report.calls % 4, report.calls / 4)
        #expect(report.errors == ["notFound": quarter + min(rest, 1), "tooBusy": quarter + min(max(rest - 1, 0), 1)])
    }

    @Test func callsWithoutAReplyAreUnansweredAndSlowerThanAllOthers() async throws {
        let (report, _) = try await load {
            $0.number % 10 == 3 ? .silence : .answer
        } _: {
            $0.patience = 2
        }
        expectAllCallsToBeCounted(report)
        #expect((report.unanswered["timeout"] ?? 0) >= report.calls / 10)
        #expect(report.latency(0.99) == nil)
        #expect(report.json["latencyMilliseconds"]["p99"] == .null)
    }

    @Test func callsOnABrokenConnectionAreUnansweredAndItIsOpenedAgain() async throws {
        let (report, calls) = try await load {
            $0.number == 20 ? .closing : .answer
        } _: {
            ($0.connections, $0.rate, $0.seconds) = (1, 50, 3)
        }
        expectAllCallsToBeCounted(report)
        #expect((report.unanswered["connection lost"] ?? 0) >= 1)
        #expect(report.lostConnections == 1 && report.trouble != nil)
        #expect(report.answers > 20 && calls.count > 21)
    }

    @Test(arguments: [1, 2]) func noCallIsLostWhenTheServerAnnouncesThatItCloses(connections: Int) async throws {
        let (report, _) = try await load {
            $0.number == 20 ? .farewell : .answer
        } _: {
            ($0.connections, $0.rate, $0.seconds) = (connections, 50, 2)
        }
        #expect(report.answers == report.calls && report.lostConnections <= 1)
    }

    @Test func aReplyThatIsNotJSONEndsItsConnection() async throws {
        let (report, _) = try await load {
            $0.number == 20 ? .nonsense : .answer
        } _: {
            ($0.connections, $0.rate, $0.seconds) = (1, 50, 1)
        }
        expectAllCallsToBeCounted(report)
        #expect((report.unanswered["connection lost"] ?? 0) >= 1)
        #expect(report.trouble?.contains("something other than JSON") == true)
    }

    @Test func callsBeyondTheLimitAreCountedAndNotSent() async throws {
        let (report, calls) = try await load({ _ in .silence }, { ($0.outstanding, $0.patience) = (7, 6) })
        expectAllCallsToBeCounted(report)
        #expect(calls.count == 7 && report.unanswered == ["timeout": 7])
        #expect(report.unsent == report.calls - 7)
    }

    @Test func callsBeforeTheMeasurementDoNotCount() async throws {
        let (report, calls) = try await load { call in
            call.number < 50 ? .error("cold") : .answer
        } _: {
            ($0.connections, $0.warmUp) = (1, 0.5)
        }
        #expect(report.errors.isEmpty && report.calls < calls.count - 50)
    }

    @Test func aServerThatRefusesTheTokenIsNotAsked() async throws {
        let failure = await #expect(throws: LoadFailure.self) {
            _ = try await load({ _ in .error("wrongToken") }, { $0.server.token = "secret" })
        }
        #expect(failure?.description == "the server refuses the first call: wrongToken")
    }

    @Test func aServerThatIsNotThereIsAFailure() async throws {
        let question = QuestionTemplate(method: "server.ping", parameters: [:]).question("")
        let failure = await #expect(throws: LoadFailure.self) {
            _ = try await Load([question], on: server(1)).run()
        }
        #expect(failure?.description.contains("refused") == true)
    }

    @Test func aStopEndsTheLoadEarly() async throws {
        let question = QuestionTemplate(method: "any", parameters: [:]).question("")
        let report = try await StandIn.run({ _ in .answer }) { _, port in
            var load = Load([question], on: server(port))
            (load.seconds, load.warmUp) = (86_400, 0)
            return try await load.run { true }
        }
        #expect(report.seconds < 3600)
    }
}
