import HeadwordJSON
import Testing

@Suite struct JSONTextTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-0", "1.5e-3", "1E+2", "\"\"", "[]", "{}", " [ 1 , 2 ] ",
        "{\"a\":{\"b\":[null]}}",
        "\"\\u0000\\uD83D\\uDE00\\/\"", "123456789012345678901234567890", "1e999", "\"\u{7F}\u{2028}\u{FFFF}\"",
        "\t\r\n1\n", "\"\\ud800\"",
    ])
    func validTextsAreAccepted(text: String) throws {
        _ = try JSONText(Array(text.utf8))
    }

    @Test(arguments: [
        "", " ", "NaN", "+1", "01", "-", ".5", "1.", "1.e1", "1e", "0x10", "//x\n1", "/**/1", "[1,]", "[,1]", "[1 2]",
        "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\" 1}", "{\"a\":}", "{\"a\"}", "[", "{", "\"", "\"\\x\"", "\"\\u12\"",
        "\"\\u12g4\"", "\"a\nb\"", "\"a\tb\"", "tru", "truex", "nul", "1 2", "[]]", "{}}", "[1}", "{\"a\":1]",
        "\u{FEFF}1", "\u{A0}1", "\u{0C}1", "1\u{0}", "[1\u{0}]", "{\"id\":1\u{0}}", "\"a\u{0}b\"", "Infinity",
    ])
    func invalidTextsAreRefused(text: String) {
        #expect(throws: JSONFailure.self) { try JSONText(Array(text.utf8)) }
    }

    @Test(
        arguments: [
            ([0x22, 0xC0, 0xAF, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
            ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
            ([0x22, 0xE2, 0x82, 0x22], 1), ([0x5B, 0x80, 0x5D], 1), ([0xFF, 0xFE, 0x31, 0x00], 0),
        ] as [([UInt8], Int)]
    )
    func textsThatAreNotUTF8AreRefusedWithThePosition(bytes: [UInt8], position: Int) {
        let failure = #expect(throws: JSONFailure.self) { try JSONText(bytes) }
        #expect(failure?.kind == .invalidUTF8)
        #expect(failure?.position == position)
    }

    @Test(arguments: [("[1,x]", 3), ("{\"a\":1", 6), ("  \"ab", 5), ("[1] x", 4), ("{\"a\" 1}", 5)])
    func aFailureTellsThePosition(text: String, position: Int) {
        let failure = #expect(throws: JSONFailure.self) { try JSONText(Array(text.utf8)) }
        #expect(failure?.position == position)
    }

    @Test func aMillionBracketsAreRefusedWithoutHarm() {
        for bracket in ["[", "{\"a\":"] {
            let text = String(repeating: bracket, count: 1_000_000)
            let failure = #expect(throws: JSONFailure.self) { try JSONText(Array(text.utf8)) }
            #expect(failure?.kind == .tooDeep)
        }
    }

    @Test(arguments: [500, 512])
    func fiveHundredLevelsAreStillAText(depth: Int) throws {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(try JSONText(Array(text.utf8)).kind == .array)
    }

    @Test func membersAndElementsAreTakenApartAsWritten() throws {
        let text = try JSONText(Array(#" {"a" : 1e5 , "b":[1, {"c":"]"}],"a":null} "#.utf8))
        let members = text.members()
        #expect(try members.map { try $0.name.string() } == ["a", "b", "a"])
        #expect(
            members.map { String(decoding: $0.value.rawBytes, as: UTF8.self) } == ["1e5", #"[1, {"c":"]"}]"#, "null"]
        )
        #expect(members[1].value.elements(upTo: 10).map(\.kind) == [.number, .object])
        #expect(members[1].value.elements(upTo: 1).count == 1)
        #expect(members[0].value.elements(upTo: 1).isEmpty)
    }

    @Test(arguments: [
        (#"{}"#, []), (#" {"a":1} "#, ["a=1"]), (#"{"a":{"b":[2]},"a":"}"}"#, [#"a={"b":[2]}"#, #"a="}""#]),
        (#"[{"a":1}]"#, []), ("7", []),
    ])
    func membersAreSeenWhileATextIsChecked(text: String, members: [String]) throws {
        var seen: [String] = []
        _ = try JSONText(Array(text.utf8)) { name, value in
            seen.append("\((try? name.string()) ?? "")=\(String(decoding: value.rawBytes, as: UTF8.self))")
        }
        #expect(seen == members)
    }

    @Test(arguments: [
        #"{"a":1"#, #"{"a":1,}"#, #"{"a":1,"b"}"#, #"{"a" 1}"#, #"{a:1}"#, #"{"a":1}}"#, #"{"a":}"#, "{",
        #"{"a":1;"b":2}"#,
    ])
    func brokenObjectsAreRefusedWhereverTheyBreak(text: String) {
        #expect(throws: JSONFailure.self) { try JSONText(Array(text.utf8)) }
        #expect(throws: JSONFailure.self) { try JSONText(Array("[\(text)]".utf8)) }
    }

    @Test(arguments: [(511, true), (512, false)])
    func anObjectIsOneOfTheLevels(depth: Int, isText: Bool) {
        let inner = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(((try? JSONText(Array("{\"a\":\(inner)}".utf8))) != nil) == isText)
    }

    @Test func escapedStringsAreCompared() throws {
        let text = try JSONText(Array(#""\u0069d""#.utf8))
        #expect(!text.isPlainly("id"))
        #expect(try text.string() == "id")
    }
}

@Suite struct JSONValueTests {
    private func value(_ text: String, depth: Int = 64) throws -> JSONValue {
        try JSONText(Array(text.utf8)).value(depth: depth)
    }

    @Test func valuesAreBuiltExactly() throws {
        #expect(
            try value(#"{"b":[1,-2.5,"\u00e9\u0000x",true,null],"a":{}}"#)
                == ["b": [1, .real(-2.5), "é\0x", true, nil], "a": [:]]
        )
        #expect(try value("9223372036854775807") == .integer(.max))
        #expect(try value("1e3") == .real(1000))
    }

    @Test(arguments: [
        (#"{"a":1,"a":2}"#, JSONFailure.Kind.duplicateName), (#"{"a":1,"\u0061":2}"#, .duplicateName),
        ("9223372036854775808", .numberOutOfRange), ("1e400", .numberOutOfRange),
        (#""\ud800""#, .unrepresentableText), (#"{"\u0000":1}"#, .unrepresentableText),
    ])
    func whatCannotBeBuiltIsToldApart(text: String, kind: JSONFailure.Kind) {
        let failure = #expect(throws: JSONFailure.self) { try value(text) }
        #expect(failure?.kind == kind)
    }

    @Test(arguments: [1, 64])
    func theDepthIsBounded(limit: Int) throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try value(nested(limit), depth: limit)
        let failure = #expect(throws: JSONFailure.self) { try value(nested(limit + 1), depth: limit) }
        #expect(failure?.kind == .tooDeep)
    }
}
