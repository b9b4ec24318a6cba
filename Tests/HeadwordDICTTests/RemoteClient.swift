import HeadwordDICT
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import HeadwordTransportTestSupport
import JSONRPC
import JSONRPCTransport
import ServiceLifecycle
import Testing

/// Runs a server of the small lexicon on a free port while `body` runs, which gets the port and can tell the server to
/// stop.
///
/// - Parameter conversation: answers the calls; that of the service if nil.
func withDictionaryServer(
    answering conversation: Conversation? = nil,
    limits: TransportLimits = TransportLimits(),
    token: Token? = nil,
    _ body: @Sendable (_ port: Int, _ server: ServiceGroup) async throws -> Void
) async throws {
    let service = try DictionaryService(lexicon: try FixtureLexicon.open())
    let conversation = conversation ?? service.conversation(limits: .patient)
    let front = DictionaryFront(conversation) { service }
    try await withSocketServer(conversation, front: front, limits: limits, token: token, body)
}

/// A client of a DICT server, which has been greeted.
struct RemoteClient: Sendable {
    let socket: SocketClient
    /// The line with which the server greeted it.
    let greeting: String

    init(port: Int, receiveBuffer: Int32? = nil) async throws {
        socket = try SocketClient(port: port, receiveBuffer: receiveBuffer)
        greeting = try await Self.line(socket)
    }

    /// The identifier of the session.
    var identifier: String { greeting.split(separator: " ").last.map(String.init) ?? "" }

    /// Sends lines, in one packet.
    func send(_ lines: String...) async throws {
        try await socket.send(lines.map { $0 + "\r\n" }.joined())
    }

    /// Sends a command, and returns the lines of its reply.
    func ask(_ command: String) async throws -> [String] {
        try await send(command)
        return try await reply()
    }

    /// Reads the next reply: its status lines, and the lines of its texts.
    func reply() async throws -> [String] {
        var lines = [try await Self.line(socket)]
        guard lines[0].hasPrefix("1") else { return lines }
        // Only 150 has no text of its own; whatever begins with a digit within a text has a dot after it.
        var isText = !lines[0].hasPrefix("150 ")
        while true {
            let line = try await Self.line(socket)
            lines.append(line)
            if isText {
                isText = line != "."
            } else if line.hasPrefix("151 ") {
                isText = true
            } else {
                return lines
            }
        }
    }

    /// Reads the next reply, and returns its first code.
    func code() async throws -> Int? {
        try await reply().first.flatMap { Int($0.prefix(3)) }
    }

    /// Whether the server sends nothing more.
    func isClosed() async throws -> Bool { try await socket.readLine() == nil }

    private static func line(_ socket: SocketClient) async throws -> String {
        let line = try #require(try await socket.readLine())
        #expect(line.hasSuffix("\r"), "a line must end with CRLF: \(line)")
        return line.hasSuffix("\r") ? String(line.unicodeScalars.dropLast()) : line
    }
}
