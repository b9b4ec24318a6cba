internal import HeadwordModel

extension Language {
    /// Whether words of the language have Latin letters.
    var isWrittenInLatinLetters: Bool { !Self.others.contains(label) }

    private static let others: Set<String> = [
        "ar", "be", "bg", "bn", "el", "fa", "grc", "he", "hi", "hy", "ja", "ka", "kk", "km", "ko", "lo", "mk", "ml",
        "mn", "mr",
        "my", "ne", "ru", "sa", "si", "sr", "ta", "te", "tg", "th", "uk", "ur", "yi", "zh",
    ]
}
