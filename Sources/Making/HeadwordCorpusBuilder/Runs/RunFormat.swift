internal import HeadwordBytes
internal import HeadwordCorpus

/// The format of counts, for a counter's runs, its final output, and exchange between machines.
///
/// Equal counts give equal bytes. Fixed-size numbers are little-endian; `LEB` is an unsigned LEB128 number of at most
/// eight bytes, so below 2^56.
///
/// ```
/// file    = header block* index footer
/// header  = "HWCOUNTS", version: 4, longest n-gram: 1, punctuation: 1 (0 or 1), part: 1 (0 or 1), 0: 1,
///           checksum of these 16 bytes: 8
/// block   = length of the records: 4, checksum of the records: 8, record*
/// record  = LEB number of bytes that the key shares with the one before in the block, LEB number of its other bytes,
///           those bytes, LEB frequency, LEB document frequency
/// index   = for each block: LEB length of the block with its 12-byte header, LEB length of its first key, that key
/// footer  = length of the index: 8, checksum of the index: 8, words: 8, punctuation tokens: 8, documents: 8,
///           records: 8, checksum of these 48 bytes: 8
/// ```
///
/// Records are in byte order of their keys, which are unique; ``RecordKind`` describes them.
///
/// Keys share as many bytes as possible. A block ends with the record that makes it reach ``blockLength``, and before a
/// record whose key has another first byte or another character after it. Threads can therefore write the keys of
/// different characters separately, whatever the number of threads.
///
/// In a part of a corpus that begins or ends within a document, the document frequency is multiplied by four; 1 is
/// added if it includes the first document, and 2 if it includes the last. Only the counter uses such files.
enum RunFormat {
    static let magic = Array("HWCOUNTS".utf8)
    /// Incremented with each change of the format or of the ``Tokenizer`` rules.
    static let version = 2
    static let headerLength = 24
    static let blockHeaderLength = 12
    static let footerLength = 56
    /// The length at which a block of records ends.
    static let blockLength = 4096
    /// The maximum length of a key: folding makes tokens grow at most threefold.
    static let longestKey = 4 + 4 * 3 * Tokenizer.longestToken
    /// The maximum length of a block.
    static let longestBlock = blockLength + longestKey + 32

    /// Returns the length of the prefix that all keys of a block share: the first byte and the character after it.
    static func sectionLength(of key: ArraySlice<UInt8>) -> Int {
        guard key.count > 2, let character = key.dropFirst().first, character >= 0xC0 else { return min(key.count, 2) }
        return min(key.count, character < 0xE0 ? 3 : character < 0xF0 ? 4 : longestSection)
    }

    /// The maximum of ``sectionLength(of:)``.
    static let longestSection = 5
}

/// The options of counting, which must be equal in all files to be merged.
struct RunHeader: Hashable {
    var longestNgram: Int
    var includesPunctuation: Bool
    /// Whether the counts may begin or end within a document.
    var isPart: Bool

    var bytes: [UInt8] {
        var bytes = RunFormat.magic
        bytes.append(fixed: UInt32(RunFormat.version))
        bytes += [UInt8(longestNgram), includesPunctuation ? 1 : 0, isPart ? 1 : 0, 0]
        bytes.append(fixed: Checksum.of(bytes))
        return bytes
    }
}

/// How often something occurs.
struct RunCounts: BitwiseCopyable {
    var frequency: UInt64 = 0
    var documents: UInt64 = 0
    /// Whether it occurs in the first document of the part.
    var isInFirst = false
    /// Whether it occurs in the last document of the part.
    var isInLast = false
}

/// A key and its counts.
struct RunRecord {
    var key: [UInt8] = []
    var counts = RunCounts()

    init(key: [UInt8] = [], counts: RunCounts) {
        self.key = key
        self.counts = counts
    }

    init(key: [UInt8] = [], frequency: UInt64 = 0, documents: UInt64 = 0) {
        self.init(key: key, counts: RunCounts(frequency: frequency, documents: documents))
    }

    var frequency: UInt64 {
        get { counts.frequency }
        set { counts.frequency = newValue }
    }

    var documents: UInt64 {
        get { counts.documents }
        set { counts.documents = newValue }
    }
}
