import ArgumentParser

struct ProviderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "provider",
        abstract: "Checks and lists providers.",
        discussion: """
            EXAMPLES
              headword provider list
              headword provider check echo
              headword provider check ./palindromes.py
            """,
        subcommands: [ProviderCheckCommand.self, ProviderListCommand.self]
    )
}
