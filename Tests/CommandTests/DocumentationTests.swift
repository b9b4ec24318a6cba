import Foundation
import HeadwordTestSupport
import Testing

/// A command of a `console` block and the output below it.
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

/// The examples show real output: answers of the whole core lexicon, which `make test` builds.
@Suite struct DocumentationTests {
    private static let lexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

    private static func examples() throws -> [DocumentedCommand] {
        try ["README.md", "Documentation/asking.md", "Documentation/corpora.md"].flatMap(DocumentedCommand.all)
    }

    @Test func thePagesHaveExamples() throws {
        #expect(try Self.examples().count > 10)
    }

    @Test(.enabled(if: lexicon != nil), arguments: try examples())
    func anExampleOfAPagePrintsWhatStandsThere(example: DocumentedCommand) async throws {
        let outcome = try await Program.run(
            "/bin/sh",
            ["-c", "export PATH=\"\(TestFiles.products):$PATH\"; \(example.command) 2>&1"],
            environment: Self.patience.merging(["HEADWORD_LEXICON": try #require(Self.lexicon)]) { $1 }
        )
        #expect(outcome.output == example.output)
    }

    /// Longer timeouts for programs, since a busy machine may be slow.
    private static let patience = [
        "HEADWORD_PROVIDERS_START_MILLISECONDS": "60000", "HEADWORD_PROVIDERS_ANSWER_MILLISECONDS": "60000",
    ]

    /// Its commands build upon one another.
    @Test func theGuideToProvidersPrintsWhatStandsThere() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let examples = try DocumentedCommand.all(in: "Documentation/providers.md")
        #expect(examples.count == 6)
        for example in examples {
            let outcome = try await Program.run(
                "/bin/sh",
                ["-c", "cd \(directory); export PATH=\"\(TestFiles.products):$PATH\"; \(example.command) 2>&1"],
                environment: Self.patience.merging(
                    ["HEADWORD_LEXICON": try FixtureLexicon.path, "XDG_DATA_HOME": directory]
                ) { $1 }
            )
            #expect(outcome.output == example.output, "\(example.command)")
        }
    }
}
