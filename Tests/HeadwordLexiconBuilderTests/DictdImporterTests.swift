import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Dictionaries of dictd that users bring.
@Suite struct DictdImporterTests {
    private func brought(_ texts: String..., index: String = "") throws -> BroughtLexicon {
        let files = DictdFiles(texts)
        return try BroughtLexicon(
            ["a.index": files.index + Array(index.utf8), "a.dict.dz": files.compressed()],
            opening: "a.index"
        )
    }

    @Test func aBlockIsTheArticleOfItsKey() throws {
        let brought = try brought("widget\n   noun\n     1. a part\n     2. a device\n", "gadget\n   a thing\n")
        #expect(try brought.senses("widget").map(\.definitions) == [["a part"], ["a device"]])
        #expect(try brought.entry("widget")?.lexicalEntries.map(\.lexicalCategory) == [.noun])
        #expect(try brought.senses("gadget").map(\.definitions) == [["a thing"]])
        #expect(brought.remarks.isEmpty)
    }

    @Test func textsThatAreNotCompressedAreRead() throws {
        let files = DictdFiles(["widget\n   a part\n"])
        let brought = try BroughtLexicon(["a.index": files.index, "a.dict": files.contents], opening: "a.index")
        #expect(try brought.senses("widget").map(\.definitions) == [["a part"]])
    }

    @Test func titleAndLicenceAreThoseThatTheDictionaryStates() throws {
        let brought = try brought(
            "00-database-short\n   Our Words\n",
            "00-database-info\n   Words.\n   License: CC0\n",
            "widget\n   a part\n"
        )
        #expect(brought.source?.title == "Our Words")
        #expect(brought.source?.licence == "CC0")
        #expect(try brought.entry("00-database-short") == nil)
    }

    @Test func theHeadwordIsWrittenAsInTheTextAndOtherKeysLeadToIt() throws {
        let brought = try brought("Widget-Maker\n   a person\n", index: "widgetmaker\tA\tZ\nwidgeteer\tA\tZ\n")
        #expect(try brought.senses("Widget-Maker").map(\.definitions) == [["a person"]])
        let matches = try brought.lexicon.matches(of: "widgeteer", in: .en, by: .variant)
        #expect(matches.map(\.entry.word) == ["Widget-Maker"])
    }

    @Test func wrappedLinesAreJoined() throws {
        let brought = try brought(
            """
            widget
                 n 1: any of numerous small parts that are in a machine and that
                      nobody can name
                 2: a device
                 v 1: to make parts of a machine that nobody has a name for and to
                 sell them
            """
        )
        #expect(
            try brought.senses("widget").map(\.definitions) == [
                ["any of numerous small parts that are in a machine and that nobody can name"], ["a device"],
                ["to make parts of a machine that nobody has a name for and to sell them"],
            ]
        )
        #expect(try brought.entry("widget")?.lexicalEntries.map(\.lexicalCategory) == [.noun, .verb])
    }

    @Test func theFirstLineMayHaveAPronunciationAndAPartOfSpeech() throws {
        let text = Array("widget /ˈwɪdʒɪt/ <n, sg>\n a part\n".utf8)
        let files = ["a.index": Array("widget\tA\tl\n".utf8), "a.dict": text]
        let brought = try BroughtLexicon(files, opening: "a.index")
        let entry = try #require(try brought.entry("widget"))
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.noun])
        #expect(entry.lexicalEntries.flatMap(\.entries).flatMap(\.pronunciations).map(\.text) == ["ˈwɪdʒɪt"])
        #expect(try brought.senses("widget").map(\.definitions) == [["a part"]])
    }

    @Test(arguments: ["gadget\tA\n", "gadget\tA\t!\n", "gadget\tA\tZZZZ\n", "gadget\tAAAAAAAA\tB\n", "gadget\n"])
    func aDamagedLineOfTheIndexCostsThatLine(line: String) throws {
        let brought = try brought("widget\n   a part\n", index: line)
        #expect(brought.remarks.count == 1)
        #expect(brought.remarks.first?.hasPrefix("a.index:2: expected a key, and the offset") == true)
        #expect(try brought.senses("widget").count == 1)
    }

    @Test(
        arguments: [
            ("a.dict.dz", [], "a.dict.dz: there is no such file or"),
            ("a.index", Array("widget\tZZZZ\tB\n".utf8), "a.index:1: expected a key, and the offset and the length"),
            ("a.index", Array("Hello\n".utf8), "a.index:1: expected a key, and the offset and the length"),
        ] as [(String, [UInt8], String)]
    )
    func aDictionaryThatIsNotOneIsRefused(name: String, contents: [UInt8], reason: String) throws {
        let files = DictdFiles(["widget\n   a part\n"])
        var all = ["a.index": files.index, "a.dict.dz": files.compressed()]
        all[name] = contents.isEmpty ? nil : contents
        let failure = #expect(throws: ImportFailure.self) { try BroughtLexicon(all, opening: "a.index") }
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }
}

// MARK: - Compression

extension DictdImporterTests {
    private func brought(block: Int, lengths: [Int]) throws -> BroughtLexicon {
        let files = DictdFiles(["widget\n   a part\n"])
        let texts = DictdFiles.compressed(files.contents, table: (block, lengths))
        return try BroughtLexicon(["a.index": files.index, "a.dict.dz": texts], opening: "a.index")
    }

    /// The text has 17 bytes, and the block that it is stored in five more.
    @Test func aTableOfDictzipThatAgreesWithTheDataIsAccepted() throws {
        #expect(try brought(block: 17, lengths: [22]).senses("widget").count == 1)
        #expect(try brought(block: 58_315, lengths: [22]).senses("widget").count == 1)
        #expect(try brought(block: 9, lengths: [12, 10]).senses("widget").count == 1)
    }

    @Test(arguments: [
        (17, [23], "the blocks in the table of dictzip have 23 bytes, and the data 22"),
        (16, [22], "the table of dictzip has 1 blocks of 16 bytes, and the uncompressed data 17 bytes"),
        (17, [22, 0], "the table of dictzip has 2 blocks of 17 bytes"),
        (0, [22], "the table of dictzip has 1 blocks of 0"),
    ])
    func aTableOfDictzipThatDoesNotIsRefused(block: Int, lengths: [Int], reason: String) {
        let failure = #expect(throws: ImportFailure.self) { try brought(block: block, lengths: lengths) }
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }

    @Test(arguments: [5, 39])
    func damagedGzipIsRefused(length: Int) throws {
        let files = DictdFiles(["widget\n   a part\n"])
        let all = ["a.index": files.index, "a.dict.dz": Array(files.compressed().prefix(length))]
        #expect(throws: (any Error).self) { try BroughtLexicon(all, opening: "a.index") }
    }
}
