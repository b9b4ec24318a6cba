import HeadwordBytes
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

    private func decoded(_ bytes: [UInt8]) throws -> Concept {
        try bytes.withUnsafeBytes { try ByteReader.value($0) }
    }

    @Test func aConceptIsReadBackAsItWas() throws {
        #expect(try decoded(ByteWriter.bytes(of: concept)) == concept)
    }

    @Test func everyTruncatedConceptIsRefused() {
        let bytes = ByteWriter.bytes(of: concept)
        for length in bytes.indices {
            #expect(throws: ByteReader.Failure.self) { try decoded(Array(bytes[..<length])) }
        }
    }

    @Test func aHeadwordHasTheConceptsOfItsSenses() throws {
        let lexicon = try FixtureLexicon.open()
        let concepts = try lexicon.concepts(of: "coffee")
        #expect(concepts.count == 4)
        #expect(concepts.contains { $0.members.map(\.word) == ["coffee", "java"] })
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
                let sense = try lexicon.sense(of: member, in: concept.language)
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
                let back = Concept.Pointer(try #require(inverse[pointer.relation]), to: concept.number)
                #expect(target.pointers.contains(back), "\(concept)")
            }
        }
    }

    private func allConcepts(of lexicon: Lexicon) throws -> [Concept] {
        var concepts: [Concept] = []
        while let concept = try lexicon.concept(number: concepts.count + 1) { concepts.append(concept) }
        #expect(concepts.count > 100)
        return concepts
    }
}
