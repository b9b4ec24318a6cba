import ArgumentParser
import HeadwordCommandLine
import HeadwordExport
import HeadwordFiles
import HeadwordLexicon
import HeadwordModel

struct LexiconExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes dictionaries for other programs and e-readers.",
        discussion: """
            Writes a new directory with the files of the format, and LICENCES with the sources and their licences. An \
            interrupted export leaves nothing behind. Sources that no licence allows to be passed on together are \
            refused: choose some with --source, or a licence with --licence.

            FORMATS
              yomitan     a zip file to import into Yomitan
              stardict    GoldenDict, KOReader, sdcv and others
              dictd       a database of the server dictd
              kobo        a dictfile, from which dictgen makes a dictionary for e-readers of Kobo
              lmf         a wordnet in XML (WN-LMF 1.3)
              tsv         a line for each sense: word, pos, definition, example, register, domain

            EXAMPLES
              headword lexicon export --format stardict --output exported-stardict
              headword lexicon export --format tsv --source wordnet --output exported-words
              headword lexicon export --format yomitan --licence gpl-3.0 --output exported-yomitan
            """
    )

    @Option(help: "The format: \(ExportFormatName.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: ExportFormatName

    @Option(help: ArgumentHelp("The directory to create.", valueName: "directory"), completion: .directory)
    var output: String

    @Option(help: "The language of the headwords.", completion: .list(Language.labels), transform: languageArgument)
    var language = Language.en

    @Option(
        help: "Only headwords with translations into this language.",
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var to: Language?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Only what these sources say.", discussion: "Default: all sources.", valueName: "source"),
        completion: .sources
    )
    var source: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only sources that may be passed on under this licence.",
            discussion: OutboundLicence.allCases.map(\.rawValue).joined(separator: ", "),
            valueName: "licence"
        ),
        completion: .list(OutboundLicence.allCases.map(\.rawValue)),
        transform: licenceArgument
    )
    var licence: OutboundLicence?

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        Interruption.await()
        let lexicon = try lexicon.openLexicon()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let selection = ExportSelection(language: language, target: to, sources: source, licence: licence)
        let result = try export(lexicon, selection, display)
        display.end()
        Terminal.complain("\(result.headwords) headwords of \(result.sources.joined(separator: ", "))")
        Terminal.complain("licence: \(result.licence.rawValue)")
        Terminal.print(output)
    }

    private func export(
        _ lexicon: Lexicon,
        _ selection: ExportSelection,
        _ display: ProgressDisplay
    ) throws -> LexiconExport.Result {
        do {
            return try LexiconExport(of: lexicon, selection, as: format).run(to: output) { stage, done, total in
                if Interruption.wasAsked { throw CancellationError() }
                display.show(stage, done, total)
            }
        } catch let failure as ExportFailure {
            display.end()
            throw CommandFailure(.usage, lines: failure.lines.enumerated().map { $0 == 0 ? "headword: \($1)" : $1 })
        } catch let failure as FileFailure {
            throw CommandFailure(.usage, "headword: \(failure)")
        }
    }
}

extension ExportFormatName: ExpressibleByArgument {}

private func licenceArgument(_ argument: String) throws -> OutboundLicence {
    guard let licence = OutboundLicence(name: argument) else {
        throw ValidationError(unknown("licence", argument, among: OutboundLicence.allCases.map(\.rawValue)))
    }
    return licence
}
