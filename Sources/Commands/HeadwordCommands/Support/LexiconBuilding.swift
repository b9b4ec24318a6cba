import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCorpus
import HeadwordLexicon
import HeadwordLexiconBuilder

/// Options of the commands that build a lexicon, and the building.
struct LexiconBuilding: ParsableArguments {
    @OptionGroup
    var packages: PackageOptions

    @OptionGroup
    var output: LexiconDirectory

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    /// Builds a lexicon and prints its path. Sources that cannot be had are left out and named.
    ///
    /// - Parameter complete: called when the lexicon is in its place.
    func build(_ selection: SourceSelection, complete: () throws -> Void = {}) async throws {
        let display = ProgressDisplay(progress)
        defer { display.end() }
        var selection = selection
        selection.leaveOut(try await packages.fetch(selection.packages, display))
        for gap in selection.gaps(below: packages.directory) { Terminal.complain("headword: \(gap)") }
        do {
            let build = LexiconBuild(selection, root: packages.directory, directory: output.path)
            let result = try build.run(progress: display.progress)
            for source in result.manifest.missingSources {
                Terminal.complain("headword: without \(source.id) (\(source.title)): \(source.reason)")
            }
            for remark in result.remarks { Terminal.complain("headword: \(remark)") }
            Terminal.complain("\(result.manifest.headwords) headwords")
            try complete()
            try buildWordCounts(for: result, selection, display)
            Terminal.print(result.path)
        } catch let failure as LexiconBuild.Failure where failure.isAboutSources && packages.root != nil {
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
        let library = CorpusLibrary(beside: lexicon)
        let build = StockCorpusBuild(root: packages.directory, lexicon: lexicon, library: library)
        let names = try build.made(.wiki, display: display)
        Terminal.complain("word counts: \(names.map(\.description).joined(separator: ", "))")
    }
}
