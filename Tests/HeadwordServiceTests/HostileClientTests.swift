import Foundation
import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import HeadwordTransportTestSupport
import JSONRPC
import JSONRPCTransport
import Synchronization
import Testing

/// Answers `gated.long` when the gate is opened, and `gated.short` at once; both in the thread pool.
private struct GatedProvider: EndpointProvider {
    static let namespace = "gated"
    static let gate = Gate()

    init(_ services: ProviderServices) {}

    func register(in registry: inout EndpointRegistry) throws {
        try registry.add(GatedRequest.self, from: Self.gate)
        try registry.add(UngatedRequest.self, from: Self.gate)
    }
}

/// Blocks long work, which does not notice cancellation meanwhile.
///
/// The threads are shared by all tests, so each test releases its work when it ends.
private final class Gate: Sendable {
    private let openings = Atomic(0)
    private let entered = Atomic(0)

    /// The number of calls that have entered.
    var count: Int { entered.load(ordering: .acquiring) }

    /// Releases the work that waits now.
    func open() { openings.add(1, ordering: .acquiringAndReleasing) }

    func enter() {
        let before = openings.load(ordering: .acquiring)
        entered.add(1, ordering: .acquiringAndReleasing)
        while openings.load(ordering: .acquiring) == before { usleep(1000) }
    }
}

private struct GatedRequest: Answerable {
    typealias Response = String
    typealias Source = Gate

    static let endpoint = Endpoint<Self>(
        method: "gated.long",
        summary: "Waits.",
        resultName: "answer"
    )
    var isQuick: Bool { false }

    func response(from gate: Gate) -> String {
        gate.enter()
        return "long"
    }
}

private struct UngatedRequest: Answerable {
    typealias Response = String
    typealias Source = Gate

    static let endpoint = Endpoint<Self>(
        method: "gated.short",
        summary: "Does not wait.",
        resultName: "answer"
    )
    var isQuick: Bool { false }

    func response(from gate: Gate) -> String { "short" }
}

/// Runs a server while `body` runs, and passes it the port.
private func withServer(
    _ conversation: Conversation,
    _ body: @Sendable (Int) async throws -> Void
) async throws {
    let limits = TransportLimits { $0.drainSeconds = 0 }
    try await withSocketServer(conversation, limits: limits) { port, _ in try await body(port) }
}

private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"# + "\n"
}

