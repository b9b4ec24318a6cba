import HeadwordJSON
import HeadwordModel
import Testing

@testable import HeadwordPublishing

@Suite struct FileTests {
    @Test(arguments: [
        ("mouse", "mouse"), ("ice cream", "ice_cream"), ("Paris", "p.aris"), ("café", "caf(c3a9)"), ("a/b", "a(2f)b"),
        ("..", "(2e)(2e)"), ("con", "(63)on"), ("coN", "(63)on."), ("_", "(5f)"), ("well-known", "well-known"),
    ])
    func namesFilesForEverySystem(word: String, name: String) {
        #expect(FileName.of(word) == name)
    }

    @Test func longWordsHaveShortNames() {
        let names = ["a", "b"].map { FileName.of(String(repeating: "é", count: 200) + $0) }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.count < 200 })
    }

    @Test func foldsWhatTheScriptFolds() {
        var letters = Letters()
        #expect(String(String.UnicodeScalarView(letters.letters(of: "Café-Crème 2"))) == "cafecreme2")
        #expect(letters.json == ["è": "e", "é": "e"])
    }

    @Test func dividesWhatIsTooLong() throws {
        let words = (0..<4000).map { "m" + String(10_000 + $0) } + ["n"]
        let entries = words.enumerated().map { rank, word in
            BeginningIndex.Entry(
                letters: Array(word.unicodeScalars),
                rank: rank,
                spelling: word,
                headword: nil,
                page: "en/\(word).html",
                answer: nil
            )
        }
        var files: [String: Int] = [:]
        try BeginningIndex(entries, Letters()).forEachFile { files[$0] = $1.count }
        #expect(files["-.json"] != nil && files["m-.json"] != nil && files["n-.json"] != nil)
        #expect(files["m112-.json"] != nil)
        #expect(files.values.allSatisfy { $0 <= 32_768 })
    }
}
