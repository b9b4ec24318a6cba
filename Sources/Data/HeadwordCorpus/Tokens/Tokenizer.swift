/// Splits a text into words and punctuation, in the same way when a corpus is counted and when it is queried.
///
/// The rules follow Unicode's word boundaries (UAX #29), with the departures noted below:
///
/// - A word is the longest run of letters, digits and their marks. Letters and digits go together: `4th`, `MP3`.
/// - An apostrophe or hyphen between two of them belongs to the word: `don't`, `o'clock`, `1990's`, `well-known`,
///   `B-52`. (UAX #29 splits words at hyphens; a dictionary has hyphenated headwords.) Elsewhere they are punctuation:
///   `dogs'` is `dogs` and `'`, `'tis` is `'` and `tis`, `word--word` has the token `--`. `’` counts as `'`, and the
///   hyphens U+2010 and U+2011 as `-`.
/// - A full stop between two letters or two digits belongs to the word: `e.g`, `example.com`, `3.14`. So does a comma
///   between two digits: `1,000`. At the end of a word they are punctuation: `e.g.` is `e.g` and `.`.
/// - An underscore is punctuation, since plain texts use it to mark emphasis. (In UAX #29 it counts as a letter.)
/// - Each ideograph and each Hiragana is a word; Katakana and Hangul are letters. Thai, Lao, Khmer and Burmese, which
///   would need a dictionary to split, yield the runs of letters as written.
/// - Any other visible character is a punctuation token, and a run of the same character is one token: `...`, `--`.
/// - Soft hyphens and other invisible characters are left out of words; zero-width joiners stay. Whitespace and
///   controls separate tokens and are not tokens. A mark without a letter before it is left out.
/// - Bytes that are not valid UTF-8 count as U+FFFD, which is punctuation; a run of them is one U+FFFD, however long.
/// - A token longer than ``longestToken`` bytes is truncated.
///
/// The functions that take a closure are inlined into the loop that counts tokens, which is in another module.
@usableFromInline
package struct Tokenizer {
    /// The maximum number of bytes in a token.
    @inlinable package static var longestToken: Int { 256 }

    @usableFromInline let text: UnsafeBufferPointer<UInt8>
    @usableFromInline let classes = CharacterClass.ascii
    @usableFromInline var position = 0
    /// The spelling of a token that is counted differently from how it is written.
    @usableFromInline var spelling: [UInt8] = []

    package init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Calls the body with each token in order: its bytes, which are valid during the call, and whether it is
    /// punctuation.
    @inlinable
    @inline(__always)
    package mutating func forEachToken(
        _ body: (_ token: UnsafeBufferPointer<UInt8>, _ isPunctuation: Bool) throws -> Void
    ) rethrows {
        while position < text.count {
            switch classes[Int(text[position])] {
            case .separator: position += 1
            case .letter, .digit: try takeWord(body)
            case nil: try takeUnicode(body)
            default: try takePunctuation(body)
            }
        }
    }

    @inlinable
    @inline(__always)
    mutating func takeWord(
        _ body: (UnsafeBufferPointer<UInt8>, Bool) throws -> Void
    ) rethrows {
        guard let end = endOfASCIIWord() else { return try takeUnicodeWord(body) }
        let start = position
        position = end
        let shown = min(end, start + Self.longestToken)
        try body(UnsafeBufferPointer(rebasing: text[start..<shown]), false)
    }

    /// Returns the end of the word that begins here; nil if it contains or is followed by a non-ASCII character.
    @inlinable
    func endOfASCIIWord() -> Int? {
        var end = position + 1
        while end < text.count {
            guard let current = classes[Int(text[end])] else { return nil }
            if !current.isOfWords {
                guard end + 1 < text.count, let previous = classes[Int(text[end - 1])] else { return end }
                guard let next = classes[Int(text[end + 1])] else { return nil }
                guard current.joins(previous, next) else { return end }
            }
            end += 1
        }
        return end
    }

    @inlinable
    @inline(__always)
    mutating func takePunctuation(_ body: (UnsafeBufferPointer<UInt8>, Bool) throws -> Void) rethrows {
        let start = position
        repeat { position += 1 } while position < text.count && text[position] == text[start]
        let shown = min(position, start + Self.longestToken)
        try body(UnsafeBufferPointer(rebasing: text[start..<shown]), true)
    }
}

