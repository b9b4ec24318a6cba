import ArgumentParser
import Glibc
import HeadwordLexicon
import HeadwordLexiconBuilder

struct LexiconBuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds the lexicon from WordNet, as Debian's package wordnet-base has it.",
        discussion: """
            The new lexicon takes the place of the old one at once, when it is whole; a build that is interrupted \
            changes nothing. The path of the lexicon is printed.

            EXAMPLES
              headword lexicon build                      from the wordnet-base that is installed
              headword lexicon build --root ~/packages    from packages unpacked with dpkg-deb -x
            """
    )

    @Option(help: ArgumentHelp("The directory below which the packages' files lie.", valueName: "directory"))
    var root = "/"

    @Option(
        help: ArgumentHelp(
            "Where to put the lexicon.",
            discussion: "Default: $XDG_DATA_HOME/headword.",
            valueName: "directory"
        )
    )
    var output: String?

    func run() async throws {
        do {
            let build = LexiconBuild(try SourceSelection(.core), root: root, directory: output ?? dataDirectory)
            let result = try build.run(progress: ProgressBar().progress)
            Terminal.complain("\(result.manifest.headwords) headwords")
            Terminal.print(result.path)
        } catch let failure as ImportFailure where failure.isMissingFile {
            throw CommandFailure(
                .lexicon,
                "headword: \(failure)\nInstall the package wordnet-base, or say with --root where its files are."
            )
        } catch {
            throw CommandFailure(.lexicon, "headword: \(error)")
        }
    }
}
