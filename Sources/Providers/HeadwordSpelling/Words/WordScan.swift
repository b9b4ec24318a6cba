/// Finds the words in runs of prose.
struct WordScan {
    let bytes: [UInt8]
    private(set) var words: [Word] = []
    private var style = TextPart.Style.prose
    /// The end of the last word; nil if something other than whitespace followed it.
    private var lastEnd: Int? {
        didSet { isAtStart = false }
    }
    /// Whether nothing but marks and whitespace has come so far.
    private var isAtStart = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Adds the words of a run.
    mutating func add(_ part: TextPart) {
        style = part.style
        var index = part.range.lowerBound
        while index < part.range.upperBound {
            let separator = separatorLength(at: index, part.range.upperBound)
            if separator > 0 {
                index += separator
                continue
            }
            let start = index
            while index < part.range.upperBound, separatorLength(at: index, part.range.upperBound) == 0 { index += 1 }
            addChunk(start..<index)
        }
    }

    /// Returns the length of what separates pieces of text at an index: whitespace, commas, quotation marks, dashes.
    private func separatorLength(at index: Int, _ end: Int) -> Int {
        switch bytes[index] {
        case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\""): 1
        case UInt8(ascii: "-") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "-"): dashLength(at: index)
        case 0xC2 where index + 1 < end && bytes[index + 1] != 0xAD: 2
        case 0xE2 where index + 2 < end && !Self.isInWords(bytes[index + 1], bytes[index + 2]): 3
        default: 0
        }
    }

    /// Two hyphens after a letter are a dash; others begin the option of a command.
    private func dashLength(at index: Int) -> Int {
        guard index > 0, bytes[index - 1].isLetter || bytes[index - 1].isBlank else { return 0 }
        return index + 2 >= bytes.count || !bytes[index + 2].isNameByte || bytes[index - 1].isLetter ? 2 : 0
    }

    /// Whether a character of general punctuation may stand in a word: U+200B...D, U+2010, U+2011, U+2018, U+2019.
    private static func isInWords(_ second: UInt8, _ third: UInt8) -> Bool {
        second == 0x80 && (0x8B...0x8D ~= third || 0x90...0x91 ~= third || 0x98...0x99 ~= third)
    }
}

// MARK: - Words of a piece

extension WordScan {
    private mutating func addChunk(_ chunk: Range<Int>) {
        guard !Chunk(bytes, chunk, style).isSkipped else {
            lastEnd = nil
            return
        }
        var index = chunk.lowerBound
        while index < chunk.upperBound {
            let run = WordRun(bytes, index..<chunk.upperBound, isMarked: style == .marked)
            if run.end > index {
                add(run, from: index)
                index = run.end
            } else {
                if !Self.silent.contains(bytes[index]) { lastEnd = nil }
                index += 1
            }
        }
    }

    /// Marks that may stand between two words of which one is repeated by mistake.
    private static let silent: ByteSet = "*_"
    /// Marks directly before names of other things than words.
    private static let sigils: ByteSet = "$%@#\\&^"

    private mutating func add(_ run: WordRun, from start: Int) {
        let isName = start > 0 && Self.sigils.contains(bytes[start - 1])
        if run.hasDigit || isName {
            lastEnd = nil
            return
        }
        let capitals = Word.Capitals(count: run.capitals, inner: run.innerCapitals, of: run.letters)
        if capitals == .inner, style == .comment, run.isASCII {
            addParts(of: start..<run.end)
            return
        }
        var word = Word(range: start..<run.end, text: run.text, letters: run.letters, capitals: capitals)
        word.isLatin = run.isLatin
        word.isHyphenated = run.isHyphenated
        word.followsWord = follows(start)
        word.startsSentence = startsSentence(start)
        if style == .comment, isQuoted(start..<run.end) { word.isSkipped = true }
        // Short words in capitals are acronyms.
        word.isSkipped = word.isSkipped || capitals == .inner || capitals == .all && run.letters <= 5
        words.append(word)
        lastEnd = run.end
    }

    /// Whether nothing but whitespace follows the last word.
    var endsWithWord: Bool { lastEnd.map { bytes[$0...].allSatisfy(\.isBlank) } ?? false }

    /// Whether nothing, a full stop or the like is before the word at an index.
    private func startsSentence(_ start: Int) -> Bool {
        let before = bytes[..<start].last { !$0.isBlank && !Self.silent.contains($0) }
        return before.map(Self.endings.contains) ?? true
    }

    private static let endings: ByteSet = ".!?:#-\"'([/"

    /// Whether quotation marks are directly around a word, as around words that are meant literally in source code.
    private func isQuoted(_ range: Range<Int>) -> Bool {
        guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
        let mark = bytes[range.lowerBound - 1]
        return mark == bytes[range.upperBound] && (mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"))
    }

    /// Whether only whitespace is between the last word, or the start of the line, and an index.
    private func follows(_ start: Int) -> Bool {
        guard let lastEnd, lastEnd <= start else {
            return isAtStart && !bytes[..<start].contains { $0.isNameByte && $0 != UInt8(ascii: "-") || $0 == 0x60 }
        }
        return bytes[lastEnd..<start].allSatisfy { $0.isBlank || Self.silent.contains($0) }
    }

    /// Adds the parts of a name in source code: `HTTPServer` has the parts `HTTP` and `Server`.
    private mutating func addParts(of range: Range<Int>) {
        var start = range.lowerBound
        for index in (range.lowerBound + 1)..<(range.upperBound + 1) {
            let isEnd = index == range.upperBound || !bytes[index].isLetter
            guard isEnd || isCapitalAfterSmall(index) || isLastCapital(index, range.upperBound) else { continue }
            if index - start > 3, bytes[start..<index].allSatisfy(\.isLetter) { addPart(start..<index) }
            start = !isEnd || index == range.upperBound ? index : index + 1
        }
        lastEnd = nil
    }

    private func isCapitalAfterSmall(_ index: Int) -> Bool { bytes[index].isCapital && !bytes[index - 1].isCapital }

    private func isLastCapital(_ index: Int, _ end: Int) -> Bool {
        bytes[index].isCapital && index + 1 < end && bytes[index + 1].isLetter && !bytes[index + 1].isCapital
    }

    private mutating func addPart(_ range: Range<Int>) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        let count = bytes[range].count { $0.isCapital }
        let capitals = Word.Capitals(count: count, inner: max(count - 1, 0), of: range.count)
        var word = Word(range: range, text: text, letters: range.count, capitals: capitals)
        word.isSkipped = capitals == .inner || capitals == .all && range.count <= 5
        words.append(word)
    }
}
