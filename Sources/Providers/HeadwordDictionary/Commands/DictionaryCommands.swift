package import ArgumentParser
package import HeadwordCommandLine

/// `headword define`.
package enum DictionaryCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [DefineCommand.self]]
    }
}
