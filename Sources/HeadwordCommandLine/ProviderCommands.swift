package import ArgumentParser

/// What a provider adds to the command line.
///
/// The type is named after the module: `HeadwordDictionaryCommands` has `DictionaryCommands`.
package protocol ProviderCommands: Sendable {
    /// The commands, by where they stand.
    static var commands: [CommandPlace: [any ParsableCommand.Type]] { get }
}

/// Where a command stands.
package enum CommandPlace: Sendable {
    /// Among those about words.
    case word
    /// Among those about how words are used.
    case use
    /// Below `headword corpus`.
    case corpus
}
