import ArgumentParser
import HeadwordCommandLine
import HeadwordModel

/// An argument that stands where a command is expected, and names none.
struct UnknownCommand {
    /// What was typed, from the root on: `config shwo`.
    let name: String
    /// The command below which it stands: `headword config`.
    private let parent: String
    /// Whether it stands where a word may stand, too.
    let isFirst: Bool
    /// The command that was probably meant, from the root on.
    let nearest: String?

    /// The first such argument; nil if there is none.
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

    /// Says that there is no such command, and which there is.
    var failure: CommandFailure {
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'\(parent) --help' lists those that there are"
        return CommandFailure(.usage, "headword: there is no command '\(name)'; \(hint)")
    }
}

extension CommandConfiguration {
    /// What the command is called on the command line.
    fileprivate var names: [String] { (commandName.map { [$0] } ?? []) + aliases }
}
