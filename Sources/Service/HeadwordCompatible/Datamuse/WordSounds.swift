internal import HeadwordJSON
internal import JSONRPC

/// How a word or phrase is spoken.
struct WordSounds: Sendable {
    var syllables = 0
    /// The sounds as the CMU Pronouncing Dictionary writes them: `S IY1`.
    var phones: [String] = []
    /// The sounds in the International Phonetic Alphabet.
    var ipa: [String] = []

    fileprivate init(_ pronunciations: [JSONValue]) {
        syllables = pronunciations.reduce(0) { $0 + ($1["syllables"].integer ?? 0) }
        phones = pronunciations.compactMap { $0["phones"].text }
        ipa = pronunciations.compactMap { $0["phoneticSpelling"].text }
    }

    /// The sounds that are no vowels: those without a number for stress.
    var consonants: [Substring] { single.filter { $0.last?.isNumber == false } }

    /// Whether a vowel is spelled with an `r`.
    var hasR: Bool { single.contains { $0.hasPrefix("ER") } }

    private var single: [Substring] { phones.flatMap { $0.split(separator: " ") } }

    /// The number of sounds that must be changed, added or left out to get others (Levenshtein's distance). Stress does not
    /// matter.
    func distance(to other: WordSounds) -> Int {
        let (sounds, others) = (
            single.map { $0.prefix { !$0.isNumber } }, other.single.map { $0.prefix { !$0.isNumber } }
        )
        var row = Array(0...others.count)
        for (index, sound) in sounds.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (place, other) in others.enumerated() {
                let changed = diagonal + (sound == other ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(changed, row[place] + 1, row[place + 1] + 1)
            }
        }
        return row.last ?? 0
    }
}

extension WordSession {
    /// The maximum length of a text for `rhymes.syllables`, in characters.
    private static let longestText = 256

    /// Returns how words and phrases are spoken, as far as that is known, with a call for many of them.
    func sounds(of words: [String]) async throws(ErrorObject) -> [String: WordSounds] {
        var known: [String: JSONValue] = [:]
        for text in Self.texts(of: words.flatMap(\.parts).unique) {
            for word in try await find("rhymes.syllables", ["text": .string(text)])["results"].elements {
                known[word["text"].text ?? ""] = word["pronunciations"].elements.first
            }
        }
        return words.reduce(into: [:]) { sounds, word in
            let parts = word.parts
            let spoken = parts.compactMap { known[$0] }
            if !parts.isEmpty, spoken.count == parts.count { sounds[word] = WordSounds(spoken) }
        }
    }

    /// Returns texts of words, none too long.
    private static func texts(of words: [String]) -> [String] {
        words.reduce(into: []) { texts, word in
            guard word.count < longestText else { return }
            if let last = texts.last, last.count + word.count + 1 < longestText {
                texts[texts.count - 1] = "\(last) \(word)"
            } else {
                texts.append(word)
            }
        }
    }
}

extension String {
    /// The words that `rhymes.syllables` finds in a phrase.
    fileprivate var parts: [String] { split { $0 == " " || $0 == "-" }.map(String.init) }
}
