/// The regular changes of spelling before an ending; each property lists candidates, the likeliest first.
struct RegularSpelling {
    /// The word. Its pronunciations decide where its spelling leaves a doubt.
    let word: String
    private let letters: [UInt8]
    private let pronunciations: [CMUPronunciation]

    init(_ word: String, pronunciations: [CMUPronunciation] = []) {
        self.word = word
        letters = Array(word.lowercased().utf8)
        self.pronunciations = pronunciations
    }

    /// Plurals and third-person forms: `cats`, `boxes`, `flies`, `monarchs`.
    var withS: [String] {
        // `standbys`
        if endsInConsonantAndY { return [word.dropLast() + "ies", word + "s"] }
        if hasSuffix("ch") {
            let isHard = pronunciations.contains { $0.finalPhone == "k" }
            return isHard ? [word + "s", word + "es"] : [word + "es", word + "s"]
        }
        if hasSuffix("sh") || hasSuffix("x") || hasSuffix("ss") || hasSuffix("zz") { return [word + "es"] }
        if hasSuffix("z") || hasSuffix("s") {
            let doubled = word + String(word.suffix(1)) + "es"
            guard isShortSyllable else { return [word + "es"] }
            return hasSuffix("z") ? [doubled] : [word + "es", doubled]
        }
        if hasSuffix("o"), letters.count > 1, !isVowel(letters.count - 2) { return [word + "es", word + "s"] }
        return [word + "s"]
    }

    /// Pasts and past participles: `walked`, `hoped`, `tried`, `stopped`.
    var withED: [String] {
        if hasSuffix("e") { return [word + "d"] }
        if endsInConsonantAndY { return [word.dropLast() + "ied"] }
        return stems.map { $0 + "ed" }
    }

    /// Present participles: `walking`, `hoping`, `dying`, `stopping`.
    var withING: [String] {
        if hasSuffix("ie"), letters.count > 2 { return [word.dropLast(2) + "ying", word + "ing"] }
        if hasSuffix("ee") || hasSuffix("oe") || hasSuffix("ye") || !hasSuffix("e") || letters.count < 3 {
            return stems.map { $0 + "ing" }
        }
        return [word.dropLast() + "ing", word + "ing"]
    }

    /// Returns comparatives or superlatives: `taller`, `larger`, `happier`, `bigger`.
    func compared(_ ending: String) -> [String] {
        if hasSuffix("e") { return [word + ending.dropFirst()] }
        if endsInConsonantAndY { return [word.dropLast() + "i" + ending, word + ending] }
        // `pricey`
        if hasSuffix("ey") { return [word.dropLast(2) + "i" + ending, word + ending] }
        return stems.map { $0 + ending }
    }

    /// The stems to which an ending with an initial vowel is added: `walk`, `stopp`, `panick`.
    private var stems: [String] {
        guard let last = letters.last, letters.count > 1, !isVowel(letters.count - 1) else { return [word] }
        let doubled = word + String(UnicodeScalar(last))
        let isAfterVowel = isVowel(letters.count - 2)
        switch last {
        case UInt8(ascii: "c"): return isAfterVowel ? [word + "k", word] : [word, word + "k"]
        case UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "y"), UInt8(ascii: "h"): return [word]
        default: break
        }
        guard isAfterVowel else { return [word] }
        // dial, fuel: some write `dialled`.
        guard endsInSingleVowelAndConsonant else { return last == UInt8(ascii: "l") ? [word, doubled] : [word] }
        if isShortSyllable { return last == UInt8(ascii: "s") ? [doubled, word] : [doubled] }
        return isStressedOnLast ? [doubled, word] : [word, doubled]
    }

    // MARK: - Sounds

    /// The number of vowel groups, which is close to the number of syllables.
    var syllableCount: Int {
        letters.indices.count { isVowel($0) && !isVowel($0 - 1) }
    }

    /// Whether a letter is a vowel. `y` is a consonant before a vowel, as in `layer` and `kayak`; `u` is one after `q`.
    private func isVowel(_ index: Int) -> Bool {
        guard letters.indices.contains(index) else { return false }
        switch letters[index] {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"): return true
        case UInt8(ascii: "u"): return index == 0 || letters[index - 1] != UInt8(ascii: "q")
        case UInt8(ascii: "y"): return !(index + 1 < letters.count && isPlainVowel(letters[index + 1]))
        // The bytes of accented letters.
        case 0x80...: return true
        default: return false
        }
    }

    private func isPlainVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

    private var endsInConsonantAndY: Bool {
        letters.count > 1 && hasSuffix("y") && !isPlainVowel(letters[letters.count - 2]) || hasSuffix("quy")
    }

    private var endsInSingleVowelAndConsonant: Bool {
        let last = letters.count - 1
        return last > 0 && !isVowel(last) && isVowel(last - 1) && !isVowel(last - 2)
    }

    /// Whether the word is a single syllable with one vowel between consonants: `stop`, `quit`.
    private var isShortSyllable: Bool {
        endsInSingleVowelAndConsonant && letters.indices.count(where: isVowel) == 1
    }

    private var isStressedOnLast: Bool {
        pronunciations.contains { pronunciation in
            pronunciation.syllables.last?.isStressed == true
                && pronunciation.syllables.count(where: \.isStressed) == 1
        }
    }

    private func hasSuffix(_ suffix: String) -> Bool {
        letters.count >= suffix.utf8.count && letters.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
}
