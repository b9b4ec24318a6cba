import CMessageDigest
import HeadwordJSON
import HeadwordTestSupport
import JSONRPC
import JSONRPCTransport
import ServiceLifecycle
import Synchronization
import Testing

/// Answers `dictionary.entries` when the gate is opened.
private final class Gate: Sendable {
    private let isOpen = Mutex(false)
    private let waiting = Mutex(0)

    func open() { isOpen.withLock { $0 = true } }

    /// Waits until a call waits.
    func waitForCall() async throws {
        while waiting.withLock(\.self) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    }

    var conversation: Conversation {
        Conversation(limits: MessageLimits { $0.deadline = .seconds(3600) }) { [self] _ throws(ErrorObject) in
            waiting.withLock { $0 += 1 }
            while !isOpen.withLock(\.self), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
            return entries(["small"])
        }
    }
}

/// An answer of `dictionary.entries` with definitions.
private func entries(_ definitions: [String]) -> JSONValue {
    let senses = definitions.map { JSONValue.object(["definitions": [.string($0)]]) }
    return [
        "metadata": ["source": "wordnet"],
        "results": [
            [
                "word": "mouse",
                "lexicalEntries": [
                    ["lexicalCategory": "noun", "text": "mouse", "entries": [["senses": .array(senses)]]]
                ],
            ]
        ],
    ]
}

