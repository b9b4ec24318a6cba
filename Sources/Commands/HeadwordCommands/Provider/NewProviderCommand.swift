import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordServer
import HeadwordService

struct NewProviderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new-provider",
        abstract: "Creates a working provider to start from.",
        discussion: """
            In Swift it is a folder of a checkout of Headword, with its tests; 'swift build' finds it. In Python it is a \
            program that Headword starts when it is asked, and nothing is built.

            EXAMPLES
              headword new-provider shout
              headword new-provider shout --language python
              headword new-provider shout --language python --output ~/providers
            """
    )

    /// The programming language of a provider.
    enum Language: String, CaseIterable, ExpressibleByArgument {
        case swift, python
    }

    @Argument(
        help: "The prefix of its method names: a letter, then letters and digits.",
        transform: providerName
    )
    var name: ProviderName

    @Option(help: "The programming language.")
    var language = Language.swift

    @Option(
        help: ArgumentHelp(
            "Where to create it.",
            discussion: "Default: the current checkout; for Python, the provider folder of this user.",
            valueName: "directory"
        ),
        completion: .directory
    )
    var output: String?

    func run() throws {
        if Headword.namespaces.contains(name.namespace) {
            throw CommandFailure(.usage, "headword: the methods '\(name.namespace).*' are there already")
        }
        let template =
            switch language {
            case .swift: try ProviderTemplate.swift(name, from: output ?? ".")
            case .python: ProviderTemplate.python(name, in: output ?? ConfigurationSearch().providerDirectory ?? ".")
            }
        try template.make()
        Terminal.print(template.files.map { "made \($0.path)" }.joined(separator: "\n"))
        Terminal.print("\nNext:\n" + template.nextCommands.map { "  \($0)" }.joined(separator: "\n"))
    }
}

/// Parses the name of a provider from the command line.
private func providerName(_ argument: String) throws -> ProviderName {
    guard let name = ProviderName(argument) else {
        throw ValidationError(
            "'\(argument)' is no name of a provider; expected a letter, then letters and digits, such as 'whisper'."
        )
    }
    return name
}
