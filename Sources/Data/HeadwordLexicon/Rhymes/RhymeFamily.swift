internal import HeadwordBytes
package import HeadwordModel

/// All pronunciations of English headwords with the same sounds from the vowel with the primary stress on, as a row of
/// the table `rhyme` has them.
package struct RhymeFamily: Sendable {
    /// A word in one of its pronunciations.
    package struct Member: Sendable {
        package var place: RhymePlace
        /// A number that the members of the family share which have the same consonants before the vowel.
        package var onset: Int
        /// The stress of each syllable, as ``Sounds/stress``.
        package var stress: SharedText
        /// The lexical category that the pronunciation is limited to.
        package var lexicalCategory: LexicalCategory?
        /// The Zipf value of the word's frequency, in hundredths; nil if it was not counted.
        package var zipf: Int?
        package var word: SharedText
        /// The pronunciation in the International Phonetic Alphabet.
        package var transcription: SharedText

        /// Creates a member from its parts.
        package init(
            _ word: SharedText,
            _ transcription: SharedText,
            place: RhymePlace,
            onset: Int,
            stress: SharedText,
            lexicalCategory: LexicalCategory?,
            zipf: Int?
        ) {
            self.place = place
            self.onset = onset
            self.stress = stress
            self.lexicalCategory = lexicalCategory
            self.zipf = zipf
            self.word = word
            self.transcription = transcription
        }
    }

    /// A family whose words are near rhymes of this one's.
    package struct Neighbour: Sendable {
        package var family: Int
        /// See ``Phone/distance(_:_:)``.
        package var distance: Int

        /// Creates a neighbour.
        package init(_ family: Int, distance: Int) {
            self.family = family
            self.distance = distance
        }
    }

    /// The families of near rhymes, in ascending order.
    package private(set) var neighbours: [Neighbour] = []
    /// The words, the commonest first.
    package private(set) var members: [Member] = []

    /// Reads what ``bytes(of:neighbours:)`` wrote; nil if the bytes are damaged.
    init?(_ bytes: [UInt8]) {
        var reader = ByteArrayReader(bytes)
        guard readNeighbours(&reader), let count = reader.number(), count <= bytes.count else { return nil }
        members.reserveCapacity(count)
        for _ in 0..<count {
            guard let member = Member(from: &reader) else { return nil }
            members.append(member)
        }
        guard reader.isAtEnd else { return nil }
    }

    private mutating func readNeighbours(_ reader: inout ByteArrayReader) -> Bool {
        guard let count = reader.number() else { return false }
        var last = 0
        for _ in 0..<count {
            // A damaged list cannot name a family twice, so the work is bounded.
            guard let step = reader.number(), 1...Int(UInt32.max) ~= step, let distance = reader.number() else {
                return false
            }
            last += step
            neighbours.append(Neighbour(last, distance: distance))
        }
        return true
    }

    /// Returns the bytes of a family.
    ///
    /// - Parameters:
    ///   - members: the members by place.
    ///   - neighbours: the families of near rhymes, in ascending order.
    package static func bytes(of members: [Member], neighbours: [Neighbour]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(leb: UInt64(neighbours.count))
        var last = 0
        for neighbour in neighbours {
            bytes.append(leb: UInt64(neighbour.family - last))
            bytes.append(leb: UInt64(neighbour.distance))
            last = neighbour.family
        }
        bytes.append(leb: UInt64(members.count))
        for member in members { member.store(in: &bytes) }
        return bytes
    }
}

extension RhymeFamily.Member {
    fileprivate init?(from reader: inout ByteArrayReader) {
        guard let place = reader.rhymePlace(), let onset = reader.number(), let stress = reader.text(),
            let category = reader.fixed(UInt8.self), let zipf = reader.number(), let word = reader.text(),
            let transcription = reader.text()
        else { return nil }
        self.init(
            word,
            transcription,
            place: place,
            onset: onset,
            stress: stress,
            lexicalCategory: LexicalCategory(rawValue: category),
            zipf: zipf == 0 ? nil : zipf - 1
        )
    }

    fileprivate func store(in bytes: inout [UInt8]) {
        bytes.append(place)
        bytes.append(leb: UInt64(onset))
        bytes.append(text: stress.utf8)
        bytes.append(lexicalCategory?.rawValue ?? 0xFF)
        bytes.append(leb: UInt64(zipf.map { $0 + 1 } ?? 0))
        bytes.append(text: word.utf8)
        bytes.append(text: transcription.utf8)
    }
}
