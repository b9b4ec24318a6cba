internal import HeadwordBytes
internal import Synchronization

/// All words of a language, found by spellings that are one or two typing errors away, and by their sound.
///
/// This is a symmetric deletion index (W. Garbe's SymSpell): a word and its misspelling become equal if up to two
/// letters are deleted from both. It suffices to delete from the first ``prefixLength`` letters. Words that share them
/// are a group, which is found by what each of its deletions leaves.
///
/// All numbers are stored with the lowest byte first. There are four kinds of rows (``Kind``). `size` is the number of
/// groups and the numbers of buckets of the last two kinds (32 bits each).
///
/// The others are in parts, so that a look-up reads only a small part of the index. A part consists of where each of
/// its groups or buckets begins and, after the last, ends (32 bits each), and these groups or buckets. In `words`, a
/// part has ``groupsPerPart`` groups. A group consists of the number of bytes of the common beginning, the beginning,
/// and its words (``Word``).
///
/// `deletions` and `sounds` are hash tables with ``bucketsPerPart`` buckets in a part. A bucket consists of postings (32
/// bits each): the number of a group, in 24 bits, and a byte. In `deletions`, the highest bit of the byte says that two
/// letters were deleted, and the others belong to the hash; postings without the highest bit come first. In `sounds`,
/// the byte says how common the most common word of the group with this sound is; the most common come first.
package final class NearIndex: Sendable {
    /// The number of letters at the beginning of a word from which letters are deleted.
    static let prefixLength = 7
    /// The number of groups in one row.
    static let groupsPerPart = 128
    /// The number of buckets in one row.
    static let bucketsPerPart = 256
    /// The maximum length of a word, in characters: two more than that of a misspelling.
    static let longestWord = TypingErrors.longestWord + 2

    /// What a row of the table `near` contains.
    package enum Kind: String, Sendable {
        case size
        case words
        case deletions
        case sounds
    }

    /// The bytes of the index are not what ``rows(of:)`` makes.
    struct Damage: Error {}

    /// The number of groups.
    private let groups: Int
    private let words: Table
    private let deletions: Table
    private let sounds: Table

    /// Creates the index from the contents of its row of sizes.
    ///
    /// - Throws: ``Damage`` if they cannot be right.
    init(size: [UInt8]) throws(Damage) {
        guard size.count == 12 else { throw Damage() }
        let numbers = size.withUnsafeBytes { ($0.number(at: 0), $0.number(at: 4), $0.number(at: 8)) }
        guard numbers.0 <= Self.mostGroups, let deletions = Table(.deletions, buckets: numbers.1),
            let sounds = Table(.sounds, buckets: numbers.2)
        else { throw Damage() }
        groups = numbers.0
        words = Table(.words, perPart: Self.groupsPerPart, count: groups)
        self.deletions = deletions
        self.sounds = sounds
    }

    /// An index without words.
    static func empty() throws(Damage) -> NearIndex { try NearIndex(size: rows(of: []).first?.body ?? []) }

    /// The number of groups that 24 bits can count.
    private static let mostGroups = 1 << 24

    /// Calls `body` for each group from whose beginning one or two deletions may leave what has this hash.
    ///
    /// - Parameter part: returns a row of the file.
    func forEachGroup(
        leaving hash: UInt32,
        afterTwo: Bool,
        from part: Source,
        _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let check = UInt32(truncatingIfNeeded: hash & 0x7F)
        try deletions.forEachPosting(of: hash >> 7, from: part) { posting in
            let byte = posting >> 24
            guard afterTwo || byte & 0x80 == 0 else { return false }
            if byte & 0x7F == check { try body(try group(Int(posting & 0xFF_FFFF), from: part)) }
            return true
        }
    }

    /// Calls `body` for each group with a word that may have a sound, and with how common that word is, the commonest
    /// first, until it returns false.
    func forEachGroup(
        sounding hash: UInt32,
        from part: Source,
        _ body: (UnsafeRawBufferPointer, Int) throws -> Bool
    ) throws {
        try sounds.forEachPosting(of: hash, from: part) { posting in
            try body(try group(Int(posting & 0xFF_FFFF), from: part), Int(posting >> 24))
        }
    }

    /// Returns the bytes of a group, which are valid as long as the index.
    private func group(_ number: Int, from source: Source) throws -> UnsafeRawBufferPointer {
        guard number < groups else { throw Damage() }
        return try words.element(number, ofLength: 1, from: source)
    }

    /// Returns a row of the index.
    typealias Source = (Kind, Int) throws -> [UInt8]
}

