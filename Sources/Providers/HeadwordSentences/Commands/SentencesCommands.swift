package import ArgumentParser
package import HeadwordCommandLine

/// `headword examples`.
package enum SentencesCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [ExamplesCommand.self]]
    }
}
