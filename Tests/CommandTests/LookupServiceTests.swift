import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import OxfordStandIn
import Testing

/// A look-up, and the equivalent call.
private struct Question: CustomTestStringConvertible, Sendable {
    var command: [String]
    var method: String
    var parameters: String
    var input: String

    init(_ command: String, _ method: String, _ parameters: String, input: String = "") {
        self.input = input
        self.command = command.split(separator: " ").map(String.init)
        self.method = method
        self.parameters = parameters
    }

    var testDescription: String { command.joined(separator: " ") }

    /// Checks that both give the same result, failures included.
    func check(in environment: [String: String], _ sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let lookup = try await Program.run(
            TestFiles.headword,
            command + ["--json"],
            input: input,
            environment: environment
        )
        let call = try await Program.run(
            TestFiles.headword,
            ["call", method, parameters],
            environment: environment
        )
        #expect(lookup.output == call.output, sourceLocation: sourceLocation)
        #expect(lookup.errors == call.errors, sourceLocation: sourceLocation)
        // An empty list is an answer for a call, but means "not found" for a person.
        #expect(!lookup.output.isEmpty || lookup.exitCode == call.exitCode, sourceLocation: sourceLocation)
        #expect(!lookup.output.isEmpty || !lookup.errors.isEmpty, sourceLocation: sourceLocation)
    }
}

