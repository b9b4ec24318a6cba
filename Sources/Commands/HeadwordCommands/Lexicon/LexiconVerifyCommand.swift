import ArgumentParser
import HeadwordCommandLine
import HeadwordLexicon

struct LexiconVerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Checks the lexicon's structure, digest and every entry.",
        discussion: """
            Exit code 0 if the lexicon is sound, 5 if it is missing, damaged or of another version.

            EXAMPLES
              headword lexicon verify
              headword lexicon verify --lexicon FILE
            """
    )

    @Option(help: "How to show progress on standard error: auto, plain, json or none.")
    var progress = ProgressStyle.auto

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        let lexicon = try lexicon.openLexicon()
        let display = ProgressDisplay(progress)
        defer { display.end() }
        let total = lexicon.manifest.headwords
        try lexicon.verify { display.show("checking entries", $0, total) }
        Terminal.print(
            "\(lexicon.path): sound, \(lexicon.manifest.headwords) headwords, digest \(lexicon.manifest.digest)"
        )
    }
}
