import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Characters that move the cursor, change colors, start lines or change the direction of text. NUL is missing, since
/// it cannot be in a file name.
private let hostile = "x\u{1B}[31m\u{7}\r\u{7F}\u{9B}2J\u{85}\u{2028}\u{202E}\u{2066}y"

extension String {
    /// The control characters of the text, except those used to lay out pages.
    fileprivate var controls: [Unicode.Scalar] {
        unicodeScalars.filter { $0.isControl && $0 != "\n" && $0 != "\t" }
    }
}

extension Program.Outcome {
    /// Checks that no control character reached the terminal, and that something was printed.
    fileprivate func checkThatNothingIsRaw(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(output.controls.isEmpty, sourceLocation: sourceLocation)
        #expect(errors.controls.isEmpty, sourceLocation: sourceLocation)
        #expect((output + errors).contains(#"x\u001b[31m\u0007"#), sourceLocation: sourceLocation)
    }
}

/// 13: control characters are never written raw to a terminal or a log line.
@Suite(.timeLimit(.minutes(30))) struct ControlCharacterTests {
    init() throws {
        try requireProviders(
            of: "dictionary.entries",
            "lexistats.word",
            "search.query",
            "sentences.lookup",
            "wordlist.query"
        )
    }

    @Test(
        "13: arguments and names of files are shown with escapes",
        arguments: [
            ["define", hostile], ["define", hostile, "--json"], ["define", "cat", "--domain", hostile],
            ["define", "cat", "--language", hostile], ["define", "cat", "--lexicon", hostile], [hostile],
            ["define", "cat", "--" + hostile], ["words", "--length", hostile], ["words", "--limit", hostile],
            ["at", "--offset", "0", hostile], ["call", hostile],
            ["config", "check", hostile], ["corpus", "info", hostile],
            ["corpus", "list", "--corpora", hostile], ["provider", "check", hostile], ["health", "unix:/" + hostile],
            ["lexicon", "build", "--source", hostile], ["lexicon", "diff", hostile, hostile],
            ["new-provider", hostile], ["serve", "--config", hostile],
        ]
    )
    func argumentsAreShownWithEscapes(arguments: [String]) async throws {
        let outcome = try await headword(arguments)
        #expect(outcome.exitCode != 0)
        outcome.checkThatNothingIsRaw()
    }

    @Test("13: a message that quotes a line end has one line") func aQuotedLineEndBeginsNoLine() async throws {
        let outcome = try await headword("define", "zzz\nheadword: all is well")
        #expect(!outcome.errors.split(separator: "\n").contains("headword: all is well"))
        let file = try await headword("at", "--offset", "0", "zzz\nheadword: all is well")
        #expect(file.errors.split(separator: "\n").count == 1)
    }

    private static let configuration = """
        [[listener]]
        address = "x\\u001B[31m\\u0007\\u009B2J\\u202E"
        """

    @Test(
        "13: text from a configuration is shown with escapes",
        arguments: [["config", "check"], ["config", "show"]]
    )
    func configurationsAreShownWithEscapes(arguments: [String]) async throws {
        let path = try TestFiles.temporaryDirectory() + "/headword.toml"
        try TestFiles.write(Array(Self.configuration.utf8), to: path)
        let file = arguments.contains("check") ? [path] : ["--config", path]
        try await headword(arguments + file).checkThatNothingIsRaw()
    }

    private static func hostileLexicon() throws -> String {
        try DraftLexicon.build { draft in
            var sense = Sense(id: "1", definitions: ["means \(hostile)"])
            sense.examples = [Example(text: "says \(hostile)")]
            let entry = Entry(source: "test", senses: [sense])
            draft.add(entry, to: .init(language: .en, word: "cat"), as: .noun)
            draft.add(entry, to: .init(language: .en, word: "cat" + hostile), as: .noun)
        }.path
    }

    @Test(
        "13: data of a lexicon are shown with escapes",
        arguments: [
            ["define", "cat"], ["define", "cat", "--json"], ["examples", "cat"], ["words", "--prefix", "cat"],
            ["lexicon", "sample"], ["call", "dictionary.entries", #"{"word":"cat"}"#],
            ["call", "--pretty", "dictionary.entries", #"{"word":"cat"}"#],
        ]
    )
    func dataAreShownWithEscapes(arguments: [String]) async throws {
        try await headword(arguments, lexicon: try Self.hostileLexicon()).checkThatNothingIsRaw()
    }

    @Test("13: JSON means the same with its escapes") func jsonMeansTheSame() async throws {
        let outcome = try await headword(["define", "cat", "--json"], lexicon: try Self.hostileLexicon())
        let answer = try JSONValue(json: outcome.output)
        let sense = answer["results"]?[0]?["lexicalEntries"]?[0]?["entries"]?[0]?["senses"]?[0]
        #expect(sense?["definitions"]?[0]?.text == "means \(hostile)")
    }

    @Test("13: on a terminal nothing but our own emphasis is a control sequence", .enabled(if: hasTerminal))
    func aTerminalGetsOurEmphasisOnly() async throws {
        let lexicon = try Self.hostileLexicon()
        for pager in ["cat", "sed p"] {
            let outcome = try await onTerminal("define cat", rows: 3, ["HEADWORD_LEXICON": lexicon, "PAGER": pager])
            var text = outcome.output
            for code in ["0", "1", "2", "3", "36"] { text = text.replacing("\u{1B}[\(code)m", with: "") }
            #expect(text.controls.filter { $0 != "\r" }.isEmpty)
            #expect(text.contains(#"x\u001b[31m"#))
        }
    }

    @Test("13: text from clients and providers is escaped in both log formats", arguments: ["text", "json"])
    func logLinesHaveEscapes(format: String) async throws {
        let configuration = try TestFiles.temporaryDirectory() + "/headword.toml"
        let text = "[log]\nlevel = 'trace'\nwords = true\nformat = '\(format)'\n"
        try TestFiles.write(Array(text.utf8), to: configuration)
        let word = hostile.jsonEscapedC0
        let request = #"{"jsonrpc":"2.0","id":1,"method":"\#(word)","params":{"a":"\#(word)"}}"#
        let outcome = try await headword(["serve", "--stdio", "--config", configuration], input: request + "\n")
        #expect(outcome.errors.contains("methodNotFound"))
        #expect(outcome.errors.controls.isEmpty)
        #expect(outcome.errors.contains(#"\u009b2J"#))
    }
}

extension String {
    /// The text with the escapes that JSON requires; DEL, C1 and direction controls may stay as they are.
    fileprivate var jsonEscapedC0: String {
        unicodeScalars.map { $0.value < 0x20 ? String($0).escapingControls() : String($0) }.joined()
    }
}
