internal import Glibc
internal import HeadwordJSON
package import JSONRPC

/// Cuts a stream of bytes into messages, in whatever pieces it comes.
///
/// The framing is recognised from the first bytes: a header field name and a colon begin the framing with headers,
/// anything else is lines.
package struct FrameDecoder {
    /// What stands next in the stream.
    package enum Event: Equatable {
        /// A message, without its framing.
        case message([UInt8])
        /// A message that is refused unread; the stream goes on after it.
        case refused(ErrorObject)
        /// The stream cannot be understood any further, for the reason given, if that is worth an answer.
        case end(ErrorObject?)
    }

    /// The largest header block, in bytes.
    package static let maximumHeaderBytes = 8192

    /// The framing, once it is recognised; replies use the same.
    package private(set) var framing: Framing?
    private let maximumMessageBytes: Int
    private var buffer: [UInt8] = []
    /// Where what is not consumed begins.
    private var start = 0
    /// How far the end of the line has been looked for, so that nothing is looked at twice.
    private var searched = 0
    private var isFirstLine = true
    private var isSkippingLine = false
    private var awaitedBytes: Int?
    /// How much of a message that was refused for its length is still to come.
    private var bytesToSkip = 0
    private var isOver = false

    /// - Parameter maximumMessageBytes: the largest message that is accepted.
    package init(maximumMessageBytes: Int) {
        self.maximumMessageBytes = maximumMessageBytes
    }

    /// Takes the next bytes of the stream. Call ``next()`` until it returns nil before taking more.
    package mutating func append(_ bytes: some Collection<UInt8>) {
        if start == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 17)
            (start, searched) = (0, 0)
        } else if start > buffer.count / 2 {
            buffer.removeFirst(start)
            searched = max(0, searched - start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// Returns what stands next, nil if more bytes are needed to know.
    package mutating func next() -> Event? {
        guard !isOver else { return nil }
        let event = nextEvent()
        if case .end = event { isOver = true }
        return event
    }

    private mutating func nextEvent() -> Event? {
        switch framing {
        case .lines: return nextLine()
        case .headers: return nextAfterHeader()
        case nil:
            guard let recognised = recognise() else { return nil }
            framing = recognised
            return nextEvent()
        }
    }

    /// Returns what the end of the stream makes complete: a last line without an end.
    ///
    /// Half a message after a header is dropped, not run.
    package mutating func finish() -> Event? {
        defer { start = buffer.count }
        guard !isOver, framing != .headers, !isSkippingLine else { return nil }
        framing = .lines
        return line(upTo: buffer.count)
    }
}

// MARK: - Recognising

extension FrameDecoder {
    private mutating func recognise() -> Framing? {
        while start < buffer.count, Self.isBlank(buffer[start]) { start += 1 }
        let end = buffer[start...].firstIndex { !Self.isFieldNameByte($0) }
        guard (end ?? buffer.count) - start <= Self.maximumHeaderBytes else { return .lines }
        guard let end else { return nil }
        return end > start && buffer[end] == UInt8(ascii: ":") ? .headers : .lines
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isFieldNameByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
    }
}

// MARK: - Lines

extension FrameDecoder {
    private mutating func nextLine() -> Event? {
        while let end = endOfLine() {
            defer { start = end + 1 }
            if isSkippingLine {
                isSkippingLine = false
                continue
            }
            if let event = line(upTo: end) { return event }
        }
        if isSkippingLine {
            start = buffer.count
        } else if buffer.count - start > maximumMessageBytes {
            defer {
                isSkippingLine = true
                start = buffer.count
            }
            return refuseLine(at: start)
        }
        return nil
    }

    private mutating func endOfLine() -> Int? {
        let from = max(start, searched)
        let end = buffer.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[from...])
            guard let first = rest.baseAddress else { return nil as Int? }
            return memchr(first, Int32(UInt8(ascii: "\n")), rest.count).map { from + (UnsafeRawPointer($0) - first) }
        }
        searched = end.map { $0 + 1 } ?? buffer.count
        return end
    }

    /// The line from `start` to `end`, nil if it is blank.
    private mutating func line(upTo end: Int) -> Event? {
        guard end > start else { return nil }
        let line = buffer[start..<end]
        guard line.count <= maximumMessageBytes else { return refuseLine(at: start) }
        guard let last = line.lastIndex(where: { !Self.isBlank($0) }) else { return nil }
        defer { isFirstLine = false }
        if isFirstLine, Self.isHTTPRequest(line[...last]) { return .end(nil) }
        return .message(Array(line[...last]))
    }

    /// No JSON text begins with a capital: a first line that does, and is too long, may be an HTTP request.
    private mutating func refuseLine(at start: Int) -> Event {
        defer { isFirstLine = false }
        return isFirstLine && Self.isCapital(buffer[start]) ? .end(tooLarge) : .refused(tooLarge)
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    /// A browser, or a page that makes one speak to this port, is not answered: `POST / HTTP/1.1` could be followed by
    /// a body that is a call.
    private static func isHTTPRequest(_ line: ArraySlice<UInt8>) -> Bool {
        guard isCapital(line[line.startIndex]) else { return false }
        return line.suffix(9).starts(with: " HTTP/".utf8)
    }

    private var tooLarge: ErrorObject {
        ErrorObject(.requestTooLarge, "A message may have at most \(maximumMessageBytes) bytes.")
    }
}

