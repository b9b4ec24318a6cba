internal import HeadwordModel

/// Admits spellings that contain a text, or end with it. If the text has blanks, those of spellings may be missing or
/// elsewhere, as in their keys; otherwise the text must be in one word.
struct PartTest: SpellingTest {
    let needle: [UInt8]
    private let text: [UInt8]
    private let hasBlanks: Bool
    private let isAtEnd: Bool

    init(_ text: String, isAtEnd: Bool) {
        let normalized = Spelling.normalized(text)
        let words = Array(SpellingTexts.Form.joined.of(normalized).utf8).split(separator: UInt8(ascii: " "))
        self.text = words.isEmpty ? Array(Spelling.folded(normalized).utf8) : Array(words.joined())
        needle = words.max { $0.count < $1.count }.map(Array.init) ?? self.text
        hasBlanks = words.count > 1
        self.isAtEnd = isAtEnd
    }

    func admits(_ spelling: UnsafeRawBufferPointer) -> Bool {
        // Without blanks, what was looked for is the whole text.
        guard hasBlanks else { return !isAtEnd || spelling.suffix(text.count).elementsEqual(text) }
        let letters = spelling.filter { $0 != UInt8(ascii: " ") }
        guard !isAtEnd else { return letters.suffix(text.count).elementsEqual(text) }
        return letters.indices.contains { letters[$0...].starts(with: text) }
    }
}

/// Admits spellings with the same letters and digits.
struct LettersTest: SpellingTest {
    private let letters: [UInt8]

    /// Returns nil if the text has no letters or digits.
    init?(_ text: String) {
        letters = text.utf8.filter(WordsTest.isOfWord)
        if letters.isEmpty { return nil }
    }

    func admits(_ spelling: UnsafeRawBufferPointer) -> Bool {
        var count = 0
        for byte in spelling where WordsTest.isOfWord(byte) {
            guard count < letters.count, letters[count] == byte else { return false }
            count += 1
        }
        return count == letters.count
    }
}

/// Admits phrases that contain the words of a text in a row. Words are separated by anything but letters and digits.
struct WordsTest: SpellingTest {
    /// Where in a phrase the words must be.
    enum Position {
        case anywhere, atStart, atEnd
        /// Anywhere, in a phrase of several words.
        case inPhrase
    }

    let needle: [UInt8]
    private let words: [[UInt8]]
    private let position: Position

    /// Returns nil if the text has no words.
    init?(_ text: String, _ position: Position) {
        words = Array(text.utf8).split { !Self.isOfWord($0) }.map(Array.init)
        guard let longest = words.max(by: { $0.count < $1.count }) else { return nil }
        needle = longest
        self.position = position
    }

    func admits(_ spelling: UnsafeRawBufferPointer) -> Bool {
        let parts = spelling.split { !Self.isOfWord($0) }
        guard parts.count >= words.count else { return false }
        let last = parts.count - words.count
        switch position {
        case .anywhere: return (0...last).contains { isMatch(parts[$0...]) }
        case .atStart: return isMatch(parts[...])
        case .atEnd: return isMatch(parts[last...])
        case .inPhrase: return parts.count > 1 && (0...last).contains { isMatch(parts[$0...]) }
        }
    }

    private func isMatch(_ parts: ArraySlice<Slice<UnsafeRawBufferPointer>>) -> Bool {
        zip(words, parts).allSatisfy { $0.elementsEqual($1) }
    }

    /// Whether a byte of a spelling in lower case belongs to a word. All characters beyond ASCII do.
    static func isOfWord(_ byte: UInt8) -> Bool {
        byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
    }
}

/// Admits spellings with the Soundex code of a text: its first letter, and digits for the next three groups of
/// consonants (United States patents 1261167 and 1435663, as the National Archives use it).
struct SoundexTest: SpellingTest {
    private let code: UInt32
    private let first: UInt8

    /// Returns nil if the text has no letters from a to z.
    init?(_ text: String) {
        code = Array(text.utf8).withUnsafeBytes(Self.code)
        if code == 0 { return nil }
        first = UInt8(truncatingIfNeeded: code >> 24)
    }

    func admits(_ spelling: UnsafeRawBufferPointer) -> Bool {
        // Most spellings begin with another letter.
        if let letter = spelling.first, letter != first, letter &- 0x61 < 26 { return false }
        return Self.code(of: spelling) == code
    }

    /// Returns the code, the first letter in the highest byte; 0 if there are no letters.
    static func code(of spelling: UnsafeRawBufferPointer) -> UInt32 {
        var (code, length): (UInt32, UInt32) = (0, 0)
        var last: UInt8 = 0
        for letter in spelling where letter &- 0x61 < 26 {
            let digit = digits[Int(letter &- 0x61)]
            if length == 0 {
                (code, length) = (UInt32(letter), 1)
            } else if digit > 0, digit < silent, digit != last {
                (code, length) = (code << 8 | UInt32(digit), length + 1)
                if length == 4 { return code }
            }
            // Letters with one code count once, also with h or w between them.
            if digit != silent { last = digit }
        }
        return code << (8 * (4 - length) % 32)
    }

    /// The code of h and w.
    private static let silent: UInt8 = 9
    /// The codes of the letters from a to z.
    private static let digits: [UInt8] = [
        0, 1, 2, 3, 0, 1, 2, 9, 0, 2, 2, 4, 5, 5, 0, 1, 2, 6, 2, 3, 0, 1, 9, 2, 0, 2,
    ]
}

/// Admits spellings that are one typing error away from a text. One typing error makes no phrase of a word.
struct NearbyTest: SpellingTest {
    private let key: String
    private let hasBlanks: Bool

    init(_ text: String) {
        let normalized = Spelling.normalized(text)
        key = Spelling.folded(normalized)
        hasBlanks = normalized.contains(" ")
    }

    func admits(_ spelling: UnsafeRawBufferPointer) -> Bool {
        let spelling = String(decoding: spelling, as: UTF8.self)
        guard hasBlanks || !spelling.contains(" ") else { return false }
        return editDistance(Spelling.folded(spelling), key, limit: 1) == 1
    }
}
