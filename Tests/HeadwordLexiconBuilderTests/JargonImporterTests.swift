import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import Testing

/// A text made of pieces of the Jargon File.
@Suite struct JargonImporterTests {
    @Test func anEntryTellsSoundCategoryOriginAndSenses() throws {
        let lexicon = try DictdFiles.lexicon(
            "jargon",
            """
            ACK
             /ak/, /ach/, not, /ay·see·kay/, interj. obs.

                1. [common; from the ASCII mnemonic] Acknowledge. (See {NAK}).

                2. n.,vt. To say so:

                      be conservative in what you send, and liberal in
                      what you accept from others

                [74-12-25]

                A caption.

                ┌──┐
                │no│

            """
        )
        // Obsolete senses come last.
        let entries = try Array(lexicon.entries("ACK").reversed())
        #expect(entries.map(\.category) == [.interjection, .noun])
        #expect(entries[0].entry.pronunciations.map(\.text) == ["ak", "ach"])
        #expect(entries[0].entry.pronunciations.allSatisfy { $0.notation == .respelling })
        #expect(entries[0].entry.etymologies == ["common; from the ASCII mnemonic"])
        let first = try #require(entries[0].entry.senses.first)
        #expect(first.definitions == ["Acknowledge. (See NAK)."])
        #expect(first.registers == [.slang, .obsolete])
        #expect(first.crossReferences == [CrossReference(word: "NAK", type: .seeAlso)])
        let second = try #require(entries[1].entry.senses.first)
        #expect(second.id == "jargon:ACK.2")
        #expect(
            second.definitions == [
                "To say so: be conservative in what you send, and liberal in what you accept from others"
            ]
        )
        #expect(second.notes.isEmpty)
        #expect(second.grammaticalFeatures == [.transitive])
    }
}
