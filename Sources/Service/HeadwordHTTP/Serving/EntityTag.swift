/// What tells an answer from all others at the same address (RFC 9110, section 8.8.3).
enum EntityTag {
    /// Returns a hash of bytes (FNV-1a, 64 bits) in letters and digits. It need not resist attacks: a client that makes
    /// two of its own questions collide spoils nobody else's cache, since tags are compared for one address only.
    static func hash(_ parts: [UInt8]...) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for part in parts {
            for byte in part { add(byte) }
            // A byte that is in no text, so that the parts cannot be divided in two ways.
            add(0xff)
        }
        return String(hash, radix: 36)
    }
}
