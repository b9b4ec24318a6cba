/// A JSON text, or a value inside one, known to be well-formed and not yet built.
///
/// Taking it apart shares the bytes; ``value(depth:)`` builds a value by Jansson.
public struct JSONText: Sendable {
    /// What kind of value a text holds.
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

    private let bytes: [UInt8]
    private let range: Range<Int>

    /// Checks a text whole: UTF-8, the grammar of RFC 8259, nothing after the value.
    ///
    /// - Throws: ``JSONFailure``, with the position of the first fault.
    public init(_ bytes: [UInt8]) throws(JSONFailure) {
        let span = bytes.span
        do {
            _ = try UTF8Span(validating: span)
        } catch {
            throw JSONFailure(.invalidUTF8, at: error.byteOffsets.lowerBound, "the text is not UTF-8")
        }
        var start = 0
        JSONGrammar.skipBlanks(span, &start)
        var end = start
        try JSONGrammar.skipValue(span, &end)
        var rest = end
        JSONGrammar.skipBlanks(span, &rest)
        guard rest == bytes.count else {
            throw JSONFailure(.trailingText, at: rest, "the text goes on after its value")
        }
        self.init(bytes: bytes, range: start..<end)
    }

    private init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    /// The value as it was written, without the blanks around it.
    public var rawBytes: ArraySlice<UInt8> { bytes[range] }

    /// What kind of value this is.
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

    /// The members of an object in their order, duplicates included; empty for any other value.
    public func members() -> [(name: JSONText, value: JSONText)] {
        guard kind == .object else { return [] }
        var members: [(name: JSONText, value: JSONText)] = []
        walk { span, position throws(JSONFailure) in
            let nameStart = position
            try JSONGrammar.skipName(span, &position)
            let valueStart = position
            try JSONGrammar.skipValue(span, &position)
            members.append((self[string: nameStart], self[valueStart..<position]))
            return true
        }
        return members
    }

    /// The elements of an array, at most `limit`; empty for any other value.
    public func elements(upTo limit: Int) -> [JSONText] {
        guard kind == .array else { return [] }
        var elements: [JSONText] = []
        walk { span, position throws(JSONFailure) in
            let start = position
            try JSONGrammar.skipValue(span, &position)
            elements.append(self[start..<position])
            return elements.count < limit
        }
        return elements
    }

    /// Builds the value.
    ///
    /// - Parameter depth: how many levels of arrays and objects it may have.
    /// - Throws: ``JSONFailure`` for what is well-formed and still not acceptable: a duplicate name, a number out of
    ///   range, half a surrogate pair, too many levels.
    public func value(depth: Int = 64) throws(JSONFailure) -> JSONValue {
        try Jansson.value(of: bytes.span.extracting(range), at: range.lowerBound, depth: depth)
    }

    /// The string that this is, nil for any other value.
    ///
    /// - Throws: ``JSONFailure`` if the string escapes half a surrogate pair.
    public func string() throws(JSONFailure) -> String? {
        guard kind == .string else { return nil }
        let content = bytes[range].dropFirst().dropLast()
        if !content.contains(UInt8(ascii: "\\")) { return String(decoding: content, as: UTF8.self) }
        guard case .string(let string) = try value() else { return nil }
        return string
    }

    /// Whether this is `string`, written without escapes. Costs no allocation.
    public func isPlainly(_ string: StaticString) -> Bool {
        guard kind == .string, range.count == string.utf8CodeUnitCount + 2 else { return false }
        let content = UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount)
        return bytes[range.lowerBound + 1..<range.upperBound - 1].elementsEqual(content)
    }

    private subscript(_ part: Range<Int>) -> JSONText { JSONText(bytes: bytes, range: part) }

    /// The string that begins at `start`.
    private subscript(string start: Int) -> JSONText {
        var end = start
        // The text is well-formed, so a string stands here.
        try? JSONGrammar.skipValue(bytes.span, &end)
        return self[start..<end]
    }

    /// Calls `visit` at each element or member of the array or object, until it returns false.
    ///
    /// The text was found well-formed when it was created, so nothing is thrown on the way.
    private func walk(_ visit: (borrowing Span<UInt8>, inout Int) throws(JSONFailure) -> Bool) {
        let span = bytes.span
        let end = range.upperBound - 1
        var position = range.lowerBound + 1
        JSONGrammar.skipBlanks(span, &position)
        while position < end {
            guard (try? visit(span, &position)) == true else { return }
            JSONGrammar.skipBlanks(span, &position)
            guard position < end else { return }
            position += 1
            JSONGrammar.skipBlanks(span, &position)
        }
    }
}
