import HeadwordJSON
import JSONRPC
import Testing

/// Methods that the examples of the specification call.
let exampleConversation = Conversation(answer: { call throws(ErrorObject) in
    let methods = [
        "subtract", "sum", "get_data", "update", "notify_sum", "notify_hello", "foobar_notification", "echo", "fail",
        "break",
    ]
    guard methods.contains(call.method) else { throw ErrorObject(code: -32601, message: "Method not found", data: [:]) }
    let parameters: JSONValue?
    do throws(JSONFailure) {
        parameters = try call.parameters?.value()
    } catch {
        throw ErrorObject(code: -32602, message: "Invalid params", data: [:])
    }
    switch (call.method, parameters) {
    case ("subtract", .array(let terms)): return try difference(terms.first, terms.last)
    case ("subtract", .object(let object)): return try difference(object["minuend"], object["subtrahend"])
    case ("sum", .array(let terms)):
        return terms.reduce(0) { sum, term in
            if case .integer(let term) = term { sum + Int(term) } else { sum }
        }
    case ("get_data", _): return JSONValue.array(["hello", 5])
    case ("update", _), ("notify_sum", _), ("notify_hello", _), ("foobar_notification", _): return JSONValue.null
    case ("echo", let parameters): return parameters ?? .null
    case ("break", _): throw .internalError
    case ("fail", _): throw ErrorObject(code: 404, message: "No.", data: ["status": 404])
    default: throw ErrorObject(code: -32602, message: "Invalid params", data: [:])
    }
})

private func difference(_ minuend: JSONValue?, _ subtrahend: JSONValue?) throws(ErrorObject) -> JSONValue {
    guard case .integer(let minuend)? = minuend, case .integer(let subtrahend)? = subtrahend else {
        throw ErrorObject(code: -32602, message: "Invalid params", data: [:])
    }
    return .integer(minuend - subtrahend)
}

/// Returns the reply as compact JSON; `error` keeps only its code, since messages and details are up to the
/// implementation.
func reply(to message: String, in conversation: Conversation = exampleConversation) async throws -> String? {
    guard let bytes = await conversation.session().reply(to: Array(message.utf8)) else { return nil }
    func shortened(_ value: JSONValue) -> JSONValue {
        guard case .object(var object) = value else { return value }
        if case .object(let error)? = object["error"] { object["error"] = error["code"] }
        return .object(object)
    }
    let value = try JSONText(bytes).value(depth: 512)
    if case .array(let elements) = value { return text(.array(elements.map(shortened))) }
    return text(shortened(value))
}

private func text(_ value: JSONValue) -> String { String(decoding: value.jsonBytes, as: UTF8.self) }

/// Section 7 of the JSON-RPC 2.0 specification; members in our order.
@Suite struct SpecificationTests {
    @Test(
        arguments: [
            (
                #"{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}"#,
                #"{"jsonrpc":"2.0","id":1,"result":19}"#
            ),
            (
                #"{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}"#,
                #"{"jsonrpc":"2.0","id":2,"result":-19}"#
            ),
            (
                #"{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}"#,
                #"{"jsonrpc":"2.0","id":3,"result":19}"#
            ),
            (
                #"{"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}"#,
                #"{"jsonrpc":"2.0","id":4,"result":19}"#
            ),
            (#"{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}"#, nil),
            (#"{"jsonrpc": "2.0", "method": "foobar"}"#, nil),
            (#"{"jsonrpc": "2.0", "method": "foobar", "id": "1"}"#, #"{"jsonrpc":"2.0","id":"1","error":-32601}"#),
            (
                #"{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]"#,
                #"{"jsonrpc":"2.0","id":null,"error":-32700}"#
            ),
            (#"{"jsonrpc": "2.0", "method": 1, "params": "bar"}"#, #"{"jsonrpc":"2.0","id":null,"error":-32600}"#),
            (
                #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}, {"jsonrpc": "2.0", "method"]"#,
                #"{"jsonrpc":"2.0","id":null,"error":-32700}"#
            ),
            ("[]", #"{"jsonrpc":"2.0","id":null,"error":-32600}"#),
            ("[1]", #"[{"jsonrpc":"2.0","id":null,"error":-32600}]"#),
            (
                "[1,2,3]",
                #"[{"jsonrpc":"2.0","id":null,"error":-32600},{"jsonrpc":"2.0","id":null,"error":-32600},{"jsonrpc":"2.0","id":null,"error":-32600}]"#
            ),
            (
                """
                [
                    {"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},
                    {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},
                    {"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},
                    {"foo": "boo"},
                    {"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},
                    {"jsonrpc": "2.0", "method": "get_data", "id": "9"}
                ]
                """,
                #"[{"jsonrpc":"2.0","id":"1","result":7},{"jsonrpc":"2.0","id":"2","result":19},{"jsonrpc":"2.0","id":null,"error":-32600},{"jsonrpc":"2.0","id":"5","error":-32601},{"jsonrpc":"2.0","id":"9","result":["hello",5]}]"#
            ),
            (
                #"[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]},{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]"#,
                nil
            ),
        ] as [(String, String?)]
    )
    func theExamplesOfTheSpecificationAreAnswered(message: String, expected: String?) async throws {
        #expect(try await reply(to: message) == expected)
    }
}
