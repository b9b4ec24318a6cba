import ArgumentParser

struct UpstreamCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upstream",
        abstract: "The Oxford Dictionaries API, which can answer in place of the lexicon.",
        subcommands: [UpstreamCheckCommand.self]
    )
}
