import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// What the program offers to the scripts of shells.
@Suite(.timeLimit(.minutes(10))) struct OfferedCompletionTests {
    /// Asks as the scripts do: with the place of an argument, and all words of the line, of which the last is being typed.
    private func offers(
        _ command: [String],
        _ argument: String,
        _ words: [String],
        shell: String = "bash",
        lexicon: String? = nil
    ) async throws -> [String] {
        let place = [String(words.count), String(words.last?.count ?? 0)]
        let outcome = try await Subprocess.run(
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

    /// `compgen -W` of bash expands its words, so that a headword could be a command.
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

/// What users of shells get when they press Tab.
@Suite(.timeLimit(.minutes(10))) struct ShellCompletionTests {
    private static let shells = ["bash", "zsh", "fish"].filter { path(of: $0) != nil }

    private static func path(of shell: String) -> String? {
        ["/usr/bin/\(shell)", "/bin/\(shell)"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What a shell would complete a line to, of which the last word is being typed.
    private func completions(of words: [String], in shell: String) async throws -> [String] {
        let directory = try TestFiles.temporaryDirectory()
        let script = try await headword("--generate-completion-script", shell).output
        try TestFiles.write(Array(script.utf8), to: directory + "/_headword")
        try TestFiles.write([], to: directory + "/notes.txt")
        let line = words.joined(separator: " ")
        let program =
            switch shell {
            case "bash":
                """
                source ./_headword; COMP_WORDS=(\(line.hasSuffix(" ") ? line + "''" : line)); COMP_LINE='\(line)'
                COMP_POINT=${#COMP_LINE}; COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _headword headword "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            case "fish": "source ./_headword; complete -C '\(line)'"
            default:
                // A terminal in which Tab is pressed; the completions are listed below the line.
                """
                zmodload zsh/zpty; zpty shell zsh -f -i
                zpty -w shell "stty cols 200; cd $PWD; fpath=($PWD \\$fpath); autoload -U compinit; compinit -u -d $PWD/dump; PS1=; bindkey '^I' complete-word; LISTMAX=0; echo re''ady"
                zpty -r shell out '*ready*'; zpty -n -w shell '\(line)'$'\\t\\t'
                while zpty -r -t shell out || { sleep 0.2; (( n++ < 40 )) }; do print -r -- "$out"; done
                """
            }
        let outcome = try await Subprocess.run(
            try #require(Self.path(of: shell)),
            ["-c", "cd '\(directory)' && export PATH=\"\(TestFiles.products):$PATH\"; \(program)"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path, "TERM": "dumb"]
        )
        return outcome.output.split { $0.isWhitespace }.map(String.init)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsAreWritten(shell: String) async throws {
        let outcome = try await headword("--generate-completion-script", shell)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("corpus") && outcome.output.contains("new-provider"))
    }

    @Test(arguments: shells) func tabCompletesCommandsMethodsWordsAndFiles(shell: String) async throws {
        #expect(try await completions(of: ["headword", "doct"], in: shell).contains { $0.contains("doctor") })
        #expect(try await completions(of: ["headword", "config", "sh"], in: shell).contains { $0.contains("show") })
        let methods = try await completions(of: ["headword", "call", "server.pi"], in: shell)
        #expect(methods.contains { $0.contains("server.ping") })
        let files = try await completions(of: ["headword", "doctor", "--lexicon", "not"], in: shell)
        #expect(files.contains { $0.contains("notes.txt") })
        try requireProviders(of: "dictionary.entries")
        let words = try await completions(of: ["headword", "define", "seren"], in: shell)
        #expect(words.contains { $0.contains("serendipity") })
    }
}
