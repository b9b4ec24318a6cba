import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpusBuilder

struct CorpusTextsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts",
        abstract: "Lists the files that would be counted.",
        discussion: """
            Each line has three columns separated by tabs: the path or address, the size in bytes, and what differs if \
            the contents differ: the time of the last change of a file, in seconds since 1970, or the entity tag of an \
            object. What is unknown is empty.

            EXAMPLES
              headword corpus texts ~/letters
              headword corpus texts s3://texts/news/
            """
    )

    @Argument(
        help: ArgumentHelp("The files, directories and objects, as for 'corpus add'.", valueName: "path"),
        completion: .file()
    )
    var paths: [String]

    func run() async throws {
        try ListedText.forEach(in: try await TextPlace.places(paths)) { text in
            Terminal.print("\(text.path)\t\(text.size.map(String.init) ?? "")\t\(text.version ?? "")")
        }
    }
}
