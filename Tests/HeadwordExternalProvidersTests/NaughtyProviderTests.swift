import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import Testing

/// Whatever a provider does, its caller gets an error, and other callers are not affected.
@Suite(.timeLimit(.minutes(30))) struct NaughtyProviderTests {
    @Test(
        arguments: [
            ("abort", "before it answered"), ("close", "before it answered"), ("endless", "line of more than"),
            ("exit", "before it answered"),
            ("flood", "not waiting for an answer"), ("html", "not JSON"), ("memory", "before it answered"),
            ("noId", "not a reply"),
            ("orphan", "before it answered"), ("wrongId", "not waiting for an answer"),
        ]
    )
    func whatIsNoAnswerCostsOnlyItsCaller(how: String, told: String) async throws {
        try await RunningProviders.with(["naughty.py", "plain.py"]) { running in
            async let failing = running.failure(of: "naughty.fail", ["how": .string(how)])
            let other = try await running.call("plain.double", ["number": 21])
            let failure = try #require(await failing)
            #expect(failure.code == 502 && failure.reason == .providerFailed && failure.origin == .provider)
            #expect(failure.message.contains(told))
            #expect(other == 42)
            #expect(try await running.echoWhenPossible() == "still here")
            #expect(try running.report(of: "naughty").restarts == 1)
            #expect(try running.report(of: "plain").restarts == 0)
        }
    }

    @Test func theSecondOfTwoAnswersIsTheLast() async throws {
        try await RunningProviders.with { running in
            let answer = try await running.call("naughty.fail", ["how": "twice"])
            #expect(answer == 1)
            while try running.report(of: "naughty").restarts == 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(running.log.lines.contains { $0.contains("not waiting for an answer") })
        }
    }

    @Test func aCallThatHangsIsCancelledAndOthersGoOn() async throws {
        try await RunningProviders.with {
            $0.answerMilliseconds = 1000
        } _: { running in
            // A timeout on a busy machine proves nothing.
            let failure = try #require(await running.failure(of: "naughty.hang"))
            #expect(failure.code == 504 && failure.reason == .providerTimeout && failure.isRetryable)
            #expect(try await running.echoWhenPossible() == "still here")
            #expect(try running.report(of: "naughty").restarts == 0)
            var cancelled = JSONValue.integer(0)
            while cancelled == 0 { cancelled = (try? await running.call("naughty.cancelled")) ?? 0 }
            #expect(cancelled == 1)
        }
    }

    @Test func aProviderThatIsStoppedIsKilledAndStartedAgain() async throws {
        try await RunningProviders.with {
            $0.answerMilliseconds = 300
            $0.patienceMilliseconds = 300
        } _: { running in
            let failure = try #require(await running.failure(of: "naughty.fail", ["how": "stop"]))
            #expect([502, 504].contains(failure.code))
            #expect(try await running.echoWhenPossible() == "still here")
            #expect(try running.report(of: "naughty").restarts >= 1)
        }
    }

    @Test func whoGoesOnWithWhatNobodyWaitsForIsStartedAgain() async throws {
        try await RunningProviders.with {
            $0.answerMilliseconds = 300
            $0.patienceMilliseconds = 300
        } _: { running in
            let failure = try #require(await running.failure(of: "naughty.hang"))
            #expect([502, 504].contains(failure.code))
            while try running.report(of: "naughty").restarts == 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await running.echoWhenPossible() == "still here")
        }
    }

    @Test func callsThatAreNeverAnsweredDoNotFillAProviderForEver() async throws {
        try await RunningProviders.with {
            $0.answerMilliseconds = 300
            $0.patienceMilliseconds = 300
        } _: { running in
            let codes = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { await running.failure(of: "naughty.hang")?.code ?? 0 } }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            let answer = try await running.echoWhenPossible()
            #expect(codes.count == 8 && Set(codes).isSubset(of: [502, 504]))
            #expect(answer == "still here")
        }
    }

    @Test func memoryIsLimited() async throws {
        try await RunningProviders.with {
            $0.memory = 256 << 20
        } _: { running in
            let failure = await running.failure(of: "naughty.fail", ["how": "memory"])
            #expect(failure?.code == 502)
        }
    }

    @Test func chatterIsToldWithTheName() async throws {
        try await RunningProviders.with { running in
            _ = try await running.call("naughty.chatter", ["lines": 5000])
            while !running.log.lines.contains(where: { $0.hasPrefix("line 0 ") }) {
                try await Task.sleep(for: .milliseconds(5))
            }
            #expect(running.log.lines.contains { $0 == "line 0 provider=naughty" })
        }
    }
}
