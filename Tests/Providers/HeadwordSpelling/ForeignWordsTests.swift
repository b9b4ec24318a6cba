import Testing

@testable import HeadwordSpelling

@Suite struct ForeignWordsTests {
    @Test(
        arguments: [
            ("a/dictionary.txt", "teh\n\nBlorb\r\n", ["teh", "Blorb"], [String]()),
            (
                "codebook.toml",
                "# words = ['no']\nlang = \"en\"\nwords = [\n  'teh', # 'not'\n  \"a\\u00e9\",\n]\nflag_words = ['x']",
                ["teh", "aé"], ["x"]
            ),
            (".codebook.toml", "ignore = [\"a]b\", ['c']]\nwords = ['teh']\n[table]\nwords = ['no']", ["teh"], []),
            (
                "cspell.json", "{ // words\n \"words\": [\"teh\", \"a//b\",], /* \"x\" */ \"flagWords\": [\"x\"], }",
                ["teh", "a//b"], ["x"]
            ),
            ("cspell.json", "{\"words\": 1, \"flagWords\": [2]}", [], []),
        ]
    )
    func wordsOfOtherCheckersAreRead(name: String, contents: String, accepted: [String], forbidden: [String]) throws {
        let words = try #require(ForeignWords(fileName: name, contents: Array(contents.utf8)))
        #expect(words.accepted == accepted)
        #expect(words.forbidden == forbidden)
    }

    @Test(arguments: [("cspell.json", "{"), ("other.txt", "teh"), ("cspell.json", "[]")])
    func otherFilesAreNotRead(name: String, contents: String) {
        #expect(ForeignWords(fileName: name, contents: Array(contents.utf8)) == nil)
    }

    @Test(arguments: [
        "words = [", "words = ['a", "words = [[[", "words", "=", "words = \"\\u", "words = [1, {a = 'b'}",
    ])
    func brokenArraysEnd(contents: String) {
        #expect(ForeignWords(fileName: "codebook.toml", contents: Array(contents.utf8)) != nil)
    }
}
