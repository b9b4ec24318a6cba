import ArgumentParser
import HeadwordCommandLine
import HeadwordJSON
import HeadwordLexicon
import HeadwordLoad
import HeadwordModel
import HeadwordPages
import HeadwordService

struct LexiconSampleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Prints random entries, to review the results of a build.",
        discussion: """
            The same seed draws the same entries from the same lexicon.

            EXAMPLES
              headword lexicon sample
              headword lexicon sample --count 300 --seed 7
              headword lexicon sample --from gcide
            """
    )

    @Option(parsing: .unconditional, help: "How many entries to draw.")
    var count = 10

    @Option(help: "The seed of the random draws.")
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp("Only entries with information from this source.", valueName: "source"),
        completion: .sources
    )
    var from: String?

    @Option(help: "Only headwords of this language.", completion: .list(Language.labels), transform: languageArgument)
    var language: Language?

    @OptionGroup
    var lexicon: LexiconOptions

    /// The maximum number of draws for one entry, so that a source without entries does not cause an endless loop.
    private static let patience = 5000

    func run() async throws {
        let lexicon = try lexicon.openLexicon()
        // The sample is of the lexicon, whichever sources are configured for the methods.
        let service = try DictionaryService(lexicon: lexicon)
        let page = EntryPage(layout: .output.naming(lexicon.manifest.sources))
        var draws = SeededDraws(seed: seed)
        for place in 1...max(1, count) {
            guard let entry = try draw(from: lexicon, &draws) else { break }
            let answer = try await lookup(of: entry).answer(from: service)
            let own = answer["results"].elements.filter { $0["word"].text == entry.word }
            Terminal.print((["---- \(place) ----"] + page.lines(of: own)).joined(separator: "\n"))
        }
    }

    private func draw(from lexicon: Lexicon, _ draws: inout SeededDraws) throws -> StoredHeadword? {
        for _ in 0..<Self.patience {
            let number = Int.random(in: 1...max(1, lexicon.manifest.headwords), using: &draws)
            if let entry = try lexicon.entry(number: number), isWanted(entry) { return entry }
        }
        return nil
    }

    private func lookup(of entry: StoredHeadword) -> Lookup {
        var arguments = MethodArguments()
        arguments.set("word", to: entry.word, from: "WORD")
        arguments.set("language", to: entry.language.label, from: "--language")
        arguments.set("match", to: "exact", from: "--match")
        arguments.set("preserveCase", to: true, from: "--preserve-case")
        return Lookup("dictionary.entries", arguments)
    }

    private func isWanted(_ entry: StoredHeadword) -> Bool {
        guard !entry.isWithheld, entry.language == language ?? entry.language else { return false }
        guard let from else { return true }
        return entry.lexicalEntries.contains { $0.entries.contains { $0.source == from } }
    }
}
