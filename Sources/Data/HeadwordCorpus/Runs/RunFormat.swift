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
/// Records are in byte order of their keys, which are unique. A key is a byte followed by words separated by spaces (no
/// token contains one):
///
/// ```
/// 1 to 4  a case-folded n-gram of that many words
/// 5       a word as written
/// 6       a case-folded word, and the year or month in which it was counted (`tea 2024`, `tea 2024-05`)
/// 7       a year or month; its frequency is the number of its words, without punctuation
/// ```
///
/// Keys share as many bytes as possible. A block ends with the record that makes it reach ``blockLength``, and before a
/// record whose key has another first byte or another character after it. Threads can therefore write the keys of
/// different characters separately, whatever the number of threads.
///
/// In a part of a corpus that begins or ends within a document, the document frequency is multiplied by four; 1 is
/// added if it includes the first document, and 2 if it includes the last. Only the counter uses such files.
///
/// The checksum of bytes starts with their count and takes in eight bytes at a time as one number, the last ones padded
/// with zeros: it is xored with the number, multiplied by 0x9E3779B97F4A7C15, and xored with itself shifted right by
/// 32. A change within any eight bytes changes it.
enum RunFormat {
    static let magic = Array("HWCOUNTS".utf8)
    /// Incremented with each change of the format or of the ``Tokenizer`` rules.
    static let version = 2
    static let headerLength = 24
    static let blockHeaderLength = 12
    static let footerLength = 56
    /// The length at which a block of records ends.
    static let blockLength = 4096
    /// The first byte of the key of a token as written.
    static let trueCaseMark: UInt8 = 5
    /// The first byte of the key of a word in a period.
    static let datedMark: UInt8 = 6
    /// The first byte of the key of a period.
    static let periodMark: UInt8 = 7
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

    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = UInt64(bytes.count)
        var position = 0
        while position + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)), to: &sum)
            position += 8
        }
        guard position < bytes.count else { return sum }
        add(bytes[position...].reversed().reduce(0) { $0 << 8 | UInt64($1) }, to: &sum)
        return sum
    }

    static func checksum(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { checksum(UnsafeRawBufferPointer($0)) }
            ?? Array(bytes).withUnsafeBytes { checksum($0) }
    }

    @inline(__always)
    private static func add(_ word: UInt64, to sum: inout UInt64) {
        sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 32
    }
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
        bytes.append(fixed: RunFormat.checksum(bytes))
        return bytes
    }
}

/// The size of counted texts.
public struct CorpusSize: Hashable, Sendable {
    /// The number of words.
    public var words: UInt64 = 0
    /// The number of punctuation tokens, whether n-grams include them or not.
    public var punctuation: UInt64 = 0
    /// The number of documents.
    public var documents: UInt64 = 0

    static func += (size: inout Self, other: Self) {
        size.words &+= other.words
        size.punctuation &+= other.punctuation
        size.documents &+= other.documents
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

extension [UInt8] {
    mutating func append(fixed number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    @inline(__always)
    mutating func append(leb number: UInt64) {
        if number < 0x80 { append(UInt8(truncatingIfNeeded: number)) } else { append(longLEB: number) }
    }

    private mutating func append(longLEB number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

/// Decodes bytes, with bounds checks.
struct RunBytes {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    @inline(__always)
    mutating func leb() -> UInt64? {
        guard position < bytes.count, bytes[position] < 0x80 else { return longLEB() }
        defer { position += 1 }
        return UInt64(bytes[position])
    }

    private mutating func longLEB() -> UInt64? {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 56, by: 7) {
            guard position < bytes.count else { return nil }
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return number }
        }
        return nil
    }

    mutating func fixed<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type = Number.self) -> Number? {
        guard bytes.count - position >= MemoryLayout<Number>.size else { return nil }
        defer { position += MemoryLayout<Number>.size }
        return bytes.withUnsafeBytes {
            Number(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Number.self))
        }
    }

    mutating func take(_ count: UInt64) -> ArraySlice<UInt8>? { skip(count).map { bytes[$0] } }

    /// Skips bytes and returns their range.
    mutating func skip(_ count: UInt64) -> Range<Int>? {
        guard count <= UInt64(bytes.count - position) else { return nil }
        defer { position += Int(count) }
        return position..<position + Int(count)
    }
}
