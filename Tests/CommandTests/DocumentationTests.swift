import HeadwordTestSupport
import Testing

/// A command of a `console` block and what stands under it.
struct DocumentedCommand: CustomTestStringConvertible, Sendable {
    var command: String
    var output: String

    var testDescription: String { command }

    /// The commands of a document: lines after `$ ` in the blocks marked `console`.
    static func all(in document: String) throws -> [DocumentedCommand] {
        let text = String(decoding: try TestFiles.contents(of: TestFiles.repository + "/" + document), as: UTF8.self)
        var commands: [DocumentedCommand] = []
        var isInBlock = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInBlock = line == "```console"
            } else if isInBlock, line.hasPrefix("$ ") {
                commands.append(DocumentedCommand(command: String(line.dropFirst(2)), output: ""))
            } else if isInBlock, !commands.isEmpty {
                commands[commands.count - 1].output += line + "\n"
            }
        }
        return commands
    }
}

@Suite struct DocumentationTests {
    @Test func theReadmeHasExamples() throws {
        #expect(try DocumentedCommand.all(in: "README.md").count == 4)
    }

    @Test(arguments: try DocumentedCommand.all(in: "README.md"))
    func anExampleOfTheReadmePrintsWhatStandsThere(example: DocumentedCommand) async throws {
        let outcome = try await Subprocess.run(
            "/bin/sh",
            ["-c", "export PATH=\"\(TestFiles.products):$PATH\"; \(example.command) 2>&1"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        #expect(outcome.output == example.output)
    }
}
