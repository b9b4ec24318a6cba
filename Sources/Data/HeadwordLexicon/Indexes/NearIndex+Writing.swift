internal import HeadwordBytes
internal import HeadwordModel

extension NearIndex {
    /// A word to be found.
    package struct Entry: Sendable {
        /// The word as written.
        var word: String
        var folded: String
        var rank: Int64
        /// Whether it is an inflected form and not a headword.
        var isForm: Bool
        var isCrude: Bool
        var soundKey: String?

        /// Creates an entry.
        package init(
            word: String,
            folded: String,
            rank: Int64,
            isForm: Bool = false,
            isCrude: Bool = false,
            soundKey: String? = nil
        ) {
            self.word = word
            self.folded = folded
            self.rank = rank
            self.isForm = isForm
            self.isCrude = isCrude
            self.soundKey = soundKey
        }
    }

    /// Returns the rows of the index of some words, those of ``Kind/words`` first. Headwords that share a folded
    /// spelling keep their order.
    package static func rows(of entries: [Entry]) -> [(kind: Kind, part: Int, body: [UInt8])] {
        let words = entries.filter { $0.folded.unicodeScalars.count <= longestWord }.map(EncodedWord.init)
            .enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
        var writer = Writer()
        var rest = words[...]
        while let first = rest.first {
            let group = rest.prefix { $0.beginning == first.beginning }
            writer.add(group)
            rest = rest[group.endIndex...]
        }
        return writer.rows
    }

    /// A word in the bytes of its group.
    private struct EncodedWord {
        var beginning: [UInt8]
        var order: String { folded }
        private let folded: String
        var bytes: [UInt8]
        var sound: UInt32?
        var commonness: Int

        init(_ entry: Entry) {
            folded = entry.folded
            let scalars = entry.folded.unicodeScalars
            beginning = Array(String(String.UnicodeScalarView(scalars.prefix(prefixLength))).utf8)
            let rest = Array(entry.folded.utf8.dropFirst(beginning.count))
            let capitals = entry.word.unicodeScalars.count { $0.properties.isUppercase }
            let isAbbreviation = capitals > 1 && !entry.word.contains(" ")
            let kind: Word.Capitals = isAbbreviation ? .abbreviation : capitals > 0 ? .some : .none
            commonness = min(Word.mostCommon, Int64.bitWidth - max(entry.rank, 0).leadingZeroBitCount)
            sound = entry.soundKey.map(soundHash)
            var letters = scalars.reduce(UInt32(0)) { $0 | bit(of: $1.value) }
            if entry.isForm { letters |= Word.formFlag }
            if entry.isCrude { letters |= Word.crudeFlag }
            if entry.word != entry.folded { letters |= Word.otherwiseFlag }
            bytes = []
            bytes.append(fixed: letters)
            bytes.append(kind.rawValue << 5 | UInt8(commonness))
            bytes.append(UInt8(rest.count))
            bytes.append(fixed: sound.map(shortSound) ?? 0)
            bytes += rest
        }
    }

    private struct Writer {
        private var starts: [UInt32] = []
        private var words: [UInt8] = []
        /// Hashes and postings.
        private var deletions: [(hash: UInt32, posting: UInt32)] = []
        private var sounds: [(hash: UInt32, posting: UInt32)] = []

        mutating func add(_ words: ArraySlice<EncodedWord>) {
            guard let bytes = words.first?.beginning else { return }
            let group = UInt32(starts.count)
            starts.append(UInt32(self.words.count))
            self.words.append(UInt8(bytes.count))
            self.words += bytes
            for word in words { self.words += word.bytes }
            addDeletions(from: bytes, group)
            var commonest: [UInt32: Int] = [:]
            for word in words {
                guard let sound = word.sound else { continue }
                commonest[sound] = max(commonest[sound] ?? 0, word.commonness)
            }
            for (sound, commonness) in commonest { sounds.append((sound, UInt32(commonness) << 24 | group)) }
        }

        private mutating func addDeletions(from bytes: [UInt8], _ group: UInt32) {
            var beginning = Beginning()
            for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { beginning.add(scalar.value) }
            /// The smallest number of deletions that leaves what has a hash.
            var numbers: [UInt32: Int] = [:]
            beginning.forEachRest(atMost: 2) { hash, deleted in
                numbers[hash] = min(numbers[hash] ?? deleted, deleted)
            }
            for (hash, number) in numbers {
                let byte = hash & 0x7F | (number > 1 ? 0x80 : 0)
                deletions.append((hash >> 7, byte << 24 | group))
            }
        }

        var rows: [(kind: Kind, part: Int, body: [UInt8])] {
            // What two deletions leave comes last, and so do sounds of rare words.
            let deletions = Self.parts(of: deletions, perBucket: 16) { $0 }
            let sounds = Self.parts(of: sounds, perBucket: 8) { ~($0 >> 24) << 24 | $0 & 0xFF_FFFF }
            var head: [UInt8] = []
            head.append(fixed: UInt32(starts.count))
            head.append(fixed: UInt32(deletions.count * bucketsPerPart))
            head.append(fixed: UInt32(sounds.count * bucketsPerPart))
            for start in starts + [UInt32(words.count)] { head.append(fixed: start) }
            return [(.words, 0, head + words)] + deletions.enumerated().map { (.deletions, $0, $1) }
                + sounds.enumerated().map { (.sounds, $0, $1) }
        }

        /// Returns the parts of a hash table.
        ///
        /// - Parameters:
        ///   - count: about how many postings are to share a bucket.
        ///   - order: returns the number by which the postings of a bucket are sorted.
        private static func parts(
            of postings: [(hash: UInt32, posting: UInt32)],
            perBucket count: Int,
            order: (UInt32) -> UInt32
        ) -> [[UInt8]] {
            var buckets = bucketsPerPart
            while buckets * count < postings.count { buckets *= 2 }
            let mask = UInt32(buckets - 1)
            let sorted = postings.map { UInt64($0.hash & mask) << 32 | UInt64(order($0.posting)) }.sorted()
            let inverse = order
            var parts: [[UInt8]] = []
            var next = 0
            for first in stride(from: 0, to: buckets, by: bucketsPerPart) {
                var starts: [UInt8] = []
                var bytes: [UInt8] = []
                for bucket in first..<(first + bucketsPerPart) {
                    starts.append(fixed: UInt32(bytes.count / 4))
                    while next < sorted.count, sorted[next] >> 32 == bucket {
                        bytes.append(fixed: inverse(UInt32(truncatingIfNeeded: sorted[next])))
                        next += 1
                    }
                }
                starts.append(fixed: UInt32(bytes.count / 4))
                parts.append(starts + bytes)
            }
            return parts
        }
    }
}
