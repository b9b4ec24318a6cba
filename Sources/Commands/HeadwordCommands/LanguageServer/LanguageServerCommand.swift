import ArgumentParser
import Glibc
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordServer
import JSONRPC
import JSONRPCTransport

struct LanguageServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serves an editor: the Language Server Protocol on standard input and output.",
        discussion: """
            Explains the phrase under the cursor, completes words, reports misspelled ones, and offers corrections and \
            synonyms. How to set up an editor is described in Documentation/editors.md. A listener of 'headword serve' \
            speaks the same protocol.

            EXAMPLES
              headword lsp                         for an editor to start
              headword lsp --check notes.txt       print the misspelled words; exit 1 if there are any
              headword lsp --check --format sarif notes.txt > spelling.sarif
            """
    )

    /// The size of the largest message in bytes, if the configuration allows less: editors send whole documents.
    private static let longestMessage = 64 << 20

    /// The size of the cache of answers in bytes, if the configuration allows more: one editor repeats little.
    private static let answerCacheBytes = 2 << 20

    @Flag(help: "Print the misspelled words of files, and exit 1 if there are any.")
    var check = false

    @Option(
        help: ArgumentHelp("How misspelled words are printed; text if absent.", valueName: "text|json|sarif"),
        completion: .list(CheckFormat.allCases.map(\.rawValue))
    )
    var format: CheckFormat?

    // Editors pass it to every server.
    @Flag(name: .customLong("stdio"), help: .hidden)
    var stdio = false

    @Argument(help: "The files to check; standard input for '-'.", completion: .file())
    var files: [String] = []

    @OptionGroup
    var data: DataOptions

    func validate() throws {
        guard check || files.isEmpty && format == nil else {
            throw ValidationError("Files and --format are for --check.")
        }
        guard !check || !files.isEmpty else { throw ValidationError("--check needs a file.") }
    }

    func run() async throws {
        guard !check else { return try await checkFiles() }
        let server = Server(data.search, features: .current) { configuration in
            let limits = configuration.limits
            configuration.limits.message.requestBytes = max(limits.message.requestBytes, Self.longestMessage)
            configuration.limits.call.answerCacheBytes = min(limits.call.answerCacheBytes, Self.answerCacheBytes)
        }
        do {
            guard try await server.runLanguageServer() else { throw ExitCode(1) }
        } catch let failure as LexiconFailure {
            // Editors show their user the error of a reply, but seldom what a server writes before it ends.
            guard let failure = CommandFailure(failure) else { throw failure }
            try Self.refuse(failure.message)
            throw failure
        }
    }

    /// Answers every request with an error, until the input ends.
    private static func refuse(_ message: String) throws {
        let conversation = Conversation { call throws(ErrorObject) in
            throw ErrorObject(code: -32803, message: message, data: ["reason": "lexicon", "status": 503])
        }
        try StdioTransport(conversation: conversation).run()
    }

    private func checkFiles() async throws {
        let settings = try data.load().editor
        try await data.withService(for: nil) { service in
            let check = FileCheck(service, settings, in: ConfigurationSearch.processDirectory)
            for language in try check.uncheckedLanguages {
                Terminal.complain(
                    "headword: the spelling of '\(language)' is not checked: the lexicon has no word counts of it"
                )
            }
            let found = try files.map { try check.misspellings(in: $0) }
            let report = (format ?? .text).report(found)
            if !report.isEmpty { Terminal.print(report) }
            if found.contains(where: { !$0.misspellings.isEmpty }) { throw ExitCode(1) }
        }
    }
}
