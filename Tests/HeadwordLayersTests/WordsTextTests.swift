import HeadwordLayers
import HeadwordLexicon
import HeadwordTestSupport
import Testing

@Suite struct WordsTextTests {
    private func read(_ text: String) throws -> Layer.File { try LayerDirectory().file("words.txt", text) }

    @Test(arguments: [
        ("zorple\n", LayerWord("zorple")), ("  ice   zorple \r\n", LayerWord("ice zorple")),
        ("\u{FEFF}zorple", LayerWord("zorple")), ("ice_zorple\n", LayerWord("ice zorple")),
        ("a=b\n", LayerWord("a=b")), ("cafe\u{301}\n", LayerWord("café")),
        ("!zorple\n", LayerWord("zorple", status: .forbidden)),
        ("! zorple\n", LayerWord("zorple", status: .forbidden)),
        ("e-mail = email\n", LayerWord("e-mail", status: .forbidden, replacements: ["email"])),
        ("# comment\n\n   \nzorple\n", LayerWord("zorple")), ("#\nC#\n", LayerWord("C#")),
    ])
    func aLineSaysSomethingOfAWord(text: String, expected: LayerWord) throws {
        let file = try read(text)
        #expect(file.words == [expected])
        #expect(file.problems.isEmpty)
    }

    @Test(arguments: [
        ("!", "there is no word"), ("zorple =", "there is no word after '='"), (" = email", "there is no word"),
        ("zor\u{7}ple", "the word contains the control character \\u0007"),
        (String(repeating: "z", count: 129), "the word is longer than 128 characters"),
        (String(repeating: "z", count: 5000), "the line has 5000 bytes; at most 4096 are allowed"),
    ])
    func aBrokenLineCostsThatLine(line: String, reason: String) throws {
        let file = try read("first\n\(line)\nlast\n")
        #expect(file.words.map(\.word) == ["first", "last"])
        #expect(file.complaints == ["2: \(reason)"])
    }

    @Test func aLineThatIsNotUTF8CostsThatLine() throws {
        let directory = try LayerDirectory()
        try TestFiles.write(
            Array("first\n".utf8) + [0xFF, 0x0A] + Array("last\n".utf8),
            at: "user/words.txt",
            below: directory.path
        )
        let file = try #require(directory.layers.first?.files.first)
        #expect(file.words.map(\.word) == ["first", "last"])
        #expect(file.complaints == ["2: the line is not valid UTF-8"])
    }

    @Test(arguments: [
        (String(repeating: "a\n", count: 200_001), "it has more than 200000 lines"),
        (String(repeating: "a234567890\n", count: 910_000), "it is longer than 10000000 bytes"),
    ])
    func aFileBeyondTheLimitsIsNotUsed(text: String, reason: String) throws {
        let directory = try LayerDirectory()
        try directory.write(text, to: "user/words.txt")
        #expect(directory.layers.first?.files.first?.complaints == ["0: \(reason)"])
    }
}
