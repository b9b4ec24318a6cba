import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordLexiconBuilder

struct CorpusBuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds a stock corpus from open data.",
        discussion: """
            wiki: word counts from the language models of an on-screen keyboard, 1.1 thousand million words of \
            English; 'lexicon build' creates it too. open: n-grams and documents from 8 million words of politics, \
            religion, jokes and dictionary prose, a small and unbalanced corpus; n-grams that occur only once are left \
            out. subtitles: word counts from the subtitles of films in 16 languages, 730 million words of English.

            EXAMPLES
              headword corpus build open
              headword corpus build wiki
              headword corpus build subtitles
            """
    )

    @Argument(
        help: "wiki, open or subtitles.",
        completion: .list(StockCorpusBuild.Name.allCases.map(\.rawValue)),
        transform: { try choice($0, "stock corpus") }
    )
    var name: StockCorpusBuild.Name

    @OptionGroup
    var packages: PackageOptions

    @OptionGroup(title: "Counting")
    var counting: CountingOptions

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let lexicon = try data.openLexicon()
        Interruption.await()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let missing = try await packages.fetch(StockCorpusBuild.packages(for: name), display)
        if let (package, reason) = missing.min(by: { $0.key < $1.key }) {
            throw CommandFailure(.lexicon, "headword: \(package): \(reason)")
        }
        let library = try data.library()
        let build = StockCorpusBuild(
            root: packages.directory,
            lexicon: lexicon,
            library: library
        )
        for name in try build.made(name, counting.options, display: display) { Terminal.print(library.path(of: name)) }
    }
}

extension StockCorpusBuild {
    /// Builds a corpus and shows its progress.
    func made(
        _ name: Name,
        _ options: CorpusCounting.Options = .init(includesPunctuation: true),
        display: ProgressDisplay
    ) throws -> [CorpusName] {
        do {
            return try run(name, options: options, progress: display.corpusProgress)
        } catch let failure as CorpusFailure where failure != .cancelled {
            throw CommandFailure(.lexicon, "headword: \(failure)")
        } catch let failure as ImportFailure {
            throw CommandFailure(.lexicon, "headword: \(failure)")
        }
    }
}
