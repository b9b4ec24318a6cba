internal import CMessageDigest

/// SHA-256 (FIPS 180-4), and the message authentication code made with it (RFC 2104).
enum Digest {
    private static let blockLength = 64

    /// Returns the digest of bytes.
    static func sha256(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { sha256(of: [$0]) } }

    /// Returns the digest of pieces of bytes, one after the other.
    static func sha256(of pieces: [UnsafeRawBufferPointer]) -> [UInt8] {
        var context = SHA2_CTX()
        SHA256Init(&context)
        for piece in pieces {
            SHA256Update(&context, piece.baseAddress?.assumingMemoryBound(to: UInt8.self), piece.count)
        }
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256Final(&digest, &context)
        return digest
    }

    /// Returns the authentication code of a message.
    static func hmac(key: [UInt8], _ message: String) -> [UInt8] {
        let key = key.count > blockLength ? sha256(key) : key
        let padded = key + [UInt8](repeating: 0, count: blockLength - key.count)
        return sha256(padded.map { $0 ^ 0x5C } + sha256(padded.map { $0 ^ 0x36 } + Array(message.utf8)))
    }

    /// Returns bytes in hexadecimal digits.
    static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
