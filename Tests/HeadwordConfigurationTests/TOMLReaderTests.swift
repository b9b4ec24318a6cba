import HeadwordJSON
import HeadwordTestSupport
import Testing

@testable import HeadwordConfiguration

/// Reads a text and converts it to a JSON value.
private func json(_ text: String) -> JSONValue? {
    let reader = TOMLReader(Array(text.utf8))
    return reader.failures.isEmpty ? reader.document.json(TOMLDocument.root) : nil
}

extension TOMLDocument {
    fileprivate func json(_ id: ID) -> JSONValue {
        let node = self[id]
        switch node.content {
        case .string(let text): return .string(text)
        case .integer(let integer): return .integer(integer)
        case .real(let real): return .real(real)
        case .boolean(let boolean): return .bool(boolean)
        case .date(let date): return ["date": .string(date)]
        case .array, .arrayOfTables: return .array(node.children.map(json))
        case .table:
            var object: JSONObject = [:]
            for child in node.children { object[self[child].key] = json(child) }
            return .object(object)
        }
    }
}

@Suite struct TOMLReaderTests {
    @Test(
        arguments: [
            ("", [:]), ("# only\n\t# comments", [:]), ("a = 1", ["a": 1]), ("\u{FEFF}a=1\r\n", ["a": 1]),
            ("a-b_1 = true # yes", ["a-b_1": true]), (#""a b" = 'c\d'"#, ["a b": #"c\d"#]), ("'' = ''", ["": ""]),
            ("a . b.\"c\" = 1\na.d = 2", ["a": ["b": ["c": 1], "d": 2]]),
            ("[a]\nb = 1\n[ a.c ]\nd = 2\n[e]", ["a": ["b": 1, "c": ["d": 2]], "e": [:]]),
            ("[a.b]\n[a]\nc = 1", ["a": ["b": [:], "c": 1]]),
            ("[[a]]\nb = 1\n[[a]]\n[a.c]\n[[a.d]]\ne = 2", ["a": [["b": 1], ["c": [:], "d": [["e": 2]]]]]),
            ("a = [ 1, # one\n [],\n 'x', ]", ["a": [1, [], "x"]]),
            ("a = { b.c = 1, d = { } }", ["a": ["b": ["c": 1], "d": [:]]]),
            ("a = 2026-11-21 07:32:00.5+01:00", ["a": ["date": "2026-11-21 07:32:00.5+01:00"]]),
            ("a = 2026-11-21 # x\nb = 07:32:00", ["a": ["date": "2026-11-21"], "b": ["date": "07:32:00"]]),
        ] as [(String, JSONValue)]
    )
    func whatATextSaysIsRead(text: String, value: JSONValue) {
        #expect(json(text) == value)
    }

    @Test(
        arguments: [
            ("+7", 7), ("-0", 0), ("1_000", 1000), ("0xDead_beef", 0xDEAD_BEEF), ("0o17", 15), ("0b101", 5),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)), ("1.5", .real(1.5)),
            ("-1E+03", .real(-1000)), ("6.02e-2_3", .real(6.02e-23)), ("-inf", .real(-.infinity)), ("0e0", .real(0)),
        ] as [(String, JSONValue)]
    )
    func numbersAreRead(text: String, value: JSONValue) {
        #expect(json("a = \(text)") == ["a": value])
    }

    @Test(
        arguments: [
            (#""\b\t\n\f\r\"\\\u00e9\U0001F600""#, "\u{8}\t\n\u{C}\r\"\\é😀"), (#"'C:\temp "x"'"#, #"C:\temp "x""#),
            ("\"\"\"\na\nb\"\"\"", "a\nb"), ("\"\"\"a \\  \n\n   b\"\"\"", "a b"),
            ("\"\"\"\"\"x\"\"\"\"\"", "\"\"x\"\""),
            ("'''\n'x''\\n'''", "'x''\\n"), ("\"\"\"\"\"\"", ""), ("\"é\"", "é"), ("\"a\tb\"", "a\tb"),
        ] as [(String, String)]
    )
    func stringsAreRead(text: String, value: String) {
        #expect(json("a = \(text)") == ["a": .string(value)])
    }

    @Test(
        arguments: [
            ("a", 1, "'=' was expected after the key 'a', not the end of the file"),
            ("\na = \n", 2, "a value was expected, not the end of the line"),
            ("a = 1 b = 2", 1, "the end of the line was expected, not 'b'"), ("= 1", 1, "a key was expected, not '='"),
            ("a = yes", 1, "'yes' is not a value; text needs quotes"),
            ("a = 01", 1, "'01' is not a value; text needs quotes"),
            ("a = 1__0", 1, "'1__0' is not a value; text needs quotes"),
            ("a = -", 1, "'-' is not a value; text needs quotes"),
            ("a = 9223372036854775808", 1, "'9223372036854775808' is not a value; text needs quotes"),
            ("a = \"b", 1, "the string that begins here is not closed"),
            ("a = \"b\nc\"", 1, "the string that begins here is not closed"),
            ("\na = '''\nb\n", 2, "the string that begins here is not closed"),
            (#"a = "\x""#, 1, #"a string has an unknown escape after '\'"#),
            (#"a = "\ud800""#, 1, #"a string has '\u' or '\U' without the code of a character"#),
            ("a = [1\n2]", 2, "',' or ']' was expected in the array, not '2'"),
            ("a = {b = 1,}", 1, "a key was expected, not '}'"),
            ("a = {b = 1\n}", 1, "'}' was expected at the end of the table in braces, not the end of the line"),
            ("[a", 1, "']' was expected after the name of a table, not the end of the file"),
            ("[[a] ]", 1, "']]' was expected after the name of a list"),
            ("[]", 1, "a key was expected, not ']'"), ("a = 1\na = 2", 2, "'a' is defined twice"),
            ("[a]\n[a]", 2, "'a' is defined twice"), ("a.b = 1\n[a]", 2, "'a' is defined twice"),
            ("[a.b]\n[a]\nb.c = 1", 3, "nothing can be added to 'b', which is defined in line 1"),
            ("a = {}\n[a.b]", 2, "nothing can be added to 'a', which is defined in line 1"),
            ("a = [{}]\n[[a]]", 2, "'a' is defined twice"),
            ("a = 1\n\0b = 2", 2, "the line has the control character 0"),
            ("a = 'x\ry'", 1, "the line has the control character 13"),
            ("# \u{7F}", 1, "the line has the control character 127"),
        ]
    )
    func whatIsNotTOMLIsToldWithItsLine(text: String, line: Int, message: String) {
        #expect(TOMLReader(Array(text.utf8)).failures.first == TOMLFailure(line, message))
    }

    @Test func theLineThatIsNotUTF8IsTold() {
        #expect(TOMLReader(Array("a = 1\nb = '".utf8) + [0xFF] + Array("'".utf8)).failures.map(\.line) == [2])
    }

    @Test func readingGoesOnAfterAFault() {
        let text = "a = \nb = 1\n[c\nd = 2\n[e]\nf = [\n1 2\n]\n[g]\nh = ?\ni = 3"
        let reader = TOMLReader(Array(text.utf8))
        #expect(reader.failures.map(\.line) == [1, 3, 7, 10])
        #expect(reader.document.json(TOMLDocument.root) == ["b": 1, "e": ["f": [1]], "g": ["i": 3]])
    }

    @Test func everyValueKnowsItsLine() {
        let document = TOMLReader(Array("\na = 1\n\n[b]\nc = [\n 1,\n 2]\n[[d]]".utf8)).document
        let top = document.children(of: TOMLDocument.root)
        #expect(top.map(\.line) == [2, 4, 8])
        let array = top[1].children.first.map { document.children(of: $0).map(\.line) }
        #expect(array == [6, 7])
    }

    @Test(arguments: [
        ("[", "a = ", ""), ("{a=", "a = ", ""), ("a.", "", "a = 1"), ("a.", "[", "a]"), ("?\n", "", ""),
        ("[[a]]\n", "", ""), ("1,", "a = [", ""),
    ])
    func hostileTextsAreRefusedWithoutHarm(part: String, beginning: String, end: String) {
        let text = beginning + String(repeating: part, count: 100_000) + end
        let reader = TOMLReader(Array(text.utf8))
        #expect((1...TOMLReader.problemLimit).contains(reader.failures.count))
    }

    @Test(arguments: [(15, true), (16, true), (17, false)])
    func theDepthIsBounded(depth: Int, isRead: Bool) {
        let array = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let key = Array(repeating: "a", count: depth).joined(separator: ".")
        for text in ["a = \(array)", "\(key) = 1"] {
            #expect(TOMLReader(Array(text.utf8)).failures.isEmpty == isRead)
        }
    }

    @Test func randomTextsNeverDoHarm() {
        var generator = SplitMix(state: 6)
        let parts = [
            "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "'", "\"\"\"", "'''", "#", "\n", " ", "\\", "\\u00",
            "a",
            "limits", "depth", "listener", "address", "1", "0x", "-", "_", "1.5e3", "inf", "true", "2026-11-21", "é",
            "\t",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }
            let reader = TOMLReader(Array(text.joined().utf8))
            let lines = 1 + text.joined().utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(reader.failures.allSatisfy { (1...lines).contains($0.line) }, "\(text)")
        }
    }
}
