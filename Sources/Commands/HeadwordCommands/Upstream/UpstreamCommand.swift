import ArgumentParser

struct UpstreamCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upstream",
        abstract: "Manages the connection to the Oxford Dictionaries API.",
        subcommands: [UpstreamCheckCommand.self]
    )
}
