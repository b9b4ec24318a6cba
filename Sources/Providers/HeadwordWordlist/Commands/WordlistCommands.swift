package import ArgumentParser
package import HeadwordCommandLine

/// `headword words`.
package enum WordlistCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [WordsCommand.self]]
    }
}
