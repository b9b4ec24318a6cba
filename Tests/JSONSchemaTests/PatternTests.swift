import HeadwordJSON
import HeadwordTestSupport
import JSONSchema
import Testing

@Suite struct PatternTests {
    @Test(
        arguments: [
            ("", "anything", "absent"), ("b", "abc", "acc"), ("^b", "bc", "ab"), ("b$", "ab", "ba"), ("^$", "", "a"),
            ("^(a|bc)+$", "abca", "abb"), ("^a{2,3}$", "aaa", "aaaa"), ("^a{2}$", "aa", "a"), ("^a{2,}$", "aaaaa", "a"),
            ("^a*?b??$", "aab", "abb"), ("^[^a-c]$", "d", "b"), ("^[a-]$", "-", "b"), (#"^[\]\\]$"#, "]", "["),
            (#"^\d\D\w\W\s\S$"#, "1aa- a", "1aa-aa"), (#"\bword\b"#, "a word.", "words"), (#"\Bor"#, "word", "or"),
            (#"^\p{Lu}\p{L}+$"#, "Ärger", "ärger"), (#"^\P{N}$"#, "a", "½"), (#"^\x41\u0042\u{43}$"#, "ABC", "abc"),
            (#"^\p{Letter}\p{gc=Uppercase_Letter}\p{digit}$"#, "aA1", "aa1"), (#"^[\cA-\cz]$"#, "\u{1a}", "a"),
            (#"^\ud83d\ude00$"#, "😀", "😁"), ("^.$", "😀", "\n"), (#"^\.\/\-$"#, "./-", "a/-"),
            ("^(?:a)(?<b>c)$", "ac", "a"),
            ("^(a*)*$", "aaa", "b"), ("^[a-z]{2}(-[A-Z]{2})?$", "en-GB", "en-gb"),
            ("^([a-z]+[.])+[a-z]+$", "a.b.c", "a..b"),
            ("a|^b$|c", "b", "d"), ("()", "", "absent"), ("^[^]$", "x", ""), ("[]", "absent", "a"),
        ] as [(String, String, String)]
    )
    func patternsMatch(pattern: String, good: String, bad: String) throws {
        let schema = try JSONSchema(["pattern": .string(pattern)])
        if good != "absent" { #expect(schema.firstFailure(in: .string(good)) == nil) }
        if bad != "absent" { #expect(schema.firstFailure(in: .string(bad)) != nil) }
    }

    @Test(
        arguments: [
            "(", ")", "[", "a{", "a{2", "a{3,2}", "a{1001}", "*", "a**", "{1}", "]", #"\"#, #"\1"#, #"\k<a>"#, "(?=a)",
            "(?!a)", "(?<=a)", "(?i:a)", #"\p{Script=Latin}"#, #"\p"#, #"\y"#, #"\u12"#, #"\c1"#, #"\p{letter}"#,
            #"\u{110000}"#, "[b-a]",
            #"[\d-z]"#,
            String(repeating: "(", count: 60) + String(repeating: ")", count: 60),
            "((((){1000}){1000}){1000}){1000}", "(a{1000}){1000}", String(repeating: "a", count: 1001),
        ]
    )
    func whatIsNoPatternIsRefused(pattern: String) {
        #expect(throws: SchemaFailure.self) { try JSONSchema(["pattern": .string(pattern)]) }
    }

    @Test(arguments: ["^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$", "(.*)*x(.*)*y"])
    func noPatternGoesBackInItsText(pattern: String) throws {
        let schema = try JSONSchema(["pattern": .string(pattern)])
        let failure = schema.firstFailure(in: .string(String(repeating: "a", count: 20_000) + "!"))
        #expect(failure?.path == [])
        #expect(failure?.expected.contains("steps") == false)
    }

    @Test func aLongTextWithALongPatternIsGivenUp() throws {
        let schema = try JSONSchema(["pattern": "(a?){500}b"])
        let failure = schema.firstFailure(in: .string(String(repeating: "a", count: 100_000)))
        #expect(failure?.expected == "simple enough to be checked in 1000000 steps")
    }
}
