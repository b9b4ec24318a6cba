import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@testable import HeadwordDictionary

@Suite struct EtymologyChainTests {
    /// Returns the stages in a line: `?` for doubt, then the language, the forms and the gloss.
    private func stages(_ text: String) -> [String] {
        EtymologyChain(text).stages.map { stage in
            let forms = stage.forms.isEmpty ? "" : " " + stage.forms.joined(separator: "/")
            return (stage.isUncertain ? "?" : "") + stage.language.name + forms + (stage.gloss.map { ": \($0)" } ?? "")
        }
    }

    @Test(arguments: [
        (
            "Middle English mous, mus, Old English mūs, plural mȳs; akin to Dutch muis, German maus.",
            ["Middle English mous/mus", "Old English mūs"]
        ),
        (
            "French, from Latin tabula a board, tablet, a painting.",
            ["French", "Latin tabula: a board, tablet, a painting"]
        ),
        (
            "from Middle English mous, from Proto-Germanic *mūs, from Proto-Indo-European *muh₂s",
            ["Middle English mous", "Proto-Germanic *mūs", "Proto-Indo-European *muh₂s"]
        ),
        (
            "Middle English sugre, French sucre (compare Italian zucchero), from the Arabic sukkar",
            ["Middle English sugre", "French sucre", "Arabic sukkar"]
        ),
        ("Probably from French banc. Of German origin.", ["?French banc"]),
        ("Of German origin", []), ("From the noun.", []), ("Break + fast.", []), ("", []), ("(Latin)", []),
        ("Latin salarium, originally, salt money", ["Latin salarium"]),
        ("ultimately from Arabic amīr commander", ["Arabic amīr: commander"]),
    ])
    func theStagesAreTheLanguagesOfTheFirstClause(text: String, stages: [String]) {
        #expect(self.stages(text) == stages)
    }

    @Test func aLongGlossEndsAtItsFirstComma() {
        let gloss = "commander of the whole sea, and of all the ships that sail on it"
        #expect(stages("Arabic amīr \(gloss)") == ["Arabic amīr: commander of the whole sea"])
    }

    @Test func anyTextIsRead() {
        var generator = SplitMix(state: 7)
        let parts = ["Latin", "from", ",", "(", ")", ";", "Old", "English", "a", "probably", "*x", "—", "\u{301}"]
        for _ in 0..<2_000 {
            let words = (0..<Int.random(in: 0..<12, using: &generator)).compactMap { _ in
                parts.randomElement(using: &generator)
            }
            #expect(EtymologyChain(words.joined(separator: " ")).stages.count <= words.count)
        }
    }

    @Test func aLanguageOfThePastHasItsYears() {
        #expect(EtymologyChain("Old English mūs").stages.first?.language.years == 450...1150)
        #expect(EtymologyChain("French banc").stages.first?.language.years == nil)
    }
}

@Suite struct EtymologyTests {
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            for (source, category, texts) in [
                ("one", LexicalCategory.noun, ["Old English mūs"]), ("two", .noun, []),
                ("two", .verb, ["From the noun."]),
            ] {
                draft.add(
                    Entry(source: source, etymologies: texts),
                    to: .init(language: .en, word: "mouse"),
                    as: category
                )
            }
            draft.add(Entry(source: "one"), to: .init(language: .en, word: "house"), as: .noun)
        }
    }

    @Test func anEtymologyHasItsTextItsStagesAndItsSource() async throws {
        let answer = try await call("dictionary.etymology", ["word": "mouse"], on: try Self.lexicon.get())
        let entries = try #require(answer["results"]?[0]?["lexicalEntries"])
        let noun = entries[0]?["etymologies"]?[0]
        #expect(noun?["text"] == "Old English mūs")
        #expect(noun?["source"] == "one")
        let stage: JSONValue = ["language": "Old English", "from": 450, "to": 1150, "forms": ["mūs"]]
        #expect(noun?["stages"] == [stage])
        #expect(entries[1]?["lexicalCategory"] == "verb")
        #expect(entries[1]?["etymologies"]?[0]?["stages"] == nil)
        #expect(answer["metadata"]?["sources"] == ["one", "two"])
    }

    @Test func aWordWithoutAnEtymologySaysSo() async throws {
        let error = try await failure("dictionary.etymology", ["word": "house"], on: try Self.lexicon.get())
        #expect(error.data["reason"] == "noEtymology")
    }
}
