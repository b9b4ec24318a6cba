internal import HeadwordJSON
internal import JSONRPC

/// The header block before a message, as far as it has arrived.
struct MessageHeader {
    /// The largest header block, in bytes.
    static let maximumBytes = 8192

    /// The length of the lines that have arrived, in bytes.
    private(set) var bytes = 0
    private var length: Int?

    /// Whether a first word begins a header field that no JSON text begins with, even if the rest is malformed.
    static func isBegun(by word: ArraySlice<UInt8>) -> Bool {
        let beginning = Array("content-".utf8)
        return word.prefix(beginning.count).map { $0 | 0x20 } == beginning
    }

    /// Takes a line without its LF.
    mutating func take(_ line: ArraySlice<UInt8>) throws(ErrorObject) {
        try checkRoom(for: line.count)
        bytes += line.count + 1
        // Comparing non-ASCII text may take quadratic time.
        guard line.allSatisfy({ $0 < 0x80 }) else { throw Self.failure("the header is not ASCII") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw Self.failure("a line has no colon") }
        let (name, value) = (line[..<colon], Self.trimmed(line[(colon + 1)...]))
        // A message that follows without a blank line also has a colon.
        guard name.allSatisfy(Self.isNameByte) else { throw Self.failure("a line does not begin with a field name") }
        switch Self.trimmed(name).lowercased() {
        case "content-length":
            let new = try Self.number(value)
            guard length == nil || length == new else { throw Self.failure("Content-Length has two values") }
            length = new
        case "content-type": try Self.checkCharset(value)
        default: break
        }
    }

    /// Throws if the bytes that follow would make the header too long.
    func checkRoom(for more: Int) throws(ErrorObject) {
        guard bytes + more <= Self.maximumBytes else {
            throw Self.failure("the header is longer than \(Self.maximumBytes) bytes")
        }
    }

    /// The length of the message that follows.
    var contentLength: Int {
        get throws(ErrorObject) {
            guard let length else { throw Self.failure("Content-Length is missing") }
            return length
        }
    }

    /// Returns the error for a header that cannot be read.
    static func failure(_ why: String) -> ErrorObject {
        ErrorObject(.badHeader, "Parse error: \(why).")
    }

    /// Whether a byte is a blank, which is allowed before the colon, or part of a name (RFC 9110, section 5.6.2).
    private static func isNameByte(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let content = bytes.drop(while: isBlank)
        guard let last = content.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(decoding: content[...last], as: UTF8.self)
    }

    private static func number(_ value: String) throws(ErrorObject) -> Int {
        guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw failure("Content-Length must be a number of bytes in decimal digits")
        }
        // A number that does not fit is larger than any limit.
        return Int(value) ?? .max
    }

    private static func checkCharset(_ value: String) throws(ErrorObject) {
        for parameter in value.lowercased().split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, trimmed(Array(parts[0].utf8)[...]) == "charset" else { continue }
            let charset = trimmed(Array(parts[1].utf8)[...]).filter { $0 != "\"" }
            guard charset == "utf-8" || charset == "utf8" else { throw failure("the charset must be utf-8") }
        }
    }
}
