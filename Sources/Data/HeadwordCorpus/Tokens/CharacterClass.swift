/// The class of a character for the ``Tokenizer``.
@usableFromInline
package enum CharacterClass: UInt8, Sendable {
    /// Whitespace, controls, and code points that are not text.
    case separator
    /// A letter of a script that writes words as runs of letters.
    case letter
    /// A digit or another numeric character.
    case digit
    /// A combining mark or joiner, which belongs to the character before it.
    case mark
    /// An ideograph or Hiragana, each a word by itself.
    case ideograph
    /// `'` or `’`.
    case apostrophe
    /// `-`, or the hyphens U+2010 and U+2011.
    case hyphen
    /// `.`
    case stop
    /// `,`
    case comma
    /// Another punctuation mark or symbol.
    case punctuation
    /// A soft hyphen or another invisible character, which is skipped.
    case ignored

    /// The classes of the characters up to U+FFFF, by code point.
    @usableFromInline static let table: [CharacterClass] = (0...0xFFFF).map { number in
        Unicode.Scalar(UInt32(number)).map(CharacterClass.init(classifying:)) ?? .separator
    }

    /// The classes of the ASCII characters by code point; nil for all other bytes.
    package static let ascii: [CharacterClass?] = (0...0xFF).map { number in number < 0x80 ? table[number] : nil }

    @inlinable
    package init(_ scalar: Unicode.Scalar) {
        self = scalar.value <= 0xFFFF ? Self.table[Int(scalar.value)] : Self(classifying: scalar)
    }

    @usableFromInline
    init(classifying scalar: Unicode.Scalar) {
        self =
            switch scalar {
            case "'", "\u{2019}": .apostrophe
            case "-", "\u{2010}", "\u{2011}": .hyphen
            case ".": .stop
            case ",": .comma
            case "\u{200B}": .separator
            case "\u{200C}", "\u{200D}": .mark
            case "\u{3041}"..."\u{3096}": .ideograph
            case _ where scalar.properties.isIdeographic: .ideograph
            default: Self(scalar.properties.generalCategory)
            }
    }

    private init(_ category: Unicode.GeneralCategory) {
        self =
            switch category {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: .letter
            case .decimalNumber, .letterNumber, .otherNumber: .digit
            case .nonspacingMark, .spacingMark, .enclosingMark: .mark
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
                .punctuation
            case .format: .ignored
            default: .separator
            }
    }

    /// Whether a word can begin and continue with such a character.
    @inlinable package var isOfWords: Bool { self == .letter || self == .digit }

    /// Whether a character of this class between two others keeps them in one word.
    @inlinable
    func joins(_ previous: CharacterClass, _ next: CharacterClass) -> Bool {
        guard previous.isOfWords, next.isOfWords else { return false }
        return switch self {
        case .apostrophe, .hyphen: true
        case .stop: previous == next
        case .comma: previous == .digit && next == .digit
        default: false
        }
    }
}
