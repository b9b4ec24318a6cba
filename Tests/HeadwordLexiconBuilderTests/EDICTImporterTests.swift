import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

/// Lines in the form of EDICT's.
@Suite struct EDICTImporterTests {
    private let categories: [String: LexicalCategory] = ["n": .noun, "adj-i": .adjective]

    @Test func aLineHasASpellingAReadingAndNumberedMeanings() throws {
        let line: Substring = "食べる [たべる] /(v1,vt) (1) to eat/(v1,vt) (2) to live on (e.g. a salary)/to subsist on/(P)/"
        let entry = try #require(EDICTEntry(line, categories))
        #expect(entry.word == "食べる")
        #expect(entry.reading == "たべる")
        #expect(entry.isCommon)
        #expect(
            entry.meanings == [
                .init(translations: ["to eat"], category: .verb),
                .init(translations: ["to live on (e.g. a salary)", "to subsist on"], category: .verb),
            ]
        )
    }

    @Test(arguments: [
        ("きれい /(n) (arch) beauty/", EnglishMeaning(translations: ["beauty"], remark: "arch", category: .noun)),
        ("猫 [ねこ] /(n) (uk) (sl) cat/", .init(translations: ["cat"], remark: "uk, sl", category: .noun)),
        ("速い [はやい] /(adj-i) fast/quick/", .init(translations: ["fast", "quick"], category: .adjective)),
        ("人 /(of people) person/", .init(translations: ["(of people) person"])),
    ])
    func labelsThatAreNoCategoriesBecomeTheRemark(line: String, meaning: EnglishMeaning) throws {
        #expect(try #require(EDICTEntry(line[...], categories)).meanings == [meaning])
    }

    @Test(arguments: ["", "猫", "猫 [ねこ]", "猫 /", "/(n) cat/", "猫 /(n)/"])
    func otherLinesAreNoEntries(line: String) {
        #expect(EDICTEntry(line[...], categories) == nil)
    }

    @Test func aWordIsFoundByItsReading() throws {
        let text = "　？？？ /EDICT/\n電話 [でんわ] /(n) telephone call/(P)/\n"
        let root = try SampleLexicon.root(of: ["usr/share/edict/edict.utf8": Array(text.utf8)])
        let lexicon = try DraftLexicon.build { draft in
            var root = DataRoot(root)
            try EDICTImporter().read(&root, into: &draft, progress: Progress { _, _, _ in })
        }
        #expect(try lexicon.matches(of: "でんわ", in: .ja).map(\.model.word) == ["電話"])
        let groups = try lexicon.translationValues(of: "電話", in: .ja, to: .en)
        #expect(groups.map(\.translations) == [[Translation("telephone call")]])
    }
}
