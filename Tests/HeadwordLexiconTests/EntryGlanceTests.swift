import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct EntryGlanceTests {
    /// The parts of an entry that can be read at a glance.
    private struct Seen: Hashable {
        var word: String
        var pronunciations: [Pronunciation]
        var definitions: [String]
        var categories: [LexicalCategory]

        init(_ glance: EntryGlance) throws {
            word = try glance.word()
            pronunciations = try glance.pronunciations().map(\.0)
            var definitions: [(LexicalCategory, String)] = []
            try glance.forEachDefinition {
                definitions.append(($0.lexicalCategory, String(decoding: $0.text, as: UTF8.self)))
            }
            self.definitions = definitions.map(\.1)
            categories = definitions.map(\.0)
        }

        init(_ entry: HeadwordEntry) {
            let definitions = entry.lexicalEntries.flatMap { part in
                part.entries.flatMap(\.senses).flatMap { [$0] + $0.subsenses }.flatMap(\.definitions)
                    .map { (part.lexicalCategory, $0) }
            }
            word = entry.word
            pronunciations = entry.pronunciations + entry.lexicalEntries.flatMap(\.pronunciations)
            self.definitions = definitions.map(\.1)
            categories = definitions.map(\.0)
        }
    }

    @Test(arguments: [Language.en, .de])
    func aGlanceSeesWhatTheEntryHas(language: Language) throws {
        let lexicon = try FixtureLexicon.openBilingual()
        var seen: [Seen] = []
        var entries: [Seen] = []
        let numbers = lexicon.numbers(of: language)
        try lexicon.forEachGlance(at: numbers) { seen.append(try Seen($0)) }
        for number in numbers { entries.append(Seen(try #require(try lexicon.entry(number: number)))) }
        #expect(seen == entries)
        #expect(seen.count == lexicon.manifest.headwordsByLanguage[language])
        if language == .en { #expect(seen.contains { !$0.pronunciations.isEmpty && !$0.definitions.isEmpty }) }
    }

    @Test func onlyTheHeadwordsThatAreAskedForAreSeen() throws {
        let lexicon = try FixtureLexicon.open()
        var seen: [Int] = []
        try lexicon.forEachGlance(at: 3..<6) { seen.append($0.number) }
        #expect(seen == [3, 4, 5])
        #expect(lexicon.numbers(of: .fr).isEmpty)
    }
}
