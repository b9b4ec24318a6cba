import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import JSONRPCTransport
import Testing

@testable import HeadwordDICT

/// A client that speaks DICT to a session in this process.
struct DictionaryClient {
    private let session: any ClientSession

    /// - Parameter token: the token that the client must show; nil for none.
    init(
        on lexicon: Lexicon? = nil,
        token: String? = nil,
        attempts: Int = 5,
        observer: (any SessionObserver)? = nil
    ) throws {
        let lexicon = try lexicon ?? FixtureLexicon.openBilingual()
        let service = try DictionaryService(lexicon: lexicon)
        let front = DictionaryFront(service.conversation(limits: .patient, observer: observer)) { service }
        let check = try token.map { token in
            TokenCheck(
                try #require(Token(contents: Array(token.utf8))),
                guesses: TokenGuesses(attempts: attempts, pause: .zero)
            )
        }
        session = front.makeSession(check, caller: Caller(isTrusted: false)) {}
    }

    var greeting: String { session.greeting.map { String(decoding: $0, as: UTF8.self) } ?? "" }

    var isEnded: Bool { session.isEndedByClient }

    var isBarred: Bool { session.isBarred }

    /// Sends a line, and returns the lines of the reply.
    func say(_ line: String) async -> [String] { await say(bytes: Array(line.utf8)) }

    func say(bytes: [UInt8]) async -> [String] {
        let reply = await session.begin(bytes).value()?.bytes ?? []
        #expect(reply.isEmpty || reply.suffix(2).elementsEqual([0x0D, 0x0A]))
        return String(decoding: reply, as: UTF8.self).components(separatedBy: "\r\n").dropLast()
    }

    /// Sends a line, and returns the code of the last status line of the reply.
    func code(of line: String) async -> Int? { await say(line).last.flatMap { Int($0.prefix(3)) } }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
