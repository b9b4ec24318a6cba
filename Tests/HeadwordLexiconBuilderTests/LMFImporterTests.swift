import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// A WordNet of words that do not exist.
@Suite struct LMFImporterTests {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.3.dtd">
        <LexicalResource xmlns:dc="https://globalwordnet.github.io/schemas/dc/">
        """
    private static let lexicon = """
        <Lexicon id="tw" label="Tiny &amp; Co" language="en" email="a@b.c" license="CC0" version="2">
        """
    private static let body = """
        <LexicalEntry id="tw-flub-n">
          <Lemma writtenForm="flub" partOfSpeech="n">
            <Pronunciation variety="GB">flʌb</Pronunciation><Pronunciation variety="XX">x</Pronunciation>
          </Lemma>
          <Form writtenForm="flebs"/>
          <Sense id="tw-flub__1.04.00.." synset="tw-1-n">
            <SenseRelation relType="antonym" target="tw-feat__1.04.00.."/>
            <SenseRelation relType="derivation" target="tw-flubby-a-1"/>
            <SenseRelation relType="other" dc:type="event" target="tw-nowhere"/>
            <Example>What a flub!</Example><Count>7</Count>
          </Sense>
        </LexicalEntry>
        <LexicalEntry id="tw-blunder-n">
          <Lemma writtenForm="blunder" partOfSpeech="n"/>
          <Sense id="tw-blunder-n-1" synset="tw-1-n"/>
        </LexicalEntry>
        <LexicalEntry id="tw-feat-n">
          <Lemma writtenForm="feat" partOfSpeech="n"/>
          <Sense id="tw-feat__1.04.00.." synset="tw-2-n"/>
        </LexicalEntry>
        <LexicalEntry id="tw-flubby-a">
          <Lemma writtenForm="flubby" partOfSpeech="s"/>
          <Sense id="tw-flubby-a-1" synset="tw-3-s" adjposition="p"/>
        </LexicalEntry>
        <LexicalEntry id="tw-flub-v">
          <Lemma writtenForm="flub" partOfSpeech="v"/>
          <Sense id="tw-flub-v-2" synset="tw-5-v" n="2" subcat="vt"/>
          <Sense id="tw-flub-v-1" synset="tw-4-v" n="1" subcat="vi"/>
        </LexicalEntry>
        <Synset id="tw-1-n" ili="i1" members="tw-blunder-n tw-flub-n" partOfSpeech="n">
          <Definition>a mistake</Definition>
          <SynsetRelation relType="hypernym" target="tw-2-n"/>
          <Example>"blunders happen"</Example>
        </Synset>
        <Synset id="tw-2-n" ili="in" partOfSpeech="n"><Definition>an act</Definition></Synset>
        <Synset id="tw-3-s" ili="" partOfSpeech="s"><Definition>full of flubs</Definition></Synset>
        <Synset id="tw-4-v" ili="" partOfSpeech="v"><Definition>to err</Definition></Synset>
        <Synset id="tw-5-v" ili="" partOfSpeech="v"><Definition>to bungle</Definition></Synset>
        <SyntacticBehaviour id="vi" subcategorizationFrame="Somebody ----s"/>
        <SyntacticBehaviour id="vt" subcategorizationFrame="Somebody ----s something"/>
        """
    private static let end = "</Lexicon></LexicalResource>\n"

    private func brought(_ body: String = Self.body) throws -> BroughtLexicon {
        try BroughtLexicon(Array((Self.head + Self.lexicon + body + Self.end).utf8), named: "tw.xml")
    }

    @Test func titleAndLicenceAreThoseOfTheLexicon() throws {
        let source = try brought().source
        #expect(source?.title == "Tiny & Co 2")
        #expect(source?.licence == "CC0")
    }

    @Test func sensesHaveTheTextsOfTheirSynset() throws {
        let brought = try brought()
        let sense = try #require(try brought.senses("flub").first)
        #expect(sense.id == "mine:flub%1:04:00::")
        #expect(sense.definitions == ["a mistake"])
        #expect(sense.examples.map(\.text) == ["What a flub!", "\"blunders happen\""])
        #expect(sense.examples.map(\.shows) == [.headword, .synonym("blunder")])
        #expect(sense.synonyms == ["blunder"])
        #expect(sense.antonyms == [Antonym(word: "feat", isIndirect: false)])
    }

    @Test func sensesAreInTheOrderOfTheirNumbers() throws {
        let verb = try #require(try brought().entry("flub")?.lexicalEntries.first { $0.lexicalCategory == .verb })
        let senses = verb.entries.flatMap(\.senses)
        #expect(senses.map(\.definitions) == [["to err"], ["to bungle"]])
        #expect(senses.map(\.grammaticalFeatures) == [[.intransitive], [.transitive]])
        #expect(senses.map(\.id) == ["mine:flub-v-1", "mine:flub-v-2"])
    }

    @Test func theEntryHasPronunciationsDerivativesAndForms() throws {
        let brought = try brought()
        let noun = try #require(try brought.entry("flub")?.lexicalEntries.first { $0.lexicalCategory == .noun })
        let sounds = noun.entries.flatMap(\.pronunciations)
        #expect(sounds.map(\.text) == ["flʌb"])
        #expect(sounds.map(\.region) == [.british])
        #expect(noun.derivatives == ["flubby"])
        #expect(try brought.lexicon.matches(of: "flebs", in: .en, by: .lemma).map(\.entry.word) == ["flub"])
    }

    @Test func aSatelliteIsAnAdjective() throws {
        let entry = try #require(try brought().entry("flubby"))
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.adjective])
        #expect(entry.lexicalEntries.flatMap(\.entries).map(\.grammaticalFeatures) == [[.predicative]])
    }

    @Test func theTaxonomyHasRelationsThatAreWrittenInOneDirection() throws {
        let lexicon = try brought().lexicon
        let concepts = try lexicon.concepts(of: "feat", in: .en)
        #expect(concepts.count == 1)
    }

    @Test func whatTheLexiconHasNoPlaceForIsCounted() throws {
        #expect(
            try brought().remarks == [
                "mine: left out: pronunciations of other regions (1), relations to missing targets (1)"
            ]
        )
    }

    @Test(arguments: [
        ("<LexicalEntry id='e'><Lemma partOfSpeech='n'/></LexicalEntry>", "a lemma without a written form"),
        ("<Synset id='tw-1-n'/>", "the identifier 'tw-1-n' is not unique"),
        ("<Synset ili='i1'><Definition>x</Definition></Synset>", "a synset without an identifier"),
        (
            "<LexicalEntry id='e'><Lemma writtenForm='x' partOfSpeech='n'/><Sense id='s'/></LexicalEntry>",
            "a sense without an identifier or a synset"
        ),
        (
            "<LexicalEntry id='tw-flub-n'><Lemma writtenForm='x' partOfSpeech='n'/><Form writtenForm='xs'/></LexicalEntry>",
            "the identifier 'tw-flub-n' is not unique"
        ),
        (
            "<LexicalEntry id='e'><Lemma writtenForm='flub' partOfSpeech='n'/><Sense synset='tw-2-n'><Count>1</Count></Sense>"
                + "</LexicalEntry>",
            "a sense without an identifier or a synset"
        ),
    ])
    func aBrokenElementCostsThatElement(element: String, reason: String) throws {
        let brought = try brought(Self.body + element)
        #expect(brought.remarks.first?.contains(reason) == true)
        #expect(try brought.senses("flub").first?.definitions == ["a mistake"])
    }

    @Test func aSenseBeforeAnyEntryIsLeftOut() throws {
        let brought = try brought("<Sense id='s' synset='tw-1-n'><Count>9</Count></Sense>" + Self.body)
        #expect(brought.remarks.first?.contains("a sense outside an entry") == true)
        #expect(try brought.senses("flub").first?.definitions == ["a mistake"])
    }

    @Test func countsThatNoTextReachesAreCutOff() throws {
        let huge = "<Count>\(Int.max)</Count><Count>\(Int.max)</Count><Count>-5</Count>"
        let brought = try brought(Self.body.replacing("<Count>7</Count>", with: huge))
        #expect(try brought.senses("flub").first?.definitions == ["a mistake"])
    }

    @Test(arguments: [
        ("<x/>", 1, "expected the elements"), ("hello", 1, "there is text outside"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", 1, "a document type with declarations"),
        (head + lexicon + "<LexicalEntry id='&b;'/>", 3, "'&b' is not an entity"),
        (head + lexicon + "<LexicalEntry>", 3, "the document ends inside 'LexicalEntry'"),
        (head + lexicon + "\n</Synset>", 4, "expected the end of 'Lexicon', found 'Synset'"),
        (head + lexicon + String(repeating: "<a>", count: 40), 3, "more than 32 elements inside each other"),
        (head + lexicon + "<a b='1' b='2'/>", 3, "the attribute 'b' is given twice"),
    ])
    func aFileOfAnotherKindIsRefusedWithItsPlace(text: String, line: Int, reason: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try BroughtLexicon(Array(text.utf8), named: "tw.xml") }
        #expect(failure?.description.contains(reason) == true)
        #expect(failure?.line == line)
    }
}
