import Foundation
import HeadwordLexicon
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// Common misspellings of English on the core lexicon. Costs in `Misspelling` were chosen by those of odd lines only.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonMisspellingTests {
    private struct Pair {
        var misspelling: String
        var word: String
    }

    private static func pairs() throws -> [Pair] {
        let text = String(
            decoding: try TestFiles.contents(of: TestFiles.repository + "/Tests/Fixtures/misspellings.txt"),
            as: UTF8.self
        )
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.count == 2 ? Pair(misspelling: words[0], word: words[1]) : nil
        }
    }

    @Test(
        "16: nine of ten misspellings have the word first, nearly all have it among the suggestions",
        arguments: [0, 1]
    )
    func commonMisspellingsLeadToTheWord(half: Int) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        let pairs = try Self.pairs().enumerated().filter { $0.offset % 2 == half }.map(\.element)
        let suggestions = try pairs.map { try lexicon.suggestions(for: $0.misspelling).map { $0.lowercased() } }
        let first = zip(pairs, suggestions).count { $1.first == $0.word.lowercased() }
        let found = zip(pairs, suggestions).count { $1.contains($0.word.lowercased()) }
        #expect(pairs.count == 100 && first >= 90 && found >= 97, "\(first) first, \(found) found")
    }

    @Test(
        "16: swapped neighbours of the commonest words",
        arguments: [("teh", "the"), ("hwo", "who"), ("owrk", "work")]
    )
    func aSwapLeadsToTheCommonWord(misspelling: String, word: String) throws {
        #expect(try Lexicon(path: try #require(coreLexicon)).suggestions(for: misspelling).first == word)
    }
}
