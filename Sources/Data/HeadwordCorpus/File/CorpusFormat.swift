internal import HeadwordBytes

/// The format of a corpus file, which is memory-mapped.
///
/// Equal counts, information and lexicon give equal bytes. Fixed-size numbers are little-endian.
///
/// ```
/// file    = header section* table footer
/// header  = "HWCORPUS", version: 4, 0: 4
/// section = its bytes, padded with zeros to a multiple of eight
/// table   = for each section: number: 4, 0: 4, offset: 8, length without padding: 8, checksum with padding: 8
/// footer  = number of sections: 8, checksum of header, table and that number: 8
/// ```
///
/// A section is an array of fixed-size numbers (``MappedArray``), texts (``StringTable``) or lists of numbers
/// (``ListTable``); ``SectionID`` tells which. Checksums are ``Checksum``s. The footer's is checked on
/// opening, those of the sections only on request, since that means reading the whole file.
package enum CorpusFormat {
    package static let magic = Array("HWCORPUS".utf8)
    /// Incremented with each change of the format or of the ``Tokenizer`` rules.
    package static let version = 1
    static let headerLength = 16
    static let entryLength = 32
    static let footerLength = 16

    /// Returns the next multiple of eight, where a section may begin.
    package static func aligned(_ offset: Int) -> Int { (offset + 7) & ~7 }
}

/// The number of a section, which tells its contents.
package struct SectionID: RawRepresentable, Hashable, Comparable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The ``CorpusInformation``, except for what other sections provide.
    package static let information = SectionID(rawValue: 1)
    /// Texts: the case-folded tokens.
    package static let tokens = SectionID(rawValue: 2)
    /// A bit for each token that is a word.
    package static let words = SectionID(rawValue: 3)
    /// Texts: the tokens as written.
    package static let forms = SectionID(rawValue: 4)
    /// For each form: token, true-case form, frequency, documents: 4 bytes each.
    package static let formCounts = SectionID(rawValue: 5)
    /// Lists: the forms of each token.
    package static let formsOfTokens = SectionID(rawValue: 6)
    /// Texts: the periods.
    package static let periods = SectionID(rawValue: 7)
    /// For each period: words, documents: 8 bytes each.
    package static let periodCounts = SectionID(rawValue: 8)
    /// For each word in each period where it occurs: token, period, frequency, documents: 4 bytes each.
    package static let datedWords = SectionID(rawValue: 9)

    /// Returns the section with a part of the data about the n-grams of a length. An n-gram's rank is its position in
    /// descending order of frequency and, among equally frequent ones, in the order of their tokens.
    package static func ngrams(_ part: NgramPart, ofLength length: Int) -> SectionID {
        SectionID(rawValue: 0x100 | UInt32(length) << 4 | part.rawValue)
    }

    /// A part of the data about n-grams.
    package enum NgramPart: UInt32 {
        /// For each frequency, in descending order: the frequency, the first rank: 4 bytes each. At the end 0 and the
        /// number of n-grams.
        case frequencies
        /// By rank: the number of each token: 4 bytes each.
        case tokens
        /// By rank, for frequencies above 1: the number of documents: 4 bytes. Missing if document counts are unknown.
        case documents
        /// In token order: the rank: 4 bytes.
        case order
        /// Lists: for each token, the ranks of the n-grams that contain it; not for single tokens.
        case ranksOfTokens
        /// By rank, if there is punctuation: a bit for each n-gram that consists of words only.
        case wordsOnly
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
