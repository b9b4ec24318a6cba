import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Our table of words that are vulgar, that offend people or that belong to the past.
@Suite struct ChargedWordsTests {
    @Test func eachLineOfTheTableIsReadAndGivesReasons() throws {
        let path = TestFiles.repository + "/Sources/Data/HeadwordLexicon/Charged/charged-words.tsv"
        let lines = String(decoding: try TestFiles.contents(of: path), as: UTF8.self).split(separator: "\n")
        let rows = ChargedWords.table.rows
        #expect(rows.count == lines.count { !$0.hasPrefix("#") })
        #expect(rows.allSatisfy { !$0.registers.isEmpty && !$0.reason.isEmpty })
    }

    @Test(arguments: [
        ("shit", "what the bowel leaves", [Register.vulgarSlang]), ("cock", "an adult male bird", []),
        ("cock", "a coarse word for the penis", [.vulgarSlang]),
        ("bitch", "female of any member of the dog family", []),
        ("horse", "a large animal", []),
    ])
    func aSenseHasTheRegistersOfItsRow(word: String, definition: String, registers: [Register]) {
        #expect(ChargedWords.table.registers(of: word, definitions: [definition]) == registers)
    }
}
