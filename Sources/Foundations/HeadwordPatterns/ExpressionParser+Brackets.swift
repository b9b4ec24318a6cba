extension ExpressionParser {
    /// Reads a bracket expression, from after `[` through `]`. A `]` at its beginning is a member.
    mutating func bracket() throws(PatternFailure) -> ScalarClass {
        let isInverted = take("^")
        var members: [ScalarClass] = []
        repeat { members.append(try member()) } while !take("]")
        return isInverted ? .inverted(.union(members)) : .union(members)
    }

    private mutating func member() throws(PatternFailure) -> ScalarClass {
        if rest.starts(with: "[:".unicodeScalars) { return try namedClass() }
        let low = try end()
        guard rest.first == "-", rest.dropFirst().first != "]" else {
            let folded = fold(low)
            return .scalar(folded.count == 1 ? folded[0] : low)
        }
        rest.removeFirst()
        let high = try end()
        guard low <= high else { throw PatternFailure("the range '\(low)-\(high)' in it ends before it begins") }
        return .ignoringCase(of: low.value...high.value)
    }

    /// Reads a character of a bracket expression, also as `[.x.]` or `[=x=]`.
    private mutating func end() throws(PatternFailure) -> Unicode.Scalar {
        guard let next = rest.popFirst() else { throw PatternFailure("'[' is not closed in it") }
        guard next == "[", let sign = rest.first, sign == "." || sign == "=" else { return next }
        rest.removeFirst()
        guard let scalar = rest.popFirst(), take(sign), take("]") else {
            throw PatternFailure("'[\(sign)' in it is not followed by one character and '\(sign)]'")
        }
        return scalar
    }

    private mutating func namedClass() throws(PatternFailure) -> ScalarClass {
        let name = rest.dropFirst(2).prefix { $0 != ":" && $0 != "]" }
        rest = rest[name.endIndex...]
        guard take(":"), take("]"), let named = ScalarClass(posix: String(name)) else {
            throw PatternFailure("'[:\(String(name)):]' in it is not a class such as '[:alpha:]'")
        }
        return named
    }
}

extension ScalarClass {
    /// Returns a range, and the small letters of its capitals.
    fileprivate static func ignoringCase(of range: ClosedRange<UInt32>) -> ScalarClass {
        let capitals = range.clamped(to: 0x41...0x5A)
        guard range.overlaps(0x41...0x5A) else { return .range(range) }
        return .union([.range(range), .range((capitals.lowerBound + 0x20)...(capitals.upperBound + 0x20))])
    }

    /// Letters. Beyond ASCII, everything but signs and punctuation is one.
    static let letter = ScalarClass.union([
        .range(0x61...0x7A), .range(0x41...0x5A), .range(0xAA...0xAA), .range(0xB5...0xB5), .range(0xBA...0xBA),
        .range(0xC0...0xD6), .range(0xD8...0xF6), .range(0xF8...0x1FFF), .range(0x2C00...0x2DFF),
        .range(0x3005...0x10FFFF),
    ])
    /// Letters, digits and the low line.
    static let letterOrDigit = ScalarClass.union([letter, digit, .range(0x5F...0x5F)])
    private static let punctuation = ScalarClass.union([
        .range(0x21...0x2F), .range(0x3A...0x40), .range(0x5B...0x60), .range(0x7B...0x7E), .range(0xA1...0xA9),
        .range(0xAB...0xB4), .range(0xB6...0xB9), .range(0xBB...0xBF), .range(0xD7...0xD7), .range(0xF7...0xF7),
        .range(0x2010...0x2BFF), .range(0x2E00...0x3004),
    ])
    private static let space = ScalarClass.union([.range(0x09...0x0D), .range(0x20...0x20), .range(0xA0...0xA0)])
    private static let control = ScalarClass.union([.range(0...0x1F), .range(0x7F...0x9F)])

    /// A class of POSIX (IEEE 1003.1, section 7.3.1), ignoring case; nil if there is none of this name.
    fileprivate init?(posix name: String) {
        switch name {
        case "alpha", "lower", "upper": self = .letter
        case "digit": self = .digit
        case "alnum": self = .union([.letter, .digit])
        case "punct": self = Self.punctuation
        case "space": self = Self.space
        case "blank": self = .union([.range(0x09...0x09), .range(0x20...0x20)])
        case "cntrl": self = Self.control
        case "print": self = .inverted(Self.control)
        case "graph": self = .inverted(.union([Self.control, Self.space]))
        case "xdigit": self = .union([.digit, .range(0x61...0x66), .range(0x41...0x46)])
        default: return nil
        }
    }
}
