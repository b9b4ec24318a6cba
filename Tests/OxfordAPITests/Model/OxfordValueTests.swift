import HeadwordJSON
import HeadwordModel
import OxfordAPI
import Testing

@Suite struct OxfordValueTests {
    @Test(
        arguments: [
            ("tea", "tea", "tea"), ("ice_cream", "ice cream", "ice_cream"), ("%27tis", "'tis", "'tis"),
            ("caf%C3%A9", "café", "café"), ("caf%c3%a9", "café", "café"), ("n%2Fa", "n/a", "n/a"),
            ("100%25", "100%", "100%"), ("a%2527b", "a%27b", "a%27b"), ("a%20b", "a b", "a_b"),
            ("100%", "100%", "100%"),
            ("%zz%27", "%zz'", "%zz'"), ("%+1", "%+1", "%+1"), ("%2", "%2", "%2"), ("%C3", "%C3", "%C3"), ("", "", ""),
        ]
    )
    func anIdentifierIsDecodedOnce(wire: String, word: String, headword: String) throws {
        let id = try OxfordID(oxford: .string(wire))
        #expect(id.word == word)
        #expect(id.json(in: .oxford) == .string(wire))
        #expect(id.json(in: .headword) == .string(headword))
    }

    @Test(
        arguments: [
            (7, 7, 7, 7), (.real(7.5), 7.5, nil, .real(7.5)), (.real(7), 7, 7, 7), ("7", 7, 7, 7),
            ("-0.25", -0.25, nil, .real(-0.25)),
            ("1e3", 1000, 1000, 1000), (.integer(.max), 0x1p63, Int.max, .integer(.max)),
            ("9007199254740993", 0x1p53, 9_007_199_254_740_993, 9_007_199_254_740_993),
        ] as [(JSONValue, Double, Int?, JSONValue)]
    )
    func aNumberMayBeText(wire: JSONValue, value: Double, integer: Int?, headword: JSONValue) throws {
        let number = try OxfordNumber(oxford: wire)
        #expect(number.value == value)
        #expect(number.integer == integer)
        #expect(number.json(in: .oxford) == wire)
        #expect(number.json(in: .headword) == headword)
    }

    @Test(arguments: ["", "many", "inf", "nan", "0x10", "1e999", " 7", "7 ", "1,5", true, [], nil] as [JSONValue])
    func whatSpellsNoNumberIsAFailure(wire: JSONValue) {
        #expect(throws: ShapeFailure.self) { try OxfordNumber(oxford: wire) }
    }

    @Test(
        arguments: [
            ("Noun", .noun), ("noun", .noun), ("Combining_Form", .combiningForm), ("combiningForm", .combiningForm),
            (["id": "noun", "text": "Noun"], .noun), (["id": "no-such-id", "text": "Noun"], .noun),
            (["text": "Combining Form"], .combiningForm), (["id": "combiningForm"], .combiningForm),
        ] as [(JSONValue, LexicalCategory)]
    )
    func aLabelIsKnownByEachOfItsSpellings(wire: JSONValue, category: LexicalCategory) throws {
        let label = try OxfordLabel<LexicalCategory>(oxford: wire)
        #expect(label.value == category)
        #expect(label.json(in: .oxford) == wire)
        #expect(label.json(in: .headword) == .string(category.label))
    }

    @Test(
        arguments: [
            ("Gerund", "Gerund"), (["id": "gerund", "text": "Gerund"], "gerund"), (["text": "Gerund"], "Gerund"),
        ] as [(JSONValue, JSONValue)]
    )
    func anUnknownLabelIsKeptAsItIs(wire: JSONValue, headword: JSONValue) throws {
        let label = try OxfordLabel<LexicalCategory>(oxford: wire)
        #expect(label.value == nil)
        #expect(label.json(in: .oxford) == wire)
        #expect(label.json(in: .headword) == headword)
    }

    @Test(arguments: [[:], ["newKey": 1], ["id": 7], 7] as [JSONValue])
    func whatHasNoNameIsNoLabel(wire: JSONValue) {
        #expect(throws: ShapeFailure.self) { try OxfordLabel<LexicalCategory>(oxford: wire) }
    }

    @Test(
        "a list loses only unreadable elements, and is written unchanged",
        arguments: [
            (["a", "b"], ["a", "b"], nil), ("a", ["a"], nil), ([], [], nil), (["a", nil], ["a"], nil),
            ([nil], [], nil), ([nil, "a", 7, "b", [:]], ["a", "b"], [7, [:]]),
        ] as [(JSONValue, [String], JSONValue?)]
    )
    func oddElements(wire: JSONValue, elements: [String], unreadable: JSONValue?) throws {
        let list = try OxfordList<String>(oxford: wire)
        #expect(list.elements == elements)
        #expect(list.json(in: .oxford) == wire)
        #expect(list.json(in: .headword) == .array(elements.map(JSONValue.string)))
        #expect(list.unreadable == unreadable)
    }

    @Test(arguments: [7, [7], [nil, 7], ["a": "b"]] as [JSONValue])
    func aListOfNothingReadableIsAFailure(wire: JSONValue) {
        #expect(throws: ShapeFailure.self) { try OxfordList<String>(oxford: wire) }
    }

    @Test func labelsForPeopleAreKnown() throws {
        #expect(try OxfordLabel<Domain>(oxford: "Roman_Catholic_Church").value == .romanCatholicChurch)
        #expect(try OxfordLabel<Domain>(oxford: ["id": "air_force", "text": "Air Force"]).value == .airForce)
        #expect(try OxfordLabel<Region>(oxford: "North American").value == .northAmerican)
        #expect(try OxfordLabel<Register>(oxford: "R.A.F._slang").value == .rafSlang)
        #expect(try OxfordLabel<Register>(oxford: "Non%2Dstandard").value == .nonStandard)
    }

    @Test(arguments: [("en", "en"), ("en-gb", "en"), ("en-us", "en"), ("nso", "nso"), ("qu", "qu"), ("x-y", "x-y")])
    func aCodeOfALanguageMayNameAVariety(wire: String, headword: String) throws {
        let language = try OxfordLanguage(oxford: .string(wire))
        #expect(language.json(in: .oxford) == .string(wire))
        #expect(language.json(in: .headword) == .string(headword))
    }

    @Test func trueAndFalseAreRead() throws {
        #expect(try Bool(oxford: true).json(in: .oxford) == true)
        #expect(throws: ShapeFailure.self) { try Bool(oxford: "true") }
    }
}
