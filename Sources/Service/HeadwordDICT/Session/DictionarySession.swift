internal import Glibc
package import HeadwordJSON
internal import HeadwordService
package import JSONRPC
internal import JSONRPCTransport
internal import Synchronization

/// One client's session in the Dictionary Server Protocol. Commands are answered in their order.
package final class DictionarySession: ClientSession {
    struct State {
        var usesMIME = false
        var isOver = false
        var definitions = 0
        var matches = 0
    }

    let session: JSONRPC.Session
    let databases: CurrentDatabases
    let state = Mutex(State())
    /// The identifier of the session, which no other has ever had (RFC 2229, section 2.4.3, `msg-id`).
    let identifier: String
    private let requiresToken: Bool

    init(_ session: JSONRPC.Session, _ databases: CurrentDatabases, requiresToken: Bool) {
        self.session = session
        self.databases = databases
        self.requiresToken = requiresToken
        let number = String(UInt64.random(in: 0...(.max)), radix: 36)
        identifier = "<\(session.number).\(time(nil)).\(number)@headword>"
    }

    // MARK: What the transport asks

    package var isSequential: Bool { true }

    package var adviceForHTTP: String {
        "This port speaks the Dictionary Server Protocol (RFC 2229): ask it with a program such as dict, or with "
            + "'curl dict://HOST:PORT/d:WORD'."
    }

    package var greeting: [UInt8]? {
        let capabilities = requiresToken ? "<auth.mime>" : "<mime>"
        return Self.message(Status(220, "headword \(headwordVersion) \(capabilities) \(identifier)"))
    }

    package var closing: [UInt8]? { Self.message(.shuttingDown) }

    package var isAuthenticated: Bool { session.isAuthenticated }

    package var isBarred: Bool { session.isBarred }

    package var isEndedByClient: Bool { state.withLock(\.isOver) }

    package var isShortOfMemory: Bool { session.isShortOfMemory }

    package var abandonedCalls: Int { session.abandonedCalls }

    package func isCancellation(_ message: [UInt8]) -> Bool { false }

    package func refusal(_ error: ErrorObject) -> [UInt8] {
        // Observed as such.
        _ = session.refusal(error)
        return Self.message(Status(error))
    }

    package func end() { session.end() }

    // MARK: Commands

    package func begin(_ message: [UInt8]) -> Answer<Reply?, Never> {
        do throws(Status) {
            let command = try Command(Self.line(message))
            guard session.isAuthenticated || command.isOpenToAll else { throw .accessDenied }
            return try begin(command)
        } catch {
            return .ready(reply { $0.write(error) })
        }
    }

    /// Returns the text of a line.
    private static func line(_ bytes: [UInt8]) throws(Status) -> String {
        guard let line = String(validating: bytes, as: UTF8.self), !line.unicodeScalars.contains(where: \.isForbidden)
        else { throw .invalidText }
        guard line.unicodeScalars.count <= LineDecoder.longestLine else {
            throw .lineTooLong
        }
        return line
    }

    private func begin(_ command: Command) throws(Status) -> Answer<Reply?, Never> {
        switch command {
        case .define(let database, let word):
            return answering { () async throws(Status) in try await self.define(word, in: database) }
        case .match(let database, let strategy, let word):
            return answering { () async throws(Status) in try await self.match(word, by: strategy, in: database) }
        case .authenticate(let digest): return authenticate(digest)
        case .showDatabases: return .ready(try databasesReply())
        case .showStrategies: return .ready(strategiesReply())
        case .showInformation(let database): return .ready(try informationReply(database))
        case .showServer: return .ready(serverReply())
        case .help: return .ready(helpReply)
        case .client: return .ready(reply { $0.write(.ok) })
        case .status: return .ready(reply { $0.write(statusLine) })
        case .useMIME:
            state.withLock { $0.usesMIME = true }
            return .ready(reply { $0.write(.usesMIME) })
        case .quit:
            state.withLock { $0.isOver = true }
            return .ready(reply { $0.write(.goodbye) })
        }
    }

    private var helpReply: Reply {
        reply { writer in
            writer.write(Status(113, "help text follows"), Command.helpText.lines)
            writer.write(.ok)
        }
    }

    private var statusLine: Status {
        let (definitions, matches) = state.withLock { ($0.definitions, $0.matches) }
        return Status(210, "ok, \(definitions) definitions and \(matches) matches so far")
    }

    // MARK: Replies

    /// Answers with a reply that takes calls of methods.
    private func answering(
        _ body: @escaping @Sendable () async throws(Status) -> Reply
    ) -> Answer<Reply?, Never> {
        .pending {
            do throws(Status) {
                return .success(try await body())
            } catch {
                return .success(self.reply { $0.write(error) })
            }
        }
    }

    /// Returns a short reply.
    func reply(_ write: (inout ReplyWriter) -> Void) -> Reply { Reply(bytes(write)) }

    /// Returns a reply that may be long.
    ///
    /// - Throws: 420 if no memory is left for it.
    func countedReply(_ write: (inout ReplyWriter) -> Void) throws(Status) -> Reply {
        do {
            return try session.reply(bytes(write))
        } catch {
            throw Status(error)
        }
    }

    private func bytes(_ write: (inout ReplyWriter) -> Void) -> [UInt8] {
        var writer = ReplyWriter(usesMIME: state.withLock(\.usesMIME))
        write(&writer)
        return writer.bytes
    }

    static func message(_ status: Status) -> [UInt8] {
        var writer = ReplyWriter(usesMIME: false)
        writer.write(status)
        return writer.bytes
    }
}

extension String {
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension Unicode.Scalar {
    /// Whether a command line may not contain the character: any control character but a tab.
    fileprivate var isForbidden: Bool { value < 0x20 && self != "\t" || value == 0x7F }
}
