import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// The tables are our own, and people read every row.
@Suite struct SupplementImporterTests {
    private func lexicon() throws -> Lexicon {
        try SampleLexicon.build(["supplement", "supplement-senses"], from: [:])
    }

    @Test(arguments: [
        ("it's", LexicalCategory.contraction, ["it is", "it has"], "ɪts"),
        ("gonna", .contraction, ["going to"], "ˈɡʌnə"),
        ("o'clock", .adverb, [], "əˈklɑk"), ("'cause", .conjunction, ["because"], "kʌz"),
    ])
    func aContractionHasExpansionsAndSound(
        word: String,
        category: LexicalCategory,
        synonyms: [String],
        sound: String
    ) throws {
        let entry = try #require(try lexicon().matches(of: word, by: .exact).first?.model.lexicalEntries.first)
        #expect(entry.lexicalCategory == category)
        #expect(entry.entries.flatMap(\.senses).flatMap(\.synonyms) == synonyms)
        #expect(entry.pronunciations.map(\.text) == [sound])
    }

    @Test(arguments: [
        ("I", LexicalCategory.pronoun), ("from", .preposition), ("whether", .conjunction), ("this", .determiner),
        ("of", .preposition), ("should", .verb), ("according to", .preposition), ("to", .particle),
    ])
    func aWordOfGrammarIsDefined(word: String, category: LexicalCategory) throws {
        let entries = try lexicon().matches(of: word, by: .exact).flatMap(\.model.lexicalEntries)
        #expect(entries.map(\.lexicalCategory).contains(category))
    }

    @Test func eachMeaningIsDefinedAndShownInUse() throws {
        let lexicon = try lexicon()
        let names = try names()
        var meanings = 0
        for word in try lexicon.headwords() {
            let entries = try lexicon.matches(of: word, by: .exact).flatMap(\.model.lexicalEntries)
            for sense in entries.flatMap(\.entries).flatMap(\.senses) {
                meanings += 1
                let definition = try #require(sense.definitions.first)
                #expect(sense.definitions.count == 1 && !definition.isEmpty && !definition.hasSuffix("."), "\(word)")
                #expect(sense.examples.count == (names.contains(word) ? 0 : 1), "\(word)")
            }
        }
        #expect(meanings > 4500 && names.count > 3000)
    }

    /// Two meanings of a word that share most of their longer words are the same meaning, written twice.
    @Test func noMeaningIsTheSameAsAnother() throws {
        let lexicon = try lexicon()
        var twice: [String] = []
        for word in try lexicon.headwords() {
            for part in try lexicon.matches(of: word, by: .exact).flatMap(\.model.lexicalEntries) {
                let meanings = part.entries.flatMap(\.senses).flatMap(\.definitions).map(longWords(of:))
                for (place, meaning) in meanings.enumerated() {
                    let isTwice = meanings[..<place].contains { other in
                        let common = meaning.intersection(other).count
                        return common > 2 && 2 * common >= meaning.union(other).count
                    }
                    if isTwice { twice.append("\(word) \(part.lexicalCategory.label)") }
                }
            }
        }
        #expect(twice == [])
    }

    private func longWords(of text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter }.filter { $0.count > 3 })
    }

    /// Returns the words that need no example.
    private func names() throws -> Set<String> {
        let path = "/Sources/Making/HeadwordLexiconBuilder/Importers/Supplement/names.tsv"
        let lines = try TestFiles.contents(of: TestFiles.repository + path).split(separator: UInt8(ascii: "\n"))
        return Set(
            lines.filter { $0.first != UInt8(ascii: "#") }.map { line in
                String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
            }
        )
    }

    @Test(arguments: [("Stephanie", "a female given name, from French"), ("ppm", "abbreviation of parts per million")])
    func aNameIsDefined(word: String, definition: String) throws {
        let entries = try lexicon().matches(of: word, by: .exact).flatMap(\.model.lexicalEntries)
        #expect(entries.flatMap(\.entries).flatMap(\.senses).flatMap(\.definitions) == [definition])
    }

    @Test func aNewMeaningOfAnOldWordStandsBehindTheOthers() throws {
        let files = ["usr/share/dictd/elements.index", "usr/share/dictd/elements.dict.dz"]
        let texts = DictdFiles(["virus\nSymbol:\nContagious matter. [1913 Webster]\n"])
        let lexicon = try SampleLexicon.build(
            ["supplement", "elements", "supplement-senses"],
            from: [files[0]: texts.index, files[1]: texts.compressed()]
        )
        let nouns = try #require(try lexicon.matches(of: "virus", by: .exact).first?.model.lexicalEntries)
        #expect(nouns.flatMap(\.entries).map(\.source).first == "elements")
    }
}
