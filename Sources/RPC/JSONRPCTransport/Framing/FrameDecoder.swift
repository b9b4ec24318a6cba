internal import Glibc
internal import HeadwordJSON
internal import JSONRPC

/// Splits a stream of bytes into messages, in whatever pieces the stream arrives.
///
/// The framing is recognised from the first bytes: `Content-`, or any header field name and a colon, begins the framing
/// with headers; anything else is lines.
package struct FrameDecoder {
    /// The framing, once it is recognised; replies use the same.
    package private(set) var framing: Framing?
    private let maximumMessageBytes: Int
    private var buffer: [UInt8] = []
    /// The index of the first byte that is not consumed.
    private var start = 0
    /// The index up to which a line end has been searched for, so that nothing is searched twice.
    private var searched = 0
    private var isFirstLine = true
    private var isSkippingLine = false
    private var header = MessageHeader()
    private var awaitedBytes: Int?
    /// The number of bytes still to come of a message that was refused for its length.
    private var bytesToSkip = 0
    private var isOver = false

    /// - Parameter maximumMessageBytes: the largest message that is accepted.
    package init(maximumMessageBytes: Int) {
        self.maximumMessageBytes = maximumMessageBytes
    }

    /// Whether part of a message has arrived, but not the rest. Blank lines between messages belong to none.
    package var isInsideMessage: Bool {
        start < buffer.count || awaitedBytes != nil || bytesToSkip > 0 || isSkippingLine || header.bytes > 0
    }

    /// The number of bytes that have arrived and are not yet taken.
    package var unreadBytes: Int { buffer.count - start }

    /// Takes the next bytes of the stream. Those that `next()` has not returned yet are kept, so take few at a time.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
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

    /// Returns the next event; nil if more bytes are needed.
    package mutating func next() -> InputEvent? {
        guard !isOver else { return nil }
        let event = nextEvent()
        switch event {
        case .end, .http: isOver = true
        default: break
        }
        return event
    }

    private mutating func nextEvent() -> InputEvent? {
        switch framing {
        case .lines: return nextLine()
        case .headers: return nextAfterHeader()
        case nil:
            guard let recognised = recognise() else { return nil }
            framing = recognised
            return nextEvent()
        }
    }

    /// Returns what the end of the stream completes: a last line without a line end.
    ///
    /// An incomplete message after a header is refused, not run.
    package mutating func finish() -> InputEvent? {
        defer {
            start = buffer.count
            isOver = true
        }
        guard !isOver, !isSkippingLine, bytesToSkip == 0 else { return nil }
        guard framing != .headers else { return isInsideMessage ? .end(unfinished) : nil }
        framing = .lines
        return line(upTo: buffer.count)
    }
}

// MARK: - Recognising the framing

extension FrameDecoder {
    private mutating func recognise() -> Framing? {
        while start < buffer.count, Self.isBlank(buffer[start]) { start += 1 }
        let end = buffer[start...].firstIndex { !Self.isFieldNameByte($0) }
        let word = buffer[start..<(end ?? buffer.count)]
        if MessageHeader.isBegun(by: word) { return .headers }
        guard word.count <= MessageHeader.maximumBytes else { return .lines }
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
    private mutating func nextLine() -> InputEvent? {
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

    /// Returns the event for the line from `start` to `end`; nil if it is blank.
    private mutating func line(upTo end: Int) -> InputEvent? {
        guard end > start else { return nil }
        let line = buffer[start..<end]
        guard line.count <= maximumMessageBytes else { return refuseLine(at: start) }
        guard let last = line.lastIndex(where: { !Self.isBlank($0) }) else { return nil }
        defer { isFirstLine = false }
        if isFirstLine, let method = HTTPRefusal.method(ofRequestLine: line[...last]) { return .http(method: method) }
        return .message(Array(line[...last]))
    }

    /// Refuses a line that is too long. No JSON text begins with a capital: a first line that does may be an HTTP
    /// request.
    private mutating func refuseLine(at start: Int) -> InputEvent {
        defer { isFirstLine = false }
        return isFirstLine && Self.isCapital(buffer[start]) ? .end(tooLarge) : .refused(tooLarge)
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private var tooLarge: ErrorObject {
        ErrorObject(.requestTooLarge, "A message may have at most \(maximumMessageBytes) bytes.")
    }
}

// MARK: - Headers

extension FrameDecoder {
    private mutating func nextAfterHeader() -> InputEvent? {
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

    /// Reads a header block line by line and returns the length of its message; nil if the block is incomplete.
    private mutating func contentLength() throws(ErrorObject) -> Int? {
        while let end = endOfLine() {
            let line = buffer[start..<end]
            start = end + 1
            let isBlank = line.isEmpty || line.elementsEqual([0x0D])
            guard isBlank else {
                try header.take(line)
                continue
            }
            // Blank lines between messages are ignored.
            guard header.bytes > 0 else { continue }
            let length = try header.contentLength
            header = MessageHeader()
            // A message that is not absurdly long is skipped as it arrives.
            guard length <= 16 * maximumMessageBytes else { throw tooLarge }
            return length
        }
        try header.checkRoom(for: buffer.count - start)
        return nil
    }

    /// The error for a stream that ends within a message.
    private var unfinished: ErrorObject {
        guard let awaitedBytes else { return MessageHeader.failure("the input ended within a header") }
        let count = buffer.count - start
        return MessageHeader.failure("the input ended after \(count) of \(awaitedBytes) bytes of a message")
    }
}
