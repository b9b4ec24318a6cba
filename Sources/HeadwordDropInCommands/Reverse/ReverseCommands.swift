internal import ArgumentParser
internal import HeadwordCommandLine

/// `headword reverse`.
enum ReverseCommands: ProviderCommands {
    static var commands: [CommandPlace: [any ParsableCommand.Type]] { [.word: [ReverseCommand.self]] }
}
