import HeadwordLexicon
import Testing

@Suite struct GlossStemTests {
    @Test(
        arguments: [
            "drive drives driving driven drove driver", "habit habits habitual", "child children", "wife wives",
            "steal stole steals stolen", "argue argued argues arguing", "city cities", "glass glasses",
            "hunger hungers",
            "create creates created", "quick quickly", "\u{E6}ther \u{E6}thers", "compute computer",
        ]
    )
    func formsOfAWordHaveOneStem(words: String) {
        let stems = words.split(separator: " ").map { GlossStem.stems(of: String($0)) }
        #expect(stems.allSatisfy { $0.count == 1 })
        #expect(Set(stems).count == 1)
    }

    @Test(arguments: [("bus", "bush"), ("fly", "flea"), ("cat", "catty")])
    func shortWordsStayApart(first: String, second: String) {
        #expect(GlossStem.stems(of: first) != GlossStem.stems(of: second))
    }

    @Test(
        arguments: [
            ("the fear of a spider", ["fear", "spid"]), ("someone who is one of the", []), ("", []),
            ("a \u{201C}fear\u{201D}\u{2014}of fears", ["fear"]), ("x 9 42", ["42"]),
            ("state-of-the-art", ["stat", "art"]),
        ] as [(String, [String])]
    )
    func aTextHasTheStemsOfItsWordsOnce(text: String, stems: [String]) {
        #expect(GlossStem.stems(of: text) == stems)
    }

    @Test(arguments: [("fear", "fear"), ("of", nil), ("ice cream", nil), ("ice-cream", nil)] as [(String, String?)])
    func onlyATextThatIsOneWordHasOneStem(text: String, stem: String?) {
        #expect(GlossStem.stem(ofWord: text) == stem)
    }
}
