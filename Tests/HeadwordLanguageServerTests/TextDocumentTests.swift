import HeadwordJSON
import HeadwordLanguageServer
import HeadwordTestSupport
import Testing

/// A text as its UTF-16 code units, edited without lines: what a document must equal.
private struct Model {
    var units: [UInt16]

    init(_ text: String) { units = Array(text.utf16) }

    var text: String { String(decoding: units, as: UTF16.self) }

    /// The index of a position in UTF-16.
    func index(line: Int, character: Int) -> Int {
        var (index, number) = (0, 0)
        while number < line {
            guard let end = lineEnd(from: index) else { return units.count }
            index = end.upperBound
            number += 1
        }
        let last = lineEnd(from: index)?.lowerBound ?? units.count
        let place = min(index + max(0, character), last)
        // A position inside a character means its beginning.
        let isInside = place > index && place < last && UTF16.isTrailSurrogate(units[place])
        return isInside ? place - 1 : place
    }

    /// The first line end from an index on.
    private func lineEnd(from index: Int) -> Range<Int>? {
        guard let end = units[index...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        let isPair = units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A
        return end..<end + (isPair ? 2 : 1)
    }
}

@Suite struct TextDocumentTests {
    private static let pieces = [
        "a", "word ", "\n", "\r", "\r\n", "😀", "é", "e\u{301}", "\u{200D}", "漢", "", "\n\n", "x\ny", "\u{2028}", "🏳️‍🌈",
    ]

    @Test(arguments: [1, 2, 3, 4]) func oneHundredThousandRandomEditsGiveTheSameTextAsAModelWithoutLines(seed: UInt64)
        throws
    {
        var random = SplitMix(state: seed)
        var (document, model) = (TextDocument("one\r\ntwo\rthree 😀\n"), Model("one\r\ntwo\rthree 😀\n"))
        for _ in 0..<25_000 {
            var places = (0..<2).map { _ in
                (
                    line: Int.random(in: 0...document.lines.count + 1, using: &random),
                    character: Int.random(in: 0...9, using: &random)
                )
            }
            if (places[1].line, places[1].character) < (places[0].line, places[0].character) { places.swapAt(0, 1) }
            if document.byteCount < 200 { places[1] = places[0] }
            let text = try #require(Self.pieces.randomElement(using: &random))
            let (start, end) = (
                document.place(line: places[0].line, character: places[0].character, in: .utf16),
                document.place(line: places[1].line, character: places[1].character, in: .utf16)
            )
            let range =
                model.index(
                    line: places[0].line,
                    character: places[0].character
                )..<max(
                    model.index(line: places[0].line, character: places[0].character),
                    model.index(line: places[1].line, character: places[1].character)
                )
            let before = document.lines.count
            let edit = document.replace(from: start, to: end, with: text)
            model.units.replaceSubrange(range, with: Array(text.utf16))
            try #require(document.text == Array(model.text.utf8))
            try #require(document.lines.count == before - edit.lines.count + edit.count)
            try #require(document.lines == TextDocument(model.text).lines)
        }
    }

    @Test(arguments: [
        (PositionEncoding.utf8, 0, 0), (.utf8, 1, 1), (.utf8, 3, 1), (.utf8, 5, 5), (.utf8, 99, 6), (.utf8, -1, 0),
        (.utf16, 2, 1), (.utf16, 3, 5), (.utf16, 4, 6), (.utf16, 5, 6), (.utf32, 2, 5), (.utf32, 3, 6), (.utf32, 9, 6),
    ])
    func aCharacterIsCountedInTheAgreedUnitAndRoundedDown(encoding: PositionEncoding, character: Int, offset: Int) {
        #expect(encoding.offset(of: character, in: Array("a😀b".utf8)[...]) == offset)
    }

    @Test(arguments: ["", "a", "\n", "a\n", "a\r\nb", "a\rb\n\rc", "\r\r\n\n"])
    func aTextIsItsLines(text: String) {
        let document = TextDocument(text)
        #expect(document.text == Array(text.utf8))
        #expect(document.lines.dropLast().allSatisfy { $0.last == 0x0A || $0.last == 0x0D })
    }
}
