import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct GlossaryImporterTests {
    @Test func theColumnsOfTheHeaderSayWhatARowHolds() throws {
        let brought = try BroughtLexicon(
            "word\tpos\tdefinition\texample\tdomain\tregister\tsynonyms\tantonyms\tsee\tnote\tpronunciation",
            "flub\tv\tto bungle\tHe flubbed it. | We flub a lot.\tgolf\tinformal | slang\tbotch|muff\tnail\tduff\t"
                + "Of a stroke.\t/flʌb/",
            file: "terms.tsv"
        )
        let entry = try #require(try brought.entry("flub"))
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.verb])
        let sense = try #require(try brought.senses("flub").first)
        #expect(sense.definitions == ["to bungle"])
        #expect(sense.examples.map(\.text) == ["He flubbed it.", "We flub a lot."])
        #expect(sense.domains == [.golf])
        #expect(sense.registers == [.informal, .slang])
        #expect(sense.synonyms == ["botch", "muff"])
        #expect(sense.antonyms == [Antonym(word: "nail", isIndirect: false)])
        #expect(sense.crossReferences == [CrossReference(word: "duff", type: .seeAlso)])
        #expect(sense.notes.map(\.text) == ["Of a stroke."])
        #expect(entry.lexicalEntries.flatMap(\.entries).flatMap(\.pronunciations).map(\.text) == ["flʌb"])
        #expect(brought.remarks.isEmpty)
    }

    @Test func rowsWithTheSameWordAreSensesOfOneEntryInTheirOrder() throws {
        let brought = try BroughtLexicon(
            "word\tpos\tdefinition",
            "widget\tnoun\ta small part",
            "gadget\tnoun\ta device",
            "widget\tnoun\tan element of a window",
            file: "terms.tsv"
        )
        #expect(try brought.senses("widget").map(\.definitions) == [["a small part"], ["an element of a window"]])
        #expect(try brought.senses("widget").map(\.id) == ["mine:en.widget.noun.1", "mine:en.widget.noun.2"])
    }

    @Test func twoColumnsNeedNoHeader() throws {
        let brought = try BroughtLexicon(
            "##name\tOur Words",
            "widget\ta part\\nof a whole",
            "#tag\ta label",
            file: "a.tab"
        )
        #expect(try brought.senses("widget").map(\.definitions) == [["a part of a whole"]])
        #expect(try brought.senses("#tag").map(\.definitions) == [["a label"]])
        #expect(brought.source?.title == "Our Words")
    }

    @Test func titleLicenceAndLanguageAreThoseThatTheFileStates() throws {
        let brought = try BroughtLexicon(
            "# title: Wörter",
            "# Licence: CC0",
            "# language: de",
            "word\tdefinition",
            "Ding\teine Sache",
            file: "terms.tsv"
        )
        #expect(brought.source?.title == "Wörter")
        #expect(brought.source?.licence == "CC0")
        #expect(try brought.senses("Ding", in: .de).count == 1)
    }

    @Test func aLicenceThatIsNotStatedIsNotInvented() throws {
        let brought = try BroughtLexicon("word\tdefinition", "widget\ta part", file: "terms.tsv")
        #expect(brought.source?.licence == "not stated")
        #expect(brought.source?.title == "mine")
        #expect(brought.source?.packages.isEmpty == true)
    }

    @Test(arguments: [
        "word,definition\nwidget,\"a part, or \"\"gizmo\"\"\"\ngadget,\"two\nlines\"\n",
        "\u{FEFF}word;definition\r\nwidget;\"a part, or \"\"gizmo\"\"\"\r\ngadget;\"two\r\nlines\"\r\n",
    ])
    func commasAndSemicolonsSeparateCellsInQuotationMarks(text: String) throws {
        let brought = try BroughtLexicon(Array(text.utf8), named: "terms.csv")
        #expect(try brought.senses("widget").map(\.definitions) == [["a part, or \"gizmo\""]])
        #expect(try brought.senses("gadget").map(\.definitions) == [["two lines"]])
        #expect(brought.remarks.isEmpty)
    }

    @Test func translationsAndVariantsLeadToTheWord() throws {
        let brought = try BroughtLexicon(
            "word\tpos\tdefinition\ttranslation:de\tvariants",
            "colour\tnoun\ta hue\tFarbe | Farbton\tcolor",
            file: "terms.tsv"
        )
        let groups = try brought.lexicon.translationValues(of: "colour", in: .en, to: .de)
        #expect(groups.map { $0.translations.map(\.text) } == [["Farbe", "Farbton"]])
        #expect(groups.map(\.gloss) == ["a hue"])
        #expect(try brought.lexicon.matches(of: "color", in: .en, by: .variant).map(\.entry.word) == ["colour"])
    }

    @Test(arguments: [
        ("\ta part", "the word is missing"),
        ("widget\ta part\tmore", "expected at most 2 cells of 64 KiB, found 3"),
        ("widget\t" + String(repeating: "x", count: 70_000), "expected at most 2 cells of 64 KiB, found 2"),
    ])
    func aBrokenLineCostsThatLine(line: String, reason: String) throws {
        let brought = try BroughtLexicon("word\tdefinition", line, "gadget\ta device", file: "terms.tsv")
        #expect(brought.remarks == ["terms.tsv:2: \(reason); the record is skipped"])
        #expect(try brought.senses("gadget").count == 1)
    }

    @Test func aLineThatIsNotUTF8CostsThatLine() throws {
        let bytes = Array("word\tdefinition\nwid".utf8) + [0xFF] + Array("get\ta part\ngadget\ta device\n".utf8)
        let brought = try BroughtLexicon(bytes, named: "terms.tsv")
        #expect(brought.remarks == ["terms.tsv:2: the line is not UTF-8; the record is skipped"])
        #expect(try brought.senses("gadget").count == 1)
    }

    @Test func aLineThatIsTooLongCostsThatLine() throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 17 << 20)
        let bytes = Array("word\tdefinition\n".utf8) + long + Array("\ngadget\ta device\n".utf8)
        let brought = try BroughtLexicon(bytes, named: "terms.tsv")
        #expect(brought.remarks == ["terms.tsv:2: the line is too long; the record is skipped"])
        #expect(try brought.senses("gadget").count == 1)
    }

    @Test(arguments: [
        ("word,definition\nwidget,\"a\" part\ngadget,b\n", "expected a separator after the closing quotation mark"),
        ("word,definition\ngadget,b\nwidget,\"a\n", "the quotation mark is never closed"),
    ])
    func aQuotationMarkInTheWrongPlaceCostsThatRow(text: String, reason: String) throws {
        let brought = try BroughtLexicon(Array(text.utf8), named: "terms.csv")
        #expect(brought.remarks.count == 1)
        #expect(brought.remarks.first?.contains(reason) == true)
        #expect(try brought.senses("gadget").count == 1)
    }

    @Test func theFirstTenBrokenLinesAreNamedAndTheOthersCounted() throws {
        let text = "word\tdefinition\n" + String(repeating: "\ta part\n", count: 25)
        let brought = try BroughtLexicon(Array(text.utf8), named: "terms.tsv")
        #expect(brought.remarks.count == 11)
        #expect(brought.remarks.last == "mine: 15 more records are skipped")
    }

    @Test func whatTheLexiconHasNoPlaceForIsCounted() throws {
        let brought = try BroughtLexicon(
            "word\tpos\tcolour\tdomain",
            "widget\tgizmo\tred\tmachines",
            "gadget\tnoun\tblue\tgolf",
            file: "terms.tsv"
        )
        #expect(
            brought.remarks == [
                "mine: left out: column 'colour' (2), domain 'machines' (1), part of speech 'gizmo' (1)"
            ]
        )
        #expect(try brought.entry("widget")?.lexicalEntries.map(\.lexicalCategory) == [.other])
    }

    @Test func textsAreComposedAndHaveNoControlCharacters() throws {
        let brought = try BroughtLexicon("word\tdefinition", "cafe\u{301}\ta \u{1B}[31mred\u{7}  place", file: "a.tsv")
        #expect(try brought.senses("caf\u{E9}").map(\.definitions) == [["a [31mred place"]])
    }

    @Test(arguments: [
        ("term-list.tsv", "meaning\tpart\tx\na\tb\tc\n", "expected a header with the column 'word'"),
        ("terms.csv", "a,b\n", "expected a header with the column 'word'"),
        ("terms.tsv", "\n", "there is no row of text"),
        ("terms.tsv", "word\0\tdefinition\n", "there is no row of text"),
        ("terms", "hello\n", "this is not the beginning of any of the known formats"),
    ])
    func aFileOfAnotherKindIsRefusedWithItsPlace(name: String, text: String, reason: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try BroughtLexicon(Array(text.utf8), named: name) }
        #expect(failure?.description.contains(reason) == true)
        #expect(failure?.description.contains(name) == true)
    }

    @Test(arguments: [
        ("/home/me/My Words (2).tsv", "my-words-2"), ("terms.tsv.gz", "terms"), ("wordnet.tsv", "brought-wordnet"),
        ("Wörter.csv", "w-rter"), (".tsv", "tsv"), ("mini-lmf-1.0.xml", "mini-lmf-1-0"), ("1.xml", "1"),
    ])
    func aDictionaryWithoutANameIsCalledLikeItsFile(path: String, name: String) {
        #expect(BroughtDictionary.name(forFileAt: path) == name)
        #expect(BroughtDictionary.problem(withName: name) == nil)
    }
}
