import HeadwordModel
import Testing

@Suite struct ControlCharacterTests {
    @Test(arguments: [
        ("a\u{1B}[31mb", #"a\u001b[31mb"#), ("a\nb\r\tc", #"a\nb\r\tc"#), ("\u{0}\u{7F}", #"\u0000\u007f"#),
        ("\u{80}\u{9B}31m", #"\u0080\u009b31m"#), ("a\u{2028}b\u{2029}", #"a\u2028b\u2029"#),
        ("user\u{202E}txt", #"user\u202etxt"#), ("\u{2066}x\u{2069}", #"\u2066x\u2069"#),
    ])
    func aControlCharacterIsEscapedAsInJSON(text: String, escaped: String) {
        #expect(text.escapingControls() == escaped)
        #expect(escaped.escapingControls() == escaped)
    }

    @Test(arguments: ["", "plain", "naïve „Größe“ /ˈkæt/", "नमस्ते", "👩‍👩‍👧", "שלום\u{200F}", "\u{A0}"])
    func whatPeopleWriteStays(text: String) {
        #expect(text.escapingControls() == text)
    }

    @Test func whatBelongsToTheLayoutStays() {
        #expect("a\n\tb\r".escapingControls(except: "\n\t") == "a\n\tb\\r")
    }
}
