/// Scans a TOML text and reads its tokens.
struct TOMLScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// The line, from 1, that is being read.
    private(set) var line = 1

    /// Creates a scanner of an empty text.
    init() { bytes = [] }

    /// Creates a scanner of a text.
    ///
    /// - Throws: ``TOMLFailure`` if it is not UTF-8 or contains a control character, which TOML does not allow.
    init(_ bytes: [UInt8]) throws(TOMLFailure) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw TOMLFailure(Self.lineThatIsNotUTF8(bytes), "the line is not UTF-8")
        }
        self.bytes = Self.withPlainLineEnds(bytes)
        if let index = self.bytes.firstIndex(where: Self.isControl) {
            let line = 1 + self.bytes[..<index].count { $0 == UInt8(ascii: "\n") }
            throw TOMLFailure(line, "the line has the control character \(self.bytes[index])")
        }
    }

    private static func lineThatIsNotUTF8(_ bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
    }

    /// Returns the text without a byte order mark, and with CR LF replaced by LF.
    private static func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] {
            if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
            result.append(byte)
        }
        return result
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n") || byte == 0x7F
    }
}

// MARK: Moving

extension TOMLScanner {
    /// The next byte; nil at the end.
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips the next byte.
    mutating func advance() {
        if peek == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    /// Skips a character if it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        advance()
        return true
    }

