import HeadwordModel
import Testing

@testable import HeadwordExport

@Suite struct TSVFormatTests {
    @Test func aLineHasASense() throws {
        let export = try SampleExport([.mouse], as: .tsv)
        #expect(
            try export.text("headword-en.tsv") == """
                word\tpos\tdefinition\texample\tregister\tdomain
                mouse\tnoun\ta small rodent\ta mouse in the "hole"\t\t
                mouse\tnoun\tits fur & skin\t\t\t
                mouse\tnoun\ta device\\nfor pointing\t\tinformal\tcomputing

                """
        )
    }

    @Test func tabsAndBackslashesAreEscaped() throws {
        let export = try SampleExport([.word("a\tb", "c\\d\u{1B}")], as: .tsv)
        #expect(try export.text("headword-en.tsv").hasSuffix("\na\\tb\tnoun\tc\\\\d \t\t\t\n"))
    }

    @Test func translationsHaveTheNamesOfBothLanguages() throws {
        let selection = ExportSelection(language: .en, target: .de)
        let export = try SampleExport([.translatedMouse], as: .tsv, selection: selection)
        #expect(try export.text("headword-en-de.tsv").hasSuffix("\nmouse\tnoun\tMaus\tanimal\t\t\n"))
    }
}
