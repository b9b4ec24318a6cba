import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import Testing

/// Texts as they stand in The Elements, some of them shortened.
@Suite struct ElementsImporterTests {
    @Test func anElementIsDefinedByItsFirstSentence() throws {
        let lexicon = try DictdFiles.lexicon(
            "elements",
            """
            nickel
            Symbol: Ni
            Atomic number: 28
            Atmic weight: 58.71
            Halogen. Found by G. A. Cronstedt
            in 1751. Silvery.

            """
        )
        let nickel = try #require(try lexicon.entries("nickel").first?.entry.senses.first)
        #expect(nickel.definitions == ["Halogen. Found by G. A. Cronstedt in 1751."])
        #expect(nickel.notes.map(\.text) == ["Symbol: Ni", "Atomic number: 28", "Atomic weight: 58.71", "Silvery."])
        #expect(nickel.domains == [.element, .chemistry])
        let symbol = try #require(try lexicon.entries("Ni").first?.entry)
        #expect(symbol.grammaticalFeatures == [.symbol])
        #expect(symbol.senses.first?.crossReferences == [CrossReference(word: "nickel", type: .related)])
    }

    @Test func otherNamesHaveNoSymbol() throws {
        let lexicon = try DictdFiles.lexicon(
            "elements",
            "cuprum\nSymbol:\nRoman name for {copper}. [1913 Webster]\n"
        )
        let sense = try #require(try lexicon.entries("cuprum").first?.entry.senses.first)
        #expect(sense.definitions == ["Roman name for copper."])
        #expect(sense.crossReferences == [CrossReference(word: "copper", type: .related)])
        #expect(sense.notes.isEmpty)
    }
}
