import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

@Suite struct MatchTests {
    private func headwords(_ lexicon: Lexicon) throws -> [String] {
        try lexicon.words(WordListQuery(), atMost: 5000).words.map(\.word)
    }

    private func matches(_ text: String, by strategy: MatchStrategy, in lexicon: Lexicon) throws -> [String] {
        try lexicon.headwords(matching: MatchQuery(text, by: strategy, atMost: 5000)).headwords.map(\.word.string)
    }

    private static let scanned: [MatchStrategy] = [
        .exact, .prefix, .suffix, .substring, .soundex, .nearby, .word, .first, .last, .folded, .phrase,
    ]

    @Test("a strategy finds what comparing every headword finds", arguments: scanned)
    func naively(strategy: MatchStrategy) throws {
        let lexicon = try FixtureLexicon.openBilingual()
        let all = try headwords(lexicon)
        let sample = stride(from: 0, to: all.count, by: 23).map { all[$0] }
        let parts = sample.flatMap {
            [$0, String($0.prefix(2)), String($0.suffix(2)), String($0.dropFirst(2).prefix(3))]
        }
        let typed = ["Ice-Cream", "icecream", "ICE CREAM", "e cr", "ecr", "a", "of", "-", "'", "*", "réd"]
        for text in Set(parts.filter { !$0.isEmpty } + typed) {
            let found = try matches(text, by: strategy, in: lexicon)
            let expected = all.filter { NaiveMatch.compare($0, with: text, by: strategy) }
            #expect(strategy == .nearby ? found.sorted() == expected.sorted() : found == expected, "\(text)")
        }
    }

    @Test(arguments: ["ou", "^s", "e$", "^.{4}$", "a.*e", "[aeiou]{3}", "(ing|ed)$", "^[^aeiou]+$", "[[:digit:]]", " "])
    func anExpressionFindsWhatAnotherImplementationFinds(expression: String) throws {
        let lexicon = try FixtureLexicon.openBilingual()
        let expected = try headwords(lexicon).filter {
            NaiveMatch.plain($0).range(of: expression, options: .regularExpression) != nil
        }
        #expect(try matches(expression, by: .expression, in: lexicon) == expected)
    }

    @Test(arguments: Self.scanned + [.lemma, .expression])
    func thePagesOfAListAreTheWholeList(strategy: MatchStrategy) throws {
        let lexicon = try FixtureLexicon.open()
        let text = strategy == .lemma ? "swam" : strategy == .word || strategy == .phrase ? "of" : "s"
        let whole = try lexicon.headwords(matching: MatchQuery(text, by: strategy, atMost: 5000))
        let pages = try stride(from: 0, through: whole.headwords.count, by: 7).flatMap { start in
            try lexicon.headwords(matching: MatchQuery(text, by: strategy, skipping: start, atMost: 7)).headwords
        }
        #expect(pages == whole.headwords)
        #expect(whole.total == whole.headwords.count)
    }

    @Test func theSourcesAreThoseOfTheEntries() throws {
        let lexicon = try FixtureLexicon.openBilingual()
        for headword in try lexicon.headwords(matching: MatchQuery("s", by: .prefix)).headwords {
            let match = try #require(try lexicon.matches(of: headword.word.string, by: .exact).first)
            let sources = match.entry.lexicalEntries.flatMap { $0.entries.map(\.source.string) }
            #expect(headword.sources == Set(sources).sorted())
        }
    }

    @Test(
        arguments: [
            (["word": "serendipity"], ["serendipity"]), (["word": "Swam", "strategy": "lemma"], ["swim"]),
            (["word": "serendipidy", "strategy": "lev"], ["serendipity"]),
            (["word": "serendipity", "strategy": "lev"], []),
            (["word": "zzz", "strategy": "substring"], []), (["word": "s\u{0}", "strategy": "substring"], []),
            (["word": "serendipity", "source": ["wordnet"]], ["serendipity"]),
            (["word": "serendipity", "source": "festlex-cmu"], []),
        ] as [(JSONValue, [String])]
    )
    func headwordsAreListed(parameters: JSONValue, expected: [String]) async throws {
        let answer = try await call("search.match", parameters, on: try FixtureLexicon.openBilingual())
        #expect(answer["results"]?.elements.map { $0["word"]?.text ?? "" } == expected)
    }

