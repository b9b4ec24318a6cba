import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCorpus
import HeadwordFiles
import HeadwordLexicon
import HeadwordModel
import HeadwordPublishing
import HeadwordServer
import HeadwordService

struct PublishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Writes the dictionary as files: pages and answers for any file server or object store.",
        discussion: """
            The pages need no server of Headword; the search box finds words by files of an index. A second run writes \
            only what has changed, and deletes what it wrote earlier and is gone; if program, lexicon, corpora and selection \
            are the same, and no layer has words, it only checks the files. Everything else in the directory \
            stays. A run that was interrupted is completed by the next one. The words come from the lexicon and its \
            layers, never from an upstream. Documentation/publishing.md describes the files.

            EXAMPLES
              headword publish published-all             every headword
              headword publish published --words 25      the commonest words only
              headword publish published --words 25 --language en
            """
    )

    @Argument(help: "The directory of the files, which is created if it is missing.", completion: .directory)
    var directory: String

    @Option(help: ArgumentHelp("Only the commonest headwords of each language.", valueName: "number"))
    var words: Int?

    @Option(
        name: .customLong("language"),
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The languages of the headwords.",
            discussion: "Default: all that the lexicon has.",
            valueName: "code"
        ),
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var languages: [Language] = []

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @OptionGroup
    var data: DataOptions

    func validate() throws {
        if let words, words < 1 { throw ValidationError("--words must be at least 1.") }
    }

    func run() async throws {
        Interruption.await()
        let (configuration, location) = (try data.load(), try data.location())
        let service = try DictionaryService(
            configuration: configuration,
            location: location,
            upstream: nil,
            external: []
        )
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let sources = configuration.sources.sorted { $0.key < $1.key }
        let inputs = ["\(configuration.limits)", "\(sources)"] + corpora(in: location.corpora)
        let result = try await publish(service, inputs, display)
        display.end()
        for line in lines(result) { Terminal.complain(line) }
        Terminal.print(directory)
    }

    /// The corpora with their versions.
    private func corpora(in directory: String) -> [String] {
        let library = CorpusLibrary(directory: directory)
        return library.names.map(library.path).map { path in
            "\(path) \((try? FileStatus(of: path).version).map { "\($0)" } ?? "")"
        }
    }

    private func publish(
        _ service: DictionaryService,
        _ inputs: [String],
        _ display: ProgressDisplay
    ) async throws -> Publication.Result {
        let selection = Publication.Selection(languages: languages, words: words)
        do {
            let publication = Publication(of: service, selection, inputs: inputs)
            return try await publication.run(to: directory) { stage, done, total in
                if Interruption.wasAsked { throw CancellationError() }
                display.show(stage, done, total)
            }
        } catch let failure as PublicationFailure {
            throw CommandFailure(.usage, "headword: \(failure)")
        } catch let failure as FileFailure {
            throw CommandFailure(.usage, "headword: \(failure)")
        }
    }

    private func lines(_ result: Publication.Result) -> [String] {
        let missing = result.unanswered.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        let problem = "without an answer: \(result.unanswered.count) headwords, such as \(missing)"
        return [
            "\(result.words) headwords in \(result.files) files, \(result.bytes / 1_000_000) MB",
            "\(result.written) written, \(result.deleted) deleted",
        ] + (result.unanswered.isEmpty ? [] : [problem])
    }
}