// MARK: - Headers

extension FrameDecoder {
    private mutating func nextAfterHeader() -> Event? {
        let skipped = min(bytesToSkip, buffer.count - start)
        bytesToSkip -= skipped
        start += skipped
        guard bytesToSkip == 0 else { return nil }
        if awaitedBytes == nil {
            do throws(ErrorObject) {
                awaitedBytes = try contentLength()
            } catch {
                start = buffer.count
                return .end(error)
            }
        }
        guard let awaitedBytes else { return nil }
        guard awaitedBytes <= maximumMessageBytes else {
            bytesToSkip = awaitedBytes
            self.awaitedBytes = nil
            return .refused(tooLarge)
        }
        guard buffer.count - start >= awaitedBytes else { return nil }
        defer {
            start += awaitedBytes
            searched = start
            self.awaitedBytes = nil
        }
        return .message(Array(buffer[start..<start + awaitedBytes]))
    }

    /// Reads a header block; nil if it is not complete yet.
    private mutating func contentLength() throws(ErrorObject) -> Int? {
        let end = endOfHeader()
        guard (end ?? buffer.count) - start <= Self.maximumHeaderBytes else {
            throw Self.badHeader("the header is longer than \(Self.maximumHeaderBytes) bytes")
        }
        guard let end else { return nil }
        let header = buffer[start..<end]
        start = end
        searched = end
        // Comparing other text may take quadratic time.
        guard header.allSatisfy({ $0 < 0x80 }) else { throw Self.badHeader("the header is not ASCII") }
        var length: Int?
        for line in header.split(separator: UInt8(ascii: "\n")) {
            guard let field = try Self.field(line) else { continue }
            switch field.name {
            case "content-length":
                let value = try Self.length(field.value)
                guard length == nil || length == value else { throw Self.badHeader("two values of Content-Length") }
                length = value
            case "content-type": try Self.checkCharset(field.value)
            default: break
            }
        }
        guard let length else { throw Self.badHeader("Content-Length is missing") }
        // What is not absurdly long is skipped when it comes.
        guard length <= 16 * maximumMessageBytes else { throw tooLarge }
        return length
    }

    /// The index after the blank line that ends the header.
    private mutating func endOfHeader() -> Int? {
        // Blank lines between messages are passed over.
        while start < buffer.count, buffer[start] == 0x0D || buffer[start] == 0x0A { start += 1 }
        var lineStart = start
        var position = max(start, searched)
        while let newline = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
            if position == max(start, searched), let before = buffer[start..<position].lastIndex(of: UInt8(ascii: "\n"))
            {
                lineStart = before + 1
            }
            let line = buffer[lineStart..<newline]
            if line.isEmpty || line.elementsEqual([0x0D]) { return newline + 1 }
            lineStart = newline + 1
            position = newline + 1
        }
        searched = buffer.count
        return nil
    }

    private static func field(_ line: ArraySlice<UInt8>) throws(ErrorObject) -> (name: String, value: String)? {
        let line = line.last == 0x0D ? line.dropLast() : line
        guard !line.isEmpty else { return nil }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            throw badHeader("a line has no colon")
        }
        return (name: trimmed(line[..<colon]).lowercased(), value: trimmed(line[(colon + 1)...]))
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let content = bytes.drop(while: isBlank)
        guard let last = content.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(decoding: content[...last], as: UTF8.self)
    }

    private static func length(_ value: String) throws(ErrorObject) -> Int {
        guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw badHeader("Content-Length must be a number of bytes in decimal digits")
        }
        // What does not fit is larger than any limit.
        return Int(value) ?? .max
    }

    private static func checkCharset(_ value: String) throws(ErrorObject) {
        for parameter in value.lowercased().split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, trimmed(Array(parts[0].utf8)[...]) == "charset" else { continue }
            let charset = trimmed(Array(parts[1].utf8)[...]).filter { $0 != "\"" }
            guard charset == "utf-8" || charset == "utf8" else { throw badHeader("the charset must be utf-8") }
        }
    }

    private static func badHeader(_ why: String) -> ErrorObject {
        ErrorObject(.badHeader, "Parse error: \(why).")
    }
}
