package import ArgumentParser

/// The commands that a provider adds to the command line.
///
/// The type is named after the module: `HeadwordDictionaryCommands` has `DictionaryCommands`.
package protocol ProviderCommands: Sendable {
    /// The commands, by the place where they are listed.
    static var commands: [CommandPlace: [any ParsableCommand.Type]] { get }
}

/// The place where a command is listed.
package enum CommandPlace: Sendable {
    /// With the commands about words.
    case word
    /// With the commands about usage.
    case use
    /// Below `headword corpus`.
    case corpus
}
