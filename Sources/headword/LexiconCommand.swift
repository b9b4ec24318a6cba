import ArgumentParser

struct LexiconCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lexicon",
        abstract: "Builds the embedded lexicon, and tells what it holds and whether it is sound.",
        subcommands: [LexiconBuildCommand.self, LexiconInfoCommand.self, LexiconVerifyCommand.self]
    )
}
