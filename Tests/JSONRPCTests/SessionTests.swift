import HeadwordJSON
import Synchronization
import Testing

@testable import JSONRPC

/// `wait` ends when it is cancelled; `stubborn` ends only when it is released.
private final class Waiting: Sendable {
    let released = Mutex(false)
    let stopped = Atomic(0)

    func conversation(deadline: Duration = .seconds(60)) -> Conversation {
        Conversation(limits: MessageLimits { $0.deadline = deadline }) { [self] call throws(ErrorObject) in
            await answer(call)
        }
    }

    func answer(_ call: Call) async -> String {
        switch call.method {
        case "wait": try? await Task.sleep(for: .seconds(3600))
        case "stubborn":
            while !released.withLock(\.self) { await Task.yield() }
        default: break
        }
        stopped.add(1, ordering: .relaxed)
        return call.method
    }
}

private func request(_ id: String, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
}

private func outcome(_ reply: [UInt8]?) throws -> JSONValue? {
    guard let reply, case .object(let object) = try JSONText(reply).value() else { return nil }
    guard case .object(let error)? = object["error"] else { return object["result"] }
    return error["code"]
}

extension Session {
    fileprivate func call(_ id: String, _ method: String, _ parameters: String = "{}") async throws -> JSONValue? {
        try outcome(await reply(to: Array(request(id, method, parameters).utf8)))
    }
}

