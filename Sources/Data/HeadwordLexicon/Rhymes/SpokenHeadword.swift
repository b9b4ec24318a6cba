internal import HeadwordBytes
package import HeadwordModel

/// An English headword with its pronunciations, as the table `spoken` has them.
package struct SpokenHeadword: Sendable {
    /// The source whose pronunciations are in the tables, since others have few words or use other transcriptions.
    package static let source = "festlex-cmu"

    /// One pronunciation of a headword.
    package struct Pronunciation: Sendable {
        /// The lexical category that has the pronunciation; nil for all.
        package var lexicalCategory: LexicalCategory?
        /// The pronunciation in the International Phonetic Alphabet.
        package var transcription: SharedText
        package var sounds: Sounds
        /// The number of the ``RhymeFamily`` that the pronunciation belongs to.
        package var family: Int
        /// The number of its ``RhymeFamily/Member/onset``.
        package var onset: Int

        /// Creates a pronunciation from its parts.
        package init(
            _ lexicalCategory: LexicalCategory?,
            _ transcription: SharedText,
            _ sounds: Sounds,
            family: Int,
            onset: Int
        ) {
            self.lexicalCategory = lexicalCategory
            self.transcription = transcription
            self.sounds = sounds
            self.family = family
            self.onset = onset
        }
    }

    package var word: String
    /// How common the headword is; larger is commoner.
    package var rank: Int
    /// Its lexical categories; empty if all its texts are dated.
    package var lexicalCategories: [LexicalCategory]
    package var place: RhymePlace
    /// Whether a word that is written exactly like the headword has just its pronunciations: the headword is in current
    /// use, and no other headword with the same folded key has further pronunciations or comes first.
    package var isAlone: Bool
    /// The pronunciations of all lexical categories, then those of single ones.
    package var pronunciations: [Pronunciation]

    /// Creates a headword from its parts.
    package init(
        _ word: String,
        rank: Int,
        lexicalCategories: [LexicalCategory],
        place: RhymePlace,
        isAlone: Bool,
        pronunciations: [Pronunciation]
    ) {
        self.word = word
        self.rank = rank
        self.lexicalCategories = lexicalCategories
        self.place = place
        self.isAlone = isAlone
        self.pronunciations = pronunciations
    }

    /// Returns the headword without the pronunciations of other lexical categories.
    func limited(to categories: [LexicalCategory]) -> SpokenHeadword {
        var headword = self
        headword.pronunciations.removeAll { pronunciation in
            pronunciation.lexicalCategory.map { !categories.contains($0) } ?? false
        }
        return headword
    }
}

/// The place of a word among all that may rhyme: the commoner first, and of equally common words the one without
/// capitals.
package struct RhymePlace: Sendable {
    package var number: Int
    /// A number that words which differ in case only share; 0 if there is only one such word, and that has only one
    /// pronunciation.
    package var twins: Int

    /// Creates a place.
    package init(number: Int, twins: Int) {
        self.number = number
        self.twins = twins
    }

    /// Whether the words at two places are the same except for case.
    package func isSameWord(as other: Self) -> Bool {
        number == other.number || twins != 0 && twins == other.twins
    }
}

// MARK: - Storage

extension SpokenHeadword {
    /// Returns the bytes of the headwords with one folded key.
    package static func bytes(of headwords: [SpokenHeadword]) -> [UInt8] {
        var bytes: [UInt8] = []
        for headword in headwords {
            bytes.append(text: headword.word.utf8)
            bytes.append(leb: UInt64(headword.rank))
            bytes.append(text: headword.lexicalCategories.map(\.rawValue))
            bytes.append(headword.place)
            bytes.append(headword.isAlone ? 1 : 0)
            bytes.append(leb: UInt64(headword.pronunciations.count))
            for pronunciation in headword.pronunciations {
                bytes.append(pronunciation.lexicalCategory?.rawValue ?? 0xFF)
                bytes.append(text: pronunciation.transcription.utf8)
                bytes.append(text: pronunciation.sounds.codes)
                bytes.append(leb: UInt64(pronunciation.family))
                bytes.append(leb: UInt64(pronunciation.onset))
            }
        }
        return bytes
    }

    /// Reads what ``bytes(of:)`` wrote; nil if the bytes are damaged.
    static func list(_ bytes: [UInt8]) -> [SpokenHeadword]? {
        var reader = ByteArrayReader(bytes)
        var headwords: [SpokenHeadword] = []
        while !reader.isAtEnd {
            guard let headword = SpokenHeadword(from: &reader) else { return nil }
            headwords.append(headword)
        }
        return headwords
    }

    private init?(from reader: inout ByteArrayReader) {
        guard let word = reader.text(), let rank = reader.number(), let categories = reader.text(),
            let place = reader.rhymePlace(), let isAlone = reader.fixed(UInt8.self), let count = reader.number()
        else { return nil }
        self.init(
            word.string,
            rank: rank,
            lexicalCategories: categories.utf8.compactMap(LexicalCategory.init(rawValue:)),
            place: place,
            isAlone: isAlone == 1,
            pronunciations: []
        )
        for _ in 0..<count {
            guard let pronunciation = Pronunciation(from: &reader) else { return nil }
            pronunciations.append(pronunciation)
        }
    }
}

extension SpokenHeadword.Pronunciation {
    fileprivate init?(from reader: inout ByteArrayReader) {
        guard let category = reader.fixed(UInt8.self), let transcription = reader.text(),
            let sounds = reader.text().flatMap({ Sounds(codes: $0.utf8) }), let family = reader.number(),
            let onset = reader.number()
        else { return nil }
        self.init(LexicalCategory(rawValue: category), transcription, sounds, family: family, onset: onset)
    }
}

extension ByteArrayReader {
    mutating func number() -> Int? { leb().map { Int($0) } }

    mutating func text() -> SharedText? { leb().flatMap { take($0) }.map(SharedText.init(utf8:)) }

    mutating func rhymePlace() -> RhymePlace? {
        guard let number = number(), let twins = self.number() else { return nil }
        return RhymePlace(number: number, twins: twins)
    }
}

extension [UInt8] {
    /// Appends the length of a text and the text.
    mutating func append(text: some Collection<UInt8>) {
        append(leb: UInt64(text.count))
        append(contentsOf: text)
    }

    mutating func append(_ place: RhymePlace) {
        append(leb: UInt64(place.number))
        append(leb: UInt64(place.twins))
    }
}
