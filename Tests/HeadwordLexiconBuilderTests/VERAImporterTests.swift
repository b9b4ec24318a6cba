import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import Testing

/// Texts as they stand in VERA, some of them shortened.
@Suite struct VERAImporterTests {
    @Test(arguments: [
        (
            "ACDC\n       Alternating Current/Direct Current\n(physics, USA), \"AC/DC\"\n       \n",
            "Alternating Current/Direct Current", ["physics, USA"], ["AC/DC"]
        ),
        ("ACL\n       [MS] Access Layer (MS) (DB)\n", "Access Layer", ["MS", "MS", "DB"], []),
        ("X\n       (Y)\n", "(Y)", [], []),
    ])
    func whatBelongsToAMeaningIsTakenOffIt(
        text: String,
        expansion: String,
        contexts: [String],
        spellings: [String]
    ) throws {
        let meaning = try #require(VERAMeaning(text[...]))
        #expect(meaning.expansion == expansion)
        #expect(meaning.contexts == contexts)
        #expect(meaning.spellings == spellings)
    }

    @Test(arguments: ["HPNA\n       ???\n", "MPM\n       Multi-user ??? Program for Microcomputers\n"])
    func anAcronymThatTheEditorsCannotExpandHasNoMeaning(text: String) {
        #expect(VERAMeaning(text[...]) == nil)
    }

    @Test func theMeaningsOfAnAcronymAreSensesOfOneEntry() throws {
        let lexicon = try DictdFiles.lexicon(
            "vera",
            "ACE\n   Access Control Entry (AD)\n",
            "ACE\n   Adobe Color Engine\n"
        )
        let entries = try lexicon.entries("ACE")
        #expect(entries.map(\.entry.grammaticalFeatures) == [[.abbreviation]])
        #expect(
            entries.flatMap(\.entry.senses).map(\.definitions) == [["Access Control Entry"], ["Adobe Color Engine"]]
        )
        #expect(entries.flatMap(\.entry.senses).map(\.id) == ["vera:ACE.1", "vera:ACE.2"])
    }
}
