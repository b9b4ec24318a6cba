import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

/// The order of sources, and what is lost if one of them is missing.
@Suite struct SourceNeedsTests {
    private func ids(_ importers: [any Importer]) -> [String] { importers.map(\.source.id) }

    @Test(arguments: SourceSet.allCases) func aSetHasItsOrderAndAllThatItsSourcesNeed(set: SourceSet) throws {
        let selection = try SourceSelection(set)
        #expect(ids(selection.importers) == ids(set.importers + SourceCatalogue.derived))
        #expect(selection.gaps(below: "/nonexistent") == [])
    }

    @Test func needsNameSourcesOfTheCatalogue() {
        let importers = SourceSet.all.importers + SourceCatalogue.derived
        let needed = Set(importers.flatMap(\.source.needs).flatMap(\.sources))
        #expect(needed.subtracting(SourceSelection.ids) == [])
        #expect(needed.count > 8)
    }

    @Test func anImporterComesAfterThoseWhoseEvidenceItLooksAt() throws {
        let order = ids(try SourceSelection(SourceCatalogue.core.reversed()).importers)
        for source in SourceCatalogue.core.map(\.source) {
            let place = try #require(order.firstIndex(of: source.id))
            let needed = Set(source.needs.filter { $0.file == nil }.flatMap(\.sources))
            #expect(needed.isSubset(of: order[..<place]), "\(source.id)")
        }
        #expect(order.count == SourceCatalogue.core.count + SourceCatalogue.derived.count)
    }

    @Test func aMissingSourceIsNamedWithWhatIsLost() throws {
        let gaps = try SourceSelection(ids: ["festlex-cmu"]).gaps(below: try TestFiles.temporaryDirectory())
        #expect(
            gaps.map(\.description) == [
                "festlex-cmu without scowl: capitalised and British spellings get no pronunciation",
                "festlex-cmu without gcide: more stresses are guessed",
                "english-inflection without wordnet, gcide: irregular forms are missing",
                "english-inflection without scowl, festlex-poslex, link-grammar, onboard-en: "
                    + "more forms are guessed by rule",
            ]
        )
    }

    @Test func aFileOfASourceIsEnoughForAnImporterThatReadsItItself() throws {
        let root = try SampleLexicon.root(of: ["usr/share/dictd/gcide.index": []])
        let gaps = try SourceSelection(ids: ["scowl", "festlex-cmu"]).gaps(below: root)
        #expect(!gaps.contains { $0.source == "festlex-cmu" })
    }

    @Test func repetitionsThatCannotHappenAreNoLoss() throws {
        #expect(try !SourceSelection(ids: ["vera"]).gaps(below: "/nonexistent").contains { $0.source == "vera" })
    }
}
