import HeadwordModel
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        ("ice_cream", "ice cream"), ("  ice \t cream ", "ice cream"), ("can\u{2019}t", "can't"),
        ("cafe\u{301}", "caf\u{E9}"), ("Swim", "Swim"), ("", ""), ("_", ""),
    ])
    func aWordIsComparedInOneSpelling(word: String, normalized: String) {
        #expect(Array(Spelling.normalized(word).unicodeScalars) == Array(normalized.unicodeScalars))
    }

    @Test(arguments: [
        ["ice cream", "Ice Cream", "ice-cream", "ice_cream", "icecream", "ICECREAM"],
        ["café", "cafe", "CAFÉ", "cafe\u{301}"],
        ["naïve", "naive"], ["Ångström", "angstrom"], ["co\u{AD}operate", "cooperate", "co-operate"],
    ])
    func spellingsThatDifferLittleShareAKey(spellings: [String]) {
        #expect(Set(spellings.map { Spelling.folded($0) }).count == 1)
    }

    @Test(arguments: [("-", "-"), ("resign", "resin"), ("cant", "can't"), ("C", "C++"), ("कर्म", "क्रम")])
    func otherSpellingsDoNot(first: String, second: String) {
        #expect((Spelling.folded(first) == Spelling.folded(second)) == (first == second))
        #expect(!Spelling.folded(first).isEmpty)
    }
}
