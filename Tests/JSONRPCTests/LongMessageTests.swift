import HeadwordJSON
import Synchronization
import Testing

@testable import JSONRPC

/// Answers every call at once.
private struct AtOnce: Answering {
    func begin(_ call: Call, from caller: Caller) -> Answer<RenderedJSON, ErrorObject> {
        .ready(RenderedJSON(JSONValue.string(call.method)))
    }
}

private func message(parameterBytes: Int) -> [UInt8] {
    let text = String(repeating: "x", count: parameterBytes)
    return Array(#"{"jsonrpc":"2.0","id":1,"method":"m","params":["\#(text)"]}"#.utf8)
}

@Suite(.timeLimit(.minutes(30))) struct LongMessageTests {
    @Test(arguments: [(100, false), (1 << 17, true)])
    func aLongMessageIsReadBesideOthers(bytes: Int, isLong: Bool) async throws {
        let session = Conversation(answering: { AtOnce() }).session()
        let reply: Reply?
        switch session.begin(message(parameterBytes: bytes)) {
        case .ready(let ended):
            #expect(!isLong)
            reply = ended
        case .pending(let rest):
            #expect(isLong)
            reply = await rest().get()
        }
        #expect(reply?.bytes == Array(#"{"jsonrpc":"2.0","id":1,"result":"m"}"#.utf8))
    }

    @Test func aLongMessageOfAClientThatHungUpIsNotRead() async {
        let session = Conversation(answering: { AtOnce() }).session()
        guard case .pending(let rest) = session.begin(message(parameterBytes: 1 << 17)) else {
            Issue.record("it was read at once")
            return
        }
        session.end()
        #expect(await rest().get() == nil)
    }

    @Test func aLongMessageForWhichThereIsNoMemoryIsRefused() async throws {
        let session = Conversation(room: AnswerRoom(limit: 1 << 16), answering: { AtOnce() }).session()
        let reply = try #require(await session.reply(to: message(parameterBytes: 1 << 17)))
        #expect(String(decoding: reply, as: UTF8.self).contains(#""code":503"#))
    }

    @Test func memoryIsShortForAllWhileCallsHoldHalfOfIt() async {
        let conversation = Conversation(room: AnswerRoom(limit: 1000)) { call in JSONValue.string(call.method) }
        let (session, other) = (conversation.session(), conversation.session())
        #expect(!other.isShortOfMemory)
        await answer(message(parameterBytes: 600), in: session) { #expect(other.isShortOfMemory) }
        #expect(!other.isShortOfMemory)
    }

    /// Answers a message and releases it; `look` is called in between.
    private func answer(_ message: [UInt8], in session: Session, _ look: () -> Void) async {
        guard case .pending(let rest) = session.begin(message) else {
            Issue.record("it was answered at once")
            return
        }
        look()
        #expect(await rest().get() != nil)
    }
}
