/// Recognises JSON texts (RFC 8259) without building anything.
///
/// Jansson reads values; this finds where they begin and end, so that an envelope can be taken apart, its `id` echoed
/// byte for byte, and only its `params` be built.
enum JSONGrammar {
    /// How deep a text may nest before it is refused unread. Values that are built have a lower limit of their own.
    static let maximumNesting = 512

    /// Skips the blanks from `position` on.
    static func skipBlanks(_ bytes: borrowing Span<UInt8>, _ position: inout Int) {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    }

    /// Moves `position` from the first byte of a value to the byte after its last.
    static func skipValue(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        var nesting = Nesting()
        while true {
            let opened = try skipScalarOrOpen(bytes, &position, &nesting)
            if opened { continue }
            guard try skipToNextValue(bytes, &position, &nesting) else { return }
        }
    }

    /// Moves past the name of a member and its colon, and the blanks around them.
    static func skipName(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        skipBlanks(bytes, &position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            throw unexpected(bytes, position, wanted: "the name of a member")
        }
        try skipString(bytes, &position)
        skipBlanks(bytes, &position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
            throw unexpected(bytes, position, wanted: "':'")
        }
        position += 1
        skipBlanks(bytes, &position)
    }

    static func unexpected(
        _ bytes: borrowing Span<UInt8>,
        _ position: Int,
        wanted: String
    ) -> JSONFailure {
        guard position < bytes.count else {
            return JSONFailure(.syntax, at: bytes.count, "the text ends where \(wanted) should stand")
        }
        let byte = bytes[position]
        let found =
            (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "byte 0x\(String(byte, radix: 16))"
        return JSONFailure(.syntax, at: position, "\(found) stands where \(wanted) should")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}

extension JSONGrammar {
    /// Which of the open brackets are braces, as bits, so that a million brackets cost no memory and no stack.
    private struct Nesting {
        private var braces = InlineArray<8, UInt64>(repeating: 0)
        private(set) var depth = 0

        var isInObject: Bool { braces[(depth - 1) / 64] >> UInt64((depth - 1) % 64) & 1 == 1 }

        /// Returns whether there was room.
        mutating func open(brace: Bool) -> Bool {
            guard depth < JSONGrammar.maximumNesting else { return false }
            let bit = UInt64(1) << UInt64(depth % 64)
            if brace { braces[depth / 64] |= bit } else { braces[depth / 64] &= ~bit }
            depth += 1
            return true
        }

        mutating func close() { depth -= 1 }
    }

    /// Skips a scalar or an empty array or object; or the opening bracket of one with content, up to its first value.
    ///
    /// - Returns: whether a bracket was opened and `position` stands at a value inside.
    private static func skipScalarOrOpen(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        _ nesting: inout Nesting
    ) throws(JSONFailure) -> Bool {
        guard position < bytes.count else { throw unexpected(bytes, position, wanted: "a value") }
        switch bytes[position] {
        case UInt8(ascii: "\""): try skipString(bytes, &position)
        case UInt8(ascii: "t"): try skipWord("true", bytes, &position)
        case UInt8(ascii: "f"): try skipWord("false", bytes, &position)
        case UInt8(ascii: "n"): try skipWord("null", bytes, &position)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber(bytes, &position)
        case UInt8(ascii: "{"):
            return try skipOpening(closing: UInt8(ascii: "}"), bytes, &position, &nesting)
        case UInt8(ascii: "["):
            return try skipOpening(closing: UInt8(ascii: "]"), bytes, &position, &nesting)
        default: throw unexpected(bytes, position, wanted: "a value")
        }
        return false
    }

    private static func skipOpening(
        closing: UInt8,
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        _ nesting: inout Nesting
    ) throws(JSONFailure) -> Bool {
        let isObject = closing == UInt8(ascii: "}")
        guard nesting.open(brace: isObject) else {
            throw JSONFailure(.tooDeep, at: position, "nested deeper than \(maximumNesting) levels")
        }
        position += 1
        skipBlanks(bytes, &position)
        if position < bytes.count, bytes[position] == closing {
            position += 1
            nesting.close()
            return false
        }
        if isObject { try skipName(bytes, &position) }
        return true
    }

    /// After a value: skips closing brackets and a comma.
    ///
    /// - Returns: whether another value follows; else the outermost value is complete.
    private static func skipToNextValue(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        _ nesting: inout Nesting
    ) throws(JSONFailure) -> Bool {
        while nesting.depth > 0 {
            let closing = UInt8(ascii: nesting.isInObject ? "}" : "]")
            skipBlanks(bytes, &position)
            guard position < bytes.count else {
                throw unexpected(bytes, position, wanted: "',' or '\(Unicode.Scalar(closing))'")
            }
            switch bytes[position] {
            case closing:
                position += 1
                nesting.close()
            case UInt8(ascii: ","):
                position += 1
                if nesting.isInObject { try skipName(bytes, &position) } else { skipBlanks(bytes, &position) }
                return true
            default:
                throw unexpected(bytes, position, wanted: "',' or '\(Unicode.Scalar(closing))'")
            }
        }
        return false
    }

    private static func skipWord(
        _ word: StaticString,
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int
    ) throws(JSONFailure) {
        for offset in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count, bytes[position] == word.utf8Start[offset] else {
                throw unexpected(bytes, position, wanted: "the rest of '\(word)'")
            }
            position += 1
        }
    }

    private static func skipNumber(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
            position += 1
        } else {
            try skipDigits(bytes, &position)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try skipDigits(bytes, &position)
        }
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
            position += 1
        }
        try skipDigits(bytes, &position)
    }

    private static func skipDigits(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        guard position > start else { throw unexpected(bytes, position, wanted: "a digit") }
    }

    private static func skipString(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try skipEscape(bytes, &position)
            case 0..<0x20: throw unexpected(bytes, position, wanted: "a character of a string, or its escape,")
            default: position += 1
            }
        }
        throw unexpected(bytes, position, wanted: "the end of a string")
    }

    private static func skipEscape(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        position += 1
        guard position < bytes.count else { throw unexpected(bytes, position, wanted: "an escape") }
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            position += 1
            for _ in 0..<4 {
                guard position < bytes.count, isHexDigit(bytes[position]) else {
                    throw unexpected(bytes, position, wanted: "a hexadecimal digit")
                }
                position += 1
            }
        default: throw unexpected(bytes, position, wanted: "an escape")
        }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
