import Testing

@testable import HeadwordXML

@Suite struct XMLReaderTests {
    /// The parts of a document that is read a few bytes at a time, one on each line.
    private func parts(_ document: String, _ pieceLength: Int = 3) throws -> [String] {
        try parts(Array(document.utf8), pieceLength)
    }

    private func parts(_ document: [UInt8], _ pieceLength: Int) throws -> [String] {
        var rest = document[...]
        var reader = XMLReader { bytes in
            bytes += rest.prefix(pieceLength)
            defer { rest = rest.dropFirst(pieceLength) }
            return !rest.isEmpty
        }
        var parts: [String] = []
        while let event = try reader.next() {
            switch event {
            case .start(let element):
                let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
                parts.append("<" + element.name + attributes.joined())
            case .text(let text): parts.append(text)
            case .end(let name): parts.append(">" + name)
            }
        }
        return parts
    }

    @Test(arguments: [
        ("<a/>", ["<a", ">a"]),
        ("\u{FEFF}<?xml version='1.0'?>\n<!DOCTYPE a SYSTEM \"a.dtd\"><!-- <b> --><a>x</a>\n", ["<a", "x", ">a"]),
        ("<a b = 'c > d' dc:e=\"f\"></a >", ["<a b=c > d dc:e=f", ">a"]),
        ("<a b='&lt;&#65;&#x42;'>&amp;&apos;&quot;&gt;</a>", ["<a b=<AB", "&'\">", ">a"]),
        ("<a><![CDATA[<b>&c;]]></a>", ["<a", "<b>&c;", ">a"]), ("<a x:e='f'/>", ["<a dc:e=f", ">a"]),
        ("<a><b>x</b>y</a>", ["<a", "<b", "x", ">b", "y", ">a"]),
    ])
    func aDocumentIsReadPartByPart(document: String, parts: [String]) throws {
        #expect(try self.parts(document) == parts)
    }

    @Test(arguments: [
        "", "x", "<a>", "<a></b>", "<a/><b/>", "<a/>x", "<a b='c'", "<a b=c/>", "<a b/>", "<a b='<'/>",
        "<a b='1' b='2'/>",
        "<a>&nbsp;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&amp</a>", "<a><!-- </a>", "<!ELEMENT a><a/>",
        "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<>", "< a/>", "<a><![CDATA[x</a>",
        "<a>" + String(repeating: "<b>", count: 40), "<a b='" + String(repeating: "x", count: 2 << 20) + "'/>",
    ])
    func anythingElseIsAnError(document: String) {
        #expect(throws: XMLReader.Failure.self) { try parts(document, 1 << 16) }
    }

    @Test func anErrorNamesItsLine() throws {
        let failure = #expect(throws: XMLReader.Failure.self) { try parts("<a>\n<b>\n</c>\n</b></a>") }
        #expect(failure?.line == 3)
        #expect(failure?.reason == "expected the end of 'b', found 'c'")
    }

    @Test func textThatIsNotUTF8IsAnError() {
        let document = Array("<a>".utf8) + [0xFF] + Array("</a>".utf8)
        #expect(throws: XMLReader.Failure.self) { try parts(document, 3) }
    }
}
