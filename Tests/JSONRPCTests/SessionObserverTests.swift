import HeadwordJSON
import JSONRPC
import Synchronization
import Testing

/// Records the events that it observes.
private final class Record: SessionObserver {
    struct Contents {
        var begun: [String] = []
        var ended: [FinishedCall] = []
        var refused: [Int] = []
    }

    private let contents = Mutex(Contents())

    var all: Contents { contents.withLock(\.self) }

    func callBegan(_ call: Call) { contents.withLock { $0.begun.append(call.method) } }
    func callEnded(_ call: FinishedCall) { contents.withLock { $0.ended.append(call) } }
    func messageRefused(_ error: ErrorObject, session: Int) { contents.withLock { $0.refused.append(error.code) } }
}

private func conversation(observedBy record: Record, deadline: Duration = .seconds(60)) -> Conversation {
    let limits = MessageLimits {
        $0.responseBytes = 400; $0.deadline = deadline
    }
    return Conversation(limits: limits, observer: record) { call throws(ErrorObject) in
        switch call.method {
        case "wait": try? await Task.sleep(for: .seconds(3600))
        case "long": return String(repeating: "x", count: 500)
        case "fail": throw .internalError
        default: break
        }
        return call.method
    }
}

private let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

@Suite(.timeLimit(.minutes(30))) struct SessionObserverTests {
    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":1,"method":"echo"}"#, nil), (#"{"jsonrpc":"2.0","method":"echo"}"#, nil),
            (#"{"jsonrpc":"2.0","id":1,"method":"fail"}"#, -32603), (#"{"jsonrpc":"2.0","method":"fail"}"#, -32603),
            (#"{"jsonrpc":"2.0","id":1,"method":"long"}"#, 413),
            (#"{"jsonrpc":"2.0","id":1,"method":"rpc.cancel"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"wait"}"#, 508),
        ] as [(String, Int?)]
    )
    func aCallIsSeenOnceFromItsBeginningToItsEnd(message: String, code: Int?) async throws {
        let record = Record()
        let session = conversation(observedBy: record, deadline: .milliseconds(20)).session()
        let reply = await session.reply(to: Array(message.utf8))
        let seen = record.all
        #expect(seen.begun.count == 1 && seen.ended.count == 1 && seen.refused.isEmpty)
        let call = try #require(seen.ended.first)
        #expect(call.call.method == seen.begun.first)
        #expect(call.error?.code == code)
        #expect(call.replyBytes == reply?.count ?? 0)
        #expect(call.duration > .zero)
        #expect(call.session == session.number)
    }

    @Test func allPartsOfABatchAreSeen() async {
        let record = Record()
        let batch = #"[{"jsonrpc":"2.0","id":1,"method":"a"},5,{"jsonrpc":"2.0","method":"b"},{"jsonrpc":"2.0"}]"#
        _ = await conversation(observedBy: record).session().reply(to: Array(batch.utf8))
        #expect(record.all.ended.map(\.call.method).sorted() == ["a", "b"])
        #expect(record.all.refused == [-32600, -32600])
    }

    @Test(arguments: [("{", -32700), ("[]", -32600), (#"{"jsonrpc":"1.0","method":"a"}"#, -32600)])
    func aMessageThatIsNoCallIsSeenToBeRefused(message: String, code: Int) async {
        let record = Record()
        _ = await conversation(observedBy: record).session().reply(to: Array(message.utf8))
        #expect(record.all.refused == [code])
        #expect(record.all.begun.isEmpty && record.all.ended.isEmpty)
    }

    @Test func aClientThatLeavesEndsItsCalls() async throws {
        let record = Record()
        let session = conversation(observedBy: record).session()
        let reply = Task { await session.reply(to: Array(#"{"jsonrpc":"2.0","id":1,"method":"wait"}"#.utf8)) }
        while record.all.begun.isEmpty { await Task.yield() }
        session.end()
        _ = await reply.value
        #expect(record.all.ended.map { $0.error?.code } == [499])
    }

    @Test(
        arguments: [
            (#""\#(trace)""#, trace), (#""\u0030\#(trace.dropFirst())""#, trace), (#""nonsense""#, nil), ("5", nil),
            ("null", nil),
        ] as [(String, String?)]
    )
    func theTraceOfACallIsSeen(member: String, expected: String?) async {
        let record = Record()
        let message = #"{"jsonrpc":"2.0","id":1,"traceparent":\#(member),"method":"echo"}"#
        let reply = await conversation(observedBy: record).session().reply(to: Array(message.utf8))
        #expect(reply.map { String(decoding: $0, as: UTF8.self) } == #"{"jsonrpc":"2.0","id":1,"result":"echo"}"#)
        #expect(record.all.ended.map(\.call.trace?.description) == [expected])
    }

    @Test func sessionsAreNumbered() {
        let conversation = conversation(observedBy: Record())
        #expect(conversation.session().number != conversation.session().number)
    }
}

@Suite struct TraceParentTests {
    @Test func theTraceHasANumber() {
        #expect(TraceParent(trace)?.traceID == "4bf92f3577b34da6a3ce929d0e0e4736")
    }

    @Test(
        arguments: [
            "", "00", trace + "-x", String(trace.dropLast()), trace.uppercased(), trace.replacing("4bf9", with: "4bg9"),
            trace.replacing("00-", with: "ff-"), "00-" + String(repeating: "0", count: 32) + "-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01", trace + "\n", "é" + trace,
        ]
    )
    func whatIsNotWellFormedIsNoTrace(text: String) {
        #expect(TraceParent(text) == nil)
    }

    @Test func laterVersionsMayGoOn() {
        let later = trace.replacing("00-4", with: "01-4") + "-more"
        #expect(TraceParent(later)?.description == String(later.dropLast(5)))
    }
}
