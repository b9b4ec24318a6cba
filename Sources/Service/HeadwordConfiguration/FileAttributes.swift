/// The permissions of a file.
public struct FileMode: Hashable, Sendable, LosslessStringConvertible {
    /// The bits, as `chmod` takes them.
    public var bits: UInt32

    /// Creates permissions from the bits.
    init(bits: UInt32) { self.bits = bits }

    /// Reads three or four octal digits.
    public init?(_ description: String) {
        guard (3...4).contains(description.utf8.count), description.allSatisfy({ ("0"..."7").contains($0) }),
            let bits = UInt32(description, radix: 8), bits <= 0o777
        else {
            return nil
        }
        self.bits = bits
    }

    /// Four octal digits.
    public var description: String {
        let digits = String(bits, radix: 8)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

/// The owner of a file.
public struct FileOwner: Hashable, Sendable, LosslessStringConvertible {
    /// The name of the user; nil for the user of the process.
    public var user: String?
    /// The name of the group; nil for the group of the process.
    public var group: String?

    /// Reads `USER`, `USER:GROUP` or `:GROUP`.
    public init?(_ description: String) {
        let names = description.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard names.count <= 2, names.contains(where: { !$0.isEmpty }), names.allSatisfy(Self.isName) else {
            return nil
        }
        (user, group) = (Self.name(names.first), Self.name(names.dropFirst().first))
    }

    private static func isName(_ text: String) -> Bool {
        text.utf8.count <= 32 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.$".contains($0)) }
    }

    private static func name(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

    /// The names as they are written in a file.
    public var description: String { (user ?? "") + (group.map { ":" + $0 } ?? "") }
}
