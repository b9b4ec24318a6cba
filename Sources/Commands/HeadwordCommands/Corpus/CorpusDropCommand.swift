import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus

struct CorpusDropCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop",
        abstract: "Removes a corpus.",
        discussion: """
            EXAMPLES
              headword corpus drop letters
            """
    )

    @OptionGroup
    var name: CorpusNameOptions

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let (name, library) = (try name.corpus, try data.library())
        guard try library.drop(name) else {
            throw CommandFailure.missing(name, in: library)
        }
        Terminal.complain("removed \(library.path(of: name))")
    }
}
