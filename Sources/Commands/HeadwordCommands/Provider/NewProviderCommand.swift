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
            A Swift provider is a folder in a checkout of Headword, with tests; 'swift build' finds it. A Python \
            provider is a program that Headword runs in a process of its own; nothing is built.

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
        if DictionaryService.namespaces.contains(name.namespace) {
            throw CommandFailure(.usage, "headword: there is already a provider with the methods '\(name.namespace).*'")
        }
        let template =
            switch language {
            case .swift: try ProviderTemplate.swift(name, from: output ?? ".")
            case .python: ProviderTemplate.python(name, in: output ?? ConfigurationSearch().providerDirectory ?? ".")
            }
        try template.make()
        Terminal.print(template.files.map { "created \($0.path)" }.joined(separator: "\n"))
        Terminal.print("\nNext:\n" + template.nextCommands.map { "  \($0)" }.joined(separator: "\n"))
    }
}

/// Parses the name of a provider from the command line.
private func providerName(_ argument: String) throws -> ProviderName {
    guard let name = ProviderName(argument) else {
        throw ValidationError(
            "'\(argument)' is not a provider name; expected a letter, then letters and digits, such as 'whisper'."
        )
    }
    return name
}
