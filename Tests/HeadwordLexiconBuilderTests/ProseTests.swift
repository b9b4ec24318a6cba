import HeadwordLexiconBuilder
import HeadwordModel
import Testing

/// Paragraphs as they stand in dictionaries of computing.
@Suite struct ProseTests {
    private func prose(_ text: String) -> Prose { Prose(text.split(separator: "\n")) }

    @Test(arguments: [
        ("A {web mail}\n   service  bought by\t{Microsoft}.", "A web mail service bought by Microsoft.", [String]()),
        (
            "Output. See also {social\nscience number}, {swab}.", "Output. See also social science number, swab.",
            ["social science number", "swab"]
        ),
        ("A byte (compare {nybble}). A {bit}.", "A byte (compare nybble). A bit.", ["nybble"]),
        ("Compare the {commonplace book\n(http://c.gp/x+y)}.", "Compare the commonplace book.", ["commonplace book"]),
        ("Hotmail {(http://hotmail.com/)}.", "Hotmail.", []),
        ("By Lewis <d.lewis@ieee.org>, and <b>.", "By Lewis, and <b>.", []),
        ("‘byte’ is “tech\u{AD}speak”", "'byte' is \"techspeak\"", []),
        ("An open { brace", "An open { brace", []),
    ])
    func bracesAndAddressesAreTakenOut(written: String, text: String, references: [String]) {
        let paragraph = prose(written)
        #expect(paragraph.text == text)
        #expect(paragraph.references == references)
    }

    @Test(arguments: [
        ("See {tune}, {bum}.", true), ("See also {bit}", true), ("A bit. See {byte}.", false),
        ("See how {hackers} work with all of these things.", false), ("{wireless hotspot}.", false),
    ])
    func aParagraphMayBeNothingButReferences(written: String, isReference: Bool) {
        #expect(prose(written).isReference == isReference)
    }

    @Test func aBlankLineWithinBracesDoesNotEndAParagraph() {
        let lines: [Substring] = ["one", "two", " ", "{three", "", "(http://x)}", "", "", "four"]
        #expect(Prose.paragraphs(of: lines) == [["one", "two"], ["{three", "(http://x)}"], ["four"]])
    }

    @Test(arguments: [
        (["Be conservative in what you do, be liberal in", "what you accept from others."], true),
        (["MP1 288-320", "MP2 224-256"], false), (["h (if a then b) = if ht a /= 5 {x}"], false),
    ])
    func sentencesAreToldFromTablesAndPrograms(lines: [Substring], areSentences: Bool) {
        #expect(Prose.areSentences(lines) == areSentences)
    }
}
