/// A set of ASCII characters.
struct ByteSet: Hashable, Sendable, ExpressibleByStringLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(stringLiteral characters: String) {
        self.init(characters.utf8)
    }

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes where byte < 0x80 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 0x80 && high >> UInt64(byte - 64) & 1 != 0
    }
}
