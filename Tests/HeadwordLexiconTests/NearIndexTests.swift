import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexicon

/// An index of some words without a file.
private struct Near {
    var rows: [(kind: NearIndex.Kind, part: Int, body: [UInt8])]

    init(_ words: [String]) {
        rows = NearIndex.rows(
            of: words.map { .init(word: $0, folded: $0, rank: 0, soundKey: SoundKey.key(of: $0)) }
        )
    }

    func suggestions(for word: String, bySound: Bool = false, atMost count: Int = 10_000) throws -> [Suggestion] {
        let search = NearSearch(
            for: Misspelling(word, letters: word.unicodeScalars.map(\.value)),
            atMost: count,
            costing: nil,
            soundKey: bySound ? SoundKey.key(of: word) : nil,
            in: try NearIndex(size: rows[0].body)
        ) { kind, part in rows.first { $0.kind == kind && $0.part == part }?.body ?? [] }
        return try search.likeliest()
    }
}

@Suite struct NearIndexTests {
    /// All words of up to five letters of a small alphabet.
    private static let words: [String] = {
        var words: [String] = []
        var longest = [""]
        for _ in 0..<5 {
            longest = longest.flatMap { word in ["a", "b", "\u{e9}"].map { word + $0 } }
            words += longest
        }
        return words
    }()
    private static let near = Near(words)

    @Test(arguments: ["aab", "b\u{e9}a", "abab", "xaab"])
    func theWordsThatOneErrorMakesAreFound(word: String) throws {
        // A word that has no letter in common is not similar.
        let expected = Self.words.filter { editDistance(word, $0, limit: 1) ?? 9 < min(2, word.count) }
        #expect(Set(try Self.near.suggestions(for: word).map(\.word)) == Set(expected))
    }

    /// Words with two errors in the first two letters are not searched for.
    @Test(arguments: ["bbaa\u{e9}", "abab\u{e9}", "ababa", "abab\u{e9}ab", "aaxaxa"])
    func theWordsThatTwoErrorsMakeAreFound(word: String) throws {
        let found = Set(try Self.near.suggestions(for: word).map(\.word))
        let expected = Self.words.filter { editDistance(word, $0, limit: 2) != nil }
        #expect(found.isSubset(of: expected))
        #expect(
            found.isSuperset(
                of: expected.filter { $0.hasPrefix(word.prefix(2)) || editDistance(word, $0, limit: 1) != nil }
            )
        )
    }

    /// The likeliest words are the first ones of all, although most are dismissed unseen.
    @Test(arguments: ["aab", "bbaa\u{e9}", "ababa", "aaxaxa"], [1, 3, 10])
    func theLikeliestWordsDoNotDependOnHowManyAreRequested(word: String, count: Int) throws {
        let all = try Self.near.suggestions(for: word, bySound: true).map(\.word)
        let likeliest = try Self.near.suggestions(for: word, bySound: true, atMost: count)
        #expect(likeliest.map(\.word) == Array(all.prefix(count)))
    }

    /// Every word of the small lexicon that is one error away is suggested, compared with the distance to all words.
    @Test(arguments: [
        "swimm", "serendipty", "lihgt", "dgo", "marhc", "ice crem", "chrch", "xmusic", "Lodnon", "runing", "bettr",
    ])
    func noWordOfTheSmallLexiconIsMissed(misspelling: String) throws {
        let lexicon = try FixtureLexicon.open()
        let folded = Spelling.folded(misspelling)
        let expected = try lexicon.headwords { $0.pattern = "*" }
            .filter { editDistance(folded, Spelling.folded($0), limit: 1) != nil }
        let found = try lexicon.suggestions(for: misspelling, atMost: 10_000)
        #expect(Set(expected).isSubset(of: found))
    }

    @Test(arguments: ["fonetic", "fone", "nite", "foto"], [false, true])
    func fStandsForPh(misspelling: String, bySound: Bool) throws {
        let near = Near(["phonetic", "phone", "night", "photo", "frenetic"])
        let words = try near.suggestions(for: misspelling, bySound: bySound).map(\.word)
        let right = ["fonetic": "phonetic", "fone": "phone", "nite": "night", "foto": "photo"][misspelling]
        // By spelling alone, two errors in the first letters are too many.
        #expect((words.first == right) == bySound)
    }

    /// Whatever the bytes are, a search ends, with words or with the report that they are damaged.
    @Test(arguments: 0..<4) func damagedBytesAreNoCrash(row: Int) throws {
        var near = Near(["swim", "swam", "swimming", "phonetic", "night", "na\u{ef}ve", "serendipity", "a", ""])
        let sound = near.rows[row].body
        var reported = 0
        // A prime step visits all parts of the row.
        for round in 0..<3000 {
            near.rows[row].body = sound
            switch round % 4 {
            case 0: near.rows[row].body.removeLast(round % sound.count)
            case 1: near.rows[row].body += [1, 2, 3, 4]
            default: near.rows[row].body[round * 7919 % sound.count] ^= UInt8(truncatingIfNeeded: round &* 31 | 1)
            }
            for word in ["swimm", "fonetik", "serendipty", "naive", "swim"] {
                do {
                    _ = try near.suggestions(for: word, bySound: true, atMost: 5)
                } catch is NearIndex.Damage {
                    reported += 1
                }
            }
        }
        #expect(reported > 0)
    }
}