/// All look-ups.
private let questions = [
    Question("define set", "dictionary.entries", #"{"word":"set"}"#),
    Question("define --category verb swam", "dictionary.entries", #"{"word":"swam","lexicalCategory":"verb"}"#),
    Question("define --safe xyzzy", "dictionary.entries", #"{"word":"xyzzy","safe":true}"#),
    Question("thesaurus big", "thesaurus.lookup", #"{"word":"big"}"#),
    Question("examples --limit 3 set", "sentences.lookup", #"{"word":"set","limit":3}"#),
    Question("forms swim", "inflections.forms", #"{"word":"swim"}"#),
    Question("translate --to es house", "translations.lookup", #"{"word":"house","target":"es"}"#),
    Question("words --limit 3", "wordlist.query", #"{"limit":3}"#),
    Question("search --prefix --limit 3 s", "search.query", #"{"q":"s","prefix":true,"limit":3}"#),
    Question("at --offset 4", "search.at", #"{"text":"She swam.","offset":4}"#, input: "She swam."),
    Question("freq swim", "lexistats.word", #"{"trueCase":"swim"}"#),
    Question("freq --limit 3", "lexistats.words", #"{"collate":"trueCase","limit":3}"#),
    Question("freq --trend swim", "lexistats.trend", #"{"word":"swim"}"#),
    Question("ngrams swim", "lexistats.ngrams", #"{"tokens":["swim"]}"#),
    Question("collocations swim", "lexistats.collocations", #"{"word":"swim"}"#),
    Question("corpus list", "lexistats.corpora", "{}"),
    Question("rhymes set", "rhymes.lookup", #"{"word":"set"}"#),
    Question("reverse travel through water", "reverse.lookup", #"{"definition":"travel through water"}"#),
    Question("taxonomy dog", "taxonomy.lookup", #"{"word":"dog"}"#),
]

/// The namespaces with methods that an upstream can answer.
private let upstreamNamespaces = [
    "dictionary", "inflections", "lexistats", "search", "sentences", "thesaurus", "translations", "wordlist",
]

/// Runs a test in an environment whose configuration sends everything it can to a stand-in.
private func withUpstream(
    _ version: String,
    order: String = "upstream",
    _ test: ([String: String]) async throws -> Void
) async throws {
    var options = OxfordStandIn.Options()
    options.credentials = .init(id: "test-id", key: "test-key")
    let standIn = OxfordStandIn(options)
    let port = try await standIn.start()
    let directory = try TestFiles.temporaryDirectory()
    for name in ["id", "key"] {
        try TestFiles.write(Array("test-\(name)\n".utf8), to: "\(directory)/\(name)")
        chmod("\(directory)/\(name)", 0o600)
    }
    let text = """
        lexicon = "\(try FixtureLexicon.openBilingual().path)"
        corpora = "\(try FixtureCorpora.directory)"
        [upstream]
        version = "\(version)"
        url = "http://127.0.0.1:\(port)/api/\(version)"
        app-id-file = "id"
        app-key-file = "key"
        calls-file = "\(directory)/calls.sqlite"
        total-milliseconds = 4000
        [sources]
        \(upstreamNamespaces.map { "\($0) = '\(order)'" }.joined(separator: "\n"))
        """
    try TestFiles.write(Array(text.utf8), to: directory + "/headword.toml")
    do {
        try await test(["HEADWORD_CONFIG": directory + "/headword.toml", "HEADWORD_LEXICON": ""])
    } catch {
        await standIn.stop()
        throw error
    }
    await standIn.stop()
}

@Suite(.timeLimit(.minutes(30))) struct LookupServiceTests {
    @Test("look-ups ask the lexicon and the corpora of the configuration, as calls do", arguments: questions)
    fileprivate func configuredData(question: Question) async throws {
        try requireProviders(of: question.method)
        let path = try TestFiles.temporaryDirectory() + "/headword.toml"
        let text = """
            lexicon = '\(try FixtureLexicon.openBilingual().path)'
            corpora = '\(try FixtureCorpora.directory)'
            """
        try TestFiles.write(Array(text.utf8), to: path)
        // No other place names a lexicon.
        let directory = try TestFiles.temporaryDirectory()
        try await question.check(in: [
            "HEADWORD_CONFIG": path, "HEADWORD_LEXICON": "", "HEADWORD_CORPORA": "", "XDG_DATA_HOME": directory,
        ])
    }

    @Test("look-ups ask the upstream of the configuration, as calls do", arguments: ["v1", "v2"])
    func configuredUpstream(version: String) async throws {
        try requireProviders(of: questions.map(\.method))
        try await withUpstream(version) { environment in
            for question in questions { try await question.check(in: environment) }
        }
    }

    static let pages: [(String, String, [String])] = [
        ("v2", "define set", ["set  verb", "  1  put in a place", "  oxford"]),
        ("v2", "define --brief set", ["set\tverb\tput in a place"]), ("v2", "thesaurus big", ["big  adjective", "= "]),
        ("v2", "examples big", ["“The big tree fell in the storm.”"]), ("v2", "forms swim", ["swim", "swam"]),
        ("v2", "translate --to es house", ["house  noun", "casa"]), ("v2", "search swim", ["swim"]),
        ("v2", "search --safe swim", ["swim"]), ("v1", "words --category noun --limit 3", ["C++"]),
        ("v1", "freq test", ["test\t"]),
        ("v1", "ngrams word", ["word\t312000\t"]),
    ]

    @Test("the upstream's answers have pages, too", arguments: pages)
    func pagesOfUpstream(version: String, command: String, parts: [String]) async throws {
        try requireProviders(of: questions.map(\.method))
        try await withUpstream(version) { environment in
            let outcome = try await Program.run(
                TestFiles.headword,
                command.split(separator: " ").map(String.init),
                environment: environment
            )
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            for part in parts { #expect(outcome.output.contains(part), "\(outcome.output)") }
        }
    }

    @Test("where the upstream has no answer and the lexicon may have one, look-ups show that")
    func fallback() async throws {
        try requireProviders(of: "lexistats.word")
        try await withUpstream("v2", order: "upstream,lexicon") { environment in
            let outcome = try await Program.run(TestFiles.headword, ["freq", "swim"], environment: environment)
            #expect(outcome.exitCode == 0 && outcome.output.hasPrefix("swim\t"), "\(outcome.errors)")
        }
    }

    @Test("a look-up that the configuration sends to an upstream is refused by a program without its client")
    func leanProgram() async throws {
        try requireProviders(of: "dictionary.entries")
        try await withUpstream("v2") { environment in
            let outcome = try await Program.run(TestFiles.leanHeadword, ["define", "set"], environment: environment)
            #expect(outcome.exitCode == 2)
            let message = "headword: sources needs a build with the client of the Oxford Dictionaries API: make full\n"
            #expect(outcome.errors == message)
        }
    }
}

/// Which senses `define` shows of a headword.
@Suite(.timeLimit(.minutes(30))) struct CurrentSenseTests {
    private static let modern = Entry(source: "wordnet", senses: [Sense(id: "1", definitions: ["a small vessel"])])
    private static let old = Entry(
        source: "gcide",
        etymologies: ["Middle English boot"],
        senses: [Sense(id: "2", definitions: ["A small open vessel"])]
    )
    private static var archaic: Entry {
        var entry = modern
        entry.senses[0].registers = [.archaic]
        return entry
    }

    init() throws { try requireProviders(of: "dictionary.entries") }

    fileprivate static let cases: [(String, [(LexicalCategory, [Entry])], shown: [String], leftOut: [String])] = [
        (
            "what a source of today defines is not told again in old words",
            [(.noun, [modern, old]), (.verb, [old])], ["a small vessel", "from: Middle English boot"],
            ["A small open vessel", "verb"]
        ),
        (
            "the commonest category is never left without senses", [(.noun, [old]), (.verb, [modern])],
            ["A small open vessel", "a small vessel"], []
        ),
        (
            "obsolete senses are no reason to leave old words out", [(.noun, [archaic, old])],
            ["A small open vessel"], ["a small vessel"]
        ),
    ]

    @Test func aSpellingThatTwoSourcesHaveIsNamedOnce() async throws {
        let lexicon = try DraftLexicon.build { draft in
            let labelled = VariantForm(text: "theater", regions: [.us])
            for (source, form) in [("gcide", VariantForm(text: "theater")), ("wordnet", labelled)] {
                let entry = Entry(
                    source: source,
                    variantForms: [form],
                    senses: [Sense(id: source, definitions: ["a building"])]
                )
                draft.add(entry, to: .init(language: .en, word: "theatre"), as: .noun)
            }
        }
        let page = try await headword(["define", "--all", "theatre"], lexicon: lexicon.path).output
        #expect(page.contains("  also theater [us]\n"), "\(page)")
    }

    @Test("the senses of today are shown first", arguments: cases.map(\.0))
    func currentSenses(name: String) async throws {
        let example = try #require(Self.cases.first { $0.0 == name })
        let lexicon = try DraftLexicon.build { draft in
            for (category, entries) in example.1 {
                for entry in entries { draft.add(entry, to: .init(language: .en, word: "boat"), as: category) }
            }
        }
        let page = try await headword(["define", "boat"], lexicon: lexicon.path).output
        for text in example.shown { #expect(page.contains(text), "\(page)") }
        for text in example.leftOut { #expect(!page.contains(text), "\(page)") }
        let all = try await headword(["define", "--all", "boat"], lexicon: lexicon.path).output
        #expect(all.contains("small"))
    }
}
