import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct StarDictImporterTests {
    private func brought(_ sample: SampleStarDict) throws -> BroughtLexicon {
        try BroughtLexicon(sample.files, opening: "a.ifo")
    }

    private func definitions(_ word: String, _ brought: BroughtLexicon) throws -> [[String]] {
        try brought.senses(word).map(\.definitions)
    }

    @Test(arguments: [false, true])
    func wordsHaveTheirArticlesWhateverTheLengthOfOffsets(isWide: Bool) throws {
        let sample = SampleStarDict(
            [("widget", Array("a part".utf8)), ("gadget", Array("a device".utf8))],
            isWide: isWide
        )
        let brought = try brought(sample)
        #expect(try definitions("widget", brought) == [["a part"]])
        #expect(try definitions("gadget", brought) == [["a device"]])
        #expect(brought.source?.title == "Sample")
        #expect(brought.source?.licence == "not stated")
        #expect(brought.remarks.isEmpty)
    }

    @Test func synonymsLeadToTheirWord() throws {
        var sample = SampleStarDict(texts: [("gadget", "a device"), ("widget", "a part")])
        sample.add(synonym: "widgets", of: 1)
        let matches = try brought(sample).lexicon.matches(of: "widgets", in: .en, by: .variant)
        #expect(matches.map(\.entry.word) == ["widget"])
    }

    @Test func fieldsAreThoseOfTheSequenceOfTypes() throws {
        let brought = try brought(SampleStarDict([("widget", Array("ˈwɪdʒɪt\0a part".utf8))], types: "tm"))
        let entries = try #require(try brought.entry("widget")).lexicalEntries.flatMap(\.entries)
        #expect(entries.flatMap(\.pronunciations).map(\.text) == ["ˈwɪdʒɪt"])
        #expect(try definitions("widget", brought) == [["a part"]])
    }

    @Test func withoutASequenceEachFieldHasItsType() throws {
        let article = Array("ma part\0".utf8) + Array("W\0\0\0\u{3}RIF".utf8) + Array("h<b>a</b> device".utf8)
        let brought = try brought(SampleStarDict([("widget", article)], types: nil))
        #expect(try definitions("widget", brought) == [["a part"], ["a device"]])
        #expect(brought.remarks == ["mine: left out: fields of type 'W' (1)"])
    }

    @Test(arguments: [
        ("h", "<b>widget</b> <i>n</i><br>1. a part &amp; <u>more</u><br>2. a   device<script>x()</script>"),
        (
            "h",
            "<p>widget</p>\n<div>noun</div>\n<ol>\n <li>a part &#38; more</li>\n <li><p>a\ndevice</p></li><li></li>\n</ol>"
        ),
        ("g", "<b>n.</b>\n1. a <i>part</i> &amp; more\n2. a device"),
        ("x", "<k>widget</k>\n<gr>n</gr>\n1) a part &amp; more\n2) a device"),
    ])
    func markupBecomesText(type: String, article: String) throws {
        let brought = try brought(SampleStarDict(texts: [("widget", article)], types: type))
        #expect(try definitions("widget", brought) == [["a part & more"], ["a device"]])
        #expect(try brought.entry("widget")?.lexicalEntries.map(\.lexicalCategory) == [.noun])
    }

    @Test(arguments: [
        ("<b>a part", "a part"), ("a <b part", "a <b part"), ("a < part", "a < part"),
        ("a part</li></ol></i>", "a part"),
        ("&nosuch; part", "&nosuch; part"), ("<!-- a part", "<!-- a part"),
        (String(repeating: "<ul>", count: 5000) + "a part", "a part"),
    ])
    func damagedMarkupIsReadAsFarAsItGoes(article: String, definition: String) throws {
        let brought = try brought(SampleStarDict(texts: [("widget", article)], types: "h"))
        #expect(try definitions("widget", brought) == [[definition]])
    }

    @Test func aCompressedIndexAndCompressedTextsAreRead() throws {
        let sample = SampleStarDict(texts: [("widget", "a part")])
        var files = sample.files
        files["a.idx.gz"] = DictdFiles.compressed(sample.index)
        files["a.dict.dz"] = DictdFiles.compressed(sample.texts)
        files["a.idx"] = nil
        files["a.dict"] = nil
        let brought = try BroughtLexicon(files, opening: "a.ifo")
        #expect(try definitions("widget", brought) == [["a part"]])
    }
}

// MARK: - Articles

