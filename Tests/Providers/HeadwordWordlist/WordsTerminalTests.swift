import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct WordsTerminalTests {
    @Test func listsStandInColumnsThatWideCharactersDoNotShift() async throws {
        let lexicon = try DraftLexicon.build { draft in
            for word in ["ab", "ñandúes", "xyz", "東京東京"] {
                draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
            }
        }
        let wide = try await onTerminal("words", columns: 26, ["HEADWORD_LEXICON": lexicon.path])
        #expect(wide.lines == ["ab  ñandúes  xyz  東京東京"])
        let narrow = try await onTerminal("words", columns: 25, ["HEADWORD_LEXICON": lexicon.path])
        #expect(narrow.lines == ["ab       xyz", "ñandúes  東京東京"])
    }
}
