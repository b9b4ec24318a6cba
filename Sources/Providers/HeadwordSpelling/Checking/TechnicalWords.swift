/// Words of computing that the corpus of general texts does not count, and that are no headwords of dictionaries.
enum TechnicalWords {
    static func contain(_ word: String) -> Bool {
        words.contains(word) || words.contains(word.lowercased())
    }

    private static let words = Set(
        """
        metadata filesystem timestamp timestamps codebase
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
