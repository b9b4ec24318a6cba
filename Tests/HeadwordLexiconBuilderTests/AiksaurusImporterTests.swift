import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct AiksaurusImporterTests {
    /// The words of two groups: `dog house horse`, headed by `horse` and `dog`, and `ice cream dog`.
    private static let words =
        Array("dog".utf8) + [0, 0, 0, 0, 1, 0xFF, 0xFF]
        + Array("horse".utf8) + [0, 0, 0, 0xFF, 0xFF]
        + Array("house".utf8) + [0, 0, 0, 0xFF, 0xFF]
        + Array("ice:cream".utf8) + [0, 0, 1, 0xFF, 0xFF]
    private static let groups: [UInt8] = [
        0, 1, 0, 0, 0, 0, 0, 1, 0, 2, 0xFF, 0xFF, 0, 3, 0, 0, 0, 0, 0, 3, 0xFF, 0xFF,
    ]

    private func lexicon(groups: [UInt8] = groups) throws -> Lexicon {
        let wordNet = try TestFiles.names(in: FixtureLexicon.root + "/usr/share/wordnet")
        var files = ["words.dat": Self.words, "meanings.dat": groups]
            .reduce(into: [:]) { $0["usr/share/aiksaurus/\($1.key)"] = $1.value }
        for name in wordNet {
            files["usr/share/wordnet/\(name)"] = try TestFiles.contents(
                of: FixtureLexicon.root + "/usr/share/wordnet/" + name
            )
        }
        return try SampleLexicon.build(["wordnet", "aiksaurus"], from: files)
    }

    @Test(arguments: [
        ("horse", [["horse", "dog", "house"]]), ("ice cream", [["ice cream", "dog"]]),
        ("dog", [["horse", "dog", "house"], ["ice cream", "dog"]]), ("good", []),
        // It does not head the group, and shares no other group with the words that do.
        ("house", []),
    ])
    func aWordHasTheGroupsThatAreAboutIt(word: String, groups: [[String]]) throws {
        let sets = try lexicon().thesaurusValues(of: word)
        #expect(sets.map { $0.words.map(\.text) } == groups)
        #expect(sets.allSatisfy { $0.relation == .synonyms && $0.source == "aiksaurus" && $0.lexicalCategory == nil })
    }

    @Test(arguments: [[0, 1, 0, 4, 0xFF, 0xFF], [0, 1, 0, 2], [0, 1, 0xFF]] as [[UInt8]])
    func aGroupThatIsBrokenIsRefused(groups: [UInt8]) {
        let failure = #expect(throws: ImportFailure.self) { try lexicon(groups: groups) }
        #expect(failure?.description == "usr/share/aiksaurus/meanings.dat: group 0 is broken")
    }
}
