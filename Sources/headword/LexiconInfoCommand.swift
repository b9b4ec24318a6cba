import ArgumentParser
import HeadwordLexicon
import HeadwordModel

struct LexiconInfoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Tells what the lexicon holds: languages, counts, sources, licences.",
        discussion: """
            EXAMPLES
              headword lexicon info
              headword lexicon info --lexicon FILE
            """
    )

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        let lexicon = try lexicon.open()
        let manifest = lexicon.manifest
        Terminal.print("file       \(lexicon.path)")
        Terminal.print("digest     \(manifest.digest)")
        Terminal.print("languages  " + manifest.languages.map(\.label).joined(separator: ", "))
        Terminal.print("headwords  \(manifest.headwords)")
        for source in manifest.sources {
            Terminal.print("")
            Terminal.print("source     \(source.id): \(source.title)")
            for package in source.packages { Terminal.print("package    \(package.name) \(package.version)") }
            Terminal.print("licence    \(source.licence)")
            Terminal.print("files      SHA-256 \(source.sha256)")
            let counts = RecordKind.allCases.compactMap { kind in source.counts[kind].map { "\($0) \(kind.label)" } }
            Terminal.print("records    " + counts.joined(separator: ", "))
        }
    }
}
