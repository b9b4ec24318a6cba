import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordServer

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves JSON-RPC 2.0, MCP, DICT and HTTP on standard input and output, TCP and Unix sockets.",
        discussion: """
            A message is one line of JSON, or has a Content-Length header as in the Language Server Protocol; the \
            first bytes of a connection decide which. DICT is the protocol of dictionary programs (RFC 2229). \
            With --http, a browser shows the dictionary, programs ask GET /v1/METHOD?NAME=VALUE or POST /rpc, and MCP is \
            at /mcp. Without --stdio, --listen, --socket, --dict and --http, the listeners of the configuration are \
            served. On SIGTERM, the server finishes the calls in flight and exits. On SIGHUP, it reopens the lexicon and \
            the corpora and restarts the external providers.

            EXAMPLES
              headword serve --stdio < calls.jsonl
              headword serve --listen 127.0.0.1:7878
              headword serve --listen localhost:0      a free port, printed on standard error
              headword serve --socket $XDG_RUNTIME_DIR/headword.sock
              headword serve --listen 0.0.0.0:7878 --token-file /etc/headword/token
              headword serve --http 127.0.0.1:8080     for browsers and programs
              headword serve --dict 127.0.0.1          for dict, Emacs, GoldenDict, ...: port 2628
              headword serve --stdio --protocol dict   for inetd
              headword serve --config /etc/headword/headword.toml
              headword serve --stdio --provider ./palindromes.py
            """
    )

    @Flag(help: "Serve standard input and output, until the end of input.")
    var stdio = false

    @Option(
        help: ArgumentHelp("Serve TCP at this address; may be repeated.", valueName: "host:port"),
        transform: hostAndPort
    )
    var listen: [HostAndPort] = []

    @Option(
        help: ArgumentHelp("Serve at this socket in the file system; may be repeated.", valueName: "path"),
        completion: .file()
    )
    var socket: [String] = []

    @Option(
        help: ArgumentHelp(
            "Serve DICT at this address; port 2628 if it has none; may be repeated.",
            valueName: "host:port"
        ),
        transform: dictionaryAddress
    )
    var dict: [HostAndPort] = []

    @Option(
        help: ArgumentHelp("Serve HTTP at this address; may be repeated.", valueName: "host:port"),
        transform: hostAndPort
    )
    var http: [HostAndPort] = []

    @Option(
        help: ArgumentHelp(
            "Have --http answer at the paths of these services too, for programs that know them: dictionaryapi, datamuse, "
                + "oxford or yomitan, separated by commas.",
            valueName: "services"
        ),
        completion: .list(CompatibleAPI.allCases.map(\.rawValue)),
        transform: compatibleAPIs
    )
    var compatible: [CompatibleAPI]?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp("What the client of --stdio speaks: json-rpc, mcp or dict.", valueName: "protocol"),
        completion: .list(ListenerProtocol.allCases.map(\.rawValue)),
        transform: protocolName
    )
    var clientProtocol: ListenerProtocol?

    @Option(
        help: ArgumentHelp(
            "The file with the token that clients must first send with server.authenticate, prove with AUTH of DICT, or "
                + "send with each request over HTTP.",
            valueName: "file"
        ),
        completion: .file()
    )
    var tokenFile: String?

    @Flag(help: "Allow an address that other machines can reach without a token. Anyone who reaches it can make calls.")
    var insecure = false

    @OptionGroup
    var data: DataOptions

    @OptionGroup
    var external: ExternalProviderOptions

    func validate() throws {
        guard !stdio || listen.isEmpty && socket.isEmpty && dict.isEmpty && http.isEmpty && tokenFile == nil else {
            throw ValidationError(
                "--stdio serves one client and excludes --listen, --socket, --dict, --http and --token-file."
            )
        }
        guard stdio || clientProtocol == nil else {
            throw ValidationError("--protocol is for --stdio; a listener of the configuration has its own setting.")
        }
        guard compatible == nil || !http.isEmpty else {
            throw ValidationError("--compatible is for --http; the configuration has http.compatible.")
        }
        guard clientProtocol != .http else { throw ValidationError("HTTP is served at an address: --http HOST:PORT.") }
        for address in listen + dict + http where !address.isLoopback && !insecure && tokenFile == nil {
            let build = Features.current.tls == nil ? " (which needs a build with TLS: make full)" : ""
            throw ValidationError(
                "\(address) can be reached from other machines, so anyone could call the service. Use 127.0.0.1 or "
                    + "--token-file, configure a listener with a certificate\(build), or use --insecure."
            )
        }
    }

    func run() async throws {
        let (listeners, compatible) = (listeners, compatible)
        let server = Server(data.search, features: .current, programs: external.files) { configuration in
            if let listeners { configuration.listeners = listeners }
            if let compatible { configuration.http.compatible = compatible }
        }
        guard !stdio else { return try await server.runStdio(speaking: clientProtocol ?? .jsonRPC) }
        do {
            try await server.run()
        } catch let failure as ServerFailure where failure == .noListener {
            throw ValidationError(
                "Choose how to serve: --stdio, --listen HOST:PORT, --socket PATH, --dict HOST:PORT, --http HOST:PORT, or a configuration."
            )
        }
    }

    /// The listeners from the command line; nil to use those of the configuration.
    private var listeners: [ListenerConfiguration]? {
        let addresses = listen.map(ListenerAddress.tcp) + socket.map { .unix(path: $0) }
        let listeners =
            addresses.map { listener($0) } + dict.map { listener(.tcp($0), speaking: .dict) }
            + http.map { listener(.tcp($0), speaking: .http) }
        return listeners.isEmpty ? nil : listeners
    }

    private func listener(
        _ address: ListenerAddress,
        speaking clientProtocol: ListenerProtocol = .jsonRPC
    ) -> ListenerConfiguration {
        var listener = ListenerConfiguration()
        listener.address = address
        listener.listenerProtocol = clientProtocol
        listener.tokenFile = tokenFile
        return listener
    }
}

/// Parses names of services, separated by commas.
private func compatibleAPIs(_ argument: String) throws -> [CompatibleAPI] {
    try argument.split(separator: ",").map { name in
        guard let known = CompatibleAPI(rawValue: String(name)) else {
            let names = CompatibleAPI.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(name)' is not a service whose paths can be served; expected some of \(names).")
        }
        return known
    }
}

/// Parses the name of a protocol.
private func protocolName(_ argument: String) throws -> ListenerProtocol {
    guard let known = ListenerProtocol(rawValue: argument) else {
        let names = ListenerProtocol.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(argument)' is not a protocol; expected one of \(names).")
    }
    return known
}

/// Parses `HOST` or `HOST:PORT` of a DICT server, whose usual port is 2628 (RFC 2229, section 3.1).
private func dictionaryAddress(_ argument: String) throws -> HostAndPort {
    guard let address = HostAndPort(argument + ":2628") ?? HostAndPort(argument) else {
        throw ValidationError("'\(argument)' is not an address; expected HOST or HOST:PORT, such as 127.0.0.1:2628.")
    }
    return address
}

/// Parses `HOST:PORT` from the command line, with brackets around an IPv6 address.
private func hostAndPort(_ argument: String) throws -> HostAndPort {
    guard let address = HostAndPort(argument) else {
        throw ValidationError("'\(argument)' is not an address; expected HOST:PORT, such as 127.0.0.1:7878.")
    }
    return address
}
