import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordModel

struct CorpusMergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merges corpora, or the runs of 'corpus count', into one.",
        discussion: """
            The result is byte for byte the corpus that counting all the texts at once would give. The corpora must \
            have been counted with the same options and leave out no rare words or n-grams, and no text may be in two \
            of them. Those of 'corpus build' cannot be merged. What is no name of a corpus is a path of a run, or its \
            address in S3; with --run, many runs are merged into fewer first.

            EXAMPLES
              headword corpus merge letters-2023 letters-2024 --into letters
              headword corpus merge 1.run 2.run --into letters
              headword corpus merge 1.run 2.run --run 1-2.run
            """
    )

    @Argument(help: ArgumentHelp("The corpora, or the files of runs.", valueName: "name"), completion: .corpora)
    var names: [String]

    @Option(help: ArgumentHelp("The name of the merged corpus.", valueName: "name"))
    var into: String?

    @Option(
        name: .customLong("run"),
        help: ArgumentHelp("The file or the object for the merged run.", valueName: "file"),
        completion: .file()
    )
    var runPath: String?

    @Flag(help: "Do nothing if the merged run exists.")
    var resume = false

    @OptionGroup
    var floor: FloorOption

    @Flag(help: "Replace an existing corpus of this name.")
    var replace = false

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @OptionGroup
    var textLanguage: TextLanguageOption

    @OptionGroup
    var data: DataOptions

    func validate() throws {
        guard names.count > 1 || areRuns else { throw ValidationError("Name at least two corpora.") }
        guard Set(names).count == names.count else { throw ValidationError("A corpus cannot be merged with itself.") }
        if !areRuns { for name in names { _ = try corpusArgument(name, in: textLanguage.value) } }
        guard (into == nil) != (runPath == nil) else {
            throw ValidationError("Name the result: a corpus with --into, or a run with --run.")
        }
        guard areRuns || runPath == nil else { throw ValidationError("Only runs can be merged into a run.") }
        guard floor.value == 1 || (areRuns && into != nil) else {
            throw ValidationError("--floor needs runs and --into.")
        }
        guard runPath != nil || !resume else { throw ValidationError("--resume needs --run.") }
        if let into { _ = try corpusArgument(into, in: textLanguage.value) }
    }

    /// The corpora that are named.
    private var corpora: [CorpusName] { names.compactMap { CorpusName($0, in: textLanguage.value) } }

    private var areRuns: Bool { corpora.isEmpty }

    func run() async throws {
        Interruption.await()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        if let runPath {
            try await merge(to: try RunPlace(runPath), display.corpusProgress)
            Terminal.print(runPath)
        } else if let into {
            let library = try data.library()
            let target = try corpusArgument(into, in: textLanguage.value)
            try refuseToReplace(target, in: library, unless: replace)
            try await merge(in: library, to: library.path(of: target), display.corpusProgress)
            Terminal.print(library.path(of: target))
        }
    }

    private func merge(to target: RunPlace, _ progress: CorpusProgress) async throws {
        if resume, try await target.exists { return }
        let runs = try await runs(in: target.directory, progress)
        switch target {
        case .path(let path): try CorpusCounts.merge(runs, to: path, progress: progress)
        case .object(let place, let store):
            try await CorpusCounts.merged(runs, in: target.directory, progress: progress)
                .send(to: place, of: store, progress: progress)
        }
    }

    /// Opens the runs, or copies of objects in a directory.
    private func runs(in directory: String, _ progress: CorpusProgress) async throws -> [CorpusCounts] {
        var runs: [CorpusCounts] = []
        for name in names { runs.append(try await RunPlace(name).counts(in: directory, progress: progress)) }
        return runs
    }

    private func merge(in library: CorpusLibrary, to target: String, _ progress: CorpusProgress) async throws {
        for name in corpora { _ = try library.corpus(named: name) }
        let lexicon = try data.openLexicon()
        guard areRuns else {
            return try Corpus.merge(corpora.map(library.path(of:)), to: target, lexicon: lexicon, progress: progress)
        }
        try library.makeDirectory()
        let runs = try await runs(in: library.directory, progress)
        let counts = try CorpusCounts.merged(runs, in: library.directory, progress: progress)
        guard counts.size.words > 0 else {
            throw CommandFailure(.nothingFound, "headword: these runs contain no words")
        }
        try CorpusWriter(language: textLanguage.value, ngramFloor: floor.value, lexicon: lexicon)
            .write(counts, to: target, progress: progress)
    }
}

/// Throws if a corpus exists, so that it is not replaced by accident.
func refuseToReplace(_ name: CorpusName, in library: CorpusLibrary, unless isMeant: Bool) throws {
    guard !isMeant, library.names.contains(name) else { return }
    throw CommandFailure(.usage, "headword: the corpus \(name) exists already; use --replace to replace it")
}
