/// What a character is to the ``Tokenizer``.
enum CharacterClass: UInt8 {
    /// Whitespace, controls, and what is no character of text.
    case separator
    /// A letter of a script that writes words as runs of letters.
    case letter
    /// A digit or another character for a number.
    case digit
    /// A combining mark or joiner, which belongs to the character before it.
    case mark
    /// An ideograph or Hiragana, a word by itself.
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
    /// A soft hyphen or another invisible character, as though it were not there.
    case ignored

    /// The classes of the characters up to U+FFFF by their numbers.
    private static let table: [CharacterClass] = (0...0xFFFF).map { number in
        Unicode.Scalar(UInt32(number)).map(CharacterClass.init(classifying:)) ?? .separator
    }

    /// The classes of the ASCII characters by their numbers, then those of bytes that are none.
    static let ascii: [CharacterClass?] = (0...0xFF).map { number in number < 0x80 ? table[number] : nil }

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value <= 0xFFFF ? Self.table[Int(scalar.value)] : Self(classifying: scalar)
    }

    private init(classifying scalar: Unicode.Scalar) {
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

    /// Whether a word can begin with, and go on with, such a character.
    var isOfWords: Bool { self == .letter || self == .digit }

    /// Whether a character of this class between two others keeps them in one word.
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
