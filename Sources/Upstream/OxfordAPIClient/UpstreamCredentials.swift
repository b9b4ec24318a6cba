/// The credentials for the API. They are sent and shown to nobody else.
public struct UpstreamCredentials: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let id: String
    let key: String

    /// Creates credentials as issued by the API.
    public init(id: String, key: String) {
        self.id = id
        self.key = key
    }

    /// A fixed text, which reveals nothing about the credentials.
    public var description: String { "credentials" }
    /// A fixed text, which reveals nothing about the credentials.
    public var debugDescription: String { description }
    /// An empty mirror: dumping a value would otherwise show the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

// MARK: - Redaction

extension UpstreamCredentials {
    private static let mark = Array("…".utf8)

    /// Returns the bytes with the credentials redacted, in whichever way JSON or a URL may spell them.
    func removed(from bytes: [UInt8]) -> [UInt8] {
        // A short identifier may be part of any word.
        [key, id].map { Array($0.utf8) }.filter { $0.count > 3 }
            .reduce(bytes) { $0.replacing(secret: $1, with: Self.mark) }
    }

    /// Returns the text with the credentials redacted.
    func removed(from text: String) -> String {
        String(decoding: removed(from: Array(text.utf8)), as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate func replacing(secret: [UInt8], with mark: [UInt8]) -> [UInt8] {
        var replaced: [UInt8] = []
        var copied = 0
        var index = 0
        while index < count {
            guard let end = end(of: secret, at: index) else {
                index += 1
                continue
            }
            replaced += self[copied..<index] + mark
            (copied, index) = (end, end)
        }
        return copied == 0 ? self : replaced + self[copied...]
    }

    /// Returns the end of a text that begins at an index; nil if it does not begin there.
    private func end(of text: [UInt8], at index: Int) -> Int? {
        var end = index
        for byte in text {
            guard let next = self.end(of: byte, at: end) else { return nil }
            end = next
        }
        return end
    }

    /// Returns the end of a character that begins at an index and may be written as `\u0061`, `\/` or `%61`; nil if it
    /// does not begin there.
    private func end(of byte: UInt8, at index: Int) -> Int? {
        guard index < count else { return nil }
        switch self[index] {
        case UInt8(ascii: "\\") where index + 1 < count && self[index + 1] == byte: return index + 2
        case UInt8(ascii: "\\") where isUnicodeEscape(of: byte, at: index): return index + 6
        case UInt8(ascii: "%") where number(at: index + 1, digits: 2) == Int(byte): return index + 3
        default: return self[index] == byte ? index + 1 : nil
        }
    }

    private func isUnicodeEscape(of byte: UInt8, at index: Int) -> Bool {
        number(at: index + 2, digits: 4) == Int(byte) && self[index + 1] == UInt8(ascii: "u")
    }

    private func number(at index: Int, digits: Int) -> Int? {
        guard index + digits <= count else { return nil }
        return Int(String(decoding: self[index..<index + digits], as: UTF8.self), radix: 16)
    }
}
