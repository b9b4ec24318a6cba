import HeadwordJSON
import Testing

@testable import HeadwordLoad

@Suite struct ReplyTests {
    @Test(arguments: [
        (#"{"jsonrpc":"2.0","id":7,"result":{"id":8,"error":1}}"#, Reply(id: 7)),
        (#"{"error":{"code":-32603,"message":"No."},"id":7}"#, Reply(id: 7, error: "code -32603")),
        (#"{"id":7,"error":{"code":404,"data":{"reason":"notFound"}}}"#, Reply(id: 7, error: "notFound")),
        (#"{"id":null,"error":{"code":503,"data":{"reason":"overloaded"}}}"#, Reply(error: "overloaded")),
        (#"{"method":"server.closing"}"#, Reply(isFarewell: true)), (#"{"method":"lexicon.changed"}"#, Reply()),
    ])
    func aMessageTellsItsCallAndWhetherItIsAnError(message: String, reply: Reply) throws {
        #expect(try Reply(Array(message.utf8)) == reply)
        #expect(try Reply(status: 200, Array(message.utf8)) == reply)
    }

    @Test(arguments: [
        (429, #"{"status":429,"reason":"tooManyRequests"}"#, "tooManyRequests"),
        (503, "<html>No server is available.</html>", "status 503"),
        (502, "", "status 502"),
    ])
    func aStatusOfHTTPIsAnError(status: Int, body: String, error: String) throws {
        #expect(try Reply(status: status, Array(body.utf8)) == Reply(error: error))
    }

    @Test(arguments: ["", "nonsense", #"{"id":7"#]) func otherTextIsRefused(text: String) {
        #expect(throws: JSONFailure.self) { try Reply(Array(text.utf8)) }
    }
}
