import HeadwordTestSupport
import JSONRPC
import NIOCore
import Testing

@testable import JSONRPCTransport

private let token = Token(contents: Array("0123456789abcdef".utf8))

private func authenticate(_ shown: String, id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"server.authenticate","params":{"token":"\#(shown)"}}"#
}

@Suite struct ConnectionDeadlinesTests {
    private let limits = TransportLimits {
        $0.idleSeconds = 100; $0.messageSeconds = 20; $0.handshakeSeconds = 5; $0.authenticationSeconds = 10
    }

    private func deadlines(needsHandshake: Bool = false, needsToken: Bool = false) -> ConnectionDeadlines {
        ConnectionDeadlines(limits, needsHandshake: needsHandshake, needsToken: needsToken, since: time(0))
    }

    private func time(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(1) + .seconds(seconds) }

    @Test func theFirstDeadlineIsTheNextAndEachIsMissedOnce() {
        var deadlines = deadlines(needsHandshake: true, needsToken: true)
        #expect(deadlines.next == time(5))
        #expect(deadlines.takeMiss(at: time(4)) == nil)
        #expect(deadlines.takeMiss(at: time(5)) == .handshake)
        #expect(deadlines.next == time(10))
        #expect(deadlines.takeMiss(at: time(10)) == .token)
        #expect(deadlines.next == time(100))
        #expect(deadlines.takeMiss(at: time(100)) == .activity)
        #expect(deadlines.next == time(200))
    }

    @Test func whatIsDoneInTimeIsNotMissed() {
        var deadlines = deadlines(needsHandshake: true, needsToken: true)
        deadlines.noteHandshake()
        deadlines.noteToken()
        deadlines.noteActivity(at: time(50))
        #expect(deadlines.takeMiss(at: time(149)) == nil)
        #expect(deadlines.takeMiss(at: time(150)) == .activity)
    }

    @Test func moreBytesOfAMessageGiveItNoMoreTime() {
        var deadlines = deadlines()
        for second in 1...20 { deadlines.noteMessage(isExpected: true, isNew: false, at: time(Int64(second))) }
        #expect(deadlines.next == time(21))
        #expect(deadlines.takeMiss(at: time(20)) == nil)
        #expect(deadlines.takeMiss(at: time(21)) == .message)
    }

    @Test func everyMessageHasTheWholeTime() {
        var deadlines = deadlines()
        deadlines.noteMessage(isExpected: true, isNew: false, at: time(1))
        deadlines.noteMessage(isExpected: true, isNew: true, at: time(20))
        #expect(deadlines.next == time(40))
        deadlines.noteMessage(isExpected: false, isNew: true, at: time(30))
        #expect(deadlines.next == time(100))
    }
}

