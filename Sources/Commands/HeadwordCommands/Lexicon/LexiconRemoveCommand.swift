import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder
import HeadwordModel

struct LexiconRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Removes a dictionary of your own from the lexicon.",
        discussion: """
            Rebuilds the lexicon without it, from the sources of the current one. Its files stay.

            EXAMPLES
              headword lexicon remove terms
            """
    )

    @Argument(help: "The name of the dictionary.")
    var name: String

    @OptionGroup
    var building: LexiconBuilding

    func run() async throws {
        Interruption.await()
        var list = try building.output.brought()
        let names = list.dictionaries.map(\.name)
        guard list.remove(name) else {
            throw CommandFailure(.usage, "headword: \(unknown("dictionary of your own", name, among: names))")
        }
        let current = try BroughtArguments.currentSelection(in: building.output.path)
        let selection = try BroughtArguments.selection(current, with: list.dictionaries)
        try await building.build(selection) { try list.save() }
    }
}
