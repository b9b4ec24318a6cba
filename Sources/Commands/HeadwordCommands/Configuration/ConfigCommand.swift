import ArgumentParser

struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Checks and shows the configuration.",
        discussion: """
            EXAMPLES
              headword config check /etc/headword/headword.toml
              headword config show
              headword config reference
            """,
        subcommands: [ConfigCheckCommand.self, ConfigShowCommand.self, ConfigReferenceCommand.self]
    )
}
