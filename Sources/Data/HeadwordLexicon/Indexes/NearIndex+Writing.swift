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

    /// Returns the rows of the index of some words, that of ``Kind/size`` first. Headwords that share a folded
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
        private var groups: [[UInt8]] = []
        /// Hashes and postings.
        private var deletions: [(hash: UInt32, posting: UInt32)] = []
        private var sounds: [(hash: UInt32, posting: UInt32)] = []

        mutating func add(_ words: ArraySlice<EncodedWord>) {
            guard let bytes = words.first?.beginning else { return }
            let group = UInt32(groups.count)
            groups.append([UInt8(bytes.count)] + bytes + words.flatMap(\.bytes))
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
            let deletions = Self.buckets(of: deletions, perBucket: 16) { $0 }
            let sounds = Self.buckets(of: sounds, perBucket: 8) { ~($0 >> 24) << 24 | $0 & 0xFF_FFFF }
            var size: [UInt8] = []
            for count in [groups.count, deletions.count, sounds.count] { size.append(fixed: UInt32(count)) }
            return [(.size, 0, size)] + Self.rows(.words, groups, perPart: groupsPerPart, ofLength: 1)
                + Self.rows(.deletions, deletions, perPart: bucketsPerPart, ofLength: 4)
                + Self.rows(.sounds, sounds, perPart: bucketsPerPart, ofLength: 4)
        }

        private static func rows(
            _ kind: Kind,
            _ elements: [[UInt8]],
            perPart: Int,
            ofLength length: Int
        ) -> [(kind: Kind, part: Int, body: [UInt8])] {
            stride(from: 0, to: elements.count, by: perPart).enumerated().map { part, first in
                var starts: [UInt8] = []
                var bytes: [UInt8] = []
                for number in first..<(first + perPart) {
                    starts.append(fixed: UInt32(bytes.count / length))
                    if number < elements.count { bytes += elements[number] }
                }
                starts.append(fixed: UInt32(bytes.count / length))
                return (kind, part, starts + bytes)
            }
        }

        /// Returns the buckets of a hash table.
        ///
        /// - Parameters:
        ///   - count: about how many postings are to share a bucket.
        ///   - order: returns the number by which the postings of a bucket are sorted; it is its own inverse.
        private static func buckets(
            of postings: [(hash: UInt32, posting: UInt32)],
            perBucket count: Int,
            order: (UInt32) -> UInt32
        ) -> [[UInt8]] {
            var number = bucketsPerPart
            while number * count < postings.count { number *= 2 }
            let mask = UInt32(number - 1)
            let sorted = postings.map { UInt64($0.hash & mask) << 32 | UInt64(order($0.posting)) }.sorted()
            var buckets = Array(repeating: [UInt8](), count: number)
            for place in sorted {
                let posting = order(UInt32(truncatingIfNeeded: place))
                buckets[Int(place >> 32)].append(fixed: posting)
            }
            return buckets
        }
    }
}
