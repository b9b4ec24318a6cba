internal import HeadwordModel

extension StringProtocol {
    /// The number of columns that the text takes on a terminal: two for a wide East Asian character, none for a
    /// combining mark or an emphasis mark, and six for a control character, which is written as an escape.
    package var displayWidth: Int {
        let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { (0x20..<0x7F).contains($0) } }
        if isPlain == true { return utf8.count }
        return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        // Letters of Latin and of phonetic alphabets, dashes and quotation marks: looking up properties takes long.
        if (0xAE..<0x300).contains(value) || (0x2010..<0x2028).contains(value) { return 1 }
        if isControl { return Emphasis(mark: self) == nil ? 6 : 0 }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: isWide ? 2 : 1
        }
    }

    /// The blocks of wide characters (Unicode Standard Annex #11, "East Asian Width"), and pictographs.
    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }
}
