import HeadwordJSON
import Testing

@testable import HeadwordExternalProviders

/// Returns the answers in a provider's output, after calls 1, 2 and 3.
private func answers(in text: String, chunk: Int = .max) throws -> [String] {
    var conversation = ProviderConversation(longestLine: 200)
    for _ in 1...3 { _ = conversation.call("x.y", parameters: Array("{}".utf8)) }
    var answers: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        conversation.append(rest.prefix(chunk))
        rest = rest.dropFirst(chunk)
        while let answer = try conversation.next() {
            switch answer.outcome {
            case .success(let reply): answers.append("\(answer.id) \(String(decoding: reply.jsonBytes, as: UTF8.self))")
            case .failure(let error): answers.append("\(answer.id) error \(error.code) \(error.message)")
            }
        }
    }
    return answers
}

@Suite struct ProviderConversationTests {
    @Test func aCallIsALine() throws {
        var conversation = ProviderConversation()
        let first = conversation.call("tea.pour", parameters: Array(#"{"cups":2}"#.utf8))
        #expect(
            String(decoding: first.line, as: UTF8.self)
                == #"{"jsonrpc":"2.0","id":1,"method":"tea.pour","params":{"cups":2}}"# + "\n"
        )
        #expect(
            String(decoding: conversation.cancellation(of: first.id), as: UTF8.self)
                == #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n"
        )
    }

    @Test(arguments: [1, 2, 7, 64, .max])
    func answersAreReadInWhateverPieces(chunk: Int) throws {
        let text =
            #"{"jsonrpc":"2.0","id":2,"result":{"b":1, "a":[ ]}}"# + "\r\n"
            + #"{"id":1,"error":{"code":404,"message":"None."},"jsonrpc":"2.0"}"# + "\n"
            + #"{"jsonrpc":"2.0","id":3,"result":null,"more":0}"# + "\n"
        #expect(try answers(in: text, chunk: chunk) == [#"2 {"b":1, "a":[ ]}"#, "1 error 404 None.", "3 null"])
    }

    @Test func aLineThatHasNoEndYetIsNoAnswer() throws {
        #expect(try answers(in: #"{"jsonrpc":"2.0","id":2,"result":1}"#).isEmpty)
    }

    @Test(
        arguments: [
            ("", "not JSON"), ("hello", "not JSON"), ("[]", "not a reply"), (#"{"jsonrpc":"2.0"}"#, "not a reply"),
            (#"{"jsonrpc":"2.0","id":4,"result":1}"#, "not waiting for an answer"),
            (#"{"jsonrpc":"2.0","id":"1","result":1}"#, "not a reply"),
            (#"{"jsonrpc":"2.0","id":null,"result":1}"#, "not a reply"),
            (#"{"jsonrpc":"1.0","id":1,"result":1}"#, "not a reply"), (#"{"jsonrpc":"2.0","id":1}"#, "not a reply"),
            (#"{"jsonrpc":"2.0","id":1,"id":2,"result":1}"#, "twice"),
            (#"{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":404,"message":""}}"#, "either"),
            (#"{"jsonrpc":"2.0","id":1,"error":{"code":"404","message":""}}"#, "'error' must be"),
            (#"{"jsonrpc":"2.0","id":1,"result":1} 2"#, "not JSON"), ("\u{FEFF}{}", "not JSON"),
        ]
    )
    func anythingElseIsAFailure(line: String, told: String) throws {
        let failure = #expect(throws: ProviderFailure.self) { try answers(in: line + "\n") }
        #expect(failure?.description.contains(told) == true)
    }

    @Test(arguments: ["", "\n"])
    func aLineHasALimit(end: String) throws {
        let line = String(repeating: " ", count: 201)
        #expect(throws: ProviderFailure.lineTooLong(200)) { try answers(in: line + end) }
    }

    @Test func anAnswerComesOnce() throws {
        let line = #"{"jsonrpc":"2.0","id":1,"result":1}"# + "\n"
        #expect(throws: ProviderFailure.unknownID(1)) { try answers(in: line + line) }
    }
}
