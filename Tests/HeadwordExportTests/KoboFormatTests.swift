import HeadwordModel
import Testing

@testable import HeadwordExport

@Suite struct KoboFormatTests {
    @Test func anEntryIsMarkup() throws {
        let export = try SampleExport([.mouse], as: .kobo)
        #expect(
            try export.text("headword-en.df") == """
                @ mouse
                : <b>mouse</b> /maʊs/
                & mice
                <html><p><i>noun</i></p><ol><li>a small rodent<br/><i>a mouse in the &quot;hole&quot;</i><br/>= murine\
                <ul><li>its fur &amp; skin</li></ul></li><li>[computing, informal] a device for pointing</li></ol>


                """
        )
    }

    @Test func anEntryHasAtMostSomeDozenFormsInLowerCase() throws {
        let export = try SampleExport([.word("a", forms: (0..<100).map { "Form\($0)" })], as: .kobo)
        let lines = try export.text("headword-en.df").split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("& form") } == 24)
    }

    @Test func aWordCannotBeginALineOfItsOwn() throws {
        let export = try SampleExport([.word("a\n@ b", "c\n@ d")], as: .kobo)
        #expect(try export.text("headword-en.df").split(separator: "\n").count { $0.hasPrefix("@") } == 1)
    }
}
