import ArgumentParser

struct LexiconCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lexicon",
        abstract: "Builds, describes and verifies the lexicon.",
        discussion: """
            EXAMPLES
              headword lexicon build
              headword lexicon info
              headword lexicon verify
            """,
        subcommands: [
            LexiconBuildCommand.self, LexiconAddCommand.self, LexiconRemoveCommand.self, LexiconListCommand.self,
            LexiconFetchCommand.self, LexiconInfoCommand.self, LexiconVerifyCommand.self, LexiconDiffCommand.self,
            LexiconLicencesCommand.self, LexiconCoverageCommand.self, LexiconSampleCommand.self,
            LexiconExportCommand.self, LexiconReleaseCommand.self,
        ]
    )
}
