import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordSpelling

@Suite struct OtherLanguageTests {
    private static func german(counted: Bool) throws -> SpellingChecker {
        let lexicon = try DraftLexicon.build { draft in
            for word in ["spielen", "spannend", "Haus", "und", "das"] {
                let entry = Entry(source: "test", senses: [Sense(id: "test:\(word)", definitions: [word])])
                draft.add(entry, to: .init(language: .de, word: word), as: .noun)
            }
            let counts = counted ? ["und": 1_000_000, "das": 1_000_000] : [:]
            if counted { draft.set(.init(source: "test", tokens: 1_000_000_000, floor: 500, counts: counts), of: .de) }
        }
        return SpellingChecker(lexicon)
    }

    private static func unknown(_ text: String, _ checker: SpellingChecker) throws -> [String] {
        var options = SpellingOptions()
        options.languages = [.de]
        let line = Array(text.utf8)
        var checked = CheckedText(.plain)
        try checked.check(count: 1, line: { _ in line[...] }, with: checker, options)
        return checked.misspellings.map(\.misspelling.word)
    }

    @Test func aLanguageWithoutWordCountsIsNotChecked() throws {
        let checker = try Self.german(counted: false)
        #expect(try !checker.checks(.de))
        #expect(try Self.unknown("das spieln und das spannendes", checker).isEmpty)
    }

    @Test func regularGermanFormsAreKnown() throws {
        let checker = try Self.german(counted: true)
        #expect(try checker.checks(.de))
        #expect(try Self.unknown("das spannendes und spielten", checker).isEmpty)
        #expect(try Self.unknown("das spanendes und das", checker) == ["spanendes"])
    }

    @Test(arguments: [
        ("spielten", ["spielt", "spielen"]), ("mussten", ["musst", "mussen"]), ("rote", []), ("Haus", []),
    ])
    func formsLeadToTheirBaseWords(form: String, bases: [String]) {
        #expect(Set(GermanEnding.bases(of: form)) == Set(bases))
    }
}
