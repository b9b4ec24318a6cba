import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// The importer's output for the small WordNet.
@Suite struct WordNetImporterTests {
    private func senses(_ word: String, _ category: LexicalCategory) throws -> [Sense] {
        let match = try #require(try FixtureLexicon.open().matches(of: word, by: .exact).first)
        let lexicalEntry = try #require(match.model.lexicalEntries.first { $0.lexicalCategory == category })
        return lexicalEntry.entries.flatMap(\.senses)
    }

    @Test func sensesComeInTheOrderOfWordNetWithTheirKeys() throws {
        #expect(
            try senses("swim", .verb).map(\.id) == [
                "wordnet:swim%2:38:00::", "wordnet:swim%2:38:01::", "wordnet:swim%2:42:02::",
                "wordnet:swim%2:42:00::", "wordnet:swim%2:38:02::",
            ]
        )
    }

    @Test func aSatelliteHasTheKeyOfItsHead() throws {
        #expect(try senses("gigantic", .adjective).map(\.id) == ["wordnet:gigantic%5:00:01:large:00"])
    }

    @Test func theCommonestLexicalCategoryComesFirst() throws {
        let swim = try #require(try FixtureLexicon.open().matches(of: "swim").first)
        #expect(swim.model.lexicalEntries.map(\.lexicalCategory) == [.verb, .noun])
    }

    @Test func aHeadwordKeepsItsCase() throws {
        #expect(
            try senses("March", .noun).flatMap(\.definitions) == ["the month following February and preceding April"]
        )
        #expect(
            try senses("march", .noun).allSatisfy {
                !$0.definitions.contains("the month following February and preceding April")
            }
        )
    }

    @Test func examplesSayWhichWordTheyShow() throws {
        let float = try #require(try senses("swim", .noun).first)
        #expect(
            float.examples == [
                Example(text: "they took a short swim in the pool", shows: .headword)
            ]
        )
        let big = try senses("big", .adjective)
        let examples = big.flatMap(\.examples)
        #expect(examples.contains { $0.shows == .headword && $0.text.contains("big") })
        #expect(examples.contains { $0.shows == .synonym("large") })
    }

    @Test func labelsAreThoseOfOurVocabularies() throws {
        #expect(try senses("jumper", .noun).contains { $0.regions == [.british] && $0.synonyms == ["sweater"] })
        #expect(try senses("jumper", .noun).contains { $0.domains == [.basketball] })
        #expect(try senses("dacoit", .noun).first?.regions == [.indian])
        // A name that occurs in a region is not thereby a regional word.
        #expect(try senses("Danu", .noun).first?.regions == [])
        #expect(try senses("worst", .adjective).first?.grammaticalFeatures == [.superlative])
        #expect(try senses("trews", .noun).first?.grammaticalFeatures == [.plural])
        #expect(try senses("swim", .verb).first?.grammaticalFeatures == [.transitive, .intransitive])
    }

    @Test func synonymsThatAreMetInTheMeaningComeFirst() throws {
        // WordNet's own order is `work`, `operate`, `go`, `run`; all but the second have more common meanings.
        let synonyms = try senses("function", .verb).first?.synonyms
        #expect(synonyms == ["operate", "run", "work", "go"])
    }

    @Test func antonymsAreDirectOrThroughTheHead() throws {
        #expect(try senses("good", .adjective).first?.antonyms == [Antonym(word: "bad", isIndirect: false)])
        #expect(
            try senses("gigantic", .adjective).first?.antonyms == [
                Antonym(word: "small", isIndirect: true), Antonym(word: "little", isIndirect: true),
            ]
        )
    }

    @Test func crossReferencesSayHowTheyAreRelated() throws {
        #expect(
            try senses("quickly", .adverb).first?.crossReferences == [CrossReference(word: "quick", type: .related)]
        )
        #expect(
            try senses("gigantic", .adjective).first?.crossReferences == [
                CrossReference(word: "large", type: .closeMatch)
            ]
        )
    }

    @Test func theManifestNamesTheSource() throws {
        let manifest = try FixtureLexicon.open().manifest
        #expect(manifest.languages == [.en])
        let source = try #require(manifest.sources.first { $0.id == "wordnet" })
        #expect(source.id == "wordnet")
        #expect(source.packages.first?.version == "1:3.0-37")
        #expect(source.counts[.headwords] == manifest.headwords)
        #expect(source.sha256.count == 64)
    }
}
