/// Why a text is not acceptable JSON, and where.
public struct JSONFailure: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// The text is not UTF-8.
        case invalidUTF8
        /// The text breaks the grammar of RFC 8259.
        case syntax
        /// The text goes on after its value.
        case trailingText
        /// Arrays and objects are nested deeper than the limit.
        case tooDeep
        /// An object has two members of the same name.
        case duplicateName
        /// A number lies outside the range of 64-bit integers or of doubles.
        case numberOutOfRange
        /// A string escapes half of a surrogate pair, or a name contains U+0000.
        case unrepresentableText
    }

    /// What is wrong.
    public var kind: Kind
    /// The offset of the byte at which the error was noticed, counted from 0.
    public var position: Int
    /// The reason for people, without a full stop.
    public var message: String

    /// Creates a failure.
    public init(_ kind: Kind, at position: Int, _ message: String) {
        self.kind = kind
        self.position = position
        self.message = message
    }
}
