import ArgumentParser
import HeadwordCommandLine
import HeadwordLexicon

struct LexiconLicencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "licences",
        abstract: "Lists the licences of the lexicon's sources.",
        discussion: """
            You may use a lexicon that you built. You may not be allowed to distribute it: the licences of some \
            sources are incompatible with each other.

            EXAMPLES
              headword lexicon licences
              headword lexicon licences --full      with the texts that came with the packages
            """
    )

    @Flag(help: "Print the full texts.")
    var full = false

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        let lexicon = try lexicon.openLexicon()
        guard full else {
            for source in lexicon.manifest.sources { Terminal.print("\(source.id): \(source.licence)") }
            return
        }
        for licence in try lexicon.licences() {
            Terminal.print("==== \(licence.source): \(licence.package) ====\n\n\(licence.text)")
        }
    }
}
