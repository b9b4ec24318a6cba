import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordSpelling

/// A lexicon with some words and their counts.
enum SpellingLexicon {
    static let lexicon: Result<Lexicon, any Error> = Result {
        try DraftLexicon.build { draft in
            let words = [
                "the", "word", "words", "is", "their", "which", "house", "and", "here", "of", "file", "system",
                "unlike",
            ]
            for word in words + ["Monday", "wich"] {
                let entry = Entry(source: "test", senses: [Sense(id: "test:\(word)", definitions: [word])])
                draft.add(entry, to: .init(language: .en, word: word), as: .noun)
            }
            var counts = Dictionary(uniqueKeysWithValues: words.map { ($0, 1_000_000) })
            counts["Monday"] = 100_000
            draft.set(.init(source: "test", tokens: 1_000_000_000, floor: 500, counts: counts), of: .en)
        }
    }

    static func checker(_ words: [LayerWord] = []) throws -> SpellingChecker {
        let lexicon = try lexicon.get()
        let layer = Layer(name: "user", files: [Layer.File(path: "", words: words)])
        return SpellingChecker(try Lexicon(path: lexicon.path, layers: LiveLayers(Layers([layer]))))
    }

    static func check(
        _ text: String,
        _ format: TextFormat = .plain,
        _ options: SpellingOptions = SpellingOptions(),
        words: [LayerWord] = []
    ) throws -> [(line: Int, misspelling: Misspelling)] {
        let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false).map { Array($0.utf8) }
        var checked = CheckedText(format)
        try checked.check(count: lines.count, line: { lines[$0][...] }, with: checker(words), options)
        return checked.misspellings
    }
}

@Suite struct SpellingTests {
    @Test(
        arguments: [
            ("the word is here", ""), ("teh word", "teh"), ("Teh word, HUOSES", "Teh"), ("SYSTME", "SYSTME"),
            ("the house's words", ""),
            ("wich word", "wich"), ("the filesystem", ""), ("the word-house and word-huose", "huose"),
            ("Toomey is here", ""), ("on monday", "monday"), ("Monday's word", ""), ("the teh’s word", "teh"),
            ("the xiv word", ""), ("das ist ein ganz anderer Satz", ""),
        ]
    )
    func misspelledWordsAreFound(text: String, misspelled: String) throws {
        let found = try SpellingLexicon.check(text)
        #expect(found.map(\.misspelling.word).joined(separator: " ") == misspelled)
    }

    @Test func aRangeIsThatOfTheBytesOfTheWord() throws {
        let found = try SpellingLexicon.check("the\nthé, teh’s")
        #expect(found.map(\.line) == [1] && found.map(\.misspelling.range) == [6..<9])
    }

    @Test(
        arguments: [
            ("the the word", true), ("the, the word", false), ("the\nthe word", true), ("the\n\nthe word", false),
            ("The the", true),
        ]
    )
    func aWordThatIsWrittenTwiceIsFound(text: String, isFound: Bool) throws {
        #expect(try SpellingLexicon.check(text).contains { $0.misspelling.kind == .repeated } == isFound)
        var options = SpellingOptions()
        options.checksRepeated = false
        #expect(try SpellingLexicon.check(text, .plain, options).isEmpty)
    }

    @Test(
        arguments: [
            ("teh huose\nheadword:ignore teh", "huose"), ("cspell:words Teh huose\nteh huose", ""),
            ("teh\nheadword:off\nteh\nheadword:on\nhuose", "teh huose"), ("teh cspell:disable-line", ""),
            ("cSpell:disable-next-line\nteh\nhuose", "huose"), ("spell-checker:disable\nteh", ""),
        ]
    )
    func aTextHasSwitches(text: String, misspelled: String) throws {
        #expect(try SpellingLexicon.check(text).map(\.misspelling.word).joined(separator: " ") == misspelled)
    }

    @Test func layersAndOptionsAcceptAndForbidWords() throws {
        let words = [LayerWord("teh"), LayerWord("house", status: .forbidden, replacements: ["word"])]
        let found = try SpellingLexicon.check("teh House huose", words: words)
        #expect(found.map(\.misspelling.word) == ["House", "huose"])
        #expect(found.first?.misspelling.kind == .forbidden)
        let house = try #require(found.first?.misspelling)
        #expect(try SpellingLexicon.checker(words).corrections(for: house).first == "Word")
        var options = SpellingOptions()
        options.acceptedWords = ["huose"]
        #expect(try SpellingLexicon.check("Huose huose's", .plain, options).isEmpty)
    }

    @Test(arguments: [("Teh", "The"), ("TEH", "THE"), ("huose", "house"), ("monday", "Monday"), ("ofthe", "of the")])
    func correctionsHaveTheCapitalsOfTheWord(word: String, correction: String) throws {
        #expect(try SpellingLexicon.checker().corrections(for: word).first == correction)
    }

    @Test func aChangeOfTheLayersCounts() throws {
        let layers = LiveLayers()
        let lexicon = try Lexicon(path: try SpellingLexicon.lexicon.get().path, layers: layers)
        let checker = SpellingChecker(lexicon)
        var text = CheckedText(.plain)
        let line = Array("teh".utf8)[...]
        try text.check(count: 1, line: { _ in line }, with: checker)
        #expect(text.misspellings.count == 1)
        layers.replace(with: Layers([Layer(name: "user", files: [Layer.File(path: "", words: [LayerWord("teh")])])]))
        text.invalidate()
        try text.check(count: 1, line: { _ in line }, with: checker)
        #expect(text.misspellings.isEmpty)
    }

    @Test("a text that is checked after each change is like one that is checked as a whole", arguments: 0..<4)
    func changes(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let checker = try SpellingLexicon.checker()
        let some = [
            "the word", "teh word", "```", "", "    teh", "- the", "<!--", "-->", "headword:off", "headword:on",
            "huose the",
            "headword:ignore huose", "the", "`teh", "$$", "cspell:disable-next-line", "---",
        ]
        var lines: [String] = []
        var text = CheckedText(.markdown)
        for _ in 0..<500 {
            let start = Int.random(in: 0...lines.count, using: &generator)
            let range = start..<Int.random(in: start...min(start + 2, lines.count), using: &generator)
            let new = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                some.randomElement(using: &generator) ?? ""
            }
            lines.replaceSubrange(range, with: new)
            text.replaceLines(range, count: new.count)
            if Int.random(in: 0..<3, using: &generator) == 0 { continue }
            let bytes = lines.map { Array($0.utf8) }
            try text.check(count: lines.count, line: { bytes[$0][...] }, with: checker)
            var whole = CheckedText(.markdown)
            try whole.check(count: lines.count, line: { bytes[$0][...] }, with: checker)
            let same = text.misspellings.elementsEqual(whole.misspellings) { $0 == $1 }
            #expect(same, "\(lines)")
            if !same { return }
        }
    }
}
