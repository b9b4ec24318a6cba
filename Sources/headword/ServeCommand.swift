import ArgumentParser
import Glibc
import HeadwordService
import JSONRPC
import JSONRPCTransport
import Logging
import ServiceLifecycle
import UnixSignals

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Answers JSON-RPC 2.0, on standard input and output or over TCP.",
        discussion: """
            A message is one line of JSON, or has a Content-Length header as in the Language Server Protocol; which of \
            them is recognised from the first bytes of a connection.

            EXAMPLES
              headword serve --stdio < calls.jsonl
              headword serve --listen 127.0.0.1:7878
              headword serve --listen localhost:0      a free port, told on standard error
            """
    )

    @Flag(help: "Serve standard input and output, until the end of input.")
    var stdio = false

    @Option(help: ArgumentHelp("Serve TCP at this address.", valueName: "host:port"))
    var listen: ListenAddress?

    @Flag(help: "Allow an address that other machines can reach. Whoever reaches it can ask.")
    var insecure = false

    @OptionGroup
    var lexicon: LexiconOptions

    @OptionGroup
    var corpora: CorporaOptions

    func validate() throws {
        guard stdio != (listen != nil) else {
            throw ValidationError("Say how to serve: either --stdio or --listen HOST:PORT.")
        }
        if let listen, !listen.isLoopback, !insecure {
            throw ValidationError(
                "\(listen.endpoint) can be reached from other machines, and anybody who reaches it can ask. "
                    + "Use 127.0.0.1, or say --insecure."
            )
        }
    }

    func run() async throws {
        let conversation = try Headword(
            lexicon: try lexicon.open(),
            corpora: corpora.library(besideLexiconAt: lexicon.resolvedPath)
        ).conversation()
        if let listen {
            try await serve(conversation, at: listen.endpoint)
        } else {
            StdioTransport(conversation: conversation).run()
        }
    }

    private func serve(_ conversation: Conversation, at endpoint: Listener.Endpoint) async throws {
        let logger = Logger(label: "headword") { StreamLogHandler.standardError(label: $0) }
        let listeners = [Listener(endpoint)]
        let server = SocketServer(listeners: listeners, conversation: conversation, logger: logger) { bound in
            logger.info("listening", metadata: ["address": "\(bound)"])
        }
        let group = ServiceGroup(
            configuration: .init(
                services: [.init(service: server)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger
            )
        )
        Self.raiseFileLimit()
        do {
            try await group.run()
        } catch let failure as ListenFailure {
            throw CommandFailure(.usage, "headword: \(failure)")
        }
    }
}

extension ServeCommand {
    /// Lets the process have as many files as the system allows: every connection is one, and the limit that programs
    /// start with is often no more than the connections that we promise.
    private static func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}

/// `HOST:PORT`, with brackets around an IPv6 address.
struct ListenAddress: ExpressibleByArgument {
    var host: String
    var port: Int

    init?(argument: String) {
        guard let colon = argument.lastIndex(of: ":"), let port = UInt16(argument[argument.index(after: colon)...])
        else {
            return nil
        }
        var host = argument[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        guard !host.isEmpty else { return nil }
        self.host = String(host)
        self.port = Int(port)
    }

    var endpoint: Listener.Endpoint { .tcp(host: host, port: port) }

    var isLoopback: Bool {
        host == "localhost" || host == "::1" || host.isLoopbackIPv4
    }
}

extension String {
    /// Whether this is an IPv4 address of 127.0.0.0/8; a name that merely begins like one is not.
    fileprivate var isLoopbackIPv4: Bool {
        let parts = split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
