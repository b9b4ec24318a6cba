import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder

struct LexiconFetchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Downloads the Debian packages that a lexicon is built from.",
        discussion: """
            The packages are unpacked into the directory, not installed. To build on a machine without apt or a \
            network connection, copy the directory there and give it with --root.

            EXAMPLES
              headword lexicon fetch --root ~/packages
              headword lexicon fetch --root ~/packages --set all
              headword lexicon fetch --root ~/packages --package wordnet
            """
    )

    @OptionGroup
    var sources: SourceOptions

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Fetch just these packages.", valueName: "name"))
    var package: [String] = []

    @Option(
        help: ArgumentHelp("The directory to unpack into.", valueName: "directory"),
        completion: .directory
    )
    var root: String?

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    func run() async throws {
        Interruption.await()
        let packages = package.isEmpty ? try sources.selection().packages : package
        let directory = root ?? PackageFetching.cacheDirectory
        try await PackageFetching.fetch(packages, into: directory, ProgressDisplay(progress))
        Terminal.print(directory)
    }
}
