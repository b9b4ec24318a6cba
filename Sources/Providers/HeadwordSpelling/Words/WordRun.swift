/// A run of letters and digits, with apostrophes and hyphens inside.
struct WordRun {
    private(set) var end: Int
    private(set) var text = ""
    private(set) var letters = 0
    private(set) var capitals = 0
    /// The capitals that are neither the first letter nor after an apostrophe or hyphen.
    private(set) var innerCapitals = 0
    private(set) var hasDigit = false
    private(set) var isHyphenated = false
    private(set) var isLatin = true
    private(set) var isASCII = true
    /// Whether the next letter is the first one, or one after an apostrophe or hyphen.
    private var isAtStart = true

    /// Reads the run that begins with a range; an empty one if there is no letter or digit.
    ///
    /// - Parameter isMarked: whether marks of emphasis may stand inside.
    init(_ bytes: [UInt8], _ range: Range<Int>, isMarked: Bool) {
        end = range.lowerBound
        while end < range.upperBound, let length = length(of: bytes, range, isMarked) { end += length }
        if isASCII, end > range.lowerBound {
            text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
        }
    }

    /// Takes in the next character.
    ///
    /// - Returns: its length; nil if it is not in the run.
    private mutating func length(of bytes: [UInt8], _ range: Range<Int>, _ isMarked: Bool) -> Int? {
        let byte = bytes[end]
        if byte.isLetter {
            note(Unicode.Scalar(byte), isCapital: byte.isCapital)
            return 1
        }
        if byte.isDigit {
            hasDigit = true
            return 1
        }
        if byte >= 0x80 { return lengthOfScalar(bytes, range) }
        guard end > range.lowerBound, end + 1 < range.upperBound, Self.continues(bytes[end + 1]) else {
            return isMarked ? lengthOfMarks(bytes, range) : nil
        }
        if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-") {
            join(Unicode.Scalar(byte))
            return 1
        }
        return isMarked ? lengthOfMarks(bytes, range) : nil
    }

    /// Whether a byte may follow an apostrophe or hyphen in a word.
    private static func continues(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0xC3 && byte != 0xE2
    }

    private mutating func note(_ scalar: Unicode.Scalar, isCapital: Bool) {
        letters += 1
        if isCapital { capitals += 1 }
        if isCapital, !isAtStart { innerCapitals += 1 }
        isAtStart = false
        if !isASCII { text.unicodeScalars.append(scalar) }
    }

    private mutating func join(_ scalar: Unicode.Scalar) {
        if scalar == "-" { isHyphenated = true }
        isAtStart = true
        if !isASCII { text.unicodeScalars.append(scalar) }
    }

    /// Goes over from copying bytes to collecting characters.
    private mutating func collect(_ bytes: [UInt8], _ start: Int) {
        guard isASCII else { return }
        isASCII = false
        text = String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Returns the length of marks of emphasis inside a word: `un*believ*able`.
    private mutating func lengthOfMarks(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var next = end
        while next < range.upperBound, bytes[next] == UInt8(ascii: "*") { next += 1 }
        guard end > range.lowerBound, next > end, next - end <= 3, next < range.upperBound, bytes[next].isLetter else {
            return nil
        }
        collect(bytes, range.lowerBound)
        return next - end
    }

    private mutating func lengthOfScalar(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard let (scalar, length) = Unicode.Scalar.decoded(bytes, end, before: range.upperBound) else { return nil }
        let isInside = end > range.lowerBound && end + length < range.upperBound && Self.continues(bytes[end + length])
        switch scalar.value {
        case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF:
            guard end > range.lowerBound || scalar.value == 0xFEFF else { return nil }
            collect(bytes, range.lowerBound)
        case 0x2019, 0x2BC, 0x2010, 0x2011:
            guard isInside else { return nil }
            collect(bytes, range.lowerBound)
            join(scalar.value == 0x2019 || scalar.value == 0x2BC ? "'" : "-")
        case 0x300...0x36F:
            collect(bytes, range.lowerBound)
            text.unicodeScalars.append(scalar)
        default:
            guard scalar.isWordLetter else { return nil }
            collect(bytes, range.lowerBound)
            if !scalar.isLatinLetter { isLatin = false }
            note(scalar, isCapital: scalar.properties.isUppercase)
        }
        return length
    }
}

extension Unicode.Scalar {
    /// Returns the character at an index, if it is encoded right, with its length.
    fileprivate static func decoded(_ bytes: [UInt8], _ index: Int, before end: Int) -> (Self, Int)? {
        let length = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : 2
        guard bytes[index] >= 0xC2, index + length <= end else { return nil }
        var value = UInt32(bytes[index]) & (0xFF >> UInt32(length + 1))
        for byte in bytes[(index + 1)..<(index + length)] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Self(value).map { ($0, length) }
    }

    fileprivate var isLatinLetter: Bool {
        switch value {
        case 0xD7, 0xF7: false
        case 0xC0...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06: true
        default: false
        }
    }

    /// Whether it is a letter of any script.
    fileprivate var isWordLetter: Bool {
        isLatinLetter || value >= 0x250 && properties.isAlphabetic && !(0x2000...0x2BFF ~= value)
    }
}
