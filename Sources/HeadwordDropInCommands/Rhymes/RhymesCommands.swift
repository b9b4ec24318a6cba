internal import ArgumentParser
internal import HeadwordCommandLine

/// `headword rhymes`.
enum RhymesCommands: ProviderCommands {
    static var commands: [CommandPlace: [any ParsableCommand.Type]] { [.word: [RhymesCommand.self]] }
}
