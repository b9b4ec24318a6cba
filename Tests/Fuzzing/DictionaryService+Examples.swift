internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordService
internal import HeadwordTestSupport
internal import JSONRPC

extension DictionaryService {
    /// Calls one of the methods with one of its examples, and checks the reply.
    ///
    /// - Parameters:
    ///   - number: the index into the examples of all methods; wraps around after the last.
    ///   - beginning: the prefix of the methods' names.
    func ask(example number: UInt8, of beginning: String = "") async throws {
        let calls = registry.descriptions.filter { $0.method.hasPrefix(beginning) }.flatMap { description in
            description.examples.map { Self.request(description.method, $0.parameters) }
        }
        // The provider may have been removed from the package.
        guard !calls.isEmpty else { return }
        let message = calls[Int(number) % calls.count]
        _ = try Replies(await conversation(limits: .patient).session().reply(to: message), to: message)
    }

    private static func request(_ method: String, _ parameters: JSONObject) -> [UInt8] {
        JSONValue.object([
            "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(parameters),
        ]).jsonBytes
    }
}