    /// Skips blanks.
    mutating func skipBlanks() { skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Skips blanks, comments and line ends.
    ///
    /// - Returns: whether anything follows.
    @discardableResult
    mutating func skipBlankLines() -> Bool {
        repeat {
            skipBlanks()
            if peek == UInt8(ascii: "#") { skip { $0 != UInt8(ascii: "\n") } }
        } while skip("\n")
        return peek != nil
    }

    /// Skips the rest of the line.
    mutating func skipLine() {
        skip { $0 != UInt8(ascii: "\n") }
    }

    /// Skips to the next line that begins with a bracket.
    mutating func skipToHeader() {
        repeat { skipLine() } while skipBlankLines() && peek != UInt8(ascii: "[")
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while let byte = peek, isSkipped(byte) { advance() }
    }

    private mutating func take(atMost limit: Int = .max, while isTaken: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = peek, isTaken(byte), position - start < limit { advance() }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}

// MARK: Expecting

extension TOMLScanner {
    /// Returns an error on this line.
    func failure(_ message: String) -> TOMLFailure { TOMLFailure(line, message) }

    /// Returns an error on this line that says what was found instead.
    func expectation(_ message: String) -> TOMLFailure { failure("\(message), not \(next)") }

    /// Skips blanks and a required character.
    mutating func expect(_ character: Unicode.Scalar, _ place: String) throws(TOMLFailure) {
        skipBlanks()
        guard skip(character) else { throw expectation("'\(character)' was expected \(place)") }
    }

    /// Skips blanks and a comment, and requires the line to end after them.
    mutating func expectLineEnd() throws(TOMLFailure) {
        skipBlanks()
        guard let byte = peek, byte != UInt8(ascii: "#"), byte != UInt8(ascii: "\n") else { return }
        throw expectation("the end of the line was expected")
    }

    /// The upcoming text, for messages.
    private var next: String {
        guard let byte = peek else { return "the end of the file" }
        if byte == UInt8(ascii: "\n") { return "the end of the line" }
        let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
        return quoted(character.map(String.init) ?? "")
    }
}

// MARK: Keys and strings

extension TOMLScanner {
    /// Reads one part of a key.
    mutating func readKey() throws(TOMLFailure) -> String {
        if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try readString(mayBeMultiline: false) }
        let key = take { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
        guard !key.isEmpty else { throw expectation("a key was expected") }
        return key
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Reads a string of any of the four kinds.
    mutating func readString(mayBeMultiline: Bool = true) throws(TOMLFailure) -> String {
        let first = line
        let quote = peek ?? 0
        let isMultiline = mayBeMultiline && quotes(quote) >= 3
        for _ in 0..<(isMultiline ? 3 : 1) { advance() }
        if isMultiline { _ = skip("\n") }
        var content: [UInt8] = []
        while let byte = peek, isMultiline || byte != UInt8(ascii: "\n") {
            if byte == quote {
                if skipEnd(quote, isMultiline, &content) { return String(decoding: content, as: UTF8.self) }
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try readEscape(isMultiline, &content)
            } else {
                content.append(byte)
                advance()
            }
        }
        throw TOMLFailure(first, "the string that begins here is not closed")
    }

    /// Returns the number of consecutive quotes here.
    private func quotes(_ quote: UInt8) -> Int {
        bytes[position...].prefix(5).prefix { $0 == quote }.count
    }

    /// Skips quotes. Three of them end a multi-line string; one or two more directly before these belong to the string.
    private mutating func skipEnd(_ quote: UInt8, _ isMultiline: Bool, _ content: inout [UInt8]) -> Bool {
        let count = isMultiline ? quotes(quote) : 1
        let isEnd = !isMultiline || count >= 3
        position += count
        content += Array(repeating: quote, count: isEnd ? max(0, count - 3) : count)
        return isEnd
    }

    private mutating func readEscape(_ isMultiline: Bool, _ content: inout [UInt8]) throws(TOMLFailure) {
        advance()
        if isMultiline, skipEscapedLineEnd() { return }
        let character = peek.map { Character(Unicode.Scalar($0)) } ?? " "
        guard let escape = Self.escapes[character] else { throw failure(#"a string has an unknown escape after '\'"#) }
        advance()
        switch escape {
        case .byte(let byte): content.append(byte)
        case .digits(let count): content += Array(try readScalar(digits: count).utf8)
        }
    }

    /// Skips the blank rest of a line, and the leading blanks of the lines that follow.
    private mutating func skipEscapedLineEnd() -> Bool {
        let rest = bytes[position...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard rest.first == UInt8(ascii: "\n") else { return false }
        skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
        return true
    }

    private enum Escape {
        case byte(UInt8)
        case digits(Int)
    }

    private static let escapes: [Character: Escape] = [
        "b": .byte(0x08), "t": .byte(0x09), "n": .byte(0x0A), "f": .byte(0x0C), "r": .byte(0x0D),
        "\"": .byte(UInt8(ascii: "\"")), "\\": .byte(UInt8(ascii: "\\")), "u": .digits(4), "U": .digits(8),
    ]

    private mutating func readScalar(digits count: Int) throws(TOMLFailure) -> String {
        let digits = take(atMost: count, while: Self.isLetterOrDigit)
        guard digits.utf8.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else {
            throw failure(#"a string has '\u' or '\U' without the code of a character"#)
        }
        return String(Character(scalar))
    }
}

// MARK: Numbers, dates and booleans

extension TOMLScanner {
    /// Reads a value that is neither quoted nor bracketed.
    mutating func readScalar() throws(TOMLFailure) -> TOMLDocument.Content {
        let first = self
        var token = readToken()
        if token.utf8.count == 10, token.isDate, isTimeAhead { token += take(atMost: 1) { _ in true } + readToken() }
        if let content = TOMLDocument.Content(token) { return content }
        if token.isEmpty { throw first.expectation("a value was expected") }
        throw first.failure("\(quoted(token)) is not a value; text needs quotes")
    }

    /// Reads the characters of a number or a date, none of which is long.
    private mutating func readToken() -> String {
        take(atMost: 128) { Self.isLetterOrDigit($0) || "+-._:".utf8.contains($0) }
    }

    /// Whether a blank and a digit follow.
    private var isTimeAhead: Bool {
        let ahead = bytes[position...].prefix(2)
        return ahead.count == 2 && ahead.first == UInt8(ascii: " ") && ahead.last.map(isDigit) == true
    }
}

extension TOMLDocument.Content {
    /// Parses a boolean, a number or a date; nil if it is none of them.
    init?(_ token: String) {
        if token == "true" || token == "false" {
            self = .boolean(token == "true")
        } else if token.isDate {
            self = .date(token)
        } else if let integer = token.tomlInteger {
            self = .integer(integer)
        } else if let real = token.tomlReal {
            self = .real(real)
        } else {
            return nil
        }
    }
}

extension String {
    /// Whether it has the form of a date or a time; whether the day exists does not matter here.
    fileprivate var isDate: Bool {
        let shape = utf8.prefix(10).map { isDigit($0) ? UInt8(ascii: "0") : $0 }
        let isTime = shape.prefix(8).elementsEqual("00:00:00".utf8)
        return isTime || shape.elementsEqual("0000-00-00".utf8)
    }

    fileprivate var tomlInteger: Int64? {
        let radixes: [Substring: Int] = ["0x": 16, "0o": 8, "0b": 2]
        if let radix = radixes[prefix(2)] {
            return dropFirst(2).isDigits(radix) ? Int64(withoutUnderscores.dropFirst(2), radix: radix) : nil
        }
        return withoutSign.isWhole ? Int64(withoutUnderscores) : nil
    }

    fileprivate var tomlReal: Double? {
        let number = withoutSign
        if number == "inf" || number == "nan" { return Double(self) }
        let halves = number.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let parts = (halves.first ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, whole.isWhole, parts.dropFirst().allSatisfy({ $0.isDigits(10) }),
            halves.dropFirst().allSatisfy({ $0.withoutSign.isDigits(10) }), parts.count + halves.count > 2
        else {
            return nil
        }
        return Double(withoutUnderscores)
    }

    private var withoutUnderscores: String { filter { $0 != "_" } }
}

extension StringProtocol {
    fileprivate var withoutSign: SubSequence { first == "+" || first == "-" ? dropFirst() : self[...] }

    /// Whether it is a decimal number without superfluous zeros.
    fileprivate var isWhole: Bool { isDigits(10) && (first != "0" || utf8.count == 1) }

    /// Whether it has digits, and underscores only between them.
    fileprivate func isDigits(_ radix: Int) -> Bool {
        split(separator: "_", omittingEmptySubsequences: false).allSatisfy { group in
            !group.isEmpty && group.allSatisfy { $0.isASCII && ($0.hexDigitValue ?? radix) < radix }
        }
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
