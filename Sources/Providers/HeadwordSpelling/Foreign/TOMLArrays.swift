/// Reads arrays of strings before the first table of a TOML file; everything else is passed over.
struct TOMLArrays {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the strings of the arrays with some keys.
    mutating func read(_ keys: Set<String>) -> [String: [String]] {
        var arrays: [String: [String]] = [:]
        while skipSpace(), current != UInt8(ascii: "[") {
            let key = readKey()
            guard current == UInt8(ascii: "=") else {
                skipLine()
                continue
            }
            index += 1
            let strings = readValue()
            if keys.contains(key) { arrays[key] = strings }
        }
        return arrays
    }

    private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func has(_ byte: UInt8, times: Int) -> Bool {
        index + times <= bytes.count && bytes[index..<(index + times)].allSatisfy { $0 == byte }
    }

    /// Passes over whitespace, lines, commas and comments.
    ///
    /// - Returns: whether anything follows.
    private mutating func skipSpace() -> Bool {
        while index < bytes.count {
            if current == UInt8(ascii: "#") {
                skipLine()
            } else if current.isBlank || current == 0x0A || current == UInt8(ascii: ",") {
                index += 1
            } else {
                return true
            }
        }
        return false
    }

    private mutating func skipLine() {
        index = bytes[min(index, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
    }

    private mutating func readKey() -> String {
        let start = index
        while index < bytes.count, current != UInt8(ascii: "="), current != 0x0A { index += 1 }
        return String(decoding: bytes[start..<index].filter { !$0.isBlank && $0 != 0x22 && $0 != 0x27 }, as: UTF8.self)
    }

    /// Returns the strings of a value: those of an array, or a string itself.
    private mutating func readValue() -> [String] {
        var (strings, depth): ([String], Int) = ([], 0)
        repeat {
            if depth > 0, !skipSpace() { break }
            while current.isBlank { index += 1 }
            switch current {
            case UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case 0x22, 0x27: strings.append(readString())
            default: skipPlainValue(isInArray: depth > 0)
            }
        } while depth > 0
        return strings
    }

    private mutating func skipPlainValue(isInArray: Bool) {
        let start = index
        while index < bytes.count, current != 0x0A,
            !isInArray || !(current == UInt8(ascii: ",") || current == UInt8(ascii: "]"))
        {
            index += 1
        }
        if index == start { index += 1 }
    }

    /// Reads a string in any of the four kinds of quotation marks.
    private mutating func readString() -> String {
        let quote = current
        let marks = has(quote, times: 3) ? 3 : 1
        index += marks
        var content: [UInt8] = []
        while index < bytes.count, !has(quote, times: marks), marks == 3 || current != 0x0A {
            if quote == 0x22, current == 0x5C {
                content += readEscape()
            } else {
                content.append(current)
                index += 1
            }
        }
        if has(quote, times: marks) { index += marks }
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func readEscape() -> [UInt8] {
        let kind = index + 1 < bytes.count ? bytes[index + 1] : 0
        let digits = kind == UInt8(ascii: "u") ? 4 : kind == UInt8(ascii: "U") ? 8 : 0
        let start = min(index + 2, bytes.count)
        index = min(start + digits, bytes.count)
        guard digits > 0 else { return kind == UInt8(ascii: "n") || kind == UInt8(ascii: "t") ? [0x20] : [kind] }
        let scalar = UInt32(String(decoding: bytes[start..<index], as: UTF8.self), radix: 16).flatMap(
            Unicode.Scalar.init
        )
        return scalar.map { Array(String(Character($0)).utf8) } ?? []
    }
}
