/// Unknown words with a capital: names, and misspelled words at the beginning of sentences and in headings.
enum CapitalizedWord {
    /// Shorter words are like so many others that a likeness says little.
    static let longestDoubtful = 5

    /// Whether a word is probably misspelled and not a name that nobody knows.
    ///
    /// - Parameter meant: the word that is probably meant, if it is not a name.
    static func isMisspelled(_ word: Word, _ meant: String?) -> Bool {
        guard let meant else { return false }
        if word.letters < longestDoubtful, isSwapped(word.text.lowercased(), meant) { return true }
        // A name that is like another one may be right.
        if meant.first?.isUppercase == true { return word.letters > 5 }
        return word.startsSentence || word.letters > 5
    }

    /// Whether two words have the same letters in another order, as those of many errors in short words.
    static func isSwapped(_ word: String, _ other: String) -> Bool {
        word.utf8.count == other.utf8.count && word.utf8.sorted() == other.utf8.sorted()
    }
}

/// Names that are never written in small letters on purpose.
enum CalendarNames {
    static func contain(_ word: String) -> Bool { names.contains(word.hasSuffix("s") ? String(word.dropLast()) : word) }

    private static let names: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february", "april",
        "june",
        "july", "september", "october", "november", "december", "english", "french", "german", "american", "british",
    ]
}
