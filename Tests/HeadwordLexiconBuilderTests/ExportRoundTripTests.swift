import HeadwordExport
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// What Headword exports, it can import.
@Suite struct ExportRoundTripTests {
    @Test(arguments: [
        (ExportFormatName.stardict, "headword-en.ifo"), (.dictd, "headword-en.index"), (.yomitan, "headword-en.zip"),
    ])
    func anExportHasTheSameHeadwordsAndDefinitionsWhenItIsImported(format: ExportFormatName, file: String) throws {
        let lexicon = try FixtureLexicon.openCore()
        let directory = try TestFiles.temporaryDirectory() + "/export"
        _ = try LexiconExport(of: lexicon, ExportSelection(), as: format).run(to: directory)
        let brought = try BroughtLexicon(directory, opening: file)
        #expect(try brought.lexicon.headwords() == lexicon.headwords())
        let entry = try #require(try brought.entry("animal"))
        #expect(entry.lexicalEntries.map(\.lexicalCategory).first == .noun)
        let original = try lexicon.matches(of: "animal", in: .en, by: .exact).first?.model
        let definitions = original?.lexicalEntries.flatMap(\.entries).flatMap(\.senses).flatMap(\.definitions) ?? []
        let imported = try brought.senses("animal").flatMap(\.definitions)
        #expect(!definitions.isEmpty)
        #expect(definitions.allSatisfy { text in imported.contains { $0.contains(text) } }, "\(imported)")
    }
}
