/// Words that are written twice by mistake.
enum RepeatedWords {
    /// - Parameter previous: the word before, in small letters.
    static func isRepeated(_ word: Word, after previous: String) -> Bool {
        guard word.followsWord, word.text.utf8.count == previous.utf8.count, word.isLatin, word.capitals == .none else {
            return false
        }
        let text = word.text.lowercased()
        return text == previous && !usual.contains(text) && (text.utf8.count > 1 || text == "a" || text == "i")
    }

    /// Words that are repeated on purpose.
    private static let usual: Set<String> = [
        "had", "that", "very", "bye", "no", "so", "ha", "yes", "blah", "really", "many", "long", "far", "more", "again",
        "now",
        "there", "tut", "bang", "chop", "knock", "hear", "well", "please", "boo", "cha", "win", "pom", "aye", "night",
    ]
}
