/// A JSON text, or a value inside one, that is known to be well-formed but not built yet.
///
/// Its parts share its bytes; ``value(depth:)`` builds a value with Jansson.
public struct JSONText: Sendable {
    /// The kind of value that a text holds.
    public enum Kind: Sendable {
        /// An object.
        case object
        /// An array.
        case array
        /// A string.
        case string
        /// A number.
        case number
        /// `true` or `false`.
        case bool
        /// `null`.
        case null
    }

    @usableFromInline let bytes: [UInt8]
    @usableFromInline let range: Range<Int>

    /// Checks a whole text: that it is UTF-8, follows the grammar of RFC 8259, and ends after the value.
    ///
    /// - Throws: ``JSONFailure``, with the position of the first error.
    public init(_ bytes: [UInt8]) throws(JSONFailure) {
        try self.init(bytes) { _, _ in }
    }

    /// Checks a whole text and, if it is an object, visits its members on the way.
    ///
    /// - Parameter visit: called with the name and the value of each member, in order and including duplicates; never
    ///   called for any other value. What it saw counts only if nothing is thrown.
    /// - Throws: ``JSONFailure``, with the position of the first error.
    public init(
        _ bytes: [UInt8],
        visitingMembers visit: (_ name: JSONText, _ value: JSONText) -> Void
    ) throws(JSONFailure) {
        let span = bytes.span
        do {
            _ = try UTF8Span(validating: span)
        } catch {
            throw JSONFailure(.invalidUTF8, at: error.byteOffsets.lowerBound, "the text is not UTF-8")
        }
        var start = 0
        JSONGrammar.skipBlanks(span, &start)
        var end = start
        try JSONGrammar.skipValue(span, &end) { name, value in
            visit(JSONText(bytes: bytes, range: name), JSONText(bytes: bytes, range: value))
        }
        var rest = end
        JSONGrammar.skipBlanks(span, &rest)
        guard rest == bytes.count else {
            throw JSONFailure(.trailingText, at: rest, "there is more text after the value")
        }
        self.init(bytes: bytes, range: start..<end)
    }

    /// Creates the text of a value that we wrote ourselves.
    init(valid bytes: [UInt8]) { self.init(bytes: bytes, range: bytes.indices) }

    /// Returns the text of a value that was written by a ``JSONWriter``, which is not checked again.
    package static func written(_ bytes: [UInt8]) -> JSONText { JSONText(valid: bytes) }

    private init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    /// The value as it was written, without surrounding blanks.
    @inlinable
    public var rawBytes: ArraySlice<UInt8> { bytes[range] }

    /// The kind of value.
    @inlinable
    public var kind: Kind {
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    /// Returns the members of an object in order, including duplicates; empty for any other value.
    public func members() -> [(name: JSONText, value: JSONText)] {
        var members: [(name: JSONText, value: JSONText)] = []
        forEachMember { members.append(($0, $1)) }
        return members
    }

    /// Calls `visit` with the name and the value of each member of an object, in order and including duplicates; never
    /// for any other value. Needs no allocation.
    public func forEachMember(_ visit: (_ name: JSONText, _ value: JSONText) -> Void) {
        var position = range.lowerBound
        // The text was checked when it was created, so nothing is thrown.
        try? JSONGrammar.skipValue(bytes.span, &position) { name, value in visit(self[name], self[value]) }
    }

    /// Returns the elements of an array, at most `limit`; empty for any other value.
    public func elements(upTo limit: Int) -> [JSONText] {
        var elements: [JSONText] = []
        forEachElement(upTo: limit, visitingMembers: { _, _ in }) { elements.append($0) }
        return elements
    }

    /// Visits the elements of an array in order, at most `limit`; none of any other value.
    ///
    /// - Parameters:
    ///   - visitMember: called with the name and the value of each member of an element that is an object.
    ///   - visit: called with each element, after its members.
    public func forEachElement(
        upTo limit: Int,
        visitingMembers visitMember: (_ name: JSONText, _ value: JSONText) -> Void,
        _ visit: (JSONText) -> Void
    ) {
        guard kind == .array else { return }
        let span = bytes.span
        var position = range.lowerBound + 1
        var count = 0
        JSONGrammar.skipBlanks(span, &position)
        while count < limit, position < range.upperBound - 1 {
            let start = position
            // The text was checked when it was created, so nothing is thrown.
            let isSkipped: Void? = try? JSONGrammar.skipValue(span, &position) { visitMember(self[$0], self[$1]) }
            guard isSkipped != nil else { break }
            visit(self[start..<position])
            count += 1
            // A comma, or the closing bracket.
            JSONGrammar.skipBlanks(span, &position)
            position += 1
            JSONGrammar.skipBlanks(span, &position)
        }
    }

    /// Builds the value.
    ///
    /// - Parameter depth: the maximum nesting depth of arrays and objects.
    /// - Throws: ``JSONFailure`` for text that is well-formed but not acceptable: a duplicate name, a number out of
    ///   range, half a surrogate pair, too many levels.
    public func value(depth: Int = 64) throws(JSONFailure) -> JSONValue {
        try Jansson.value(of: bytes.span.extracting(range), at: range.lowerBound, depth: depth)
    }

    /// Returns the string; nil for any other value.
    ///
    /// - Throws: ``JSONFailure`` if the string escapes half a surrogate pair.
    public func string() throws(JSONFailure) -> String? {
        guard kind == .string else { return nil }
        let content = bytes[range].dropFirst().dropLast()
        if !content.contains(UInt8(ascii: "\\")) { return String(decoding: content, as: UTF8.self) }
        guard case .string(let string) = try value() else { return nil }
        return string
    }

    /// Whether this is `string`, written without escapes. Needs no allocation.
    @inlinable
    public func isPlainly(_ string: StaticString) -> Bool {
        let length = string.utf8CodeUnitCount
        guard kind == .string, range.count == length + 2 else { return false }
        let span = bytes.span
        for index in 0..<length where span[range.lowerBound + 1 + index] != string.utf8Start[index] { return false }
        return true
    }

    private subscript(_ part: Range<Int>) -> JSONText { JSONText(bytes: bytes, range: part) }
}
