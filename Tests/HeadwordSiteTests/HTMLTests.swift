import Testing

@testable import HeadwordSite

@Suite struct HTMLTests {
    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("fish & chips", "fish &amp; chips"),
        ("a\u{0}b\u{1B}c", "a b c"),
        ("naïve – 中", "naïve – 中"),
    ])
    func escapesText(text: String, written: String) {
        #expect(HTML(.p) { text }.written == "<p>\(written)</p>")
    }

    @Test func escapesValuesOfAttributes() {
        let part = HTML(.span, .title("\" onclick=\"alert('1')"))
        #expect(part.written == "<span title=\"&quot; onclick=&quot;alert('1')\"></span>")
    }

    @Test func leavesOutAbsentAttributesAndParts() {
        let nothing: HTML? = nil
        #expect(HTML(.p, nil, .hidden) { nothing }.written == "<p hidden></p>")
    }

    @Test func doesNotCloseVoidElements() {
        #expect(HTML(.input, .name("q")).written == "<input name=\"q\">")
    }

    @Test func separatesParts() {
        let part = HTML(.p) { ["a", "b", "c"].html(separatedBy: ", ") { HTML.text($0) } }
        #expect(part.written == "<p>a, b, c</p>")
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (273_101, "273,101"), (-12_345, "−12,345")])
    func groupsDigits(number: Int, written: String) {
        #expect(number.grouped == written)
    }

    @Test(arguments: [(1.9, FrequencyBand.rare), (2.0, .uncommon), (4.06, .common), (7.5, .basic)])
    func namesFrequencies(zipf: Double, band: FrequencyBand) {
        #expect(FrequencyBand(zipf: zipf) == band)
    }
}

extension HTML {
    /// As a document has it, without the declaration of the type.
    fileprivate var written: String {
        String(decoding: document.drop { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            .trimmingPrefix("\n").split(separator: "\n").joined(separator: "\n")
    }
}
