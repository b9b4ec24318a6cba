import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordService

struct ConfigReferenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reference",
        abstract: "Prints the configuration reference as Markdown.",
        discussion: """
            EXAMPLES
              headword config reference > Documentation/configuration.md
            """
    )

    func run() async throws {
        Terminal.print(
            ConfigurationReference.markdown(upstreamNamespaces: DictionaryService.upstreamNamespaces).dropLast()
        )
    }
}
