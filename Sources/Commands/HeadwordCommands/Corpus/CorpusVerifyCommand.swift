import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus

struct CorpusVerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Checks a corpus for damage.",
        discussion: """
            Exit code 0 if the corpus is sound, 5 if it is missing, damaged or of another version.

            EXAMPLES
              headword corpus verify letters
            """
    )

    @OptionGroup
    var name: CorpusNameOptions

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let (name, library) = (try name.corpus, try data.library())
        let corpus = try library.corpus(named: name)
        try corpus.verify()
        let words = number(of: "word", corpus.information.size.words)
        Terminal.print("\(library.path(of: name)): sound, \(words)")
    }
}
