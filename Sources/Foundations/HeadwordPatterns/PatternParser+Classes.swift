extension PatternParser {
    /// Reads a character class, from after `[` through `]`.
    mutating func bracket() throws(PatternFailure) -> ScalarClass {
        let isInverted = take("^")
        var members: [ScalarClass] = []
        while !take("]") {
            let first = try member()
            guard rest.first == "-", rest.dropFirst().first != "]" else {
                members.append(first)
                continue
            }
            rest.removeFirst()
            guard case .range(let low) = first, case .range(let high) = try member(),
                low.count == 1, high.count == 1, low.lowerBound <= high.lowerBound
            else { throw PatternFailure("a range between '[' and ']' has no ends, or ends before it begins") }
            members.append(.range(low.lowerBound...high.lowerBound))
        }
        return isInverted ? .inverted(.union(members)) : .union(members)
    }

    private mutating func member() throws(PatternFailure) -> ScalarClass {
        guard let next = rest.popFirst() else { throw PatternFailure("'[' is not closed in the pattern") }
        guard next == "\\" else { return .scalar(next) }
        return take("b") ? .scalar("\u{8}") : try escape()
    }

    /// Reads an escape, from after its backslash.
    mutating func escape() throws(PatternFailure) -> ScalarClass {
        guard let next = rest.popFirst() else { throw PatternFailure("the pattern ends with '\\'") }
        switch next {
        case "d": return .digit
        case "D": return .inverted(.digit)
        case "w": return .word
        case "W": return .inverted(.word)
        case "s": return .blank
        case "S": return .inverted(.blank)
        case "p": return try property()
        case "P": return .inverted(try property())
        case "t": return .scalar("\t")
        case "n": return .scalar("\n")
        case "v": return .scalar("\u{B}")
        case "f": return .scalar("\u{C}")
        case "r": return .scalar("\r")
        case "0": return .scalar("\0")
        case "c": return .scalar(try control())
        case "x": return .scalar(try scalar(digits: 2))
        case "u": return .scalar(take("{") ? try scalarInBraces() : try scalar(digits: 4))
        case "1"..."9", "k": throw PatternFailure("back references in patterns are not supported")
        case "a"..."z", "A"..."Z": throw PatternFailure("'\\\(next)' has no meaning in a pattern")
        default: return .scalar(next)
        }
    }

    private mutating func control() throws(PatternFailure) -> Unicode.Scalar {
        guard let letter = rest.popFirst(), letter.isASCII, letter.properties.isAlphabetic else {
            throw PatternFailure("'\\c' needs a letter in a pattern")
        }
        return try scalar(letter.value & 31)
    }

    private mutating func property() throws(PatternFailure) -> ScalarClass {
        guard take("{"), let end = rest.firstIndex(of: "}") else {
            throw PatternFailure("'\\p' needs a category between '{' and '}'")
        }
        let name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        guard let categories = ScalarClass(property: name) else {
            throw PatternFailure("'\\p{\(name)}' is not a general category such as 'L', 'Lu' or 'Nd'")
        }
        return categories
    }

    private mutating func scalarInBraces() throws(PatternFailure) -> Unicode.Scalar {
        let digits = rest.prefix { $0 != "}" }
        let scalar = try scalar(digits: min(digits.count, 8))
        guard take("}") else { throw PatternFailure("'\\u{' is not closed in the pattern") }
        return scalar
    }

    private mutating func scalar(digits count: Int) throws(PatternFailure) -> Unicode.Scalar {
        let code = try codeUnit(digits: count)
        guard (0xD800...0xDBFF).contains(code), count == 4, take("\\"), take("u") else { return try scalar(code) }
        let low = try codeUnit(digits: 4)
        guard (0xDC00...0xDFFF).contains(low) else { throw PatternFailure("half a surrogate pair in the pattern") }
        return try scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func codeUnit(digits count: Int) throws(PatternFailure) -> UInt32 {
        let digits = rest.prefix(count)
        guard digits.count == count, let code = UInt32(String(digits), radix: 16) else {
            throw PatternFailure("'\\x' and '\\u' need hexadecimal digits in a pattern")
        }
        rest = rest.dropFirst(count)
        return code
    }

    private func scalar(_ code: UInt32) throws(PatternFailure) -> Unicode.Scalar {
        guard let scalar = Unicode.Scalar(code) else {
            throw PatternFailure("\(code) in the pattern is not a code point")
        }
        return scalar
    }
}
