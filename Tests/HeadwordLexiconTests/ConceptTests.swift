import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct ConceptTests {
    private let concept = Concept(
        number: 300,
        language: .fr,
        members: [.init(word: "épée", sense: "x:1"), .init(word: "", sense: "")],
        pointers: [.init(.hypernym, to: 1), .init(.substanceHolonym, to: 1 << 34)]
    )

    @Test func aConceptIsReadAsItWasWritten() {
        let stored = StoredConcept(StoredBytes(concept.storedBytes([7, 8])))
        #expect(stored.number == concept.number)
        #expect(stored.members.map { Concept.Member(word: $0.word.string, sense: $0.sense.string) } == concept.members)
        #expect(
            stored.pointers.compactMap(\.relation) == concept.pointers.map(\.relation)
        )
        #expect(stored.pointers.map(\.concept) == concept.pointers.map(\.concept))
    }

    @Test func aTruncatedConceptIsReadWithinItsBytes() {
        let bytes = concept.storedBytes([7, 8])
        for length in bytes.indices {
            let stored = StoredConcept(StoredBytes(Array(bytes[..<length])))
            #expect(stored.members.count <= 2 && stored.pointers.count <= 2)
            #expect(stored.members.allSatisfy { $0.word.string.utf8.count <= length })
        }
    }

    @Test func aHeadwordHasTheConceptsOfItsSenses() throws {
        let lexicon = try FixtureLexicon.open()
        let concepts = try lexicon.concepts(of: "coffee")
        #expect(concepts.count == 4)
        #expect(concepts.contains { $0.members.map(\.word.string) == ["coffee", "java"] })
        // A different spelling is a different headword.
        #expect(try lexicon.concepts(of: "Coffee").isEmpty)
        #expect(try lexicon.concepts(of: "quickly").isEmpty)
    }

    @Test func aConceptThatIsNotThereIsNil() throws {
        #expect(try FixtureLexicon.open().concept(number: 0) == nil)
        #expect(try FixtureLexicon.open().concept(number: .max) == nil)
    }

    @Test func everyMemberHasItsSense() throws {
        let lexicon = try FixtureLexicon.open()
        for concept in try allConcepts(of: lexicon) {
            for member in concept.members {
                let sense = try lexicon.sense(of: member)
                #expect(sense?.definitions.isEmpty == false, "\(member)")
            }
        }
    }

    @Test func everyPointerHasOneThatPointsBack() throws {
        let lexicon = try FixtureLexicon.open()
        let inverse: [ConceptRelation: ConceptRelation] = [
            .hypernym: .hyponym, .hyponym: .hypernym, .instanceHypernym: .instanceHyponym,
            .instanceHyponym: .instanceHypernym, .memberMeronym: .memberHolonym, .memberHolonym: .memberMeronym,
            .partMeronym: .partHolonym, .partHolonym: .partMeronym, .substanceMeronym: .substanceHolonym,
            .substanceHolonym: .substanceMeronym,
        ]
        for concept in try allConcepts(of: lexicon) {
            for pointer in concept.pointers {
                let target = try #require(try lexicon.concept(number: pointer.concept))
                let back = try #require(pointer.relation.flatMap { inverse[$0] })
                #expect(
                    target.pointers.contains { $0.relation == back && $0.concept == concept.number },
                    "\(concept.number)"
                )
            }
        }
    }

    private func allConcepts(of lexicon: Lexicon) throws -> [StoredConcept] {
        var concepts: [StoredConcept] = []
        while let concept = try lexicon.concept(number: concepts.count + 1) { concepts.append(concept) }
        #expect(concepts.count > 100)
        return concepts
    }
}
