import ArgumentParser

struct LexiconCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lexicon",
        abstract: "Builds the embedded lexicon, and tells what it holds and whether it is sound.",
        discussion: """
            EXAMPLES
              headword lexicon build
              headword lexicon info
              headword lexicon verify
            """,
        subcommands: [
            LexiconBuildCommand.self, LexiconFetchCommand.self, LexiconInfoCommand.self, LexiconVerifyCommand.self,
            LexiconDiffCommand.self, LexiconLicencesCommand.self, LexiconCoverageCommand.self,
            LexiconSampleCommand.self,
        ]
    )
}
