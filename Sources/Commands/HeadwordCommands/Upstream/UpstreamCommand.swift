import ArgumentParser

struct UpstreamCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upstream",
        abstract: "Manages the Oxford Dictionaries API as a source.",
        subcommands: [UpstreamCheckCommand.self]
    )
}
