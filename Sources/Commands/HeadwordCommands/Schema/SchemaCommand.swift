import ArgumentParser
import HeadwordCommandLine
import HeadwordHTTP
import HeadwordService

struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Writes or checks the published schema and its pages.",
        discussion: """
            The files are the OpenRPC and the OpenAPI document, JSON Schemas for the parameters and the result of each method, the \
            list of errors, and example conversations. The pages describe the same for people. The examples are \
            answered from the lexicon.

            EXIT CODES
              0 written, or up to date; 1 a file is out of date, missing or not part of the schema

            EXAMPLES
              headword schema --output rpc-schema --pages Documentation
              headword schema --check rpc-schema --pages Documentation
            """
    )

    @Option(
        help: ArgumentHelp("Write the files into this directory.", valueName: "directory"),
        completion: .directory
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Check that the files in this directory are up to date.",
            valueName: "directory"
        ),
        completion: .directory
    )
    var check: String?

    @Option(
        help: ArgumentHelp("Also write or check the human-readable pages here.", valueName: "directory"),
        completion: .directory
    )
    var pages: String?

    @OptionGroup
    var lexicon: LexiconOptions

    func validate() throws {
        guard (output == nil) != (check == nil) else {
            throw ValidationError("Give either '--output' or '--check'.")
        }
    }

    func run() async throws {
        let service = try DictionaryService(lexicon: try lexicon.openLexicon())
        let published = await PublishedSchema(of: service, with: [.openAPI])
        if let output {
            try SchemaDirectory(output).write(published.files)
            if let pages { try SchemaDirectory(pages).add(published.pages) }
        } else if let check {
            var stale = SchemaDirectory(check).differences(from: published.files, mayHaveMore: false)
            if let pages { stale += SchemaDirectory(pages).differences(from: published.pages, mayHaveMore: true) }
            guard stale.isEmpty else {
                throw CommandFailure(.nothingFound, "headword: not up to date: \(stale.joined(separator: ", "))")
            }
        }
    }
}