// MARK: - Beyond ASCII

extension Tokenizer {
    @inlinable
    @inline(__always)
    mutating func takeUnicode(_ body: (UnsafeBufferPointer<UInt8>, Bool) throws -> Void) rethrows {
        let (scalar, end) = scalar(at: position)
        switch CharacterClass(scalar) {
        case .separator, .mark, .ignored:
            position = end
        case .letter, .digit:
            try takeUnicodeWord(body)
        case .ideograph:
            spelling.removeAll(keepingCapacity: true)
            append(scalar)
            position = end
            takeMarks()
            try spelling.withUnsafeBufferPointer { token in try body(token, false) }
        case .apostrophe, .hyphen, .stop, .comma, .punctuation:
            takeRun(of: scalar)
            try spelling.withUnsafeBufferPointer { token in try body(token, true) }
        }
    }

    @inlinable
    @inline(__always)
    mutating func takeUnicodeWord(_ body: (UnsafeBufferPointer<UInt8>, Bool) throws -> Void) rethrows {
        spelling.removeAll(keepingCapacity: true)
        var previous = CharacterClass.separator
        while position < text.count {
            let (scalar, end) = scalar(at: position)
            let current = CharacterClass(scalar)
            guard goesOn(with: current, after: previous, at: end) else { break }
            if current != .ignored { append(scalar) }
            if current != .ignored, current != .mark { previous = current }
            position = end
        }
        try spelling.withUnsafeBufferPointer { token in try body(token, false) }
    }

    /// Whether a word continues with a character; `end` is the position of the next one.
    @inlinable
    func goesOn(with current: CharacterClass, after previous: CharacterClass, at end: Int) -> Bool {
        if current.isOfWords || current == .mark || current == .ignored { return true }
        guard end < text.count else { return false }
        return current.joins(previous, CharacterClass(scalar(at: end).scalar))
    }

    @inlinable
    mutating func takeMarks() {
        while position < text.count {
            let (scalar, end) = scalar(at: position)
            guard CharacterClass(scalar) == .mark else { return }
            append(scalar)
            position = end
        }
    }

    @inlinable
    mutating func takeRun(of scalar: Unicode.Scalar) {
        spelling.removeAll(keepingCapacity: true)
        while position < text.count {
            let (next, end) = self.scalar(at: position)
            guard next == scalar else { return }
            if spelling.isEmpty || scalar != "\u{FFFD}" { append(scalar) }
            position = end
        }
    }

    /// Appends a character to the spelling as it is counted, unless the token would become too long.
    @inlinable
    mutating func append(_ scalar: Unicode.Scalar) {
        let counted: Unicode.Scalar =
            switch CharacterClass(scalar) {
            case .apostrophe: "'"
            case .hyphen: "-"
            default: scalar
            }
        guard let bytes = UTF8.encode(counted), spelling.count + bytes.count <= Self.longestToken else { return }
        spelling.append(contentsOf: bytes)
    }

    /// Returns the character at a position and the position of the next one; U+FFFD for invalid UTF-8.
    @inlinable
    func scalar(at start: Int) -> (scalar: Unicode.Scalar, end: Int) {
        let first = text[start]
        if first < 0x80 { return (Unicode.Scalar(first), start + 1) }
        let (length, least): (Int, UInt32) =
            switch first {
            case 0xC2...0xDF: (2, 0x80)
            case 0xE0...0xEF: (3, 0x800)
            case 0xF0...0xF4: (4, 0x1_0000)
            default: (1, .max)
            }
        guard length > 1, start + length <= text.count else { return ("\u{FFFD}", start + 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for byte in text[start + 1..<start + length] {
            guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", start + 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= least, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", start + 1) }
        return (scalar, start + length)
    }
}
