internal import CMessageDigest

/// An incremental SHA-256 digest (FIPS 180-4).
package struct SHA256: Sendable {
    private var context = SHA2_CTX()

    /// Creates the digest of no bytes.
    package init() {
        SHA256Init(&context)
    }

    /// Adds bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        SHA256Update(&context, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    }

    /// Adds a number as eight bytes, the lowest first.
    package mutating func update(_ number: Int) {
        withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { update($0) }
    }

    /// Finishes the digest and returns it in hexadecimal digits.
    package consuming func hexadecimal() -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256Final(&digest, &context)
        return digest.map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
}
