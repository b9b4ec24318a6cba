import ArgumentParser
import HeadwordCommandLine
import HeadwordLexicon
import HeadwordModel

struct LexiconDiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two lexicons: what the second adds (+), loses (-) and changes (~).",
        discussion: """
            Exit code 0 if they have the same contents, 1 if not.

            EXAMPLES
              headword lexicon diff old.sqlite new.sqlite
              headword lexicon diff old.sqlite new.sqlite --summary
            """
    )

    @Argument(help: "The old lexicon.", completion: .file())
    var old: String

    @Argument(help: "The new lexicon.", completion: .file())
    var new: String

    @Flag(help: "Print counts only.")
    var summary = false

    func run() async throws {
        let (old, new) = (try Lexicon(path: old), try Lexicon(path: new))
        let counts = try compare(old, new)
        for line in sourceLines(old.manifest, new.manifest) { Terminal.print(line) }
        let total = LexiconDifference.Change.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }
        Terminal.print("headwords: " + total.joined(separator: ", "))
        if old.manifest.digest == new.manifest.digest { return }
        throw ExitCode(CommandExitCode.nothingFound.rawValue)
    }

    private func compare(
        _ old: Lexicon,
        _ new: Lexicon
    ) throws -> [LexiconDifference.Change: Int] {
        var counts: [LexiconDifference.Change: Int] = [:]
        try LexiconDifference.find(from: old, to: new) { change, headword in
            counts[change, default: 0] += 1
            if !summary { Terminal.print("\(sign(change)) \(headword.language.label) \(headword.word)") }
        }
        return counts
    }

    private func sign(_ change: LexiconDifference.Change) -> String {
        switch change {
        case .added: "+"
        case .removed: "-"
        case .changed: "~"
        }
    }

    /// Returns one line for each record count of a source that changed.
    private func sourceLines(_ old: Manifest, _ new: Manifest) -> [String] {
        let ids = Set((old.sources + new.sources).map(\.id)).sorted()
        return ids.flatMap { id in
            let before = old.sources.first { $0.id == id }?.counts ?? [:]
            let after = new.sources.first { $0.id == id }?.counts ?? [:]
            return RecordKind.allCases.compactMap { kind in
                let (from, to) = (before[kind] ?? 0, after[kind] ?? 0)
                return from == to ? nil : "\(id): \(kind.label) \(from) -> \(to)"
            }
        }
    }
}
