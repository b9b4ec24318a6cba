import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordModel

struct CorpusMergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merges corpora into one.",
        discussion: """
            The result is byte for byte the corpus that counting all the texts at once would give. The corpora must \
            have been counted with the same options and leave out no rare words or n-grams, and no text may be in two \
            of them. Those of 'corpus build' cannot be merged.

            EXAMPLES
              headword corpus merge letters-2023 letters-2024 --into letters
            """
    )

    @Argument(help: ArgumentHelp("The corpora.", valueName: "name"), completion: .corpora)
    var names: [String]

    @Option(help: ArgumentHelp("The name of the merged corpus.", valueName: "name"))
    var into: String

    @Flag(help: "Replace an existing corpus of this name.")
    var replace = false

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language of the texts; English (en) if absent.", valueName: "code"),
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var language: Language = .en

    @OptionGroup
    var data: DataOptions

    func validate() throws {
        guard names.count > 1 else { throw ValidationError("Name at least two corpora.") }
        guard Set(names).count == names.count else { throw ValidationError("A corpus cannot be merged with itself.") }
        for name in names + [into] { _ = try corpusArgument(name, in: language) }
    }

    func run() async throws {
        let library = try data.library()
        let target = try corpusArgument(into, in: language)
        try refuseToReplace(target, in: library, unless: replace)
        let corpora = try names.map { try corpusArgument($0, in: language) }
        for name in corpora { _ = try library.corpus(named: name) }
        let lexicon = try data.openLexicon()
        Interruption.await()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        try Corpus.merge(
            corpora.map(library.path(of:)),
            to: library.path(of: target),
            lexicon: lexicon,
            progress: display.corpusProgress
        )
        Terminal.print(library.path(of: target))
    }
}

/// Throws if a corpus exists, so that it is not replaced by accident.
func refuseToReplace(_ name: CorpusName, in library: CorpusLibrary, unless isMeant: Bool) throws {
    guard !isMeant, library.names.contains(name) else { return }
    throw CommandFailure(.usage, "headword: the corpus \(name) exists already; use --replace to replace it")
}
