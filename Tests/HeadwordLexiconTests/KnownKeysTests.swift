import HeadwordJSON
import HeadwordModel
import HeadwordSQLite
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

    @Test func theLexiconKnowsTheKeysOfItsTables() throws {
        let reader = try LexiconReader(path: FixtureLexicon.openBilingual().path)
        let statement = try reader.connection.prepare(
            """
            SELECT language, folded FROM spelling UNION SELECT language, folded FROM alias
            UNION SELECT language, key FROM inflection
            """
        )
        var checked = 0
        while try statement.step() {
            let language = try #require(Language(label: statement.text(0)))
            let key = statement.text(1)
            #expect(try reader.mayHave(key, in: language), "\(key)")
            checked += 1
        }
        #expect(checked > 0)
    }

    @Test(arguments: [("ice cream", " cream", "ice "), ("set up", " up", "set ")])
    func theLexiconKnowsTheRestsOfItsPhrases(phrase: String, afterFirst: String, beforeLast: String) throws {
        let reader = try LexiconReader(path: FixtureLexicon.path)
        guard try reader.mayHave(Spelling.folded(phrase), in: .en) else { return }
        #expect(try reader.mayHave(afterFirst, in: .en) && reader.mayHave(beforeLast, in: .en))
    }

    /// One key in 270 would pass by chance.
    @Test func theLexiconKnowsWhatItDoesNotHave() throws {
        let reader = try LexiconReader(path: FixtureLexicon.path)
        #expect(try (0..<1000).count { try reader.mayHave("qwertz\($0)", in: .en) } < 20)
    }
}
