internal import HeadwordJSON
internal import HeadwordService
internal import HeadwordTestSupport
internal import JSONRPC

/// Each message gets the replies that JSON-RPC 2.0 requires, and never an internal error.
///
/// An input is a message, or a method name, a blank and its parameters, which is easier for a fuzzer to get right.
enum MethodFuzzing {
    private static let service = Result {
        try DictionaryService(lexicon: FixtureLexicon.openBilingual(), corpora: FixtureCorpora.library)
    }

    static func run(_ bytes: [UInt8]) async throws {
        let message = message(of: bytes)
        let session = try service.get().conversation(limits: .patient).session()
        let replies = try Replies(await session.reply(to: message), to: message)
        try FuzzFinding.unless(!replies.tellInternalErrors, "an internal error: \(replies)")
    }

    private static func message(of bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return bytes }
        let name = bytes.prefix { $0 != UInt8(ascii: " ") }
        return Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"".utf8) + name + Array("\",\"params\":".utf8)
            + bytes[name.endIndex...] + Array("}".utf8)
    }
}
