package import ArgumentParser
package import HeadwordCommandLine

/// `headword translate`.
package enum TranslationsCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [TranslateCommand.self]]
    }
}
