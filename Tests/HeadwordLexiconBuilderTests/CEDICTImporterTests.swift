import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

/// Entries in the form of CC-CEDICT's.
@Suite struct CEDICTImporterTests {
    @Test func anEntryHasBothScriptsItsSoundAndAMeaningALine() throws {
        let entry = try #require(CEDICTEntry("電腦|电脑\n[diàn nǎo]\ncomputer\nCL:臺|台[tái]\n"))
        #expect(entry.words == ["电脑", "電腦"])
        #expect(entry.sounds == ["diàn nǎo"])
        #expect(entry.meanings == [.init(translations: ["computer"])])
    }

    @Test(arguments: [
        ("to beat", EnglishMeaning(translations: ["to beat"], category: .verb)),
        ("(before a verb) easy to", .init(translations: ["easy to"], remark: "before a verb")),
        ("row; line", .init(translations: ["row", "line"])),
        ("cat (CL:隻|只[zhī])", .init(translations: ["cat"])),
        ("to fuse together (idiom)", .init(translations: ["to fuse together"], remark: "idiom", category: .idiomatic)),
        ("behavior; conduct (Taiwan pr. [xìng])", .init(translations: ["behavior", "conduct"])),
        ("sauna (loanword)", .init(translations: ["sauna"], remark: "loanword")),
        ("an unclosed (bracket", .init(translations: ["an unclosed (bracket"])),
    ])
    func remarksAreNoPartOfATranslation(line: String, meaning: EnglishMeaning) throws {
        #expect(try #require(CEDICTEntry("打\n[dǎ]\n\(line)")).meanings == [meaning])
    }

    @Test(arguments: ["variant of 黔[Qián]", "used in 道行[dàohéng]", "old variant of 貓", "abbr. for 電腦", "CL:個"])
    func whatOnlyRefersToOtherEntriesIsNoMeaning(line: String) {
        #expect(CEDICTEntry("軡\n[xx]\n\(line)") == nil)
    }

    @Test func brokenLinesAreJoined() throws {
        let long = "(before an adjective for exclamatory effect, and so on, that is long) so"
        let entry = try #require(CEDICTEntry("好\n[hǎo]\n\(long)\nunbelievably good\nwell"))
        #expect(entry.meanings.map(\.translations) == [["so unbelievably good"], ["well"]])
    }

    @Test func eachScriptLeadsToTheOther() throws {
        let files = DictdFiles(["電腦|电脑\n[diàn nǎo]\ncomputer\n"])
        let path = "usr/share/dictd/cc-cedict"
        let root = try SampleLexicon.root(of: [path + ".index": files.index, path + ".dict.dz": files.compressed()])
        let lexicon = try DraftLexicon.build { draft in
            var root = DataRoot(root)
            try CEDICTImporter().read(&root, into: &draft, progress: Progress { _, _, _ in })
        }
        for word in ["电脑", "電腦"] {
            let groups = try lexicon.translationValues(of: word, in: .zh, to: .en)
            #expect(groups.first?.translations == [Translation("computer")])
        }
    }
}
