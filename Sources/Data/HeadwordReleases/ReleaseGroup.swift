/// The name of a group of replicas that answer from the same release.
public struct ReleaseGroup: Hashable, Sendable, LosslessStringConvertible {
    /// The group of replicas for which no other is chosen.
    public static let standard = ReleaseGroup(known: "stable")

    /// What names must be, for people.
    package static let expectation = "1 to 64 letters, digits, `-`, `_` or `.`, beginning with a letter or digit"

    /// The name.
    public let description: String

    /// Creates a name; nil if it is not 1 to 64 ASCII letters, digits, `-`, `_` and `.`, or begins with none of the first
    /// two.
    public init?(_ name: String) {
        let isName = name.utf8.allSatisfy { $0.isAlphanumeric || "-_.".utf8.contains($0) }
        guard isName, 1...64 ~= name.utf8.count, name.utf8.first?.isAlphanumeric == true else { return nil }
        description = name
    }

    private init(known name: String) { description = name }
}

extension UInt8 {
    fileprivate var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
