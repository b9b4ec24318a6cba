/// A string that equals only strings of the same code points, as in JSON.
///
/// Swift's own `==` and `hash(into:)` normalize first: they treat more strings as equal, and take quadratic time on
/// text that is nothing but combining marks. Text from clients is compared and looked up by its bytes instead.
public struct ExactString: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The string.
    public var string: String

    /// Wraps a string.
    public init(_ string: String) { self.string = string }

    /// Wraps a string.
    public init(stringLiteral value: String) { string = value }

    /// Compares the bytes.
    public static func == (left: ExactString, right: ExactString) -> Bool { left.string.isSame(as: right.string) }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
    }
}

extension String {
    /// Whether the strings have the same code points. With `elementsEqual`, this took ten times as many instructions.
    public func isSame(as other: String) -> Bool {
        let (left, right) = (utf8.span, other.utf8.span)
        guard left.count == right.count else { return false }
        for index in left.indices where left[unchecked: index] != right[unchecked: index] { return false }
        return true
    }

    /// Returns the first `count` code points and "..."; the whole string if it has no more. For messages, which must
    /// stay short whatever a client sends.
    public func excerpt(_ count: Int) -> String {
        guard utf8.count > count,
            let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex
        else { return self }
        return String(unicodeScalars[..<end]) + "..."
    }
}
