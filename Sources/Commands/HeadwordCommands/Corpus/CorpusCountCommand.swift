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
            16 MiB; gzipped files and plain texts are not divided. The run appears only when it is complete. Texts and \
            runs may be objects of S3; what is temporary is then in TMPDIR, or else in /var/tmp.

            EXAMPLES
              headword corpus count ~/letters --shard 1/2 --run 1.run
              headword corpus count ~/letters --shard 2/2 --run 2.run
              headword corpus merge 1.run 2.run --into letters
              headword corpus count s3://texts/news/ --shard 1/8 --run s3://counts/1.run --resume
            """
    )

    @OptionGroup(title: "Texts")
    var texts: TextOptions

    @Option(help: ArgumentHelp("The part to count: 2/8 is the second of eight; all if absent.", valueName: "i/n"))
    var shard: Shard?

    @Option(
        name: .customLong("run"),
        help: ArgumentHelp("The file or the object to write.", valueName: "file"),
        completion: .file()
    )
    var runPath: String

    @Flag(help: "Do nothing if the run exists.")
    var resume = false

    @OptionGroup
    var textLanguage: TextLanguageOption

    @OptionGroup(title: "Counting")
    var counting: CountingOptions

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    func run() async throws {
        let place = try RunPlace(runPath)
        let isThere = resume ? try await place.exists : false
        if !isThere { try await count(to: place) }
        Terminal.print(runPath)
    }

    private func count(to place: RunPlace) async throws {
        Interruption.await()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let result = try await count(to: place, display.corpusProgress)
        texts.tell(result.omissions, of: result.counts.size)
        Terminal.complain(result.counts.size.summary)
    }

    private func count(to place: RunPlace, _ progress: CorpusProgress) async throws -> CorpusCounting.Result {
        let texts = try await texts.files(in: textLanguage.value, shard: shard)
        let counting = CorpusCounting(counting.options)
        switch place {
        case .path(let path): return try counting.count(texts, to: path, progress: progress)
        case .object(let object, let store):
            let result = try counting.count(texts, in: place.directory, progress: progress)
            try await result.counts.send(to: object, of: store, progress: progress)
            return result
        }
    }
}

extension Shard: ExpressibleByArgument {
    /// Reads `2/8`.
    public init?(argument: String) { self.init(argument) }
}
