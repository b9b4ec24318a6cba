import Glibc
import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ExternalProvidersTests {
    @Test func answersComeInWhateverOrder() async throws {
        try await RunningProviders.with { running in
            async let waited = running.call("naughty.wait")
            let released = try await running.call("naughty.release")
            #expect(released == "released")
            #expect(try await waited == "waited")
        }
    }

    @Test func aThousandCallsAtOnceAreAnswered() async throws {
        try await RunningProviders.with { running in
            let answers = try await withThrowingTaskGroup(of: (question: JSONValue, answer: JSONValue).self) { group in
                for number in 0..<1000 {
                    let text = JSONValue.string("\(number)")
                    group.addTask { (text, try await running.call("naughty.echo", ["text": text])) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count == 1000 && answers.allSatisfy { $0.question == $0.answer })
        }
    }

    @Test func aCancelledCallEndsAtOnceAndTheProviderIsTold() async throws {
        try await RunningProviders.with { running in
            let task = Task { await running.failure(of: "naughty.hang") }
            while try running.report(of: "naughty").callsInFlight == 0 { try await Task.sleep(for: .milliseconds(1)) }
            task.cancel()
            #expect(await task.value?.code == 499)
            while try await running.call("naughty.cancelled") == 0 {}
        }
    }

    @Test func aProviderThatIsKilledIsStartedAgain() async throws {
        try await RunningProviders.with { running in
            for _ in 0..<5 {
                guard case .object(let inside)? = try? await running.call("naughty.inside"),
                    case .integer(let process)? = inside["process"]
                else {
                    _ = try await running.echoWhenPossible()
                    continue
                }
                kill(pid_t(process), SIGKILL)
            }
            #expect(try await running.echoWhenPossible() == "still here")
            #expect(try running.report(of: "naughty").restarts > 0)
        }
    }

    @Test func callsThatNobodyHasRoomForAreRefused() async throws {
        try await RunningProviders.with {
            $0.concurrency = 1
            $0.queue = 1
        } _: { running in
            let first = Task { await running.failure(of: "naughty.wait") }
            while try running.report(of: "naughty").callsInFlight == 0 { try await Task.sleep(for: .milliseconds(1)) }
            let codes = await withTaskGroup(of: CallFailure?.self) { group in
                for _ in 0..<3 { group.addTask { await running.failure(of: "naughty.echo", ["text": ""]) } }
                // One call waits and two are refused; the refusals come before any answer.
                let refused = [await group.next(), await group.next()]
                group.cancelAll()
                return refused.map { $0 ?? nil }
            }
            #expect(codes.allSatisfy { $0?.code == 503 && $0?.reason == .providerUnavailable && $0?.retryAfter == 1 })
            first.cancel()
            _ = await first.value
        }
    }

    @Test(
        arguments: [
            (404, 404, "notFound"), (400, 400, "providerError"), (599, 599, "providerError"),
            (-32602, -32602, "invalidParameter"), (-32000, 502, "providerFailed"), (1, 502, "providerFailed"),
        ]
    )
    func anErrorIsPassedOnIfAProviderMayUseItsCode(code: Int, passed: Int, reason: String) async throws {
        try await RunningProviders.with { running in
            let data: JSONValue = ["suggestions": ["level"], "retryAfter": 3, "parameter": "word", "secret": 1]
            let given: JSONObject = ["code": .integer(Int64(code)), "data": data]
            let failure = try #require(await running.failure(of: "naughty.error", given))
            #expect(failure.code == passed && failure.reason.rawValue == reason)
            #expect(failure.message.contains("As you wish."))
            guard passed != 502 else { return }
            #expect(failure.suggestions == ["level"] && failure.retryAfter == 3 && failure.parameter == "word")
        }
    }

    @Test func aLongAnswerIsPassedOnAndATooLongOneIsNot() async throws {
        try await RunningProviders.with {
            $0.longestLine = 1 << 20
        } _: { running in
            let answer = try await running.call("naughty.big", ["bytes": 1_000_000])
            #expect(answer == .string(String(repeating: "x", count: 1_000_000)))
            #expect(await running.failure(of: "naughty.big", ["bytes": 2_000_000])?.code == 502)
        }
    }

    @Test func aProviderInheritsNothingOfOurs() async throws {
        setenv("HEADWORD_SECRET", "hush", 1)
        try await RunningProviders.with { running in
            guard case .object(let inside) = try await running.call("naughty.inside"),
                case .object(let environment)? = inside["environment"], case .array(let files)? = inside["files"]
            else {
                Issue.record("no object")
                return
            }
            let names = Set(environment.members.map(\.name))
            #expect(names.contains("HEADWORD_PROVIDER") && !names.contains("HEADWORD_SECRET"))
            // One of them is the directory that it opens to list them.
            #expect(files.count == 4)
            #expect(inside["directory"] == .string(RunningProviders.path("").dropLast().description))
        }
    }

    @Test func parametersAreCheckedBeforeTheProviderIsAsked() async throws {
        try await RunningProviders.with { running in
            let missing = try #require(await running.failure(of: "naughty.echo"))
            #expect(missing.code == -32602 && missing.reason == .missingParameter && missing.parameter == "text")
            let wrong = try #require(await running.failure(of: "naughty.fail", ["how": "abotr"]))
            #expect(wrong.reason == .invalidParameter && wrong.suggestions.first == "abort")
            let unknown = try #require(await running.failure(of: "naughty.echo", ["txt": ""]))
            #expect(unknown.reason == .unknownParameter && unknown.suggestions == ["text"])
            let text = try JSONText(Array(#"["by position"]"#.utf8))
            let answer = try await running.registry.begin(method: "naughty.echo", parameters: text)?.value()
            #expect(answer?.jsonBytes == Array(#""by position""#.utf8))
            #expect(try running.report(of: "naughty").restarts == 0)
        }
    }

    @Test func whatCannotBeUsedIsLeftOutAndTold() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let silent = directory + "/silent", wrong = directory + "/wrong"
        try await Program.write(
            program: "#!/bin/sh\nread line\necho '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}'\nread line\n",
            to: wrong
        )
        try await Program.write(program: "#!/bin/sh\nexec sleep 1000\n", to: silent)
        try await RunningProviders.with([wrong, silent, directory + "/none"]) {
            $0.startMilliseconds = 1000
        } _: { running in
            #expect(running.providers.providers.isEmpty)
            let log = running.log.lines.filter { $0.hasPrefix("provider left out") }
            #expect(log.count == 3)
            #expect(log.contains { $0.contains("'protocol' is missing") })
            #expect(log.contains { $0.contains("did not describe itself within 1000 ms") })
            #expect(log.contains { $0.contains("/none' cannot be found") })
        }
    }

    @Test func nothingIsLeftBehind() async throws {
        let process = try await RunningProviders.with { running -> pid_t in
            guard case .object(let inside) = try await running.call("naughty.inside"),
                case .integer(let process)? = inside["process"]
            else { return 0 }
            return pid_t(process)
        }
        #expect(kill(process, 0) == -1 && errno == ESRCH)
    }
}
