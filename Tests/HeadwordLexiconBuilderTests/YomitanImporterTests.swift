import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct YomitanImporterTests {
    private static let index =
        #"{"title":"Sample","revision":"1","format":3,"sourceLanguage":"ja","attribution":"CC0"}"#

    /// Builds a lexicon from rows of terms and from other files.
    private func brought(
        _ terms: String,
        index: String = Self.index,
        _ others: [(name: String, text: String)] = [],
        language: Language? = nil
    ) throws -> BroughtLexicon {
        let files = [("index.json", index), ("term_bank_1.json", "[\(terms)]")] + others
        let zip = SampleZip(files.map { ($0.0, Array($0.1.utf8)) })
        return try BroughtLexicon(["a.zip": zip.bytes], opening: "a.zip", language: language)
    }

    private func english(_ definitions: String, tags: String = "") throws -> BroughtLexicon {
        try brought(#"["widget","","\#(tags)","",0,[\#(definitions)],1,""]"#, language: .en)
    }

    @Test func aTermHasItsReadingTagsAndDefinitions() throws {
        let brought = try brought(
            #"["打つ","うつ","vt arch","v5",10,["to hit","to strike"],3,"P"],["画","",null,"n",0,["a picture"],4,""]"#,
            [("tag_bank_1.json", #"[["P","popular",0,"popular term",0],["vt","partOfSpeech",0,"transitive verb",0]]"#)]
        )
        let entry = try #require(try brought.entry("打つ", in: .ja))
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.verb])
        let sounds = entry.lexicalEntries.flatMap(\.entries).flatMap(\.pronunciations)
        #expect(sounds.map(\.text) == ["うつ"])
        #expect(sounds.map(\.notation) == [.respelling])
        #expect(try brought.senses("打つ", in: .ja).map(\.definitions) == [["to hit"], ["to strike"]])
        #expect(try brought.lexicon.matches(of: "うつ", in: .ja, by: .variant).map(\.entry.word) == ["打つ"])
        #expect(try brought.entry("画", in: .ja)?.lexicalEntries.map(\.lexicalCategory) == [.noun])
        #expect(brought.source?.title == "Sample")
        #expect(brought.source?.licence == "CC0")
    }

    @Test(arguments: [
        #"{"type":"text","text":"a part\na device"}"#,
        #"{"type":"structured-content","content":["a part",{"tag":"br"},"a device"]}"#,
        #"{"type":"structured-content","content":{"tag":"div","content":[{"tag":"p","content":"a part"},"a device"]}}"#,
        #"{"type":"structured-content","content":[{"tag":"ol","content":[{"tag":"li","content":"a part"},{"tag":"li","content":["a ",{"tag":"a","href":"?query=b","content":"device"}]}]}]}"#,
        #"{"type":"structured-content","content":{"tag":"ul","content":[{"tag":"li","content":"a part"},{"tag":"li","content":{"tag":"div","content":"a device"}}]}}"#,
        #"{"type":"structured-content","content":{"tag":"table","content":[{"tag":"tr","content":[{"tag":"td","content":"a"},{"tag":"td","content":"part"}]},{"tag":"tr","content":"a device"}]}}"#,
    ])
    func contentBecomesText(definition: String) throws {
        let brought = try english(definition)
        #expect(try brought.senses("widget").map(\.definitions) == [["a part"], ["a device"]])
    }

    @Test func rubyIsInParenthesesAndPicturesAreCounted() throws {
        let ruby = #"{"tag":"ruby","content":["端",{"tag":"rp","content":"["},{"tag":"rt","content":"はし"}]}"#
        let brought = try english(
            #"{"type":"structured-content","content":[\#(ruby),{"tag":"img","path":"a.png","title":"!"}]},{"type":"image","path":"b"}"#
        )
        #expect(try brought.senses("widget").map(\.definitions) == [["端(はし)!"]])
        #expect(brought.remarks == ["mine: left out: pictures (2)"])
    }

    @Test func labelsAreSetApart() throws {
        let labels = #"{"tag":"span","data":{"code":"n"},"content":"old"},{"tag":"span","title":"k","content":"kana"}"#
        let brought = try english(#"{"type":"structured-content","content":[\#(labels),"a part"]}"#)
        #expect(try brought.senses("widget").map(\.definitions) == [["old kana a part"]])
    }

    @Test func anInflectedFormLeadsToItsWord() throws {
        let brought = try brought(
            #"["mouse","","noun","n",0,["a rodent"],1,""],["mice","","non-lemma","",0,[["mouse",["plural"]]],0,""]"#,
            language: .en
        )
        #expect(try brought.lexicon.matches(of: "mice", in: .en, by: .variant).map(\.entry.word) == ["mouse"])
        #expect(try brought.entry("mice") == nil)
    }

    @Test func pronunciationsAndAccentsBelongToTheirTerm() throws {
        let brought = try brought(
            #"["widget","","","",0,["a part"],1,""]"#,
            [
                (
                    "term_meta_bank_1.json",
                    #"[["widget","ipa",{"reading":"widget","transcriptions":[{"ipa":"/ˈwɪdʒɪt/","tags":["us"]}]}],"#
                        + #"["widget","pitch",{"reading":"うつ","pitches":[{"position":1},{"position":"LH"}]}],"#
                        + #"["widget","freq",{"value":5}],["widget","freq","six"]]"#
                )
            ],
            language: .en
        )
        let sounds = try #require(try brought.entry("widget")).pronunciations
        #expect(Set(sounds.map(\.text)) == ["ˈwɪdʒɪt", "うつ [1]", "うつ [LH]"])
        #expect(sounds.first { $0.notation == .ipa }?.region == .us)
        #expect(brought.remarks == ["mine: left out: frequencies (2)"])
    }

    @Test func whatTheLexiconHasNoPlaceForIsCounted() throws {
        let brought = try brought(
            #"["widget","","noun xyz computing","",0,["a part"],1,""]"#,
            [
                ("kanji_bank_1.json", #"[["打","","","",["hit"],{}]]"#),
                ("kanji_meta_bank_1.json", #"[["打","freq",1]]"#),
                ("styles.css", "a {}"),
            ],
            language: .en
        )
        #expect(
            brought.remarks == [
                "mine: left out: characters (1), details of characters (1), pictures, sounds and other files (1), tags (1)"
            ]
        )
        #expect(try brought.senses("widget").map(\.domains) == [[.computing]])
    }
}

// MARK: - Damage

extension YomitanImporterTests {
    private static let good = #"["widget","","","",0,["a part"],1,""]"#

    @Test(arguments: [
        (#"["gadget","","","",0,["a device"],1]"#, "expected 8 elements"),
        (#"["gadget","","","",0,false,1,""]"#, "the definitions: expected an array, found a boolean"),
        (#"["gadget","",7,"",0,[],1,""]"#, "the definition tags: expected a string or null, found a number"),
        (#"["","","","",0,["a"],1,""]"#, "the term: expected a word of 1 to 255 bytes"),
        (#"["gadget","","","",0,[7],1,""]"#, "a definition: expected text or content, found a number"),
        (#"["gadget","","","",0,[[]],1,""]"#, "a definition: expected the word of which the term is a form"),
        (#"["gadget","","","",0,[{"type":"video"}],1,""]"#, "a definition: 'video' is not a type of content"),
        ("{}", "expected 8 elements"),
        (String(repeating: "[", count: 99) + String(repeating: "]", count: 99), "nested too deeply"),
    ])
    func aRowOfAnotherShapeCostsThatRow(row: String, reason: String) throws {
        let brought = try brought(row + "," + Self.good, language: .en)
        #expect(brought.remarks.count == 1)
        let remark = try #require(brought.remarks.first)
        #expect(remark.hasPrefix("a.zip/term_bank_1.json: row 1: "), "\(remark)")
        #expect(remark.contains(reason), "\(remark)")
        #expect(try brought.senses("widget").count == 1)
    }

    @Test(arguments: [
        ("tag_bank_1.json", #"[[{"invalid":true},"category1",0,"notes",0]]"#, "row 1: expected a tag"),
        (
            "term_meta_bank_1.json", #"[["widget","ipa",7]]"#,
            "row 1: expected data of 'freq', 'pitch' or 'ipa', found a number"
        ),
        ("term_meta_bank_1.json", #"[["widget","freq"]]"#, "row 1: expected 3 elements"),
        ("kanji_bank_1.json", "[[]]", "row 1: expected at least 5 elements"),
    ])
    func aRowOfAnotherBankCostsThatRow(name: String, text: String, reason: String) throws {
        let remark = try brought(Self.good, [(name, text)]).remarks.first
        #expect(remark?.hasPrefix("a.zip/\(name): \(reason)") == true, "\(remark ?? "")")
    }

    @Test func ifNoRowCanBeReadTheFirstOneIsNamed() {
        let failure = #expect(throws: ImportFailure.self) { try brought("7") }
        #expect(failure?.description.contains("a.zip/term_bank_1.json: row 1: expected 8 elements") == true)
    }

    @Test(arguments: [
        ("kanji_meta_bank_1.json", "{}", "a.zip/kanji_meta_bank_1.json: expected an array of rows"),
        ("term_meta_bank_1.json", "false", "a.zip/term_meta_bank_1.json: expected an array of rows"),
        ("term_bank_2.json", "[1", "a.zip/term_bank_2.json: at byte 3 "),
    ])
    func aFileThatIsNotAListIsRefused(name: String, text: String, reason: String) {
        let failure = #expect(throws: ImportFailure.self) { try brought(Self.good, [(name, text)]) }
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }

    @Test(arguments: [
        (#"{"title":"a","format":3}"#, "expected the members 'title' and 'revision'"),
        (#"{"title":"a","revision":"1","format":0}"#, "the format is 0; expected 3"),
        (#"{"title":"a","revision":"1"}"#, "the format is null; expected 3"), ("[]", "expected an object"),
        ("{", "at byte 2 "),
    ])
    func aDescriptionThatIsNotOneIsRefused(index: String, reason: String) {
        let failure = #expect(throws: ImportFailure.self) { try brought(Self.good, index: index) }
        #expect(failure?.description.contains("a.zip/index.json: \(reason)") == true, "\(failure?.description ?? "")")
    }

    @Test func anArchiveThatIsNotOneIsRefused() throws {
        var bomb = SampleZip([("index.json", Array(Self.index.utf8))])
        bomb.add("term_bank_1.json", [1, 2, 3], method: 8, length: 1 << 27)
        let cases: [([UInt8], String)] = [
            (Array("PK\u{3}\u{4}hello".utf8), "a.zip: there is no list of members at the end of the file"),
            (SampleZip([("a.txt", [1])]).bytes, "a.zip: there is no 'index.json'; expected a dictionary of Yomitan"),
            (SampleZip([("index.json", Array(Self.index.utf8))]).bytes, "a.zip: there is no term that can be read"),
            (
                bomb.bytes,
                "a.zip/term_bank_1.json: the file inflates to more than 256 MiB, or to more than 200 times its size"
            ),
        ]
        for (bytes, reason) in cases {
            let failure = #expect(throws: ImportFailure.self) { try BroughtLexicon(["a.zip": bytes], opening: "a.zip") }
            #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
        }
    }

    @Test func itIsRecognisedByItsFirstBytes() throws {
        let path = try TestFiles.temporaryDirectory() + "/dictionary"
        try TestFiles.write(SampleZip([("a", [])]).bytes, to: path)
        #expect(try BroughtFormat.recognized(path) == .yomitan)
    }
}