/// The time limits are as short as they can be set. A client that sends until the connection is closed would send
/// forever if it were not closed.
@Suite(.timeLimit(.minutes(30))) struct SlowClientTests {
    @Test(arguments: ["\n", "\r\n", " \n\t\n", "\n\n\n"], [request(1, "a") + "\n", ""])
    func blankLinesDoNotKeepAConnectionOpen(blank: String, beginning: String) async throws {
        try await withServer(limits: TransportLimits { $0.idleSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(beginning)
            try await client.sendUntilClosed(blank)
        }
    }

    @Test(arguments: [("{", " "), (request(1, "a") + "\n{\"a\":\"", "a"), ("1\n", "1"), ("1\n ", " ")])
    func aLineThatNeverEndsIsRefused(beginning: String, byte: String) async throws {
        let log = LogRecord()
        try await withServer(limits: TransportLimits { $0.messageSeconds = 1 }, log: log) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(beginning)
            try await client.sendUntilClosed(byte)
        }
        #expect(log.lines == ["connection closed: a message took too long to arrive client=127.0.0.1"])
    }

    @Test(arguments: ["Content-Length: 60000\r\n\r\n{", "Content-Length: 60000\r\nX-", "Content-Length: 99999\r\n\r\n"])
    func aMessageAfterAHeaderThatNeverEndsIsRefusedInKind(beginning: String) async throws {
        try await withServer(limits: TransportLimits { $0.messageSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(beginning)
            let reply = try await client.readToEnd().split(separator: "\r\n\r\n")
            #expect(reply.allSatisfy { $0.hasPrefix("Content-Length: ") || $0.hasPrefix("{") })
            #expect(reply.last?.contains(#""reason":"requestTimeout""#) == true)
        }
    }

    @Test func aMessageThatWaitsForOthersIsNotLate() async throws {
        let limits = TransportLimits {
            $0.messagesInFlight = 1; $0.messageSeconds = 1
        }
        try await withServer(limits: limits) { port, _ in
            let client = try SocketClient(port: port)
            let calls = (1...10).map { request($0, "slow") + "\n" }.joined()
            // Ten answers take two seconds, and the last line has come in pieces.
            try await client.send(calls + request(11, "a") + "\n")
            for id in 1...10 { #expect(try await client.readLine() == answer(id, "slow")) }
            #expect(try await client.readLine() == answer(11, "a"))
        }
    }

    @Test func aClientThatShowsNoTokenLosesItsPlace() async throws {
        let limits = TransportLimits {
            $0.connections = 2; $0.authenticationSeconds = 1
        }
        try await withServer(limits: limits, token: token) { port, _ in
            let known = try SocketClient(port: port)
            try await known.send(authenticate("0123456789abcdef") + "\n")
            #expect(try await known.readLine()?.contains("true") == true)
            let silent = try SocketClient(port: port)
            #expect(try await silent.readLine() == nil)
            while true {
                let next = try SocketClient(port: port)
                try await next.send(authenticate("0123456789abcdef") + "\n")
                if try await next.readLine()?.contains("true") == true { break }
            }
            try await known.send(request(2, "a") + "\n")
            #expect(try await known.readLine() == answer(2, "a"))
        }
    }

    @Test func callsWithoutATokenKeepNoPlace() async throws {
        let log = LogRecord()
        try await withServer(limits: TransportLimits { $0.authenticationSeconds = 1 }, token: token, log: log) {
            port,
            _ in
            let client = try SocketClient(port: port)
            try await client.sendUntilClosed(request(1, "a") + "\n")
        }
        #expect(log.lines == ["connection closed: the token did not arrive in time client=127.0.0.1"])
    }
}

@Suite(.timeLimit(.minutes(30))) struct WrongTokenTests {
    private let limits = TransportLimits {
        $0.tokenAttempts = 3; $0.tokenPauseMilliseconds = 1; $0.authenticationSeconds = 600
    }

    @Test func theLastWrongTokenThatIsAllowedClosesTheConnection() async throws {
        let log = LogRecord()
        try await withServer(limits: limits, token: token, log: log) { port, _ in
            let client = try SocketClient(port: port)
            for id in 1...3 {
                try await client.send(authenticate("a guess", id: id) + "\n")
                #expect(try await client.readLine()?.contains(#""reason":"wrongToken""#) == true)
            }
            #expect(try await client.readLine() == nil)
        }
        #expect(log.lines == (1...3).map { "wrong token client=127.0.0.1 count=\($0)" })
    }

    @Test func noMoreGuessesThanAllowedAreHeardHoweverTheyCome() async throws {
        let guesses = (1...1000).map { authenticate("guess \($0)", id: $0) }
        let right = authenticate("0123456789abcdef", id: 0)
        let lines = (guesses + [right]).joined(separator: "\n") + "\n"
        let batch = "[" + (guesses.prefix(300) + [right]).joined(separator: ",") + "]\n"
        for text in [lines, batch] {
            let log = LogRecord()
            try await withServer(limits: limits, token: token, log: log) { port, _ in
                let client = try SocketClient(port: port)
                try? await client.send(text)
                let replies = try await client.readToEnd()
                #expect(replies.matches(of: /not the server's token/).count == 3)
                #expect(!replies.contains(#""authenticated":true"#))
            }
            #expect(log.lines.count == 3)
        }
    }

    @Test func theRightTokenIsHeardAtOnceWhileOthersWaitForTheirRefusal() async throws {
        let limits = TransportLimits {
            $0.tokenAttempts = 3; $0.tokenPauseMilliseconds = 1_000_000; $0.authenticationSeconds = 600
        }
        let log = LogRecord()
        try await withServer(limits: limits, token: token, log: log) { port, _ in
            let guessers = try (0..<100).map { _ in try SocketClient(port: port) }
            for guesser in guessers { try await guesser.send(authenticate("a guess") + "\n") }
            while log.lines.isEmpty { await Task.yield() }
            let client = try SocketClient(port: port)
            try await client.send(authenticate("0123456789abcdef") + "\n" + request(2, "a") + "\n")
            #expect(try await client.readLine()?.contains("true") == true)
            #expect(try await client.readLine() == answer(2, "a"))
            withExtendedLifetime(guessers) {}
        }
    }
}
