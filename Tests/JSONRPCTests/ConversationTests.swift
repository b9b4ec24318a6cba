import HeadwordJSON
import JSONRPC
import Testing

@Suite struct ConversationTests {
    @Test(arguments: [
        "0", "-0", "7", "7.0", "1e2", "9007199254740993", "18446744073709551616", "-0.10e-5",
        "123456789012345678901234567890", "1e400", #""""#, #""a""#, #""\u0000""#, #""\ud800""#, #""é\/""#, "null",
    ])
    func anIdentifierGoesBackByteForByte(id: String) async {
        let message = #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":[1]}"#
        let reply = await exampleConversation.session().reply(to: Array(message.utf8))
        #expect(reply == Array(#"{"jsonrpc":"2.0","id":\#(id),"result":[1]}"#.utf8))
    }

    /// The name of the method, and of a duplicate member.
    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"method":"NAME"}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"echo","NAME":1,"NAME":2}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"rpc.cancel","params":{"NAME":2}}"#,
    ])
    func aLongNameIsCutInTheReply(message: String) async throws {
        let name = String(repeating: "\u{316}", count: 100_000)
        let message = message.replacing("NAME", with: name)
        let reply = try #require(await exampleConversation.session().reply(to: Array(message.utf8)))
        #expect(reply.count < 4096)
        #expect(String(decoding: reply, as: UTF8.self).contains(#""error""#))
    }

    @Test(arguments: [
        // The version.
        (#"{"jsonrpc":2.0,"id":1,"method":"echo"}"#, "1", -32600),
        (#"{"jsonrpc":"2.0\u0000","id":1,"method":"echo"}"#, "1", -32600),
        (#"{"jsonrpc":"1.0","id":1,"method":"echo"}"#, "1", -32600),
        (#"{"id":1,"method":"echo"}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","JSONRPC":"2.0","id":1}"#, "1", -32600),
        // The method.
        (#"{"jsonrpc":"2.0","id":1,"method":1}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"Echo"}"#, "1", -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"echo\u0000"}"#, "1", -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"rpc.nothing"}"#, "1", -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#, "1", -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":""}"#, "1", -32601),
        // The identifier.
        (#"{"jsonrpc":"2.0","id":true,"method":"echo"}"#, "null", -32600),
        (#"{"jsonrpc":"2.0","id":[],"method":"echo"}"#, "null", -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"echo"}"#, "null", -32600),
        (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"echo"}"#, "null", -32600),
        // The parameters.
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":"x"}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":5}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":true}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":1,"a":1}}"#, "1", -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[1e400]}"#, "1", -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"nothing","params":[99999999999999999999]}"#, "1", -32601),
        // Duplicate members.
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","method":"echo"}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"echo","x":1,"x":2}"#, "1", -32600),
        // Not requests at all.
        ("1", "null", -32600), ("\"x\"", "null", -32600), ("null", "null", -32600), ("{}", "null", -32600),
        (#"{"foo":"boo"}"#, "null", -32600),
    ])
    func aWrongRequestIsRefusedWithItsIdentifier(message: String, id: String, code: Int) async throws {
        #expect(try await reply(to: message) == #"{"jsonrpc":"2.0","id":\#(id),"error":\#(code)}"#)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"nothing"}"#, #"{"jsonrpc":"2.0","method":"fail"}"#,
        #"{"jsonrpc":"2.0","method":"echo","params":"x"}"#, #"{"jsonrpc":"2.0","method":"echo","params":[1e400]}"#,
        #"{"jsonrpc":"2.0","id":1,"result":5}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#,
        #"[{"jsonrpc":"2.0","method":"echo"},{"jsonrpc":"2.0","id":1,"result":5}]"#,
    ])
    func notificationsAndUnaskedRepliesAreNotAnswered(message: String) async throws {
        #expect(try await reply(to: message) == nil)
    }

    @Test(arguments: [
        (#"{"\u006asonrpc":"2.0","\u0069d":1,"\u006dethod":"\u0065cho"}"#, "null"),
        (#"{"method":"echo","params":{"a":[1]},"id":1,"jsonrpc":"2.0","trace":{"a":1}}"#, #"{"a":[1]}"#),
        (#"{"jsonrpc":"2\u002e0","id":1,"method":"echo","params":null}"#, "null"),
        ("\t{ \"jsonrpc\" :\"2.0\",\r\n\"id\": 1 ,\"method\":\"echo\" } \n", "null"),
    ])
    func orderBlanksEscapesAndUnknownMembersDoNotMatter(message: String, result: String) async throws {
        #expect(try await reply(to: message) == #"{"jsonrpc":"2.0","id":1,"result":\#(result)}"#)
    }

    @Test(arguments: [("fail", 404), ("break", -32603)])
    func anErrorOfTheServiceKeepsItsCode(method: String, code: Int) async throws {
        #expect(
            try await reply(to: #"{"jsonrpc":"2.0","id":1,"method":"\#(method)"}"#)
                == #"{"jsonrpc":"2.0","id":1,"error":\#(code)}"#
        )
    }

    @Test func twoRequestsOfOneIdentifierAreBothAnswered() async throws {
        let call = #"{"jsonrpc":"2.0","id":1,"method":"echo"}"#
        let answer = #"{"jsonrpc":"2.0","id":1,"result":null}"#
        #expect(try await reply(to: "[\(call),\(call)]") == "[\(answer),\(answer)]")
    }

    @Test func aNestedArrayIsAnItemAndNoBatch() async throws {
        #expect(try await reply(to: "[[]]") == #"[{"jsonrpc":"2.0","id":null,"error":-32600}]"#)
    }
}

@Suite struct MessageLimitTests {
    private func conversation(_ limits: MessageLimits) -> Conversation {
        Conversation(limits: limits, answer: { call throws(ErrorObject) in String(repeating: "x", count: 100) })
    }

    private let call = #"{"jsonrpc":"2.0","id":1,"method":"m"}"#

    @Test func aBatchMayBeAsLongAsTheLimitAndNoLonger() async throws {
        let conversation = conversation(MessageLimits { $0.batchLength = 3 })
        let three = "[" + [call, call, call].joined(separator: ",") + "]"
        let four = "[" + [call, call, call, call].joined(separator: ",") + "]"
        #expect(try await reply(to: three, in: conversation)?.contains("error") == false)
        #expect(try await reply(to: four, in: conversation) == #"{"jsonrpc":"2.0","id":null,"error":413}"#)
    }

    @Test func anAnswerMayBeAsLargeAsTheLimitAndNoLarger() async throws {
        let size = try #require(await conversation(MessageLimits()).session().reply(to: Array(call.utf8))).count
        let exact = conversation(MessageLimits { $0.responseBytes = size })
        #expect(try await reply(to: call, in: exact)?.contains("error") == false)
        let less = conversation(MessageLimits { $0.responseBytes = size - 1 })
        #expect(try await reply(to: call, in: less) == #"{"jsonrpc":"2.0","id":1,"error":413}"#)
        #expect(try await reply(to: "[\(call),\(call)]", in: exact) == #"{"jsonrpc":"2.0","id":null,"error":413}"#)
    }

    @Test func aTextNestedTooDeepIsALimitAndNoParseError() async throws {
        let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
        #expect(try await reply(to: deep) == #"{"jsonrpc":"2.0","id":null,"error":413}"#)
    }
}

/// The first call would wait forever if the calls of a batch were answered one after the other.
@Suite(.timeLimit(.minutes(30))) struct BatchOrderTests {
    @Test func repliesKeepTheOrderOfTheBatchWhicheverCallEndsFirst() async throws {
        let (quickHasEnded, end) = AsyncStream<Never>.makeStream()
        let conversation = Conversation(answer: { call throws(ErrorObject) in
            if call.method == "slow" { for await _ in quickHasEnded {} } else { end.finish() }
            return call.method
        })
        let message = #"[{"jsonrpc":"2.0","id":1,"method":"slow"},{"jsonrpc":"2.0","id":2,"method":"quick"}]"#
        #expect(
            try await reply(to: message, in: conversation)
                == #"[{"jsonrpc":"2.0","id":1,"result":"slow"},{"jsonrpc":"2.0","id":2,"result":"quick"}]"#
        )
    }
}
