/// Names of programs in small letters that are like no word: of libraries, and those without vowels.
enum NamesOfPrograms {
    private static let vowels: ByteSet = "aeiouy"

    static func isOne(_ word: String) -> Bool {
        word.utf8.allSatisfy(\.isLetter)
            && (word.hasPrefix("lib") && word.utf8.count > 5 || !word.utf8.contains(where: vowels.contains))
    }
}
