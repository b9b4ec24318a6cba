/// Recognises JSON texts (RFC 8259) without building anything.
///
/// Jansson builds values; this only finds where they begin and end, so that an envelope can be taken apart, its `id`
/// echoed byte for byte, and only its `params` built.
enum JSONGrammar {
    /// The maximum nesting depth of a text; deeper ones are refused unread. Values that are built have a lower limit of
    /// their own.
    static let maximumNesting = 512

    /// Skips blanks, starting at `position`.
    static func skipBlanks(_ bytes: borrowing Span<UInt8>, _ position: inout Int) {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    }

    /// Moves `position` from the first byte of a value to the byte after its last.
    ///
    /// - Parameter visit: called with the ranges of the name and the value of each member if the value is an object.
    static func skipValue(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        visitingMembers visit: (_ name: Range<Int>, _ value: Range<Int>) -> Void
    ) throws(JSONFailure) {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "{") else {
            return try skipValue(bytes, &position)
        }
        position += 1
        skipBlanks(bytes, &position)
        if position < bytes.count, bytes[position] == UInt8(ascii: "}") {
            position += 1
            return
        }
        while true {
            let nameStart = position
            try skipName(bytes, &position)
            let nameEnd = position
            try skipColon(bytes, &position)
            let valueStart = position
            try skipValue(bytes, &position, inside: 1)
            visit(nameStart..<nameEnd, valueStart..<position)
            guard try skipComma(bytes, &position, closing: UInt8(ascii: "}")) else { return }
        }
    }

    /// Moves `position` from the first byte of a value to the byte after its last.
    ///
    /// - Parameter levels: the number of arrays and objects that contain the value.
    static func skipValue(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        inside levels: Int = 0
    ) throws(JSONFailure) {
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "{") else {
            return try skipScalar(bytes, &position)
        }
        var nesting = Nesting(room: maximumNesting - levels)
        while true {
            let opened = try skipScalarOrOpen(bytes, &position, &nesting)
            if opened { continue }
            guard try skipToNextValue(bytes, &position, &nesting) else { return }
        }
    }

    /// Moves past the name of a member.
    private static func skipName(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            throw unexpected(bytes, position, wanted: "the name of a member")
        }
        try skipString(bytes, &position)
    }

    private static func skipNameAndColon(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int
    ) throws(JSONFailure) {
        try skipName(bytes, &position)
        try skipColon(bytes, &position)
    }

    /// Moves past the colon after the name of a member, and the blanks around it.
    private static func skipColon(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        skipBlanks(bytes, &position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
            throw unexpected(bytes, position, wanted: "':'")
        }
        position += 1
        skipBlanks(bytes, &position)
    }

    /// Moves past the comma after a value, and the blanks around it, or past the closing bracket.
    ///
    /// - Returns: whether another value follows.
    private static func skipComma(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        closing: UInt8
    ) throws(JSONFailure) -> Bool {
        skipBlanks(bytes, &position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ",") || bytes[position] == closing else {
            throw unexpected(bytes, position, wanted: "',' or '\(Unicode.Scalar(closing))'")
        }
        let isOver = bytes[position] == closing
        position += 1
        if !isOver { skipBlanks(bytes, &position) }
        return !isOver
    }

    /// Moves from the opening quote of a string to the byte after its closing one.
    private static func skipString(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try skipEscape(bytes, &position)
            case 0..<0x20: throw unexpected(bytes, position, wanted: "a character of a string or its escape")
            default: position += 1
            }
        }
        throw unexpected(bytes, position, wanted: "the end of a string")
    }

    static func unexpected(
        _ bytes: borrowing Span<UInt8>,
        _ position: Int,
        wanted: String
    ) -> JSONFailure {
        guard position < bytes.count else {
            return JSONFailure(.syntax, at: bytes.count, "the text ends where \(wanted) was expected")
        }
        let byte = bytes[position]
        let found =
            (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "byte 0x\(String(byte, radix: 16))"
        return JSONFailure(.syntax, at: position, "found \(found) where \(wanted) was expected")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}

extension JSONGrammar {
    /// The open brackets as a bit set of those that are braces, so that a million brackets cost no memory and no stack.
    private struct Nesting {
        private var braces = InlineArray<8, UInt64>(repeating: 0)
        private(set) var depth = 0
        let room: Int

        init(room: Int) {
            self.room = room
        }

        var isInObject: Bool { braces[(depth - 1) / 64] >> UInt64((depth - 1) % 64) & 1 == 1 }

        /// Returns false if the nesting is too deep.
        mutating func open(brace: Bool) -> Bool {
            guard depth < room else { return false }
            let bit = UInt64(1) << UInt64(depth % 64)
            if brace { braces[depth / 64] |= bit } else { braces[depth / 64] &= ~bit }
            depth += 1
            return true
        }

        mutating func close() { depth -= 1 }
    }

    /// Skips a scalar, an empty array or object, or the opening bracket of a non-empty one up to its first value.
    ///
    /// - Returns: whether a bracket was opened, so that `position` is at a value inside.
    private static func skipScalarOrOpen(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        _ nesting: inout Nesting
    ) throws(JSONFailure) -> Bool {
        switch position < bytes.count ? bytes[position] : 0 {
        case UInt8(ascii: "{"):
            return try skipOpening(closing: UInt8(ascii: "}"), bytes, &position, &nesting)
        case UInt8(ascii: "["):
            return try skipOpening(closing: UInt8(ascii: "]"), bytes, &position, &nesting)
        default:
            try skipScalar(bytes, &position)
            return false
        }
    }

    private static func skipScalar(_ bytes: borrowing Span<UInt8>, _ position: inout Int) throws(JSONFailure) {
        guard position < bytes.count else { throw unexpected(bytes, position, wanted: "a value") }
        switch bytes[position] {
        case UInt8(ascii: "\""): try skipString(bytes, &position)
        case UInt8(ascii: "t"): try skipWord("true", bytes, &position)
        case UInt8(ascii: "f"): try skipWord("false", bytes, &position)
        case UInt8(ascii: "n"): try skipWord("null", bytes, &position)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber(bytes, &position)
        default: throw unexpected(bytes, position, wanted: "a value")
        }
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
        if isObject { try skipNameAndColon(bytes, &position) }
        return true
    }

    /// Skips the closing brackets and the comma after a value.
    ///
    /// - Returns: whether another value follows; if not, the outermost value is complete.
    private static func skipToNextValue(
        _ bytes: borrowing Span<UInt8>,
        _ position: inout Int,
        _ nesting: inout Nesting
    ) throws(JSONFailure) -> Bool {
        while nesting.depth > 0 {
            let closing = UInt8(ascii: nesting.isInObject ? "}" : "]")
            if try skipComma(bytes, &position, closing: closing) {
                if nesting.isInObject { try skipNameAndColon(bytes, &position) }
                return true
            }
            nesting.close()
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
