package import ArgumentParser
package import HeadwordCommandLine

/// `headword freq`, `ngrams`, `collocations` and `corpus list`.
package enum LexistatsCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [
            .use: [FreqCommand.self, NgramsCommand.self, CollocationsCommand.self],
            .corpus: [CorpusListCommand.self],
        ]
    }
}
