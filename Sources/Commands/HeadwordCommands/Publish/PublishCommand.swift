import ArgumentParser
import HeadwordCommandLine
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
            only what has changed, and deletes what it wrote earlier and is gone. Everything else in the directory \
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
        let service = try DictionaryService(
            configuration: try data.load(),
            location: try data.location(),
            upstream: nil,
            external: []
        )
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let result = try await publish(service, display)
        display.end()
        for line in lines(result) { Terminal.complain(line) }
        Terminal.print(directory)
    }

    private func publish(_ service: DictionaryService, _ display: ProgressDisplay) async throws -> Publication.Result {
        let selection = Publication.Selection(languages: languages, words: words)
        do {
            return try await Publication(of: service, selection).run(to: directory) { stage, done, total in
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
