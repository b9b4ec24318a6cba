/// The kind of a record of counts, given by the first byte of its key.
///
/// A key is that byte followed by words separated by spaces (no token contains one):
///
/// ```
/// 1 to 4  a case-folded n-gram of that many words
/// 5       a word as written
/// 6       a case-folded word, and the year or month in which it was counted (`tea 2024`, `tea 2024-05`)
/// 7       a year or month; its frequency is the number of its words, without punctuation
/// ```
package enum RecordKind: Hashable {
    /// A case-folded n-gram.
    case ngram(length: Int)
    /// A token as written.
    case form
    /// A case-folded word, a space and a period.
    case datedWord
    /// A period.
    case period

    package init?(mark: UInt8) {
        switch mark {
        case 1...4: self = .ngram(length: Int(mark))
        case 5: self = .form
        case 6: self = .datedWord
        case 7: self = .period
        default: return nil
        }
    }

    /// The first byte of the key.
    package var mark: UInt8 {
        switch self {
        case .ngram(let length): UInt8(length)
        case .form: 5
        case .datedWord: 6
        case .period: 7
        }
    }
}
