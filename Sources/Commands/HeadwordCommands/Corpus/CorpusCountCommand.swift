import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordModel

struct CorpusCountCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "Counts a part of texts into a file that can be merged.",
        discussion: """
            Divides the counting of texts among processes or machines: each counts one shard into a file of counts (a \
            run), and 'corpus merge' makes a corpus of all runs. It has the same bytes as one of 'corpus add'. Every \
            process must see the same files, and use the same options. Files of JSON Lines are divided into pieces of \
            16 MiB; gzipped files and plain texts are not divided. The run appears only when it is complete.

            EXAMPLES
              headword corpus count ~/letters --shard 1/2 --run 1.run
              headword corpus count ~/letters --shard 2/2 --run 2.run
              headword corpus merge 1.run 2.run --into letters
            """
    )

    @OptionGroup(title: "Texts")
    var texts: TextOptions

    @Option(help: ArgumentHelp("The part to count: 2/8 is the second of eight; all if absent.", valueName: "i/n"))
    var shard: Shard?

    @Option(name: .customLong("run"), help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
    var runPath: String

    @OptionGroup
    var textLanguage: TextLanguageOption

    @OptionGroup(title: "Counting")
    var counting: CountingOptions

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    func run() async throws {
        Interruption.await()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let result = try CorpusCounting(counting.options)
            .count(try texts.files(in: textLanguage.value, shard: shard), to: runPath, progress: display.corpusProgress)
        texts.tell(result.omissions, of: result.counts.size)
        Terminal.complain(result.counts.size.summary)
        Terminal.print(runPath)
    }
}

extension Shard: ExpressibleByArgument {
    /// Reads `2/8`.
    public init?(argument: String) { self.init(argument) }
}
