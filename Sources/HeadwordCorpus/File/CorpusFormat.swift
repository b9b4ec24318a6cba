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

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
