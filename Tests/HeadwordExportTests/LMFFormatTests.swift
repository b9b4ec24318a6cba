import HeadwordModel
import Testing

@testable import HeadwordExport

@Suite struct LMFFormatTests {
    /// A headword whose sense stands for a concept.
    private func word(_ word: String, concept number: Int, _ pointers: [Concept.Pointer] = []) -> ExportedHeadword {
        let sense = Sense(id: "test:\(word)", definitions: ["meaning \(number)"])
        let members = [Concept.Member(word: word, sense: sense.id)]
        return ExportedHeadword(
            word: word,
            language: .en,
            parts: [.init(category: .noun, senses: [sense])],
            concepts: [Concept(number: number, language: .en, members: members, pointers: pointers)]
        )
    }

    private func text(_ headwords: [ExportedHeadword]) throws -> String {
        try SampleExport(headwords, as: .lmf).text("headword-en.xml")
    }

    @Test func anEntryHasItsLemmaItsFormsAndItsSenses() throws {
        let text = try text([.mouse])
        #expect(text.contains(#"<Lexicon id="headword-en" label="Headword: English" language="en" email="" "#))
        #expect(text.contains(#"<Lemma writtenForm="mouse" partOfSpeech="n">"#))
        #expect(text.contains(#"<Form writtenForm="mice"/>"#))
        #expect(text.contains("<Example>a mouse in the &quot;hole&quot;</Example></Sense>"))
        #expect(text.contains("<Definition>its fur &amp; skin</Definition></Synset>"))
        #expect(text.contains("<Definition>a device for pointing</Definition>"))
        #expect(text.hasSuffix("</Synset>\n</Lexicon>\n</LexicalResource>\n"))
    }

    @Test func sensesOfOneConceptShareItsSynset() throws {
        let text = try text([word("dog", concept: 7), word("hound", concept: 7)])
        #expect(text.ranges(of: #"synset="headword-en-c7""#).count == 2)
        #expect(text.ranges(of: #"<Synset id="headword-en-c7""#).count == 1)
    }

    @Test func aRelationLeadsToASynsetOfTheExport() throws {
        let pointers = [Concept.Pointer(.hypernym, to: 8), Concept.Pointer(.hypernym, to: 9)]
        let text = try text([word("dog", concept: 7, pointers), word("canine", concept: 8)])
        #expect(text.contains(#"<SynsetRelation relType="hypernym" target="headword-en-c8"/></Synset>"#))
        #expect(!text.contains("headword-en-c9"))
    }

    @Test func nothingButTheXMLIsLeft() throws {
        #expect(try SampleExport([.mouse], as: .lmf).names() == ["headword-en.xml"])
    }
}
