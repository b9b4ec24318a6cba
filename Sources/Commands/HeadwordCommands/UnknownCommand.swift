import ArgumentParser
import HeadwordCommandLine
import HeadwordModel

/// An argument in the position of a command that is not the name of one.
struct UnknownCommand {
    /// The typed name, with its parent commands: `config shwo`.
    let name: String
    /// The parent command: `headword config`.
    private let parent: String
    /// Whether it is in a position where a word is accepted too.
    let isFirst: Bool
    /// The command that was probably meant, with its parent commands.
    let nearest: String?

    /// Finds the first such argument; nil if there is none.
    init?(in arguments: [String], below root: any ParsableCommand.Type) {
        var rest = arguments.drop { $0 == "help" }
        var (command, path) = (root.configuration, [String]())
        while let name = rest.first, !name.hasPrefix("-"), !command.subcommands.isEmpty {
            let below = command.subcommands.map { $0.configuration }
            guard let next = below.first(where: { $0.names.contains(name) }) else {
                self.init(name, among: below, path, isFirst: rest.startIndex == 0)
                return
            }
            command = next
            path.append(name)
            rest.removeFirst()
        }
        return nil
    }

    private init(_ name: String, among commands: [CommandConfiguration], _ path: [String], isFirst: Bool) {
        let names = commands.flatMap(\.names) + (path.isEmpty ? ["help"] : [])
        self.name = (path + [name]).joined(separator: " ")
        parent = (["headword"] + path).joined(separator: " ")
        nearest = nearMisses(of: name, among: names, atMost: 1).first.map { (path + [$0]).joined(separator: " ") }
        self.isFirst = isFirst
    }

    /// The failure that reports the unknown command and suggests another.
    var failure: CommandFailure {
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'\(parent) --help' lists the commands"
        return CommandFailure(.usage, "headword: there is no command '\(name)'; \(hint)")
    }
}

extension CommandConfiguration {
    /// The name and the aliases of the command.
    fileprivate var names: [String] { (commandName.map { [$0] } ?? []) + aliases }
}