extension NearIndex {
    /// Groups or buckets whose rows are read when they are first needed.
    fileprivate struct Table: ~Copyable, Sendable {
        private let kind: Kind
        private let perPart: Int
        /// The number of groups or buckets.
        private let count: Int
        private let parts: Mutex<[[UInt8]?]>

        init(_ kind: Kind, perPart: Int, count: Int) {
            self.kind = kind
            self.perPart = perPart
            self.count = count
            parts = Mutex(Array(repeating: nil, count: (count + perPart - 1) / perPart))
        }

        /// - Returns: nil if the number of buckets is not a multiple of ``bucketsPerPart`` and a power of two.
        init?(_ kind: Kind, buckets: Int) {
            guard buckets >= bucketsPerPart, buckets <= 1 << 25, buckets & (buckets - 1) == 0 else { return nil }
            self.init(kind, perPart: bucketsPerPart, count: buckets)
        }

        /// Calls `body` with the postings in the bucket of a hash until it returns false.
        func forEachPosting(of hash: UInt32, from source: Source, _ body: (UInt32) throws -> Bool) throws {
            let postings = try element(Int(hash & UInt32(count - 1)), ofLength: 4, from: source)
            for place in stride(from: 0, to: postings.count, by: 4) {
                guard try body(postings.fixed(at: place)) else { return }
            }
        }

        /// Returns the bytes of a group or bucket, which are valid as long as the table.
        ///
        /// - Parameter length: the number of bytes by which the part counts.
        func element(_ number: Int, ofLength length: Int, from source: Source) throws -> UnsafeRawBufferPointer {
            try part(number / perPart, ofLength: length, from: source).withUnsafeBytes { bytes in
                let place = number % perPart * 4
                let base = (perPart + 1) * 4
                let range = bytes.number(at: place) * length..<bytes.number(at: place + 4) * length
                return UnsafeRawBufferPointer(rebasing: bytes[(base + range.lowerBound)..<(base + range.upperBound)])
            }
        }

        /// Returns a part, which is kept from then on.
        private func part(_ number: Int, ofLength length: Int, from source: Source) throws -> [UInt8] {
            if let part = parts.withLock({ $0[number] }) { return part }
            let part = try source(kind, number)
            let isValid = part.withUnsafeBytes { bytes in
                let room = bytes.count - (perPart + 1) * 4
                return room >= 0 && bytes.ascends(at: 0, count: perPart + 1, to: room / length)
            }
            guard isValid else { throw Damage() }
            // Another thread may have read it meanwhile, and given out where its bytes are.
            return parts.withLock { parts in
                let kept = parts[number] ?? part
                parts[number] = kept
                return kept
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns a 32-bit number. The caller checks the bounds.
    fileprivate func number(at offset: Int) -> Int { Int(fixed(at: offset, as: UInt32.self)) }

    /// Whether a list of 32-bit numbers never descends and ends with `last`. The caller checks the bounds.
    fileprivate func ascends(at offset: Int, count: Int, to last: Int) -> Bool {
        var number = 0
        for place in 0..<count {
            let next = self.number(at: offset + 4 * place)
            guard next >= number else { return false }
            number = next
        }
        return number == last
    }
}

// MARK: - Words

extension NearIndex {
    /// A word of a group, as far as it matters for how likely the word is.
    ///
    /// It is stored as the letters that it contains and flags (32 bits), how common it is and how it is capitalised
    /// (a byte), the number of bytes after the beginning (a byte), the hash of its sound (16 bits), and these bytes.
    struct Word {
        private let flags: UInt32
        private let kind: UInt8

        @inline(__always)
        init(letters: UInt32, kind: UInt8) {
            flags = letters
            self.kind = kind
        }

        /// The letters in the word, as bits: a to z, others in ASCII, and all others.
        var letters: UInt32 { flags & Self.lettersMask }
        /// Whether it is an inflected form and not a headword.
        var isForm: Bool { flags & Self.formFlag != 0 }
        /// Whether it is offensive or vulgar in its first sense.
        var isCrude: Bool { flags & Self.crudeFlag != 0 }
        /// Whether the headword differs from its folded spelling.
        var isWrittenOtherwise: Bool { flags & Self.otherwiseFlag != 0 }
        /// The rank's number of bits: a step for each doubling of the frequency; 0 if the word was not counted.
        var commonness: Int { Int(kind & 0x1F) }
        /// How it is capitalised.
        var capitals: Capitals { Capitals(rawValue: kind >> 5) ?? .none }

        /// How a headword is capitalised.
        enum Capitals: UInt8 {
            case none
            case some
            /// Several capitals and no space.
            case abbreviation
        }

        static let lettersMask: UInt32 = 0x0FFF_FFFF
        static let formFlag: UInt32 = 1 << 28
        static let crudeFlag: UInt32 = 1 << 29
        static let otherwiseFlag: UInt32 = 1 << 30
        /// The commonness of the commonest words.
        static let mostCommon = 31
        static let headerLength = 8
    }

    /// The bit of characters in ASCII that are no letters from a to z.
    static let markBit: UInt32 = 1 << 26
    /// The bit of characters that are not in ASCII.
    static let otherBit: UInt32 = 1 << 27

    /// Returns the bit of a character in ``Word/letters``.
    @inline(__always)
    static func bit(of scalar: UInt32) -> UInt32 {
        let place = scalar &- 0x61
        return 1 << (place < 26 ? place : scalar < 0x80 ? 26 : 27)
    }

    /// Reads the words of a group one after the other.
    struct GroupReader {
        private let bytes: UnsafeRawBufferPointer
        /// The place of the last word read; at first, of what is before all words.
        private var place: Int
        private var end: Int

        init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
            guard let length = bytes.first, Int(length) < bytes.count else { throw Damage() }
            self.bytes = bytes
            place = 0
            end = Int(length) + 1
        }

        /// The common beginning of the words.
        var beginning: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[1..<(1 + Int(bytes[0]))]) }

        /// The rest of the last word read.
        var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[(place + Word.headerLength)..<end]) }

        /// The hash of the sound of the last word read; 0 if there is none.
        var sound: UInt16 {
            @inline(__always) get { bytes.fixed(at: place + 6) }
        }

        /// The last word read.
        var word: Word {
            @inline(__always) get { Word(letters: bytes.fixed(at: place), kind: bytes[place + 4]) }
        }

        /// Sets the characters of the last word read.
        ///
        /// - Returns: the number of characters.
        /// - Throws: ``Damage`` if there are more than the buffer has room for.
        @inline(__always)
        func setLetters(_ letters: UnsafeMutableBufferPointer<UInt32>) throws(Damage) -> Int {
            guard word.letters & otherBit == 0 else { return try setOtherLetters(letters) }
            let (beginning, rest) = (beginning, rest)
            guard beginning.count + rest.count <= letters.count else { throw Damage() }
            for place in 0..<beginning.count { letters[place] = UInt32(beginning[place]) }
            for place in 0..<rest.count { letters[beginning.count + place] = UInt32(rest[place]) }
            return beginning.count + rest.count
        }

        private func setOtherLetters(_ letters: UnsafeMutableBufferPointer<UInt32>) throws(Damage) -> Int {
            var count = 0
            for scalar in String(decoding: Array(beginning) + rest, as: UTF8.self).unicodeScalars {
                guard count < letters.count else { throw Damage() }
                letters[count] = scalar.value
                count += 1
            }
            return count
        }

        /// Returns how many words of the group before the last one read have the same letters.
        func placeAmongEqual() -> Int {
            let rest = rest
            var number = 0
            guard var reader = try? GroupReader(bytes) else { return 0 }
            while (try? reader.advance()) == true, reader.place < place {
                if reader.rest.elementsEqual(rest) { number += 1 }
            }
            return number
        }

        /// Reads the next word.
        ///
        /// - Returns: false if there is none.
        @inline(__always)
        mutating func advance() throws(Damage) -> Bool {
            place = end
            guard place < bytes.count else { return false }
            guard place + Word.headerLength <= bytes.count else { throw Damage() }
            end = place + Word.headerLength + Int(bytes[place + 5])
            guard end <= bytes.count else { throw Damage() }
            return true
        }

        /// Reads the next word that can be made of another by a number of typing errors, as far as its length and the
        /// letters that it contains show.
        ///
        /// - Returns: false if there is none.
        @inline(__always)
        mutating func advance(within errors: Int, of letters: UInt32, length: Int?) throws(Damage) -> Bool {
            while try advance() {
                let own: UInt32 = bytes.fixed(at: place)
                let missing = own & Word.lettersMask & ~letters
                guard !(letters & ~own).hasMoreBits(than: errors), !missing.hasMoreBits(than: errors) else { continue }
                guard let length, own & otherBit == 0 else { return true }
                let excess = Int(bytes[0]) + end - place - Word.headerLength - length
                if abs(excess) <= errors { return true }
            }
            return false
        }
    }
}

