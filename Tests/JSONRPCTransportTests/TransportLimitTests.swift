import HeadwordJSON
import HeadwordTestSupport
import JSONRPC
import JSONRPCTransport
import ServiceLifecycle
import Synchronization
import Testing

/// Answers `gated` when the gate is opened, and everything else at once.
final class Gate: Sendable {
    private let isOpen = Mutex(false)
    private let waiting = Mutex((now: 0, most: 0))

    /// The largest number of calls that waited at the same time.
    var most: Int { waiting.withLock(\.most) }

    func open() { isOpen.withLock { $0 = true } }

    /// Waits until a given number of calls wait.
    func waitFor(_ count: Int) async throws {
        while waiting.withLock({ $0.now < count }) { try await Task.sleep(for: .milliseconds(1)) }
    }

    var conversation: Conversation {
        Conversation(limits: MessageLimits { $0.deadline = .seconds(3600) }) { [self] call throws(ErrorObject) in
            guard call.method == "gated" else { return call.method }
            waiting.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            while !isOpen.withLock(\.self), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
            waiting.withLock { $0.now -= 1 }
            return call.method
        }
    }
}

/// A test would hang if a limit were not kept; the time limits are as short as the machine allows.
@Suite(.timeLimit(.minutes(30))) struct TransportLimitTests {
    @Test(arguments: [(3, true), (4, false)])
    func asManyCallsAreInFlightAsTheLimitAllowsAndNoMore(gated: Int, isHeard: Bool) async throws {
        let gate = Gate()
        try await withServer(gate.conversation, limits: TransportLimits { $0.messagesInFlight = 4 }) { port, _ in
            let client = try SocketClient(port: port)
            let calls = (0..<gated).map { request($0, "gated") + "\n" }.joined()
            try await client.send(calls + request(100, "quick") + "\n")
            if isHeard {
                #expect(try await client.readLine() == answer(100, "quick"))
            } else {
                try await gate.waitFor(4)
            }
            gate.open()
            var ids = Set((0..<gated).map { answer($0, "gated") } + (isHeard ? [] : [answer(100, "quick")]))
            while !ids.isEmpty { #expect(ids.remove(try #require(try await client.readLine())) != nil) }
            #expect(gate.most == gated)
        }
    }

    @Test func aSilentConnectionIsClosed() async throws {
        try await withServer(limits: TransportLimits { $0.idleSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(request(1, "a") + "\n")
            #expect(try await client.readLine() == answer(1, "a"))
            #expect(try await client.readLine() == nil)
        }
    }

    @Test func aConnectionThatWaitsForAnAnswerIsNotSilent() async throws {
        let gate = Gate()
        try await withServer(gate.conversation, limits: TransportLimits { $0.idleSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(request(1, "gated") + "\n")
            try await Task.sleep(for: .seconds(2.5))
            gate.open()
            #expect(try await client.readLine() == answer(1, "gated"))
        }
    }

    @Test func aClientThatNeverReadsLosesItsPlace() async throws {
        let limits = TransportLimits {
            $0.connections = 1; $0.idleSeconds = 1
        }
        try await withServer(limits: limits) { port, _ in
            let client = try SocketClient(port: port, receiveBuffer: 4096)
            _ = try await client.sendUntilStuck(request(1, "large") + "\n", atMost: 64 << 20)
            while true {
                let next = try SocketClient(port: port)
                try await next.send(request(2, "a") + "\n")
                if try await next.readLine() == answer(2, "a") { break }
            }
        }
    }

    @Test func callsInFlightAreAnsweredWhenTheServerStops() async throws {
        let gate = Gate()
        try await withServer(gate.conversation, limits: TransportLimits { $0.drainSeconds = 3600 }) { port, server in
            let client = try SocketClient(port: port)
            try await client.send(request(1, "gated") + "\n")
            try await gate.waitFor(1)
            await server.triggerGracefulShutdown()
            #expect(try await client.readLine() == #"{"jsonrpc":"2.0","method":"server.closing"}"#)
            gate.open()
            #expect(try await client.readLine() == answer(1, "gated"))
            #expect(try await client.readLine() == nil)
        }
    }

    @Test func aServerThatStopsDoesNotWaitForever() async throws {
        let gate = Gate()
        try await withServer(gate.conversation, limits: TransportLimits { $0.drainSeconds = 1 }) { port, server in
            let client = try SocketClient(port: port)
            try await client.send(request(1, "gated") + "\n")
            try await gate.waitFor(1)
            await server.triggerGracefulShutdown()
            #expect(try await client.readLine() == #"{"jsonrpc":"2.0","method":"server.closing"}"#)
            #expect(try await client.readLine() == nil)
        }
    }
}
