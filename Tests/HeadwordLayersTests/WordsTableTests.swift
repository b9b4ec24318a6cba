import HeadwordLayers
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct WordsTableTests {
    private func read(_ lines: String...) throws -> Layer.File {
        try LayerDirectory().file("words.tsv", lines.joined(separator: "\n") + "\n")
    }

    @Test func theColumnsDescribeASense() throws {
        let file = try read(
            "pos\tword\tdefinition\texample\tregister\tdomain\tnote\tsynonyms\tsee\tlanguage\ttranslation:de",
            "noun\tzorple\ta tab:\\t\tA zorple. | Two.\tinformal\tcomputing\tRare.\tblip | blop\tfoo\ten\tZorpel | Zorp"
        )
        let group = TranslationGroup(
            target: .de,
            source: "layer:user",
            lexicalCategory: .noun,
            gloss: "a tab:\t",
            translations: [Translation("Zorpel"), Translation("Zorp")]
        )
        let sense = Sense(
            id: "layer:user:2",
            definitions: ["a tab:\t"],
            examples: [Example(text: "A zorple."), Example(text: "Two.")],
            domains: [.computing],
            registers: [.informal],
            crossReferences: [CrossReference(word: "foo", type: .seeAlso)],
            synonyms: ["blip", "blop"],
            notes: [Note(text: "Rare.")]
        )
        #expect(file.problems.isEmpty)
        #expect(
            file.words == [
                LayerWord("zorple", language: .en, lexicalCategory: .noun, sense: sense, translations: [group])
            ]
        )
    }

    @Test func theStatusJudgesTheWord() throws {
        let file = try read(
            "word\tstatus\tsee",
            "a\tforbidden\tb | c",
            "b\tpreferred",
            "c\taccepted\t",
            "",
            "d"
        )
        #expect(file.words.map(\.status) == [.forbidden, .accepted, .accepted, .accepted])
        #expect(file.words.first?.replacements == ["b", "c"])
    }

    @Test(arguments: [
        ("zorple\tnown", "'nown' is not a lexical category; did you mean 'noun'?"),
        ("zorple\tnoun\ten\tx\ty", "it has 5 cells, but the first line has 4 columns"),
        ("\tnoun", "there is no word"), ("zorple\t\tqqqqq", "'qqqqq' is not a language"),
        ("zorple\t\t\tbanned", "'banned' is not a status"),
        ("zor\\qple", "a backslash must be followed by t, n or another backslash"),
        ("zor\\nple", "the word contains the control character \\n"),
        (String(repeating: "z", count: 4097), "a cell has 4097 bytes; at most 4096 are allowed"),
    ])
    func aBrokenLineCostsThatLine(line: String, reason: String) throws {
        let file = try read("word\tpos\tlanguage\tstatus", "first", line, "last")
        #expect(file.words.map(\.word) == ["first", "last"])
        #expect(file.complaints == ["3: \(reason)"])
    }

    @Test(arguments: [
        ("word\tdefinitoin", "'definitoin' is not a column; did you mean 'definition'?"),
        ("word\ttranslation:qqqqq", "'qqqqq' is not a language"),
        ("pos\tlanguage", "the first line has no column 'word'"),
        ("word\tpos\tpos", "a column occurs twice in the first line"), ("", "'' is not a column"),
    ])
    func aBrokenFirstLineIsAProblemOfTheFile(header: String, reason: String) throws {
        let file = try read(header, "zorple")
        #expect(file.words.isEmpty)
        #expect(file.complaints == ["0: \(reason)"])
    }
}
