internal import HeadwordModel

/// The endings that English words take after an apostrophe.
enum WordEnding {
    private static let endings = ["'s", "'d", "'ll", "'ve", "'re", "'m", "'S"]

    /// Returns what is to be known for a word to be right: the word itself, or else the word without an ending.
    static func bases(of word: String, _ languages: [Language]) -> [String] {
        guard word.utf8.contains(UInt8(ascii: "'")), languages.contains(.en) else { return [word] }
        guard let ending = endings.first(where: word.hasSuffix) else { return [word] }
        return [word, String(word.dropLast(ending.count))]
    }

    /// Returns the length of the possessive ending of a word, in characters.
    static func possessiveLength(of word: String) -> Int {
        word.hasSuffix("'s") || word.hasSuffix("'S") ? 2 : 0
    }
}