extension StarDictImporterTests {
    @Test func anArticleIsSplitByItsPartsOfSpeechAndNumbers() throws {
        let article = """
            us /ˈwɪdʒɪt/
            noun
              1. [computing, informal] a part
                 "a widget of glass"
                 = gizmo, gadget
                 - a small one
                 Not in formal texts.
              2. a thing
            verb
              to make a part
            forms: widgets
            """
        let brought = try brought(SampleStarDict(texts: [("widget", article)]))
        let entry = try #require(try brought.entry("widget"))
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.noun, .verb])
        let noun = try #require(entry.lexicalEntries.first?.entries.first)
        #expect(noun.pronunciations.map(\.text) == ["ˈwɪdʒɪt"])
        #expect(noun.pronunciations.map(\.region) == [.us])
        #expect(noun.senses.map(\.definitions) == [["a part"], ["a thing"]])
        let sense = try #require(noun.senses.first)
        #expect(sense.id == "mine:en.widget.noun.1")
        #expect(sense.domains == [.computing])
        #expect(sense.registers == [.informal])
        #expect(sense.examples.map(\.text) == ["a widget of glass"])
        #expect(sense.synonyms == ["gizmo", "gadget"])
        #expect(sense.subsenses.map(\.definitions) == [["a small one"]])
        #expect(sense.notes.map(\.text) == ["Not in formal texts."])
    }

    @Test(
        arguments: [
            ("n. a part", .noun, ["a part"]), ("(v) to part", .verb, ["to part"]), ("adj round", .adjective, ["round"]),
            ("noun: a part\na device", .noun, ["a part", "a device"]), ("n 1: a part", .noun, ["a part"]),
            ("Name of a town", .other, ["Name of a town"]), ("root vegetable", .other, ["root vegetable"]),
            ("name", .other, ["name"]), ("letter\ncharacter", .other, ["letter", "character"]),
            ("V is a letter", .other, ["V is a letter"]), ("(on a ship) a rope", .other, ["(on a ship) a rope"]),
            ("3 parts", .other, ["3 parts"]), ("2. Liga", .other, ["2. Liga"]),
            ("/etc/ is a folder", .other, ["/etc/ is a folder"]),
            ("widget\na part", .other, ["a part"]), ("widget is a part", .other, ["widget is a part"]),
        ] as [(String, LexicalCategory, [String])]
    )
    func aPartOfSpeechIsReadOnlyWhereItIsMeantAsOne(
        article: String,
        category: LexicalCategory,
        definitions: [String]
    ) throws {
        let brought = try brought(SampleStarDict(texts: [("widget", article)]))
        #expect(try brought.senses("widget").flatMap(\.definitions) == definitions)
        #expect(try brought.entry("widget")?.lexicalEntries.map(\.lexicalCategory) == [category])
    }

    @Test func linesBeyondTheLimitAreCounted() throws {
        let article = (1...5000).map { "part \($0)\n" }.joined()
        let brought = try brought(SampleStarDict(texts: [("widget", article)]))
        #expect(try brought.senses("widget").count == 4096)
        #expect(brought.remarks == ["mine: left out: lines beyond 4096 of an article (904)"])
    }

    @Test func theSameWordTwiceHasTheSensesOfBothArticles() throws {
        let brought = try brought(SampleStarDict(texts: [("widget", "n. a part"), ("widget", "n. a device")]))
        #expect(try brought.senses("widget").map(\.id) == ["mine:en.widget.noun.1", "mine:en.widget.noun.2"])
    }
}

// MARK: - Damage

extension StarDictImporterTests {
    @Test func anArticleOutsideTheFileCostsThatArticle() throws {
        var sample = SampleStarDict(texts: [("widget", "a part")])
        sample.add("gadget", Array("a device".utf8), offset: 99)
        sample.add("gizmo", Array("a thing".utf8))
        let brought = try brought(sample)
        let reason = "at byte 15: the article of 'gadget' is not within the 21 bytes of a.dict"
        #expect(brought.remarks == ["a.idx: \(reason); the record is skipped"])
        #expect(try definitions("gizmo", brought) == [["a thing"]])
    }

    @Test(arguments: [
        ("", "at byte 0: this is not a word"), (String(repeating: "x", count: 256), "at byte 0: this is not a word"),
    ])
    func aWordThatLexiconsCannotHaveIsSkipped(word: String, reason: String) throws {
        let brought = try brought(SampleStarDict(texts: [(word, "a part"), ("gadget", "a device")]))
        #expect(brought.remarks.first?.contains(reason) == true)
        #expect(try definitions("gadget", brought) == [["a device"]])
    }

