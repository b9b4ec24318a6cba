/// The sounds of a word, each with its stress.
package struct Sounds: Hashable, Sendable {
    /// One byte for each sound: its ``Phone`` in six bits, above them the stress of a vowel: 1 primary, 2 secondary, 0
    /// none.
    let codes: ArraySlice<UInt8>

    /// Takes sounds as they are stored; nil if there is one that does not exist.
    init?(codes: ArraySlice<UInt8>) {
        guard codes.allSatisfy({ Self.phone(in: $0) != nil }) else { return nil }
        self.codes = codes
    }

    /// Parses a transcription of the lexicon; nil if it is not made of CMU's phones.
    package init?(_ transcription: String) {
        guard let parsed = Transcription(transcription) else { return nil }
        self = parsed.sounds
    }

    fileprivate init(_ phones: [Phone], stresses: [UInt8]) {
        var rest = stresses[...]
        codes = phones.map { $0.rawValue | ($0.isVowel ? rest.popFirst() ?? 0 : 0) << 6 }[...]
    }

    private static func phone(in code: UInt8) -> Phone? { Phone(rawValue: code & 0x3F) }

    private static func isVowel(_ code: UInt8) -> Bool { phone(in: code)?.isVowel == true }

    /// The last sound.
    package var last: Phone? { codes.last.flatMap(Self.phone) }

    /// The number of syllables.
    package var syllables: Int { codes.count(where: Self.isVowel) }

    /// The stress of each syllable: `10` for `better`.
    package var stress: String {
        String(decoding: codes.lazy.filter(Self.isVowel).map { $0 >> 6 + UInt8(ascii: "0") }, as: UTF8.self)
    }

    /// The CMU names of the sounds, with the stress of each vowel: `L AH1 V`.
    package var names: String {
        var names = ""
        names.reserveCapacity(4 * codes.count)
        for code in codes {
            guard let phone = Self.phone(in: code) else { continue }
            if !names.isEmpty { names += " " }
            names += phone.name
            if phone.isVowel { names.unicodeScalars.append(Unicode.Scalar(code >> 6 + UInt8(ascii: "0"))) }
        }
        return names
    }
}

/// A transcription of the lexicon, taken apart for rhymes.
package struct Transcription: Sendable {
    /// The sounds.
    package let sounds: Sounds
    /// The sounds that must be equal for a perfect rhyme, beginning with the vowel with the primary stress.
    package let tail: [Phone]
    /// The sounds that must differ for a perfect rhyme: the consonants before ``tail``.
    package let onset: [Phone]

    /// Parses a transcription; nil if it is not made of CMU's phones.
    package init?(_ text: String) {
        var rest = Substring(text).unicodeScalars
        var phones: [Phone] = []
        var stresses: [UInt8] = []
        var onset: Int?
        var mark: UInt8 = 0
        var vowels: [(index: Int, onset: Int)] = []
        while let first = rest.first {
            if first == "ˈ" || first == "ˌ" {
                mark = first == "ˈ" ? 1 : 2
                onset = phones.count
                rest.removeFirst()
                continue
            }
            guard let phone = Phone.take(from: &rest) else { return nil }
            if phone.isVowel {
                vowels.append((phones.count, onset ?? phones.consonantsAtEnd))
                stresses.append(mark)
                (onset, mark) = (nil, 0)
            }
            phones.append(phone)
        }
        guard let last = vowels.indices.last else { return nil }
        // A word of one syllable has no stress mark.
        if last == 0 { stresses = [1] }
        let rhyme = vowels[stresses.firstIndex(of: 1) ?? stresses.lastIndex(of: 2) ?? last]
        sounds = Sounds(phones, stresses: stresses)
        tail = phones[rhyme.index...].asTail
        self.onset = Array(phones[rhyme.onset..<rhyme.index])
    }
}

extension [Phone] {
    /// The index where the final consonants begin.
    fileprivate var consonantsAtEnd: Int { (lastIndex(where: \.isVowel) ?? -1) + 1 }
}

extension ArraySlice<Phone> {
    /// The sounds with one sign for the vowel of `but` and that of `the`, which are the same sound, once stressed and
    /// once unstressed.
    fileprivate var asTail: [Phone] {
        enumerated().map { place, phone in
            if place == 0 { return phone == .ax ? .ah : phone }
            return phone == .ah ? .ax : phone
        }
    }
}