/// A test would hang if one client could keep the others waiting.
@Suite(.serialized, .timeLimit(.minutes(30))) struct CostlyQuestionTests {
    private static let questions = (1...64).map { request($0, "gated.long") }.joined()

    private static func conversation(deadline: Duration = .seconds(3600)) throws -> Conversation {
        try DictionaryService(lexicon: try FixtureLexicon.open(), additional: [GatedProvider.self])
            .conversation(limits: MessageLimits { $0.deadline = deadline })
    }

    @Test func whoAsksForMuchKeepsNobodyElseWaiting() async throws {
        defer { GatedProvider.gate.open() }
        try await withServer(try Self.conversation()) { port in
            let greedy = try (0..<2).map { _ in try SocketClient(port: port) }
            for client in greedy { try await client.send(Self.questions) }
            while GatedProvider.gate.count == 0 { try await Task.sleep(for: .milliseconds(1)) }
            let other = try SocketClient(port: port)
            try await other.send(request(1, "gated.short"))
            #expect(try await other.readLine() == #"{"jsonrpc":"2.0","id":1,"result":"short"}"#)
        }
    }

    @Test func aCallEndsAtItsDeadlineWhetherOrNotItsWorkWasEverBegun() async throws {
        defer { GatedProvider.gate.open() }
        let before = GatedProvider.gate.count
        try await withServer(try Self.conversation(deadline: .milliseconds(50))) { port in
            let client = try SocketClient(port: port)
            try await client.send(Self.questions)
            for _ in 1...64 {
                #expect(try #require(try await client.readLine()).contains(#""code":508"#))
            }
        }
        #expect(GatedProvider.gate.count - before < 64)
    }

    @Test(arguments: [true, false])
    func workOfCallsThatAreCancelledOrWhoseClientHangsUpIsNotBegun(isCancelled: Bool) async throws {
        defer { GatedProvider.gate.open() }
        let before = GatedProvider.gate.count
        try await withServer(try Self.conversation()) { port in
            var client: SocketClient? = try SocketClient(port: port)
            try await client?.send(Self.questions)
            if isCancelled {
                // The first few may already be running; for the client, they end anyway.
                for id in 1...64 { try await client?.send(request(100 + id, "rpc.cancel", #"{"id":\#(id)}"#)) }
                var ended = 0
                while ended < 64, let line = try await client?.readLine() {
                    if line.contains(#""code":499"#) { ended += 1 }
                }
                #expect(ended == 64)
            }
            client = nil
            // Once the disconnect is noticed, none of this client's calls is waiting.
            let other = try SocketClient(port: port)
            try await other.send(request(1, "gated.short"))
            #expect(try await other.readLine() == #"{"jsonrpc":"2.0","id":1,"result":"short"}"#)
        }
        #expect(GatedProvider.gate.count - before < 64)
    }
}

/// Counts the calls that are begun.
private final class Calls: SessionObserver {
    private let begun = Atomic(0)

    var count: Int { begun.load(ordering: .relaxed) }

    func callBegan(_ call: Call) { begun.add(1, ordering: .relaxed) }
    func callEnded(_ call: FinishedCall) {}
    func messageRefused(_ error: ErrorObject, session: Int) {}
}

@Suite(.timeLimit(.minutes(30))) struct AnswerMemoryTests {
    private static let text = String(repeating: "x", count: 4096)
    private static let long = #"{"text":"\#(text)","times":1000}"#

    @Test func aBatchEndsWhereItsAnswersBecomeTooLong() async throws {
        try requireProviders(of: "echo.text")
        let calls = Calls()
        let service = try DictionaryService(lexicon: try FixtureLexicon.open())
        try await withServer(service.conversation(observer: calls)) { port in
            let client = try SocketClient(port: port)
            let batch = (1...200).map { String(request($0, "echo.text", Self.long).dropLast()) }
            try await client.send("[\(batch.joined(separator: ","))]\n")
            let reply = try JSONValue(json: try #require(try await client.readLine()))
            #expect(reply["error"]?["code"] == 413 && reply["id"] == .null)
            // Two answers fit into 8 MiB; a few more calls may have begun at the same time.
            #expect(calls.count <= 2 + 16)
        }
    }

    @Test func clientsWhoNeverReadKeepNoMoreThanTheRoomForAll() async throws {
        try requireProviders(of: "echo.text")
        let room = AnswerRoom(limit: 32 << 20)
        let limits = CallLimits { $0.answer = WritingBound(bytes: 8 << 20, room: room) }
        let service = try DictionaryService(lexicon: try FixtureLexicon.open(), callLimits: limits)
        try await withServer(service.conversation()) { port in
            // One client at a time, since an answer takes more memory while it is written than while it waits to be
            // read.
            let replyBytes = 4_096_000 + #"{"jsonrpc":"2.0","id":1,"result":""}"#.utf8.count
            let silent = try (1...7).map { _ in try SocketClient(port: port, receiveBuffer: 4096) }
            for (index, client) in silent.enumerated() {
                try await client.send(request(1, "echo.text", Self.long))
                while room.takenBytes != (index + 1) * replyBytes { try await Task.sleep(for: .milliseconds(1)) }
            }
            // The next client gets an error instead of a long answer, but does get short ones.
            let other = try SocketClient(port: port)
            try await other.send(request(2, "echo.text", Self.long))
            #expect(try JSONValue(json: try #require(try await other.readLine()))["error"]?["code"] == 503)
            try await other.send(request(3, "echo.text", #"{"text":"short"}"#))
            #expect(try await other.readLine() == #"{"jsonrpc":"2.0","id":3,"result":"short"}"#)
            withExtendedLifetime(silent) {}
        }
        while room.takenBytes > 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
}
