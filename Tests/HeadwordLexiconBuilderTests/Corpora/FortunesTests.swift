import HeadwordLexiconBuilder
import Testing

/// Texts in the form of fortunes, with other words.
@Suite struct FortunesTests {
    private func fortunes(_ text: String) throws -> [String] {
        try StockTexts.documents(of: "fortunes", at: "usr/share/games/fortunes/art", text)
    }

    @Test func aFortuneIsADocumentWithoutItsAuthor() throws {
        let text = """
            %
            "Tea is older
            \tthan coffee."
            \t\t-- A. Drinker, "The Leaf,
            \t\t   Vol. II", stardate 3468.1
            %
            Water -- boil it.
            \t\t-- Nobody
            It cools.
                            -- Somebody

            Or does it?
            %
            %

            """
        #expect(try fortunes(text) == ["\"Tea is older than coffee.\"", "Water -- boil it. It cools. Or does it?"])
    }

    @Test(arguments: [
        ("_\u{8}t_\u{8}e_\u{8}a", "tea"), ("the'\u{8}", "the"), ("___\u{8}\u{8}\u{8}not", "not"), ("\u{8}a", "a"),
        ("<netgod> tea: who wants?\n<-> me, <y>", "tea: who wants? me, <y>"), ("Ding!\u{7}", "Ding!"),
        ("[Better late\nthan [n]ever.  Ed.]\nTea", "Tea"), ("there is\n % within\nlines", "there is % within lines"),
    ])
    func aFortuneIsAsItWouldBePrinted(written: String, text: String) throws {
        #expect(try fortunes(written + "\n") == [text])
    }

    @Test(arguments: ["  /\\_/\\\n ( o.o ) cat\n  > ^ <", "$3,000,000.", "#define F(x) (((x)&0x7) >> 1)"])
    func drawingsAndProgramsAreLeftOut(written: String) throws {
        #expect(try fortunes("\(written)\n%\nProse.\n") == ["Prose."])
    }

    @Test(arguments: ["art.dat", "art.u8", "fr/art", "off/art", "translate-me", "italia"])
    func onlyTheCollectionsOfThePackagesAreRead(name: String) throws {
        let files = ["art": "Tea.", name: "Nothing."].map { ("usr/share/games/fortunes/" + $0, Array($1.utf8)) }
        #expect(try StockTexts.documents(of: "fortunes", Dictionary(uniqueKeysWithValues: files)) == ["Tea."])
    }

    @Test func fortunesInLatin1AreRead() throws {
        let path = "usr/share/games/fortunes/art"
        #expect(try StockTexts.documents(of: "fortunes", [path: [0x54, 0x68, 0xE9]]) == ["Thé"])
    }
}
