import HeadwordClient
import HeadwordJSON
import Synchronization
import Testing

private func reply(_ id: Int, _ result: String) -> [String] {
    [#"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"# + "\n"]
}

private func refusal(_ id: Int, _ status: Int, _ data: String) -> [String] {
    let error = #"{"code":\#(status),"message":"No.","data":{"status":\#(status),\#(data)}}"#
    return [#"{"jsonrpc":"2.0","id":\#(id),"error":\#(error)}"# + "\n"]
}

/// Starts a server with the given answers, and a client of it.
private func ask(
    _ answer: @escaping FakeServer.Answer,
    _ body: (Client, FakeServer) async throws -> Void
) async throws {
    try await FakeServer.run(answer) { server, port in
        let client = Client(.tcp(port: port), timeout: .seconds(600))
        try await body(client, server)
        await client.close()
    }
}

/// The failure of a call.
private func failure(_ call: () async throws -> some Sendable) async -> ClientFailure? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error as? ClientFailure
    }
}

/// The client against a server that misbehaves.
@Suite(.timeLimit(.minutes(30))) struct ClientTests {
    @Test func answersComeInAnyOrderAndByteByByte() async throws {
        let waiting = Mutex<[String]>([])
        try await ask { method, id, count in
            waiting.withLock { waiting in
                waiting.insert(contentsOf: reply(id, "\(id)"), at: 0)
                guard count % 100 == 0 else { return [] }
                defer { waiting = [] }
                return waiting.flatMap { $0.map(String.init) }
            }
        } _: { client, _ in
            let answers = try await withThrowingTaskGroup(of: JSONValue.self) { group in
                for _ in 0..<1000 { group.addTask { try await client.call("any") } }
                return try await group.reduce(into: Set<JSONValue>()) { $0.insert($1) }
            }
            #expect(answers.count == 1000)
        }
    }

    @Test func whatANewerServerAddsIsNoFailure() async throws {
        let result = """
            {"metadata":{"schema":"9","source":"oracle","sources":[],"limit":1,"offset":0,"total":1,"novel":[1]},\
            "novel":null,"results":[{"id":"a","word":"a","matchType":"guessed","matchString":"a","score":1}]}
            """
        try await ask { _, id, _ in
            reply(id, result)
        } _: { client, _ in
            let answer = try await client.search.query("a")
            #expect(answer.metadata.source == "oracle")
            #expect(answer.results.first?.matchType == "guessed")
        }
    }

    @Test func anAnswerOfAnotherTypeIsAFailure() async throws {
        try await ask { _, id, _ in
            reply(id, #"{"metadata":{"schema":9}}"#)
        } _: { client, _ in
            let failure = await failure { try await client.search.query("a") }
            #expect(failure == .unexpectedAnswer("The answer has a number where a string was expected."))
        }
    }

    @Test func aCallIsSentAgainWhenTheServerWants() async throws {
        try await ask { _, id, count in
            count == 1 ? refusal(id, 429, #""retryable":true,"retryAfter":1"#) : reply(id, "\(count)")
        } _: { client, _ in
            let clock = ContinuousClock()
            let start = clock.now
            let answer = try await client.call("any")
            #expect(answer == 2)
            #expect(clock.now - start >= .seconds(1))
        }
    }

    @Test(arguments: [#""retryable":false,"retryAfter":7"#, #""retryable":true,"retryAfter":3600"#])
    func aCallIsNotSentAgainInVain(_ data: String) async throws {
        try await ask { _, id, _ in
            refusal(id, 503, data)
        } _: { client, server in
            let failure = await failure { try await client.call("any") }
            guard case .server(let error)? = failure else { throw FoundElse(failure: failure) }
            #expect(error.status == 503)
            #expect(error.retryAfter != nil)
            #expect(server.count(of: "any") == 1)
        }
    }

    @Test func aCallWhoseConnectionBrokeIsSentOnceMore() async throws {
        try await ask { _, id, count in
            count == 1 ? nil : reply(id, "\(count)")
        } _: { client, _ in
            let answer = try await client.call("any")
            #expect(answer == 2)
        }
    }

    @Test(arguments: [("", 1), ("rubbish\n", 1), (" ", 17 << 20)])
    func aCallIsNotSentAThirdTime(_ text: String, _ count: Int) async throws {
        try await ask {
            _,
            _,
            _ in
            text.isEmpty ? nil : [String(repeating: text, count: count)]
        } _: { client, server in
            let failure = await failure { try await client.call("any") }
            guard case .connectionLost? = failure else { throw FoundElse(failure: failure) }
            #expect(server.count(of: "any") == 2)
        }
    }

    /// A deadline may pass before the call is sent; then there is nothing to cancel.
    @Test func theServerIsToldThatACallIsNotWantedAnyMore() async throws {
        let (calls, wasCalled) = AsyncStream<Int>.makeStream()
        let (cancellations, wasCancelled) = AsyncStream<Int>.makeStream()
        try await ask { method, id, count in
            if method == "$/cancelRequest" { wasCancelled.yield(count) }
            if method == "early" { wasCalled.yield(id) }
            return []
        } _: { client, server in
            while server.count(of: "$/cancelRequest") == 0 {
                let late = await failure { try await client.call("late", timeout: .milliseconds(100)) }
                #expect(late?.description.hasPrefix("There was no answer to 'late' within 0.1 seconds.") == true)
            }
            let task = Task { await failure { try await client.call("early") } }
            #expect(await calls.first { _ in true } != nil)
            let before = server.count(of: "$/cancelRequest")
            task.cancel()
            #expect(await task.value == .cancelled)
            #expect(await cancellations.first { $0 > before } != nil)
        }
    }

    /// The first deadline may pass before the first attempt.
    @Test func aServerThatIsNotThereIsToldAtTheDeadline() async throws {
        let client = Client(.unix(path: "/nowhere/headword.sock"), timeout: .milliseconds(200))
        var told = ""
        while !told.contains("cannot be reached") {
            let failure = await failure { try await client.server.ping() }
            told = try #require(failure?.description)
        }
        #expect(told.hasPrefix("There was no answer to 'server.ping' within 0.2 seconds."))
        await client.close()
    }

    @Test func aClosedClientAnswersNothing() async throws {
        let (calls, wasCalled) = AsyncStream<Int>.makeStream()
        try await ask { _, id, _ in
            wasCalled.yield(id)
            return []
        } _: { client, _ in
            let task = Task { await failure { try await client.call("any") } }
            _ = await calls.first { _ in true }
            await client.close()
            #expect(await task.value == .closed)
            let later = await failure { try await client.call("any") }
            #expect(later == .closed)
        }
    }
}

private struct FoundElse: Error {
    var failure: ClientFailure?
}
