import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordMCP
import HeadwordServer
import JSONRPC
import JSONRPCTransport

struct ModelContextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves a language model: the Model Context Protocol on standard input and output.",
        discussion: """
            Eight tools define, compare, translate and find words, and name their sources. How to set up a host is \
            described in Documentation/agents.md.

            EXAMPLES
              headword mcp   for a host to start
              echo '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' | headword mcp
            """
    )

    /// The size of the cache of answers in bytes, if the configuration allows more: one model repeats little.
    private static let answerCacheBytes = 2 << 20

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let server = Server(data.search, features: .current) { configuration in
            let bytes = configuration.limits.call.answerCacheBytes
            configuration.limits.call.answerCacheBytes = min(bytes, Self.answerCacheBytes)
        }
        do {
            try await server.runStdio(speaking: .mcp)
        } catch let failure as LexiconFailure {
            // Hosts show a model what a tool answers, but seldom anybody what a server writes before it ends.
            guard let failure = CommandFailure(failure) else { throw failure }
            try Self.refuse(String(failure.message.trimmingPrefix("headword: ")))
            throw failure
        }
    }

    /// Answers every call of a tool with what is missing, until the input ends.
    private static func refuse(_ message: String) throws {
        let conversation = Conversation(speaking: .modelContext) { ModelContextServer(unavailable: message) }
        try StdioTransport(conversation: conversation).run()
    }
}
