package import ArgumentParser
package import HeadwordCommandLine

/// `headword forms`.
package enum InflectionsCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [FormsCommand.self]]
    }
}
