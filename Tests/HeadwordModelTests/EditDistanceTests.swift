import HeadwordModel
import Testing

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("word", "word", 0), ("word", "wrod", 1), ("word", "wor", 1), ("word", "sword", 1), ("word", "ward", 1),
        ("kitten", "sitting", 3), ("", "abc", 3), ("café", "cafe", 1),
    ])
    func theDistanceCountsSingleEdits(first: String, second: String, distance: Int) {
        #expect(editDistance(first, second, limit: 3) == distance)
        #expect(editDistance(second, first, limit: 3) == distance)
    }

    @Test func beyondTheLimitThereIsNoDistance() {
        #expect(editDistance("kitten", "sitting", limit: 2) == nil)
        #expect(editDistance("a", "abcdef", limit: 2) == nil)
    }

    @Test func nearMissesComeNearestFirst() {
        #expect(nearMisses(of: "wrod", among: ["world", "word", "language"]) == ["word"])
        #expect(nearMisses(of: "lexicalCategry", among: ["language", "lexicalCategory"]) == ["lexicalCategory"])
        #expect(nearMisses(of: "x", among: ["language"]).isEmpty)
    }

    @Test(
        arguments: [
            ("languages", true), ("languageeee", true), (String(repeating: "language", count: 100_000), false),
        ]
    )
    func whatIsLongerThanAnyCandidateIsNotCompared(word: String, isNear: Bool) {
        #expect(nearMisses(of: word, among: ["language", "label"]).contains("language") == isNear)
    }
}
