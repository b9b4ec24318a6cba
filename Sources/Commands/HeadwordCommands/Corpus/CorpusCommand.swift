import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordModel

struct CorpusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corpus",
        abstract: "Counts texts and manages the counts.",
        discussion: """
            A corpus is one file next to the lexicon. It holds counts, not the texts.

            EXAMPLES
              headword corpus add letters ~/letters
              headword freq happy --corpus letters
              headword corpus list
            """,
        subcommands: [
            CorpusAddCommand.self, CorpusBuildCommand.self, CorpusCountCommand.self, CorpusMergeCommand.self,
            CorpusInfoCommand.self, CorpusExportCommand.self, CorpusVerifyCommand.self, CorpusDropCommand.self,
            CorpusListCommand.self, CorpusTextsCommand.self,
        ]
    )
}

extension CorpusLibrary {
    /// Opens a corpus that must exist.
    func corpus(named name: CorpusName) throws -> Corpus {
        guard let corpus = try corpus(name) else {
            throw CommandFailure.missing(name, in: self)
        }
        return corpus
    }
}

extension CommandFailure {
    /// Returns a failure for a corpus that does not exist.
    static func missing(_ name: CorpusName, in library: CorpusLibrary) -> CommandFailure {
        let names = library.names.map(\.description).joined(separator: ", ")
        return CommandFailure(
            .lexicon,
            lines: [
                "headword: there is no corpus \(name) in \(library.directory)"
                    + (names.isEmpty ? "" : ", only \(names)"),
                Advice.corpus(name.name, in: name.language),
            ]
        )
    }
}

/// `--language`, of texts.
struct TextLanguageOption: ParsableArguments {
    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language of the texts; English (en) if absent.", valueName: "code"),
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var value: Language = .en
}

/// A corpus on the command line: its name, and the language of its texts.
struct CorpusNameOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The corpus.", discussion: "A name is \(CorpusName.rule).", valueName: "name"),
        completion: .corpora
    )
    var name: String

    @OptionGroup
    var textLanguage: TextLanguageOption

    /// The language of the texts.
    var language: Language { textLanguage.value }

    func validate() throws { _ = try corpus }

    /// The name with the language.
    var corpus: CorpusName {
        get throws { try corpusArgument(name, in: language) }
    }
}

/// Parses the name of a corpus from the command line.
func corpusArgument(_ name: String, in language: Language) throws -> CorpusName {
    guard let corpus = CorpusName(name, in: language) else {
        throw ValidationError("'\(name)' is not a corpus name; expected \(CorpusName.rule).")
    }
    return corpus
}
