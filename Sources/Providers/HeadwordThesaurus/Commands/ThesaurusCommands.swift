package import ArgumentParser
package import HeadwordCommandLine

/// `headword thesaurus`.
package enum ThesaurusCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] {
        [.word: [ThesaurusCommand.self]]
    }
}
