/// The format of a corpus file, which is read through a memory map.
///
/// Equal counts, information and lexicon are equal bytes. Numbers of fixed size are little-endian.
///
/// ```
/// file    = header section* table footer
/// header  = "HWCORPUS", version: 4, 0: 4
/// section = its bytes, and zeros up to a multiple of eight
/// table   = for each section: number: 4, 0: 4, offset: 8, length without the zeros: 8, checksum with the zeros: 8
/// footer  = number of sections: 8, checksum of header, table and that number: 8
/// ```
///
/// A section is an array of numbers of one size (``MappedArray``), texts (``StringTable``) or lists of numbers
/// (``ListTable``); ``SectionID`` says which section is what. Checksums are those of ``RunFormat``. On opening, the
/// footer's is checked; those of the sections when somebody asks, since they are as long as the file.
enum CorpusFormat {
    static let magic = Array("HWCORPUS".utf8)
    /// Grows with each change of the format or of the ``Tokenizer``'s rule.
    static let version = 1
    static let headerLength = 16
    static let entryLength = 32
    static let footerLength = 16

    /// Where a section may begin: the next multiple of eight.
    static func aligned(_ offset: Int) -> Int { (offset + 7) & ~7 }

    static var header: [UInt8] {
        var bytes = magic
        bytes.append(fixed: UInt32(version))
        bytes.append(fixed: UInt32(0))
        return bytes
    }
}

/// What a section has.
struct SectionID: RawRepresentable, Hashable, Comparable {
    let rawValue: UInt32

    /// The ``CorpusInformation``, but for what other sections tell.
    static let information = SectionID(rawValue: 1)
    /// Texts: the tokens without regard to case.
    static let tokens = SectionID(rawValue: 2)
    /// A bit for each token that is a word.
    static let words = SectionID(rawValue: 3)
    /// Texts: the tokens as they are written.
    static let forms = SectionID(rawValue: 4)
    /// For each form: token, form of the true case, frequency, documents: 4 bytes each.
    static let formCounts = SectionID(rawValue: 5)
    /// Lists: the forms of each token.
    static let formsOfTokens = SectionID(rawValue: 6)
    /// Texts: the periods.
    static let periods = SectionID(rawValue: 7)
    /// For each period: words, documents: 8 bytes each.
    static let periodCounts = SectionID(rawValue: 8)
    /// For each word in each period in which it occurs: token, period, frequency, documents: 4 bytes each.
    static let datedWords = SectionID(rawValue: 9)

    /// What there is about the n-grams of a length. An n-gram's rank is its place in descending order of frequency, and
    /// among those that are as frequent, in the order of their tokens.
    static func ngrams(_ part: NgramPart, ofLength length: Int) -> SectionID {
        SectionID(rawValue: 0x100 | UInt32(length) << 4 | part.rawValue)
    }

    /// What there is about n-grams.
    enum NgramPart: UInt32 {
        /// For each frequency, in descending order: the frequency, the first rank: 4 bytes each. At the end 0 and the
        /// number of n-grams.
        case frequencies
        /// By rank: the number of each token: 4 bytes each.
        case tokens
        /// By rank, for frequencies above 1: the number of documents: 4 bytes. Missing if documents are unknown.
        case documents
        /// In the order of the tokens: the rank: 4 bytes.
        case order
        /// Lists: the ranks of the n-grams that have a token, from two tokens on.
        case ranksOfTokens
        /// By rank, if there is punctuation: a bit for each n-gram that has words only.
        case wordsOnly
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
