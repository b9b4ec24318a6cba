import HeadwordModel
import Testing

@testable import HeadwordLexicon

@Suite struct NearWordsTests {
    /// All words of up to five letters of a small alphabet.
    private static let words: [String] = {
        var words: [String] = []
        var longest = [""]
        for _ in 0..<5 {
            longest = longest.flatMap { word in ["a", "b", "\u{e9}"].map { word + $0 } }
            words += longest
        }
        return words
    }()
    private static let trie = Trie(Trie.nodes(of: words))

    private func near(_ word: String, errors: Int) throws -> Set<String> {
        var visitor = NearWords(to: word, limit: errors)
        try Self.trie.walk(&visitor)
        return Set(visitor.found)
    }

    @Test(arguments: ["a", "ab", "aab", "b\u{e9}a", "abab", "bbaa\u{e9}", "xaxb", "abab\u{e9}ab"])
    func theWordsThatOneErrorMakesAreFound(word: String) throws {
        let expected = Self.words.filter { editDistance(word, $0, limit: 1) != nil }
        #expect(try near(word, errors: 1) == Set(expected))
    }

    /// Words with two errors in the first two letters are not searched for.
    @Test(arguments: ["ab", "aab", "b\u{e9}a", "abab", "bbaa\u{e9}", "abab\u{e9}ab"])
    func theWordsThatTwoErrorsMakeAreFound(word: String) throws {
        let found = try near(word, errors: 2)
        let expected = Self.words.filter { editDistance(word, $0, limit: 2) != nil }
        #expect(found.isSubset(of: expected))
        #expect(
            found.isSuperset(
                of: expected.filter { $0.hasPrefix(word.prefix(2)) || editDistance(word, $0, limit: 1) != nil }
            )
        )
    }
}