@Suite(.timeLimit(.minutes(30))) struct CancellationTests {
    @Test(arguments: ["rpc.cancel", "$/cancelRequest"], [("1", "1"), (#""a""#, #""a""#), ("1e0", "1e0")])
    func aCallEndsWhenItsClientCancelsIt(method: String, id: (call: String, cancelled: String)) async throws {
        let session = Waiting().conversation().session()
        async let answer = session.call(id.call, "wait")
        var isCancelled = false
        while !isCancelled {
            await Task.yield()
            let result = try await session.call("2", method, #"{"id":\#(id.cancelled)}"#)
            isCancelled = result == .object(["cancelled": true])
        }
        #expect(try await answer == 499)
    }

    @Test(arguments: [(#"{"requestId":1}"#, true), (#"{"reason":"none","requestId":1}"#, true), ("{}", false)])
    func aClientOfTheModelContextProtocolGetsNoReplyToWhatItCancels(parameters: String, isCancelled: Bool) async throws
    {
        let waiting = Waiting()
        let closure = AnsweringClosure { call throws(ErrorObject) in await waiting.answer(call) }
        let session = Conversation(speaking: .modelContext, answering: { closure }).session()
        // The call has begun when it is cancelled.
        let reply = Task.immediate { await session.reply(to: Array(request("1", "stubborn").utf8)) }
        let message = Array(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":\#(parameters)}"#.utf8)
        #expect(session.isCancellation(message))
        #expect(await session.reply(to: message) == nil)
        waiting.released.withLock { $0 = true }
        #expect((await reply.value == nil) == isCancelled)
    }

    @Test func anotherCallGoesOn() async throws {
        let waiting = Waiting()
        let session = waiting.conversation().session()
        async let answer = session.call("1", "stubborn")
        #expect(try await session.call("3", "rpc.cancel", #"{"id":2}"#) == .object(["cancelled": false]))
        waiting.released.withLock { $0 = true }
        #expect(try await answer == "stubborn")
    }

    @Test(arguments: ["{}", #"{"id":true}"#, #"{"id":{}}"#, "[]"])
    func aCancellationNamesACall(parameters: String) async throws {
        #expect(try await Waiting().conversation().session().call("1", "rpc.cancel", parameters) == -32602)
    }

    @Test func workThatGoesOnAfterItsCallIsCountedUntilItStops() async throws {
        let waiting = Waiting()
        let releases = Atomic(0)
        let session = waiting.conversation().session { releases.add(1, ordering: .relaxed) }
        async let answer = session.call("1", "stubborn")
        while try await session.call("2", "rpc.cancel", #"{"id":1}"#) != .object(["cancelled": true]) {
            await Task.yield()
        }
        #expect(try await answer == 499)
        #expect(session.abandonedCalls == 1)
        waiting.released.withLock { $0 = true }
        while releases.load(ordering: .relaxed) == 0 { await Task.yield() }
        #expect(session.abandonedCalls == 0)
    }

    @Test func allCallsEndWithTheSession() async throws {
        let waiting = Waiting()
        let session = waiting.conversation().session()
        try await withThrowingTaskGroup(of: JSONValue?.self) { group in
            // All of them have begun when the session ends.
            for id in 1...20 { group.addImmediateTask { try await session.call("\(id)", "wait") } }
            session.end()
            for try await outcome in group { #expect(outcome == 499) }
        }
        while waiting.stopped.load(ordering: .relaxed) < 20 { await Task.yield() }
    }

    @Test func eachOfManyCallsEndsOnceHoweverCancellationsFall() async throws {
        let conversation = Conversation(limits: MessageLimits { $0.deadline = .seconds(3600) }) {
            call throws(ErrorObject) in
            for _ in 0..<Int.random(in: 0..<8) { await Task.yield() }
            return "done"
        }
        let session = conversation.session()
        var outcomes: [JSONValue?] = []
        try await withThrowingTaskGroup(of: [JSONValue?].self) { group in
            for id in 0..<2000 {
                group.addTask { [try await session.call("\(id)", "m")] }
                group.addTask {
                    _ = try await session.call(#""x""#, "rpc.cancel", #"{"id":\#(id)}"#)
                    return []
                }
            }
            for try await outcome in group { outcomes += outcome }
        }
        #expect(outcomes.count == 2000)
        #expect(Set(outcomes).isSubset(of: ["done", 499]))
    }
}

@Suite struct ReplacementTests {
    @Test func theCallsOfABatchAreAnsweredByTheSame() async throws {
        let version = Mutex(0)
        let conversation = Conversation { () -> any Answering in
            let answering = version.withLock { $0 }
            return AnsweringClosure { call throws(ErrorObject) in
                version.withLock { $0 += 1 }
                await Task.yield()
                return JSONValue.integer(Int64(answering))
            }
        }
        let session = conversation.session()
        let batch = #"[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","id":2,"method":"a"}]"#
        for expected in [0, 2] as [JSONValue] {
            let reply = try JSONText(try #require(await session.reply(to: Array(batch.utf8)))).value()
            let answers = ([1, 2] as [JSONValue]).map {
                JSONValue.object(["jsonrpc": "2.0", "id": $0, "result": expected])
            }
            #expect(reply == .array(answers))
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct DeadlineTests {
    @Test func aCallThatTakesTooLongEndsWithAnError() async throws {
        let waiting = Waiting()
        let session = waiting.conversation(deadline: .milliseconds(20)).session()
        #expect(try await session.call("1", "wait") == 508)
        while waiting.stopped.load(ordering: .relaxed) == 0 { await Task.yield() }
    }

    @Test func oneThatDoesNotIsAnswered() async throws {
        #expect(try await Waiting().conversation(deadline: .milliseconds(20)).session().call("1", "quick") == "quick")
    }
}

@Suite(.timeLimit(.minutes(30))) struct TokenTests {
    private static let secret = "0123456789abcdef"

    private func session(pause: Duration = .zero) throws -> Session {
        let token = try #require(Token(contents: Array(" \(Self.secret)\n".utf8)))
        let check = TokenCheck(token, guesses: TokenGuesses(pause: pause))
        return Waiting().conversation(deadline: .seconds(7200)).session(check)
    }

    @Test func nothingIsAnsweredBeforeTheTokenIsShown() async throws {
        let session = try session()
        #expect(try await session.call("1", "quick") == 401)
        #expect(try await session.call("1", "rpc.cancel", #"{"id":1}"#) == 401)
        let token = #"{"token":"\#(Self.secret)"}"#
        #expect(try await session.call("2", "server.authenticate", token) == .object(["authenticated": true]))
        #expect(try await session.call("3", "quick") == "quick")
    }

    @Test(arguments: ["0123456789abcde", "0123456789abcdefg", "0123456789abcdeg", "", "0123456789abcdef\n"])
    func anotherTokenIsRefused(token: String) async throws {
        let session = try session()
        let shown = JSONValue.object(["token": .string(token)])
        let parameters = String(decoding: shown.jsonBytes, as: UTF8.self)
        #expect(try await session.call("1", "server.authenticate", parameters) == 403)
        #expect(try await session.call("2", "quick") == 401)
    }

    /// Whether or not a token is required.
    @Test(
        arguments: ["server.authenticate": "token", "rpc.cancel": "id", "$/cancelRequest": "id"],
        [
            ("{}", "missingParameter"), ("[]", "missingParameter"), (#"{"NAME":null}"#, "missingParameter"),
            (#"{"NAME":[]}"#, "invalidParameter"), (#"[{}]"#, "invalidParameter"), (#"[true]"#, "invalidParameter"),
            (#"{"NAME":"a","NAME":"a"}"#, "invalidParameter"), (#"["a","b"]"#, "unknownParameter"),
            (#"{"NAME":"a","nmae":1}"#, "unknownParameter"), (#"{"nmae":"a"}"#, "unknownParameter"),
        ]
    )
    func methodsOfSessionsCheckTheirParametersLikeAllOthers(
        method: (key: String, value: String),
        parameters: (text: String, reason: String)
    ) async throws {
        let text = parameters.text.replacing("NAME", with: method.value)
        let session = Waiting().conversation().session()
        let reply = try #require(await session.reply(to: Array(request("1", method.key, text).utf8)))
        guard case .object(let object) = try JSONText(reply).value(), case .object(let error)? = object["error"],
            case .object(let data)? = error["data"]
        else {
            Issue.record("\(text) is answered")
            return
        }
        #expect(error["code"] == -32602)
        #expect(data["reason"] == .string(parameters.reason))
        #expect(data["method"] == .string(method.key))
        #expect(data["origin"] == "server")
        #expect(data["retryable"] == false)
        let isKnown = parameters.reason != "unknownParameter"
        #expect((data["parameter"] == .string(method.value)) == isKnown)
        #expect(data["allowed"] == (isKnown ? nil : [.string(method.value)]))
    }

    @Test(arguments: [#"{"\u0074oken":"0123456789abcdef"}"#, #"["0123456789abcdef"]"#])
    func theTokenIsShownByNameInAnySpellingOrByPosition(parameters: String) async throws {
        let session = try session()
        #expect(try await session.call("1", "server.authenticate", parameters) == .object(["authenticated": true]))
    }

    @Test func theRightTokenIsHeardAfterAWrongOne() async throws {
        let session = try session(pause: .milliseconds(1))
        #expect(try await session.call("1", "server.authenticate", #"{"token":"a guess"}"#) == 403)
        let token = #"{"token":"\#(Self.secret)"}"#
        #expect(try await session.call("2", "server.authenticate", token) == .object(["authenticated": true]))
        #expect(session.isAuthenticated && !session.isBarred)
    }

    @Test func afterTooManyWrongTokensNoneIsHeard() async throws {
        let session = try session(pause: .zero)
        for _ in 0..<5 { _ = try await session.call("1", "server.authenticate", #"{"token":"a guess"}"#) }
        #expect(session.isBarred)
        #expect(try await session.call("2", "server.authenticate", #"{"token":"\#(Self.secret)"}"#) == 403)
        #expect(!session.isAuthenticated)
    }

    @Test func aClientThatGoesAwayLeavesNoPause() async throws {
        let session = try session(pause: .seconds(3600))
        // It is waiting in the pause when the session ends.
        let answer = Task.immediate { try await session.call("1", "server.authenticate", #"{"token":"a guess"}"#) }
        session.end()
        #expect(try await answer.value == 499)
        while session.abandonedCalls > 0 { await Task.yield() }
    }

    @Test func thePauseGrowsUpToABound() {
        let guesses = TokenGuesses(pause: .milliseconds(250))
        let pauses = [0, 1, 2, 3, 4, 5, 6, 1000].map { Int(guesses.pause(after: $0) / .milliseconds(1)) }
        #expect(pauses == [0, 250, 500, 1000, 2000, 4000, 4000, 4000])
    }

    @Test func anAddressIsRememberedAndMoreThanAFewThousandAreNot() {
        let guesses = TokenGuesses()
        #expect((1...3).map { _ in guesses.add(from: "first") } == [1, 2, 3])
        for address in 0..<1023 { _ = guesses.add(from: "\(address)") }
        #expect(guesses.add(from: "first") == 4)
        for address in 0..<4096 { _ = guesses.add(from: "another \(address)") }
        #expect(guesses.add(from: "first") == 1)
    }

    @Test func aShortTokenIsNone() {
        #expect(Token(contents: Array("0123456789abcde\n".utf8)) == nil)
    }

    @Test func aTokenIsNotPrinted() throws {
        let token = try #require(Token(contents: Array(Self.secret.utf8)))
        #expect(!"\(token) \(String(reflecting: token))".contains("0123"))
    }
}
