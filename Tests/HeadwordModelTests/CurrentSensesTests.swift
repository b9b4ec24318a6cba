import HeadwordModel
import Testing

struct CurrentSensesTests {
    private func entry(_ parts: [(LexicalCategory, [Entry])]) -> HeadwordEntry {
        HeadwordEntry(
            word: "boat",
            language: .en,
            lexicalEntries: parts.map { LexicalEntry(lexicalCategory: $0.0, entries: $0.1) }
        )
    }

    private let modern = Entry(source: "wordnet", senses: [Sense(id: "1", definitions: ["a small vessel"])])
    private let old = Entry(
        source: "gcide",
        etymologies: ["Old English boot"],
        senses: [Sense(id: "2", definitions: ["A small open vessel"])]
    )

    @Test func whatASourceOfTodayDefinesIsNotToldAgainInOldWords() {
        var found = entry([(.noun, [modern, old]), (.verb, [old])])
        found.removeHistoricalSenses()
        #expect(found.lexicalEntries[0].entries.map { $0.senses.map(\.id) } == [["1"], []])
        #expect(found.lexicalEntries[0].entries[1].etymologies == ["Old English boot"])
        #expect(found.lexicalEntries[1].entries.map { $0.senses.map(\.id) } == [[]])
    }

    @Test func theCommonestCategoryIsNeverLeftWithoutSenses() {
        var found = entry([(.noun, [old]), (.verb, [modern])])
        found.removeHistoricalSenses()
        #expect(found.lexicalEntries.map { $0.entries.map { $0.senses.map(\.id) } } == [[["2"]], [["1"]]])
    }

    @Test func whatNobodyUsesAnyMoreIsNoReasonToLeaveOldWordsOut() {
        var archaic = modern
        archaic.senses[0].registers = [.archaic]
        var found = entry([(.noun, [archaic, old])])
        found.removeHistoricalSenses()
        #expect(found.lexicalEntries[0].entries.map { $0.senses.map(\.id) } == [["1"], ["2"]])
    }
}
