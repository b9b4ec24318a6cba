import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The completions that the program offers to shell scripts.
@Suite(.timeLimit(.minutes(30))) struct OfferedCompletionTests {
    /// Asks as the scripts do: with the index of an argument and all words of the line, the last of which is being
    /// typed.
    private func offers(
        _ command: [String],
        _ argument: String,
        _ words: [String],
        shell: String = "bash",
        lexicon: String? = nil
    ) async throws -> [String] {
        let place = [String(words.count), String(words.last?.count ?? 0)]
        let outcome = try await Program.run(
            TestFiles.headword,
            ["---completion"] + command + ["--", argument] + place + ["headword"] + words,
            environment: [
                "SAP_SHELL": shell, "HEADWORD_LEXICON": try lexicon ?? FixtureLexicon.path,
                "HEADWORD_CORPORA": try FixtureCorpora.directory,
            ]
        )
        #expect(outcome.exitCode == 0)
        return outcome.lines.filter { $0 != " " }
    }

    @Test func headwordsThatBeginLikeTheWordAreOffered() async throws {
        try requireProviders(of: "dictionary.entries")
        let offers = try await offers(["define"], "positional@0", ["define", "seren"])
        #expect(offers.contains("serendipity"))
        #expect(offers.allSatisfy { $0.hasPrefix("seren") })
    }

    @Test func theRestOfAPhraseIsOffered() async throws {
        try requireProviders(of: "dictionary.entries")
        #expect(try await offers(["define"], "positional@0", ["define", "-c", "noun", "ice", "cr"]) == ["cream"])
        #expect(try await offers(["define"], "positional@0", ["define", "ice\\ cr"]) == ["ice cream"])
    }

    @Test func nothingIsOfferedForNothingAndWithoutALexicon() async throws {
        try requireProviders(of: "dictionary.entries")
        #expect(try await offers(["define"], "positional@0", ["define", ""]).isEmpty)
        #expect(try await offers(["define"], "positional@0", ["define", "s"], lexicon: "/nowhere").isEmpty)
    }

    @Test func theLexiconAndTheLanguageOfTheLineCount() async throws {
        try requireProviders(of: "dictionary.entries")
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .de, word: "Haus"), as: .noun)
        }
        let words = ["define", "--lexicon", lexicon.path, "--language=de", "Ha"]
        #expect(try await offers(["define"], "positional@0", words) == ["Haus"])
    }

    /// Bash's `compgen -W` expands its words, so a headword could be run as a command.
    @Test func whatShellsWouldExpandIsEscaped() async throws {
        try requireProviders(of: "dictionary.entries")
        let lexicon = try DraftLexicon.build { draft in
            for word in ["x $(touch here)", "x'y", "x:y"] {
                draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
            }
        }
        let bash = try await offers(["define"], "positional@0", ["define", "x"], lexicon: lexicon.path)
        #expect(Set(bash) == [#"x \$\(touch here\)"#, #"x\'y"#, #"x\:y"#])
        let zsh = try await offers(["define"], "positional@0", ["define", "x"], shell: "zsh", lexicon: lexicon.path)
        #expect(Set(zsh) == ["x $(touch here)", "x'y", #"x\:y"#])
    }

    @Test func methodsSourcesCorporaAndProvidersAreOffered() async throws {
        #expect(try await offers(["call"], "positional@0", ["call", "server.p"]) == ["server.ping"])
        #expect(
            try await offers(["lexicon", "sample"], "--from", ["lexicon", "sample", "--from", "w"]) == ["wordnet"]
        )
        #expect(try await offers(["corpus", "info"], "positional@0", ["corpus", "info", "o"]) == ["open"])
        try requireProviders(of: "utility.languages")
        #expect(try await offers(["provider", "check"], "positional@0", ["provider", "check", "util"]) == ["utility"])
    }

    @Test func filesAreOfferedWhereAProviderMayBeAProgram() async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write([], to: directory + "/rhymes.py")
        let words = ["provider", "check", directory + "/rh"]
        #expect(try await offers(["provider", "check"], "positional@0", words) == [directory + "/rhymes.py"])
    }
}

/// What shell users see when they press Tab: lines are typed at a terminal, completed and run.
@Suite(.timeLimit(.minutes(30))) struct ShellCompletionTests {
    /// How each shell is started, and how it loads the script named `_headword`.
    private static let shells = [
        "bash": ("bash --norc --noprofile -i", "source ./_headword"),
        "zsh": ("zsh -f -i", "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D"),
        "fish": ("fish --no-config -i", "source ./_headword"),
    ]

    private static let present = shells.keys.sorted().filter { shell in
        hasTerminal && FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
    }

    /// Returns the contents of the terminal after some lines were typed.
    private func typing(_ lines: [String], in shell: String) async throws -> String {
        let directory = try TestFiles.temporaryDirectory()
        let script = try await headword("--generate-completion-script", shell).output
        try TestFiles.write(Array(script.utf8), to: directory + "/_headword")
        try TestFiles.write([], to: directory + "/notes.txt")
        let (command, setUp) = try #require(Self.shells[shell])
        let path = "PATH=\(TestFiles.products):/usr/local/bin:/usr/bin:/bin"
        return try await Program.run(
            "/usr/bin/script",
            ["-qec", "cd '\(directory)' && stty cols 200 && env \(path) \(command)", "/dev/null"],
            input: ([setUp] + lines + ["exit", ""]).joined(separator: "\n"),
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path, "TERM": "dumb", "HOME": directory]
        ).output
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsAreWritten(shell: String) async throws {
        let outcome = try await headword("--generate-completion-script", shell)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("corpus") && outcome.output.contains("new-provider"))
    }

    /// Not every machine has every shell to try it in, so the scripts' text is checked.
    @Test(arguments: [
        ("bash", #"[[ "${positional_number}" -eq 1 ]] && COMPREPLY+=($(compgen -W 'define "#),
        ("zsh", "'1:subcommand:(define "), ("fish", #""headword help" -eq 1' -fa 'define "#),
    ])
    func commandsAreOfferedAfterHelp(shell: String, offer: String) async throws {
        try requireProviders(of: "dictionary.entries")
        let script = try await headword("--generate-completion-script", shell).output
        #expect(script.split(separator: offer, omittingEmptySubsequences: false).count == 2)
    }

    @Test(arguments: present) func tabCompletesCommandsMethodsAndFiles(shell: String) async throws {
        let terminal = try await typing(
            ["headword doct\t --help", "headword call server.pi\t", "headword lexicon info --lexicon not\t"],
            in: shell
        )
        #expect(terminal.contains("OVERVIEW: Checks everything"))
        #expect(terminal.contains("\"pong\""))
        #expect(terminal.contains("/notes.txt is damaged"))
    }

    @Test(arguments: present) func tabCompletesCommandsAfterHelp(shell: String) async throws {
        let terminal = try await typing(["headword help doct\t"], in: shell)
        #expect(terminal.contains("OVERVIEW: Checks everything"))
    }

    @Test(arguments: present) func tabCompletesWords(shell: String) async throws {
        try requireProviders(of: "dictionary.entries")
        let terminal = try await typing(["headword define serendipi\t", "headword define ice crea\t"], in: shell)
        #expect(terminal.contains("serendipity  noun"))
        #expect(terminal.contains("ice cream  noun"))
    }
}
