internal import ArgumentParser
internal import HeadwordCommandLine

/// `headword taxonomy`.
enum TaxonomyCommands: ProviderCommands {
    static var commands: [CommandPlace: [any ParsableCommand.Type]] { [.word: [TaxonomyCommand.self]] }
}
