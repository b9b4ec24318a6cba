package import ArgumentParser
package import HeadwordCommandLine

/// No commands.
package enum GreetingsCommands: ProviderCommands {
    /// The commands.
    package static var commands: [CommandPlace: [any ParsableCommand.Type]] { [:] }
}
