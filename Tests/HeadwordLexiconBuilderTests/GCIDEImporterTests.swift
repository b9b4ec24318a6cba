import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// The importer's output for a dozen heads of GCIDE (`Tests/Fixtures/make-gcide.py`).
@Suite struct GCIDEImporterTests {
    private func lexicon() throws -> Lexicon {
        try Lexicon(path: try Self.gcide.get())
    }

    private static let gcide = Result {
        try LexiconBuild(
            SourceSelection(ids: ["gcide"]),
            root: TestFiles.repository + "/Tests/Fixtures/gcide",
            directory: try TestFiles.temporaryDirectory()
        ).run(progress: Progress { _, _, _ in }).path
    }

    private func entries(_ word: String, _ category: LexicalCategory) throws -> [Entry] {
        let match = try #require(try lexicon().matches(of: word, by: .exact).first { $0.entry.word == word })
        return match.model.lexicalEntries.filter { $0.lexicalCategory == category }.flatMap(\.entries)
    }

    @Test func aHeadLosesTheCapitalThatAllHeadsHave() throws {
        #expect(try lexicon().matches(of: "debate", by: .exact).map(\.entry.word) == ["debate"])
    }

    @Test func aNameKeepsItsCapital() throws {
        #expect(try lexicon().matches(of: "Zulu", by: .exact).map(\.entry.word) == ["Zulu"])
    }

    @Test func aLigatureThatTheHeadLacksIsTakenFromItsSyllables() throws {
        #expect(try !entries("æsthetics", .noun).isEmpty)
    }

    @Test func homographsStayApartInTheirOrder() throws {
        let verbs = try entries("debate", .verb)
        #expect(verbs.map(\.grammaticalFeatures) == [[.transitive], [.intransitive]])
        #expect(verbs.flatMap(\.senses).map(\.id).first == "gcide:debate%verb%1.1")
        // An obsolete sense comes after the others.
        #expect(verbs.last?.senses.map(\.id) == ["gcide:debate%verb%2.2", "gcide:debate%verb%2.1"])
    }

    @Test func anEtymologyThatIsAReferenceIsThatOfTheOtherWord() throws {
        #expect(try entries("debate", .verb).first?.etymologies.first?.hasPrefix("Old French debatre") == true)
    }

    @Test func severalWordsOfOneHeadAreVariantsOfEachOther() throws {
        #expect(try entries("niter", .noun).flatMap(\.variantForms) == [VariantForm(text: "nitre")])
        #expect(try entries("nitre", .noun).flatMap(\.variantForms) == [VariantForm(text: "niter")])
        let senses = try entries("niter", .noun).flatMap(\.senses)
        #expect(senses.map(\.domains) == [[.chemistry], [.chemistry]])
        #expect(senses.map(\.registers) == [[], [.obsolete]])
    }

    @Test func aPhraseIsAHeadwordOfItsOwn() throws {
        let senses = try entries("mock orange", .noun).flatMap(\.senses)
        #expect(senses.map(\.domains) == [[.botany]])
        #expect(senses.flatMap(\.definitions).first?.hasPrefix("a genus of American and Asiatic shrubs") == true)
    }

    @Test func anotherPartOfSpeechIsAnotherLexicalEntry() throws {
        #expect(
            try entries("Acadian", .adjective).flatMap(\.senses).flatMap(\.definitions)
                == ["Of or pertaining to Acadia, or Nova Scotia"]
        )
        #expect(
            try entries("Acadian", .noun).flatMap(\.senses).flatMap(\.definitions) == ["A native of Acadie"]
        )
    }

    @Test func listsOfSynonymsAreSetsOfTheThesaurus() throws {
        let sets = try lexicon().thesaurusValues(of: "debate")
        #expect(sets.contains { $0.words.map(\.text) == ["debate", "argue", "discuss", "dispute", "controvert"] })
    }

    @Test func formsLeadToTheirWord() throws {
        #expect(try lexicon().matches(of: "debating").map(\.entry.word) == ["debate"])
        #expect(try lexicon().matches(of: "mocked").map(\.entry.word) == ["mock"])
    }

    @Test func anotherSpellingLeadsToItsWord() throws {
        #expect(try lexicon().matches(of: "disenthral").map(\.entry.word).contains("disenthrall"))
    }

    @Test func aWordThatOnlyPointsToAnotherIsNoNoun() throws {
        #expect(try lexicon().matches(of: "unperceived", by: .exact).isEmpty)
    }
}
