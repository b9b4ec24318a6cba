import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexicon

@Suite struct KnownKeysTests {
    private func known(_ keys: [String]) -> KnownKeys {
        KnownKeys(parts: KnownKeys.parts(of: keys.map { (.en, $0) }))
    }

    @Test func everyKeyPassesAndFewOthers() throws {
        let known = known((0..<20_000).map { "key \($0)" })
        let reader = try LexiconReader(path: FixtureLexicon.path)
        for number in 0..<20_000 {
            #expect(try known.mayContain("key \(number)", of: .en, from: reader))
        }
        let others = try (0..<20_000).count { try known.mayContain("other \($0)", of: .en, from: reader) }
        #expect(others < 200)
    }

    @Test func aKeyOfOneLanguageIsNotAKeyOfAnother() throws {
        let known = known(["word"])
        let reader = try LexiconReader(path: FixtureLexicon.path)
        #expect(try known.mayContain("word", of: .en, from: reader))
        #expect(try !known.mayContain("word", of: .de, from: reader))
    }

    @Test func aFilterOfNoKeysPassesNone() throws {
        let reader = try LexiconReader(path: FixtureLexicon.path)
        #expect(try !known([]).mayContain("word", of: .en, from: reader))
    }

    /// What each key of the tables leads to is found, and what the lexicon does not have is nearly always known not to
    /// be there.
    @Test(arguments: [
        ("coffee", true), ("COFFEE", false), ("qwertz", false), ("coffee qwertz", false), (" qwertz", false),
    ])
    func theLexiconKnowsItsKeys(key: String, isKnown: Bool) throws {
        let reader = try LexiconReader(path: FixtureLexicon.path)
        #expect(try reader.mayHave(key, in: .en) == isKnown)
    }
}
