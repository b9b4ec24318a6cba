import HeadwordJSON
import Testing

@Suite struct JSONWriterTests {
    private func written(_ value: JSONValue) -> String { String(decoding: value.jsonBytes, as: UTF8.self) }

    @Test(
        arguments: [
            (.null, "null"), (true, "true"), (-5, "-5"), (.real(0.1), "0.1"), (.real(5), "5.0"),
            (.real(1e300), "1e+300"), (.real(.nan), "null"), (.real(-.infinity), "null"), ("", "\"\""),
            (["a": [1, 2], "b": [:]], #"{"a":[1,2],"b":{}}"#), (.array([[], [[]]]), "[[],[[]]]"),
        ] as [(JSONValue, String)]
    )
    func valuesAreWrittenCompactly(value: JSONValue, text: String) {
        #expect(written(value) == text)
    }

    @Test func stringsAreEscapedWhereTheyMustBe() {
        #expect(
            written("\"\\/\u{8}\u{9}\u{A}\u{C}\u{D}\u{1F}\0é😀\u{2028}") == #""\"\\/\b\t\n\f\r\u001f\u0000é😀"#
                + "\u{2028}\""
        )
    }

    @Test(arguments: [
        #"{"a":[1,-2.5,"é\u0000\"",true,null],"b":{"c":[[],{}]}}"#, #""\ud83d\ude00""#, "[1e-7,123456789.125]",
    ])
    func whatIsWrittenIsReadBack(text: String) throws {
        let value = try JSONText(Array(text.utf8)).value()
        #expect(try JSONText(value.jsonBytes).value() == value)
    }

    @Test func whatIsAbsentIsNotWritten() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("a", ifPresent: String?.none)
            writer.member("b", ifAny: [Int]())
            writer.member("c", ifAny: [1])
        }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"c":[1]}"#)
    }

    @Test func prettyPrintingKeepsTheValue() throws {
        let value: JSONValue = ["a": [1, 2], "b": [["c": "x\n"], []], "d": [:]]
        let pretty = value.prettyPrinted()
        #expect(try JSONText(Array(pretty.utf8)).value() == value)
        #expect(pretty.contains("  \"a\": [1, 2],\n"))
    }
}
