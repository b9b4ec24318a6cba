/// Base64 (RFC 4648, section 4).
package enum Base64 {
    /// Decodes a text; nil if it has other characters than those of the alphabet.
    package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var (bits, count, bytes): (UInt32, Int, [UInt8]) = (0, 0, [])
        for character in text where character != UInt8(ascii: "=") {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
        return bytes
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