extension UInt32 {
    /// Whether more than one bit is set, or more than two. (Counting them takes a loop where the processor may be old.)
    @inline(__always)
    fileprivate func hasMoreBits(than count: Int) -> Bool {
        let rest = self & (self &- 1)
        return (count > 1 ? rest & (rest &- 1) : rest) != 0
    }
}

// MARK: - Hashes

extension NearIndex {
    /// The hash of a sequence of characters.
    struct Hash {
        private var state: UInt64 = 0xCBF2_9CE4_8422_2325

        @inline(__always)
        mutating func add(_ scalar: UInt32) { state = (state ^ UInt64(scalar)) &* 0x0000_0100_0000_01B3 }

        var value: UInt32 {
            let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
            return UInt32(truncatingIfNeeded: mixed >> 32)
        }
    }

    /// Returns the hash of a sound key.
    static func soundHash(of key: String) -> UInt32 {
        var hash = Hash()
        for byte in key.utf8 { hash.add(UInt32(byte)) }
        return hash.value
    }

    /// Returns the part of the hash of a sound key that is stored with a word; never 0.
    static func shortSound(_ hash: UInt32) -> UInt16 { max(1, UInt16(truncatingIfNeeded: hash >> 16)) }
}

/// The first letters of a word or of a misspelling, and what is left of them after deletions.
struct Beginning {
    private var letters = InlineArray<7, UInt32>(repeating: 0)
    private var count = 0

    /// Adds a letter, up to ``NearIndex/prefixLength``.
    mutating func add(_ letter: UInt32) {
        guard count < NearIndex.prefixLength else { return }
        letters[count] = letter
        count += 1
    }

    /// Calls `body` with the hash of what is left after each possible choice of up to two deletions; the same may be
    /// left by several.
    ///
    /// - Parameter most: the maximum number of deletions, one or two.
    func forEachRest(atMost most: Int, _ body: (_ hash: UInt32, _ deleted: Int) throws -> Void) rethrows {
        try body(hash(without: -1, -1), 0)
        for first in 0..<count {
            // Of a double letter, deleting one leaves the same as deleting the other.
            if first == 0 || letters[first] != letters[first - 1] { try body(hash(without: first, -1), 1) }
            guard most > 1 else { continue }
            for second in (first + 1)..<max(count, first + 1) { try body(hash(without: first, second), 2) }
        }
    }

    private func hash(without first: Int, _ second: Int) -> UInt32 {
        let letters = self.letters.span
        var hash = NearIndex.Hash()
        for place in 0..<count where place != first && place != second { hash.add(letters[place]) }
        return hash.value
    }
}