    @Test(arguments: [
        (types: "Wm", reason: "a field of 1633711220 bytes"), (types: nil, reason: "the type of a field"),
    ])
    func anArticleThatCannotBeTakenApartIsSkipped(types: String?, reason: String) throws {
        let good = Array(types == nil ? "ma device".utf8 : "\0\0\0\0a device".utf8)
        let bad = Array(types == nil ? "mx\0?".utf8 : "a part".utf8)
        let brought = try brought(SampleStarDict([("widget", bad), ("gadget", good)], types: types))
        #expect(brought.remarks.first?.contains("a.idx: at byte 0: at byte ") == true)
        #expect(brought.remarks.first?.contains(types == nil ? reason : "is longer than the rest") == true)
        #expect(try definitions("gadget", brought) == [["a device"]])
    }

    @Test func aSynonymOfNoWordIsSkipped() throws {
        var sample = SampleStarDict(texts: [("widget", "a part")])
        sample.add(synonym: "widgets", of: 1)
        let remark = try brought(sample).remarks.first
        #expect(remark?.hasPrefix("a.syn: at byte 0: expected 1 to 255 bytes of UTF-8 and a number below 1") == true)
    }

    @Test(arguments: [
        ("idxfilesize", "9108", "a.ifo:5: idxfilesize is '9108'; expected 15, the length of "),
        ("wordcount", "2", "a.ifo:5: wordcount is '2'; expected 1, the number of words of "),
        ("wordcount", "-1", "a.ifo:5: wordcount is '-1'; expected a number"),
        ("version", "4.0", "a.ifo:5: version is '4.0'; expected 2.4.2 or 3.0.0"),
        ("idxoffsetbits", "16", "a.ifo:6: idxoffsetbits is '16'; expected 32 or 64"),
        ("sametypesequence", "m1", "a.ifo:6: sametypesequence is 'm1'; expected letters"),
    ])
    func aWrongValueIsRefusedWithItsLine(name: String, value: String, reason: String) throws {
        var sample = SampleStarDict(texts: [("widget", "a part")], types: nil)
        sample.lines = [(name, value)]
        let failure = #expect(throws: ImportFailure.self) { try brought(sample) }
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }

    @Test(
        arguments: [
            ("a.idx", [], "a.idx: there is no such file or"), ("a.dict", [], "a.dict.dz: there is no such file or"),
            (
                "a.idx", Array("widget\0\0\0\0\0\0\0\0!widget".utf8),
                "a.idx: at byte 15: expected a word that ends with a NUL"
            ),
            ("a.idx", Array("widgets\0\0\0\0\0\0\0\0".utf8), "a.idx: at byte 12: expected a number of 4 bytes"),
            ("a.syn", Array("x\0\0".utf8), "a.syn: at byte 2: expected a number of 4 bytes"),
            ("a.dict", Array("a".utf8), "a.idx: at byte 0: the article of 'widget' is not within the 1 bytes of"),
            ("a.ifo", Array("Hello\n".utf8), "a.ifo:1: expected 'StarDict's dict ifo file'"),
            ("a.ifo", Array("StarDict's dict ifo file\n".utf8), "a.ifo: expected a line 'version=': 2.4.2 or 3.0.0"),
        ] as [(String, [UInt8], String)]
    )
    func aDamagedFileIsRefusedWithItsPlace(name: String, contents: [UInt8], reason: String) throws {
        var sample = SampleStarDict(texts: [("widget", "a part")])
        if name == "a.idx" { sample.lines.append(("idxfilesize", "\(contents.count)")) }
        var files = sample.files
        files[name] = contents.isEmpty ? nil : contents
        let failure = #expect(throws: ImportFailure.self) { try BroughtLexicon(files, opening: "a.ifo") }
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }

    @Test(arguments: ["a.idx", "a.dict", "a.dict.dz", "a.syn"])
    func aFileThatBelongsToAnotherIsNotTheOneToAdd(name: String) {
        let failure = #expect(throws: ImportFailure.self) { try BroughtFormat.recognized("/nowhere/\(name)") }
        #expect(failure?.description.contains("expected its .ifo or .index") == true)
    }

    @Test func itIsRecognisedByItsFirstLine() throws {
        let path = try TestFiles.temporaryDirectory() + "/information"
        try TestFiles.write(Array("StarDict's dict ifo file\nversion=2.4.2\n".utf8), to: path)
        #expect(try BroughtFormat.recognized(path) == .stardict)
    }
}