/// A test would hang if a limit were not kept; the time limits are as short as the machine allows.
@Suite(.timeLimit(.minutes(30))) struct ClientLimitTests {
    @Test(arguments: [("", "a"), ("DEFINE * ", "a"), ("STATUS\r\nDEFINE ", "é")])
    func aLineThatNeverEndsIsRefused(beginning: String, piece: String) async throws {
        try await withDictionaryServer(limits: TransportLimits { $0.messageSeconds = 1 }) { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.socket.send(beginning)
            // Once: a client that goes on sending may lose the reply when the connection is closed.
            try await client.socket.send(piece)
            if beginning.hasPrefix("STATUS") { #expect(try await client.code() == 210) }
            #expect(try await client.code() == 420)
            #expect(try await client.isClosed())
        }
    }

    @Test(arguments: [("", ["220"]), ("STATUS\r\n", ["220", "210"])])
    func aSilentConnectionIsClosed(text: String, codes: [String]) async throws {
        try await withDictionaryServer(limits: TransportLimits { $0.idleSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(text)
            #expect(try await client.readToEnd().split(separator: "\r\n").map { $0.prefix(3) } == codes.map { $0[...] })
        }
    }

    @Test func emptyLinesDoNotKeepAConnectionOpen() async throws {
        try await withDictionaryServer(limits: TransportLimits { $0.idleSeconds = 1 }) { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.socket.sendUntilClosed("\r\n")
        }
    }

    @Test func whoComesTooLateIsToldSo() async throws {
        try await withDictionaryServer(limits: TransportLimits { $0.connections = 2 }) { port, _ in
            var clients: [RemoteClient] = []
            for _ in 1...2 { clients.append(try await RemoteClient(port: port)) }
            let refused = try await RemoteClient(port: port)
            #expect(refused.greeting.hasPrefix("420 "))
            #expect(try await refused.isClosed())
            for client in clients { #expect(try await client.ask("STATUS").first?.hasPrefix("210 ") == true) }
        }
    }

    @Test func aCallInFlightIsAnsweredWhenTheServerStopsAndThenTheClientIsTold() async throws {
        let gate = Gate()
        let limits = TransportLimits { $0.drainSeconds = 3600 }
        try await withDictionaryServer(answering: gate.conversation, limits: limits) { port, server in
            let (busy, idle) = (try await RemoteClient(port: port), try await RemoteClient(port: port))
            try await busy.send("DEFINE wordnet mouse", "DEFINE wordnet cat")
            try await gate.waitForCall()
            await server.triggerGracefulShutdown()
            #expect(try await idle.code() == 421)
            #expect(try await idle.isClosed())
            gate.open()
            #expect(try await busy.reply().contains { $0.contains("small") })
            #expect(try await busy.code() == 421)
            #expect(try await busy.isClosed())
        }
    }

    @Test func aClientThatDoesNotReadIsNotReadFrom() async throws {
        let text = (0..<1000).map { "definition \($0)" }
        let conversation = Conversation { _ throws(ErrorObject) in entries(text) }
        try await withDictionaryServer(answering: conversation) { port, _ in
            let client = try await RemoteClient(port: port, receiveBuffer: 4096)
            let sent = try await client.socket.sendUntilStuck("DEFINE wordnet mouse\r\n", atMost: 256 << 20)
            #expect(sent < 256 << 20)
            let other = try await RemoteClient(port: port)
            #expect(try await other.ask("DEFINE wordnet mouse").last == "250 ok")
            // Nothing that was read before is lost.
            for _ in 1...10 { #expect(try await client.reply().last == "250 ok") }
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct ReplyOrderTests {
    @Test func theRefusalOfALongLineWaitsForTheReplyBeforeIt() async throws {
        let gate = Gate()
        try await withDictionaryServer(answering: gate.conversation) { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.send("DEFINE wordnet mouse", String(repeating: "x", count: 7000), "STATUS", "QUIT")
            try await gate.waitForCall()
            gate.open()
            #expect(try await client.reply().contains { $0.contains("small") })
            for code in [500, 210, 221] { #expect(try await client.code() == code) }
        }
    }

    /// The replies are as long as what the system keeps for a client that does not read, or somewhat shorter or longer.
    @Test(arguments: 4...14)
    func whoAsksForTheEndAndHangsUpStillGetsAllReplies(count: Int) async throws {
        let text = (0..<1000).map { "definition \($0)" }
        let conversation = Conversation { _ throws(ErrorObject) in entries(text) }
        try await withDictionaryServer(answering: conversation) { port, _ in
            let client = try await RemoteClient(port: port, receiveBuffer: 4096)
            let command = "DEFINE wordnet mouse\r\n"
            try await client.socket.send(String(repeating: command, count: count) + "QUIT\r\n")
            client.socket.finishSending()
            let reply = try await client.socket.readToEnd()
            #expect(reply.hasSuffix("250 ok\r\n221 bye\r\n"))
            #expect(reply.split(separator: "definition 999\r\n").count == count + 1)
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct ClientTokenTests {
    private static let secret = "0123456789abcdef"

    private func withServer(
        _ limits: TransportLimits = TransportLimits { $0.tokenPauseMilliseconds = 1 },
        _ body: @Sendable (Int) async throws -> Void
    ) async throws {
        let token = Token(contents: Array(Self.secret.utf8))
        try await withDictionaryServer(limits: limits, token: token) { port, _ in try await body(port) }
    }

    /// The proof that a client knows a secret (RFC 2229, section 3.11).
    private static func proof(of secret: String, _ client: RemoteClient) -> String {
        let text = Array((client.identifier + secret).utf8)
        var context = MD5_CTX()
        MD5Init(&context)
        MD5Update(&context, text, text.count)
        var digest = [UInt8](repeating: 0, count: 16)
        MD5Final(&digest, &context)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(arguments: ["", "nobody", "'Some One'"])
    func onlyWhoKnowsTheTokenIsAnswered(user: String) async throws {
        try await withServer { port in
            let client = try await RemoteClient(port: port)
            #expect(client.greeting.contains("<auth.mime>"))
            for command in ["DEFINE * dog", "MATCH * exact dog", "SHOW DB", "SHOW STRAT", "SHOW SERVER", "STATUS"] {
                #expect(try await client.ask(command).first?.hasPrefix("530 ") == true)
            }
            for command in ["CLIENT test", "OPTION MIME", "HELP"] {
                #expect(try await client.ask(command).last?.hasPrefix("250 ") == true)
            }
            let name = user.isEmpty ? "\"\"" : user
            #expect(
                try await client.ask("AUTH \(name) \(Self.proof(of: Self.secret, client))") == ["230 authenticated"]
            )
            #expect(try await client.ask("DEFINE * dog").last == "250 ok")
        }
    }

    @Test func theProofOfOneSessionIsWorthNothingInAnother() async throws {
        try await withServer { port in
            let (one, other) = (try await RemoteClient(port: port), try await RemoteClient(port: port))
            let proof = Self.proof(of: Self.secret, one)
            #expect(try await other.ask("AUTH user \(proof)").first?.hasPrefix("531 ") == true)
            #expect(try await one.ask("AUTH user \(proof)") == ["230 authenticated"])
        }
    }

    @Test func aClientMayProveItselfAndAskInOnePacket() async throws {
        try await withServer { port in
            let client = try await RemoteClient(port: port)
            try await client.send("AUTH user \(Self.proof(of: Self.secret, client).uppercased())", "DEFINE * dog")
            #expect(try await client.code() == 230)
            #expect(try await client.code() == 150)
        }
    }

    @Test(arguments: [0, 1000])
    func theLastWrongProofThatIsAllowedClosesTheConnection(more: Int) async throws {
        let limits = TransportLimits {
            $0.tokenAttempts = 3; $0.tokenPauseMilliseconds = 1
        }
        try await withServer(limits) { port in
            let client = try await RemoteClient(port: port)
            let guesses = (0..<3 + more).map { "AUTH user \(Self.proof(of: "guess \($0)", client))\r\n" }
            try? await client.socket.send(
                guesses.joined() + "AUTH user \(Self.proof(of: Self.secret, client))\r\nDEFINE * dog\r\n"
            )
            let replies = try await client.socket.readToEnd().split(separator: "\r\n")
            #expect(replies.map { $0.prefix(3) } == ["531", "531", "531"])
        }
    }

    @Test func whoShowsNoTokenLosesItsPlace() async throws {
        let limits = TransportLimits {
            $0.connections = 1; $0.authenticationSeconds = 1
        }
        try await withServer(limits) { port in
            let silent = try await RemoteClient(port: port)
            #expect(try await silent.code() == 530)
            #expect(try await silent.isClosed())
            while true {
                let next = try await RemoteClient(port: port)
                if next.greeting.hasPrefix("220 ") { break }
            }
        }
    }
}
