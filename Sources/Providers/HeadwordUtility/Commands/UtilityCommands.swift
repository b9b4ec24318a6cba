package import ArgumentParser
package import HeadwordCommandLine

/// No commands, since `headword call` is enough for lists of labels.
package enum UtilityCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [:]
    }
}
