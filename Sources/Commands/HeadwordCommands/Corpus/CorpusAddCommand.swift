import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordLexicon

struct CorpusAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Counts texts into a new corpus.",
        discussion: """
            A plain text file is one document. Each line of a JSON Lines file (.jsonl, .ndjson) is one document: an \
            object with 'text' and optionally 'date' (2024, 2024-05, 2024-05-17) and 'language'. Both may be gzipped. \
            A directory stands for all files in it; '-' is standard input. Texts may also be objects of S3. The corpus appears only when everything has \
            been counted; an interrupted command leaves nothing behind. 'corpus merge' combines corpora.

            EXAMPLES
              headword corpus add letters ~/letters
              headword corpus add news news.jsonl.gz --period month
              xz -dc dump.jsonl.xz | headword corpus add dump - --jsonl --memory 4G
            """
    )

    @OptionGroup
    var name: CorpusNameOptions

    @OptionGroup(title: "Texts")
    var texts: TextOptions

    @OptionGroup(title: "Counting")
    var counting: CountingOptions

    @OptionGroup
    var floor: FloorOption

    @Flag(help: "Replace an existing corpus of this name.")
    var replace = false

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let (name, library) = (try name.corpus, try data.library())
        try refuseToReplace(name, in: library, unless: replace)
        let lexicon = try data.openLexicon()
        Interruption.await()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        try library.makeDirectory()
        let result = try CorpusCounting(counting.options)
            .count(try await texts.files(in: name.language), in: library.directory, progress: display.corpusProgress)
        if result.counts.size.words > 0 {
            try CorpusWriter(language: name.language, ngramFloor: floor.value, lexicon: lexicon)
                .write(result.counts, to: library.path(of: name), progress: display.corpusProgress)
        }
        texts.tell(result.omissions, of: result.counts.size)
        guard result.counts.size.words > 0 else {
            throw CommandFailure(.nothingFound, "headword: these texts contain no words")
        }
        Terminal.complain(result.counts.size.summary)
        Terminal.print(library.path(of: name))
    }
}

/// `--floor`, of a corpus.
struct FloorOption: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Leave out n-grams of two or more tokens with fewer occurrences; such a corpus cannot be merged.",
            valueName: "n"
        )
    )
    var floor = 1

    /// The lowest number of occurrences.
    var value: UInt64 { UInt64(floor) }

    func validate() throws {
        guard floor >= 1 else { throw ValidationError("--floor must be 1 or more, not \(floor).") }
    }
}

/// The options for counting n-grams.
struct CountingOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum number of tokens in an n-gram: 1 to 4.", valueName: "n")
    )
    var length = 4

    @Flag(inversion: .prefixedNo, help: "Count n-grams with punctuation marks, too.")
    var punctuation = true

    @Option(help: ArgumentHelp("The memory to use for counting, such as 512M or 4G.", valueName: "bytes"))
    var memory = MemorySize(bytes: 1 << 30)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of threads; one for each core if absent.", valueName: "n")
    )
    var threads: Int?

    func validate() throws {
        guard (1...4).contains(length) else { throw ValidationError("--length must be 1 to 4, not \(length).") }
        if let threads, !(1...256).contains(threads) {
            throw ValidationError("--threads must be 1 to 256, not \(threads).")
        }
    }

    /// The options of the counter.
    var options: CorpusCounting.Options {
        .init(longestNgram: length, includesPunctuation: punctuation, memory: memory.bytes, workers: threads)
    }
}

/// Parses one of a few names from the command line.
func choice<Choice: RawRepresentable & CaseIterable>(_ argument: String, _ what: String) throws -> Choice
where Choice.RawValue == String {
    guard let choice = Choice(rawValue: argument) else {
        throw ValidationError(unknown(what, argument, among: Choice.allCases.map(\.rawValue)))
    }
    return choice
}

/// A number of bytes: `1048576`, `512M`, `4G`.
struct MemorySize: ExpressibleByArgument, CustomStringConvertible {
    var bytes: Int

    /// Half of the address space of a process, so that sums do not overflow.
    private static let largest = 1 << 46

    init(bytes: Int) { self.bytes = bytes }

    init?(argument: String) {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
        let unit = argument.last.flatMap { units[Character($0.uppercased())] }
        guard let number = Int(unit == nil ? argument[...] : argument.dropLast()), number > 0 else { return nil }
        let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1)
        guard !isTooLarge, bytes <= Self.largest else { return nil }
        self.bytes = bytes
    }

    var description: String { bytes % (1 << 30) == 0 ? "\(bytes >> 30)G" : "\(bytes)" }
}

/// Returns a number of things, such as `1 word` and `2 words`.
func number(of thing: String, _ number: UInt64) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
