internal import Glibc

/// A block of network addresses: `10.0.0.0/8`, `2001:db8::/32`, or a single address.
package struct AddressBlock: Hashable, Sendable {
    private let first: [UInt8]
    private let bits: Int

    /// Reads a block in the notation of CIDR (RFC 4632, section 3.1; RFC 4291, section 2.3); nil if it is none.
    package init?(_ text: String) {
        let sides = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = Self.bytes(of: String(sides[0])) else { return nil }
        // Addresses of version 4 are those of version 6 that begin with ::ffff.
        let most = text.contains(":") ? 128 : 32
        guard let bits = sides.count > 1 ? Int(sides[1]) : most, (0...most).contains(bits) else { return nil }
        self.first = first
        self.bits = bits + 128 - most
    }

    /// Whether a text is an address of the block.
    package func contains(_ address: String) -> Bool {
        guard let bytes = Self.bytes(of: address) else { return false }
        let (whole, rest) = bits.quotientAndRemainder(dividingBy: 8)
        guard bytes[..<whole] == first[..<whole] else { return false }
        return rest == 0 || (bytes[whole] ^ first[whole]) >> (8 - rest) == 0
    }

    private static func bytes(of address: String) -> [UInt8]? {
        let address = address.contains(":") ? address : "::ffff:" + address
        var bytes = [UInt8](repeating: 0, count: 16)
        return inet_pton(AF_INET6, address, &bytes) == 1 ? bytes : nil
    }
}
