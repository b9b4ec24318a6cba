/// Tells pronunciations that people wrote from those that the program eSpeak made.
///
/// eSpeak puts the stress mark right before the vowel (`tʃˈiːz`), people put it before the syllable.
enum FreeDictSound {
    private static let vowels = Set("aeiouyæøœɐɑɒɔəɘɛɜɝɚɞɤɨɪɯɵɶʉʊʌʏãẽĩõũ".unicodeScalars)
    private static let consonants = Set("bcdfghjklmnpqrstvwxzçðŋɕɖɟɡɣɦɧɫɬɭɱɲɳɴɸɹɻɽɾʀʁʂʃʈʋʎʐʑʒʔʝβθχ".unicodeScalars)

    /// Whether a text is what people write between slashes, and whole.
    static func isHuman(_ sound: FreeDictHead.Sound, in dictionary: FreeDictDictionary) -> Bool {
        guard isWhole(sound.text) else { return false }
        return sound.isHuman || (dictionary.hasPlainHumanSounds && !isMade(sound.text))
    }

    /// Parts of words and remains of markup are left out.
    private static func isWhole(_ text: Substring) -> Bool {
        !text.isEmpty && !text.utf8.contains { "[]{}&<>|".utf8.contains($0) } && !text.contains("…")
            && !text.hasPrefix("-") && !text.hasSuffix("-")
    }

    private static func isMade(_ text: Substring) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return scalars.indices.dropFirst().dropLast().contains { index in
            (scalars[index] == "ˈ" || scalars[index] == "ˌ") && consonants.contains(scalars[index - 1])
                && vowels.contains(scalars[index + 1])
        }
    }
}