    @Test(
        arguments: [
            (["word": "(", "strategy": "re"], "word"), (["word": "(a)\\1", "strategy": "re"], "word"),
            (["word": "a{255}{255}", "strategy": "re"], "word"), (["word": "mouse", "source": ["wordnit"]], "source"),
            (["word": "mouse", "strategy": "best"], "strategy"), (["word": "mouse", "limit": 1001], "limit"),
            (["word": .string(String(repeating: "a", count: 129))], "word"),
            (["word": .string(String(repeating: "a", count: 257)), "strategy": "re"], "word"),
        ] as [(JSONValue, String)]
    )
    func theParameterAtFaultIsNamed(parameters: JSONValue, name: String) async throws {
        let error = try await failure("search.match", parameters)
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == .string(name))
    }

    @Test func theKnownSourcesAreNamed() async throws {
        let error = try await failure("search.match", ["word": "mouse", "source": "wordnit"])
        #expect(error.data["suggestions"] == ["wordnet"])
    }

    // MARK: - Layers

    private func layered() throws -> Lexicon {
        let meaning = LayerWord("swim", lexicalCategory: .verb, sense: Sense(id: "layer:x:1", definitions: ["d"]))
        let words = [LayerWord("swimzorp"), LayerWord("ice zorp"), meaning, LayerWord("swimming", status: .forbidden)]
        let layer = Layer(name: "project", files: [Layer.File(path: "", words: words)])
        return try Lexicon(path: FixtureLexicon.path, layers: LiveLayers(Layers([layer])))
    }

    @Test(
        "what layers add and forbid is in every list",
        arguments: [
            ("swimzorp", .exact, "swimzorp"), ("swim", .prefix, "swimzorp"), ("zorp", .suffix, "swimzorp"),
            ("mzor", .substring, "swimzorp"), ("swimzrp", .nearby, "swimzorp"), ("zorp", .word, "ice zorp"),
            ("ice", .first, "ice zorp"), ("zorp", .last, "ice zorp"), ("ice", .phrase, "ice zorp"),
            ("imz.r", .expression, "swimzorp"),
            ("swim-zorp", .folded, "swimzorp"), ("swinsorp", .soundex, "swimzorp"),
        ] as [(String, MatchStrategy, String)]
    )
    func layers(text: String, strategy: MatchStrategy, word: String) throws {
        let found = try layered().headwords(matching: MatchQuery(text, by: strategy)).headwords
        #expect(found.contains { $0.word.string == word && $0.sources == ["layer:project"] })
        #expect(!found.contains { $0.word.string == "swimming" })
    }

    @Test(arguments: [MatchStrategy.exact, .prefix, .suffix, .substring, .nearby, .word, .expression])
    func aForbiddenWordIsInNoList(strategy: MatchStrategy) throws {
        let text = strategy == .nearby ? "swiming" : "swimming"
        #expect(try matches(text, by: strategy, in: FixtureLexicon.open()).contains("swimming"))
        #expect(try !matches(text, by: strategy, in: layered()).contains("swimming"))
    }

    @Test func aLayerThatExplainsAWordIsAmongItsSources() throws {
        let found = try layered().headwords(matching: MatchQuery("swim"))
        #expect(found.headwords.map(\.sources) == [["layer:project", "wordnet"]])
        let own = try layered().headwords(matching: MatchQuery("s", by: .prefix, sources: ["layer:project"]))
        #expect(own.headwords.map(\.word.string) == ["swim", "swimzorp"])
        #expect(own.total == 2)
    }

    // MARK: - The whole lexicon

    @Test(
        .enabled(if: coreLexicon != nil, "'make test' sets it up"),
        arguments: [
            ("mouse", .nearby, "moose"), ("dont", .folded, "don't"), ("mice", .lemma, "mouse"),
            ("mouse", .last, "computer mouse"), ("tmouse", .suffix, "titmouse"),
            ("^ice.cream$", .expression, "ice cream"),
            ("resume", .exact, "résumé"), ("robert", .soundex, "Rupert"),
        ] as [(String, MatchStrategy, String)]
    )
    func commonWords(text: String, strategy: MatchStrategy, word: String) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        #expect(try matches(text, by: strategy, in: lexicon).contains(word))
    }

    @Test(
        .enabled(if: coreLexicon != nil, "'make test' sets it up"),
        arguments: [(MatchStrategy.suffix, "mice"), (.substring, "mice")]
    )
    func noWordIsFoundAcrossABlank(strategy: MatchStrategy, text: String) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        #expect(try !matches(text, by: strategy, in: lexicon).contains { $0 == "stream ice" || $0 == "atomic energy" })
    }
}

/// A plain comparison of two texts.
private enum NaiveMatch {
    static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private static func key(_ text: String) -> String { plain(text).filter { $0 != " " && $0 != "-" } }

    private static func words(_ text: String) -> [String] {
        plain(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    static func compare(_ word: String, with text: String, by strategy: MatchStrategy) -> Bool {
        let isPhrase = text.contains(" ")
        let typed = key(text).isEmpty ? text : key(text)
        let whole = isPhrase ? key(word) : plain(word).replacing("-", with: "")
        let (parts, wanted) = (words(word), words(text))
        switch strategy {
        case .exact: return key(word) == typed || word == text
        case .prefix: return key(word).hasPrefix(typed)
        case .suffix: return whole.hasSuffix(typed)
        case .substring: return whole.contains(typed)
        case .soundex: return !soundex(text).isEmpty && soundex(word) == soundex(text)
        case .nearby: return (isPhrase || !word.contains(" ")) && editDistance(key(word), typed, limit: 1) == 1
        case .word: return !wanted.isEmpty && parts.contains(wanted)
        case .first: return !wanted.isEmpty && parts.starts(with: wanted)
        case .last: return !wanted.isEmpty && parts.suffix(wanted.count) == wanted[...]
        case .folded: return !wanted.isEmpty && parts.joined() == wanted.joined()
        case .phrase: return !wanted.isEmpty && parts.count > 1 && parts.contains(wanted)
        case .lemma, .expression: return false
        }
    }

    private static func soundex(_ text: String) -> String {
        let letters = plain(text).filter { ("a"..."z").contains($0) }
        guard let first = letters.first else { return "" }
        let digits = ["bfpv": "1", "cgjkqsxz": "2", "dt": "3", "l": "4", "mn": "5", "r": "6", "aeiouy": "0"]
        let coded = letters.enumerated().filter { $0.offset == 0 || $0.element != "h" && $0.element != "w" }
            .map { letter in digits.first { $0.key.contains(letter.element) }?.value ?? "-" }
        var kept: [String] = []
        for (index, digit) in coded.enumerated().dropFirst() where digit != coded[index - 1] && digit != "0" {
            kept.append(digit)
        }
        return String(first) + (kept + ["0", "0", "0"]).prefix(3).joined()
    }
}
