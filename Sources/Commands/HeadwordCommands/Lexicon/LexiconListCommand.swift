import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder
import HeadwordModel

struct LexiconListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the dictionaries of your own that were added to the lexicon.",
        discussion: """
            Prints their names, formats and files. Exit code 1 if there are none.

            EXAMPLES
              headword lexicon list
            """
    )

    @OptionGroup
    var output: LexiconDirectory

    func run() async throws {
        let dictionaries = try output.brought().dictionaries
        for dictionary in dictionaries {
            let languages = [dictionary.language, dictionary.glossLanguage].compactMap { $0?.label }
            let kind = ([dictionary.format.rawValue] + languages).joined(separator: " ")
            Terminal.print("\(dictionary.name): \(kind): \(dictionary.files.joined(separator: ", "))")
        }
        if dictionaries.isEmpty { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }
}
