import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Files of other programs whose words are added.
@Suite(.timeLimit(.minutes(30))) struct WordsImportTests {
    @Test(arguments: [
        ("words.txt", "# harper\nzorple\n!bad\nold = new\n", "!bad\nold = new\nzorple\n"),
        ("cspell-words.txt", "Zorple # why\n!bad\nteh->the\nerr*\n", "!bad\nZorple\nerr\nteh = the\n"),
        (
            "cspell.json", #"{"words":["zorple","!no"],"ignoreWords":["xyz"],"flagWords":["hte->the"]}"#,
            "!no\nhte = the\nxyz\nzorple\n"
        ),
        (
            "codebook.toml", "words = [\n  \"zorple\", # one\n  'two',\n]\nflag_words = [\"todo\"]\n",
            "!todo\ntwo\nzorple\n"
        ),
        (
            "_typos.toml", "[default.extend-words]\nteh = \"teh\"\nfoo = \"bar\"\n[files]\nx = \"y\"\n",
            "foo = bar\nteh\n"
        ),
        ("en.dic", "3\nzorple/MS\nand\\/or\nword\tpo:noun\n", "and/or\nword\nzorple\n"),
        ("standard.dic", "OOoUserDict1\nlang: <none>\ntype: positive\n---\nzor=ple\n", "zorple\n"),
        ("negative.dic", "OOoUserDict1\nlang: en\ntype: negative\n---\nfoo==bar\nbaz\n", "!baz\nfoo = bar\n"),
    ])
    func itsWordsAreAddedAndExported(name: String, text: String, words: String) async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array(text.utf8), at: name, below: directory)
        let environment = ["HEADWORD_LEXICON": try FixtureLexicon.path, "XDG_CONFIG_HOME": directory]
        let arguments = ["words", "import", "\(directory)/\(name)"]
        let outcome = try await Program.run(TestFiles.headword, arguments, environment: environment)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.isEmpty)
        let written = String(decoding: try TestFiles.contents(of: "\(directory)/headword/words.txt"), as: UTF8.self)
        #expect(written == words)
        let exported = try await Program.run(TestFiles.headword, ["words", "export"], environment: environment)
        #expect(Set(exported.output.split(separator: "\n")) == Set(words.split(separator: "\n")))
    }

    @Test func aFileThatIsNotJSONIsNamed() async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array("{".utf8), at: "cspell.json", below: directory)
        let environment = ["HEADWORD_LEXICON": try FixtureLexicon.path, "XDG_CONFIG_HOME": directory]
        let arguments = ["words", "import", "\(directory)/cspell.json"]
        let outcome = try await Program.run(TestFiles.headword, arguments, environment: environment)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("cspell.json: it is not JSON"))
    }
}
