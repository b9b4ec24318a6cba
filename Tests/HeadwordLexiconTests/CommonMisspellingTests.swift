import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// Common misspellings of English on the core lexicon. The costs in `Misspelling` were derived from two of every three
/// lines.
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
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.count == 2 ? Pair(misspelling: words[0], word: words[1]) : nil
        }
    }

    @Test(
        "20: of 100 misspellings 92 have the word first, nearly all among four or ten suggestions",
        arguments: [(isKeptAway: false, count: 444), (true, 221)]
    )
    func commonMisspellingsLeadToTheWord(isKeptAway: Bool, count: Int) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        let pairs = try Self.pairs().enumerated().filter { ($0.offset % 3 == 2) == isKeptAway }.map(\.element)
        // A misspelling that is also a headword does not count as misspelt in a dictionary.
        let suggestions = try pairs.map { pair in
            try lexicon.suggestions(for: pair.misspelling, atMost: 11).map { $0.lowercased() }
                .filter { $0 != pair.misspelling }
        }
        for (most, share) in [(1, 0.92), (4, 0.98), (10, 0.98)] {
            let found = zip(pairs, suggestions).count { $1.prefix(most).contains($0.word.lowercased()) }
            #expect(Double(found) >= share * Double(count), "\(found) of \(count) among \(most)")
        }
        #expect(pairs.count == count)
    }

    @Test(
        "16: swapped neighbours of the commonest words",
        arguments: [("teh", "the"), ("hwo", "who"), ("owrk", "work")]
    )
    func aSwapLeadsToTheCommonWord(misspelling: String, word: String) throws {
        #expect(try Lexicon(path: try #require(coreLexicon)).suggestions(for: misspelling).first == word)
    }

    @Test(
        "20: forms that are no headwords are suggested, and found by their base words",
        arguments: [
            ("happend", "happened", "happen"), ("occured", "occurred", "occur"), ("chuldren", "children", "child"),
        ]
    )
    func aMisspeltFormLeadsToItsBaseWord(misspelling: String, form: String, word: String) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        #expect(try lexicon.suggestions(for: misspelling).first == form)
        #expect(try lexicon.nearHeadwords(to: misspelling, atMost: 1).map(\.word) == [word])
    }

    @Test(
        "20: a more common word is suggested for a rare word, but not for a common one",
        arguments: [
            ("pronounciation", "pronunciation"), ("publically", "publicly"), ("wich", "which"), ("grammer", "grammar"),
            ("calender", "calendar"), ("sargent", "sergeant"), ("adn", "and"), ("belive", "believe"), ("london", nil),
            ("form", nil), ("noone", nil), ("serendipity", nil), ("Sargent", nil), ("http", nil),
        ]
    )
    func aCommonerWordIsNamedBesideARareOne(word: String, commoner: String?) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        let found = try lexicon.matches(of: word).map(\.entry.word)
        #expect(!found.isEmpty)
        #expect(try lexicon.commonerWord(than: word, among: found)?.word == commoner)
    }
}
