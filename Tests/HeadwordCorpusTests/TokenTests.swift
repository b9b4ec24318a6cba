import HeadwordCorpus
import Testing

@Suite struct TokenTests {
    @Test(arguments: [
        ("The cat sat.", ["The", "cat", "sat", "."]),
        ("don't o'clock 1990's", ["don't", "o'clock", "1990's"]),
        ("don’t", ["don't"]),
        ("dogs' 'tis", ["dogs", "'", "'", "tis"]),
        ("well-known B-52 co\u{2010}op", ["well-known", "B-52", "co-op"]),
        ("word--word -x y-", ["word", "--", "word", "-", "x", "y", "-"]),
        ("3.14 1,000 1,a a,1", ["3.14", "1,000", "1", ",", "a", "a", ",", "1"]),
        ("e.g. example.com A.1", ["e.g", ".", "example.com", "A", ".", "1"]),
        ("wait... what?!", ["wait", "...", "what", "?", "!"]),
        ("_emphasis_ a_b", ["_", "emphasis", "_", "a", "_", "b"]),
        ("4th MP3 x2", ["4th", "MP3", "x2"]),
        ("naïve cafe\u{301}", ["naïve", "café"]),
        ("sur\u{AD}prise", ["surprise"]),
        ("l’été d'Été", ["l'été", "d'Été"]),
        ("\u{301}a \u{301} b", ["a", "b"]),
        ("漢字かな", ["漢", "字", "か", "な"]),
        ("カタカナ 한국어", ["カタカナ", "한국어"]),
        ("a漢b", ["a", "漢", "b"]),
        ("x—y ——", ["x", "—", "y", "——"]),
        ("“Hi,” she", ["“", "Hi", ",", "”", "she"]),
        ("£5 50% 🙂", ["£", "5", "50", "%", "🙂"]),
        ("a\u{0}b\tc\u{A0}d\u{200B}e", ["a", "b", "c", "d", "e"]),
        ("", []), (" \n", []), ("'", ["'"]), ("a'", ["a", "'"]), ("é", ["é"]), ("aé", ["aé"]), ("a’", ["a", "'"]),
    ])
    func textsAreCutByTheRule(text: String, tokens: [String]) {
        #expect(Token.tokens(of: text).map(\.text) == tokens)
    }

    @Test(arguments: [
        ("The", "the"), ("ÉTÉ", "été"), ("ΛΌΓΟΣ", "λόγοσ"), ("λόγος", "λόγοσ"), ("Straße", "straße"), ("E\u{301}", "é"),
        ("MP3", "mp3"),
    ])
    func aTokenLosesItsCapitals(text: String, folded: String) {
        #expect(Token.tokens(of: text).map(\.folded) == [folded])
    }

    @Test func wordsAreToldFromPunctuation() {
        #expect(Token.tokens(of: "Is 1 - it?").map(\.isPunctuation) == [false, false, true, false, true])
    }

    @Test(
        arguments: [
            [0xFF], [0x61, 0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
            [0x61, 0x27, 0xFF], [0x61, 0x80, 0x62], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80, 0x99, 0xE2],
        ] as [[UInt8]]
    )
    func bytesThatAreNoTextCountAsTheReplacementCharacter(bytes: [UInt8]) {
        #expect(Token.tokens(of: bytes) == Token.tokens(of: String(decoding: bytes, as: UTF8.self)))
    }

    @Test(arguments: ["a", "é", ".", "—"])
    func endlessTokensAreCut(character: String) {
        let tokens = Token.tokens(of: String(repeating: character, count: 100_000))
        #expect(tokens.count == 1)
        #expect(tokens.allSatisfy { (253...256).contains($0.text.utf8.count) })
    }

    @Test func anyBytesAreCutAndCutAgainIntoTheSame() {
        var generator = Generator(seed: 7)
        let alphabet = Array("aB1'’-.,é漢\u{AD}\u{301} —_\u{200D}".utf8) + [0xFF, 0xC3, 0x0A]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            let tokens = Token.tokens(of: bytes)
            #expect(tokens == Token.tokens(of: String(decoding: bytes, as: UTF8.self)))
            for token in tokens { #expect(Token.tokens(of: token.text) == [token], "\(bytes)") }
        }
    }
}
