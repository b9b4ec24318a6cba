public import ArgumentParser
import Glibc
import HeadwordCommandLine
import HeadwordCorpus
public import HeadwordServer
import HeadwordService

/// The `headword` command.
public struct HeadwordCommand: AsyncParsableCommand {
    /// The help and the subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "headword",
        abstract: "Answers questions about words for people, editors and programs.",
        discussion: """
            A word that is not a command is defined: 'headword fortnight' means 'headword define fortnight'.

            EXAMPLES
              headword serendipity                 what a word means
              headword thesaurus happy             words with a similar meaning
              headword words --pattern 's??r?n*'   words that fit a pattern
              headword freq happy glad             how often words are used
              headword serve --stdio               answer JSON-RPC over pipes
              headword serve --listen 127.0.0.1:7878
              headword call dictionary.entries '{"word": "swam"}'
              headword lexicon build               fetch open data and build the lexicon

            EXIT CODES
            \(CommandExitCode.allCases.map { "  \($0.rawValue) \($0.summary)" }.joined(separator: "\n"))
            """,
        version: headwordVersion,
        groupedSubcommands: [
            CommandGroup(
                name: "Word",
                subcommands: [
                    DefineCommand.self,
                    ThesaurusCommand.self,
                    ExamplesCommand.self,
                    FormsCommand.self,
                    TranslateCommand.self,
                    WordsCommand.self,
                    SearchCommand.self,
                    AtCommand.self,
                    ReverseCommand.self,
                    RhymesCommand.self,
                    TaxonomyCommand.self,
                    EtymologyCommand.self,
                    FamilyCommand.self,
                ]
            ),
            CommandGroup(
                name: "Use",
                subcommands: [
                    FreqCommand.self,
                    NgramsCommand.self,
                    CollocationsCommand.self,
                    CorpusCommand.self,
                ]
            ),
            CommandGroup(
                name: "Service",
                subcommands: [
                    CallCommand.self, ServeCommand.self, LanguageServerCommand.self, ModelContextCommand.self,
                    HealthCommand.self, DoctorCommand.self, LoadCommand.self, LexiconCommand.self, PublishCommand.self,
                    ConfigCommand.self, UpstreamCommand.self, SchemaCommand.self, ProviderCommand.self,
                    NewProviderCommand.self,
                ]
            ),
        ]
    )

    /// Creates the command, as the argument parser requires.
    public init() {}

    /// Runs the command named by the arguments of this process, and ends the process. The exit codes are our own, so
    /// the parser's `main` cannot be used.
    public static func main(_ features: Features) -> Never {
        signal(SIGPIPE, SIG_IGN)
        CallingThread.run { await answer(with: features) }
    }

    private static func answer(with features: Features) async {
        do {
            try await Features.$current.withValue(features) {
                try await answer(Array(CommandLine.arguments.dropFirst()))
            }
        } catch is CancellationError, CorpusFailure.cancelled {
            Terminal.complain("headword: interrupted")
            Glibc.exit(128 + SIGINT)
        } catch let code as ExitCode {
            Glibc.exit(code.rawValue)
        } catch {
            guard let failure = CommandFailure(error) else { end(with: error) }
            Terminal.complain(failure.message)
            Glibc.exit(failure.exitCode.rawValue)
        }
    }

    private static func answer(_ arguments: [String]) async throws {
        guard let unknown = UnknownCommand(in: arguments, below: Self.self) else {
            return try await run(try command(arguments))
        }
        // A word, unless the arguments ask for help.
        guard unknown.isFirst, let lookup = (try? command(["define"] + arguments)) as? any LookupCommand else {
            throw unknown.failure
        }
        do {
            try await run(lookup)
        } catch {
            guard unknown.nearest != nil, let failure = CommandFailure(error) else { throw error }
            // A word that is not in the lexicon but looks like a command with arguments is a mistyped command.
            guard arguments.count == 1 else { throw unknown.failure }
            Terminal.complain(failure.message)
            throw CommandFailure(failure.exitCode, unknown.failure.message)
        }
    }

    private static func run(_ command: sending any ParsableCommand) async throws {
        var command = command
        if var command = command as? any AsyncParsableCommand {
            try await command.run()
        } else {
            try command.run()
        }
    }

    /// Reads arguments.
    ///
    /// The parser looks at every level of commands by reflection, so the command that is named is read alone. What it
    /// refuses is read again as a whole, for a message, or for what concerns all commands, such as help.
    private static func command(_ arguments: [String]) throws -> sending any ParsableCommand {
        var (named, rest): (any ParsableCommand.Type, ArraySlice<String>) = (Self.self, arguments[...])
        while let name = rest.first, let next = named.configuration.subcommands.first(where: { $0.isNamed(name) }) {
            named = next
            rest.removeFirst()
        }
        let isLeaf = named.configuration.subcommands.isEmpty
        return try (isLeaf ? try? named.parseAsRoot(Array(rest)) : nil) ?? parseAsRoot(arguments)
    }

    private static var commandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// Prints the parser's help, version or usage error, and ends the process.
    private static func end(with error: any Error) -> Never {
        let text = fullMessage(for: error, columns: HelpPage.unbroken)
        let message = HelpPage(text)
        let isUsageError = exitCode(for: error) == .validationFailure
        if exitCode(for: error).isSuccess {
            let script = CompletionShell.requesting.map { CompletionScript(shell: $0, text: text) }
            Terminal.print(script?.offeringAfterHelp(commandNames) ?? message.text(columns: Terminal.width))
            Glibc.exit(CommandExitCode.found.rawValue)
        }
        Terminal.complain(
            isUsageError ? message.text(columns: Terminal.width(of: STDERR_FILENO)) : "headword: \(error)"
        )
        Glibc.exit((isUsageError ? CommandExitCode.usage : .internalFailure).rawValue)
    }
}

extension ParsableCommand {
    /// Whether this is the name or an alias of the command.
    fileprivate static func isNamed(_ name: String) -> Bool {
        configuration.commandName == name || configuration.aliases.contains(name)
    }
}
