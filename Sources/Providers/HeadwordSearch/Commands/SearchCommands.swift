package import ArgumentParser
package import HeadwordCommandLine

/// `headword search` and `headword at`.
package enum SearchCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [SearchCommand.self, AtCommand.self]]
    }
}
