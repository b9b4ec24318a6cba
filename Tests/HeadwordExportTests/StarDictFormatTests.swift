import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordExport

@Suite struct StarDictFormatTests {
    @Test func theFilesHaveTheirExactBytes() async throws {
        let export = try SampleExport([.word("b", "second"), .word("A", "first", forms: ["As"])], as: .stardict)
        #expect(try await text(of: export) == "noun\n  1. secondnoun\n  1. first\nforms: As")
        #expect(try export.bytes("headword-en.idx") == Array("A\0\0\0\0\u{10}\0\0\0\u{19}b\0\0\0\0\0\0\0\0\u{10}".utf8))
        #expect(try export.bytes("headword-en.syn") == Array("As\0\0\0\0\0".utf8))
        #expect(
            try export.text("headword-en.ifo") == """
                StarDict's dict ifo file
                version=2.4.2
                wordcount=2
                synwordcount=1
                idxfilesize=20
                bookname=Headword: English
                author=Headword
                description=Words<br><br>Made by Headword, which corrects and labels some of it (Apache-2.0), from the \
                sources below. It may be passed on with the notices below, which are the licences of its sources.<br>\
                <br>==== A test ====<br><br>Licence: public domain<br><br>Free.<br>
                sametypesequence=m

                """
        )
    }

    @Test func anEntryIsPlainText() async throws {
        let export = try SampleExport([.mouse], as: .stardict)
        #expect(
            try await text(of: export) == """
                us /maʊs/
                noun
                  1. a small rodent
                     "a mouse in the "hole""
                     = murine
                     - its fur & skin
                  2. [computing, informal] a device for pointing
                forms: mice
                """
        )
    }

    @Test func wordsAreInTheOrderOfTheirBytesWithoutRegardToCaseOfASCII() throws {
        let words = ["é", "b", "a b", "a", "B", "A", "É", "ab", "a-b", "Z"]
        let keys = words.compactMap(StarDictKey.init).sorted().map {
            String(decoding: $0.bytes.dropLast(), as: UTF8.self)
        }
        #expect(keys == ["A", "a", "a b", "a-b", "ab", "B", "b", "Z", "É", "é"])
    }

    @Test(arguments: ["", String(repeating: "a", count: 256), "a\0b"])
    func aWordThatTheIndexCannotContainIsLeftOut(word: String) throws {
        let export = try SampleExport([.word(word), .word("b")], as: .stardict)
        #expect(try export.text("headword-en.ifo").contains("\nwordcount=1\n"))
    }

    @Test func withoutFormsThereIsNoFileOfSynonyms() throws {
        let export = try SampleExport([.word("a")], as: .stardict)
        #expect(
            try TestFiles.names(in: export.directory) == ["headword-en.dict.dz", "headword-en.idx", "headword-en.ifo"]
        )
    }

    private func text(of export: SampleExport) async throws -> String {
        try await Program.run("/bin/sh", ["-c", "gzip -dc < '\(export.directory)/headword-en.dict.dz'"]).output
    }
}
