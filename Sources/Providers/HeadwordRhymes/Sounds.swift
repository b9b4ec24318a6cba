/// The sounds of a word, as needed for rhymes.
struct Sounds: Hashable, Sendable {
    private(set) var phones: [Phone] = []
    /// The stress of each vowel: 1 primary, 2 secondary, 0 none.
    private(set) var stresses: [UInt8] = []
    /// The indexes of the vowel that the rhyme begins with, and of the first consonant before it in its syllable.
    private var rhyme = (onset: 0, vowel: 0)

    static func == (first: Self, second: Self) -> Bool {
        (first.phones, first.stresses) == (second.phones, second.stresses)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(phones)
        hasher.combine(stresses)
    }

    /// Parses a transcription of the lexicon; nil if it is not made of CMU's phones.
    init?(_ transcription: String) {
        var rest = Array(transcription.unicodeScalars)[...]
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
        let stressed = stresses.firstIndex(of: 1) ?? stresses.lastIndex(of: 2) ?? last
        rhyme = (vowels[stressed].onset, vowels[stressed].index)
    }

    /// The number of syllables.
    var syllables: Int { stresses.count }

    /// The stress of each syllable: `10` for `better`.
    var stress: String { String(decoding: stresses.map { $0 + UInt8(ascii: "0") }, as: UTF8.self) }

    /// The sounds that must be equal for a perfect rhyme, beginning with the vowel with the primary stress.
    var tail: [Phone] {
        var tail = Array(phones[rhyme.vowel...])
        // These are the same sound, once unstressed and once stressed.
        if tail.first == .ax { tail[0] = .ah }
        for index in tail.indices.dropFirst() where tail[index] == .ah { tail[index] = .ax }
        return tail
    }

    /// The sounds that must differ for a perfect rhyme: the consonants before ``tail``.
    var onset: [Phone] { Array(phones[rhyme.onset..<rhyme.vowel]) }

    /// The CMU names of the sounds, with the stress of each vowel: `L AH1 V`.
    var names: String {
        var stresses = stresses[...]
        return phones.map { phone in
            phone.name(stress: phone.isVowel ? stresses.popFirst().map(Int.init) : nil)
        }
        .joined(separator: " ")
    }
}

extension [Phone] {
    /// The index where the final consonants begin.
    fileprivate var consonantsAtEnd: Int { (lastIndex(where: \.isVowel) ?? -1) + 1 }
}
