internal import HeadwordDICT
internal import HeadwordJSON
internal import HeadwordService
internal import HeadwordTestSupport
internal import JSONRPC
internal import JSONRPCTransport

/// Commands do not depend on how their bytes are split into pieces, and each line gets one reply, as RFC 2229 requires.
///
/// An input is the bytes that a client sends.
enum DictionaryProtocolFuzzing {
    private static let front = Result {
        let service = try DictionaryService(lexicon: FixtureLexicon.openBilingual(), corpora: FixtureCorpora.library)
        return DictionaryFront(service.conversation(limits: .patient)) { service }
    }

    static func run(_ bytes: [UInt8]) async throws {
        let whole = try events(of: bytes, in: max(1, bytes.count))
        for length in [1, 7, 1000] {
            let cut = try events(of: bytes, in: length)
            let (one, other) = (whole.map(\.summary), cut.map(\.summary))
            try FuzzFinding.unless(cut == whole, "in pieces of \(length): \(other), and in one: \(one)")
        }
        if case .http? = whole.first { return }
        let lines = lines(of: bytes)
        try FuzzFinding.unless(whole.count == lines.count, "\(whole.count) commands in \(lines.count) lines")
        try await answer(whole)
    }

    private static func events(of bytes: [UInt8], in length: Int) throws -> [InputEvent] {
        var decoder = try front.get().makeDecoder()
        var (events, rest): ([InputEvent], ArraySlice<UInt8>) = ([], bytes[...])
        while !rest.isEmpty {
            decoder.append(rest.prefix(length))
            rest = rest.dropFirst(length)
            while let event = decoder.next() {
                events.append(event)
                if case .http = event { return events }
            }
        }
        if let event = decoder.finish() { events.append(event) }
        return events
    }

    /// Returns the lines that are not empty.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"))
            .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
            .filter { !$0.isEmpty }
    }

    /// Answers commands, and checks their replies.
    private static func answer(_ events: [InputEvent]) async throws {
        let session = try front.get().makeSession(nil, caller: Caller(isTrusted: false)) {}
        for event in events where !session.isEndedByClient {
            switch event {
            case .message(let line):
                guard let reply = await session.begin(line).value() else {
                    throw FuzzFinding(description: "no reply")
                }
                try DictionaryReply.check(reply.bytes)
            case .refused(let error): try DictionaryReply.check(session.refusal(error))
            case .end, .http: throw FuzzFinding(description: "the input cannot be understood any further")
            }
        }
    }
}

extension InputEvent {
    fileprivate var summary: String {
        switch self {
        case .message(let line): "\(line.count) bytes"
        case .refused: "refused"
        case .end: "end"
        case .http: "HTTP"
        }
    }
}

/// A reply to a command, checked against the requirements of RFC 2229.
private struct DictionaryReply {
    private static let lineEnd: Unicode.Scalar = "\n"

    private var lines: ArraySlice<Substring>

    static func check(_ bytes: [UInt8]) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FuzzFinding(description: "a reply is not UTF-8: \(bytes)")
        }
        do {
            var reply = try DictionaryReply(text)
            try reply.check()
        } catch {
            throw FuzzFinding(description: "\(error): \(text.prefix(1000))")
        }
    }

    private init(_ text: String) throws {
        try FuzzFinding.unless(text.hasSuffix("\r\n"), "a reply does not end with CRLF")
        lines = text.unicodeScalars.split(separator: Self.lineEnd, omittingEmptySubsequences: false)
            .map { Substring($0) }.dropLast()
        for line in lines { try Self.check(line) }
    }

    /// Checks that a line ends with CRLF, and is no longer than 1,024 characters with them.
    private static func check(_ line: Substring) throws {
        let characters = line.unicodeScalars
        try FuzzFinding.unless(characters.last == "\r", "a line does not end with CRLF")
        try FuzzFinding.unless(characters.count < 1024, "a line has \(characters.count + 1) characters")
        let isText = characters.dropLast().allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }
        try FuzzFinding.unless(isText, "a line has a control character")
    }

    private mutating func check() throws {
        let status = try takeStatus()
        try FuzzFinding.unless(status.code != 420, "an internal error")
        if status.code / 100 == 1 {
            if status.code == 150 {
                for _ in 0..<status.count { try takeDefinition() }
            } else {
                let count = try takeText()
                let isCounted = [110, 111, 152].contains(status.code)
                // With OPTION MIME, an empty line comes first.
                try FuzzFinding.unless(!isCounted || count - status.count <= 1, "\(count) lines, not \(status.count)")
            }
            let code = try takeStatus().code
            try FuzzFinding.unless(code == 250, "\(code) after a text")
        }
        try FuzzFinding.unless(lines.isEmpty, "more than one reply")
    }

    private mutating func takeDefinition() throws {
        let code = try takeStatus().code
        try FuzzFinding.unless(code == 151, "\(code) instead of a definition")
        _ = try takeText()
    }

    /// Takes a status line, and returns its code and the number that follows it; zero if none does.
    private mutating func takeStatus() throws -> (code: Int, count: Int) {
        let line = lines.popFirst() ?? ""
        let words = line.dropLast().split(separator: " ", maxSplits: 2)
        let digits = words.first?.utf8.count == 3 ? words.first.flatMap { Int($0) } : nil
        guard let code = digits, (100...599).contains(code) else {
            throw FuzzFinding(description: "'\(line)' is no status line")
        }
        return (code, words.count > 1 ? Int(words[1]) ?? 0 : 0)
    }

    /// Takes a text with the dot at its end, and returns the number of its lines.
    private mutating func takeText() throws -> Int {
        guard let end = lines.firstIndex(of: ".\r") else { throw FuzzFinding(description: "a text has no end") }
        let text = lines[..<end]
        lines = lines[(end + 1)...]
        let hasDots = text.allSatisfy { !$0.hasPrefix(".") || $0.hasPrefix("..") }
        try FuzzFinding.unless(hasDots, "a line begins with one dot")
        return text.count
    }
}
