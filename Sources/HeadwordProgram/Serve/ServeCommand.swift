import ArgumentParser
import Glibc
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import HeadwordLexicon
import HeadwordOperations
import HeadwordService
import JSONRPC
import JSONRPCTransport
import Logging
import ServiceLifecycle
import Synchronization
import UnixSignals

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Answers JSON-RPC 2.0, on standard input and output, over TCP, and over sockets.",
        discussion: """
            A message is one line of JSON, or has a Content-Length header as in the Language Server Protocol; which of \
            them is recognised from the first bytes of a connection. Without --stdio, --listen and --socket it serves \
            the listeners of the configuration. SIGTERM lets the calls in flight end; SIGHUP opens the lexicon and the \
            corpora and starts the external providers anew.

            EXAMPLES
              headword serve --stdio < calls.jsonl
              headword serve --listen 127.0.0.1:7878
              headword serve --listen localhost:0      a free port, told on standard error
              headword serve --socket $XDG_RUNTIME_DIR/headword.sock
              headword serve --listen 0.0.0.0:7878 --token-file /etc/headword/token
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
            "The file with the token that clients must tell with server.authenticate first.",
            valueName: "file"
        ),
        completion: .file()
    )
    var tokenFile: String?

    @Flag(help: "Allow an address that other machines can reach without a token. Whoever reaches it can ask.")
    var insecure = false

    @OptionGroup
    var data: DataOptions

    @OptionGroup
    var external: ExternalProviderOptions

    func validate() throws {
        guard !stdio || listen.isEmpty && socket.isEmpty && tokenFile == nil else {
            throw ValidationError("--stdio serves one client; it goes with no --listen, --socket or --token-file.")
        }
        for address in listen where !address.isLoopback && !insecure && tokenFile == nil {
            let build = Features.current.tls == nil ? " (which needs a build with TLS: make full)" : ""
            throw ValidationError(
                "\(address) can be reached from other machines, and anybody who reaches it can ask. Use 127.0.0.1, give "
                    + "--token-file, configure a listener with a certificate\(build), or say --insecure."
            )
        }
    }

    func run() async throws {
        // A hangup that comes while the service starts waits until it can be heard. Where there is one client, it ends
        // that.
        let hangups = stdio ? nil : await UnixSignalsSequence(trapping: .sighup)
        let configuration = try data.load()
        let log = LogOutput(configuration.log)
        defer { log.flush() }
        let logger = log.logger()
        let upstream = try configuration.upstreamClient(logger: logger)
        let providers = ServedProviders(await start(configuration, logger))
        do {
            try await serve(configuration, log, upstream, providers, hangups)
        } catch {
            await providers.current.shutdown()
            throw error
        }
        await providers.current.shutdown()
        await upstream?.shutdown()
    }

    /// What the services of a server share.
    private struct Parts {
        let configuration: Configuration
        let log: LogOutput
        let upstream: (any UpstreamClient)?
        let providers: ServedProviders
        let room: AnswerRoom
        let served: ServedLexicon
        let metrics: ServiceMetrics

        var logger: Logger { log.logger() }
        var limits: TransportLimits { TransportLimits(configuration.limits) }
    }

    private func serve(
        _ configuration: Configuration,
        _ log: LogOutput,
        _ upstream: (any UpstreamClient)?,
        _ providers: ServedProviders,
        _ hangups: UnixSignalsSequence?
    ) async throws {
        let room = AnswerRoom(limit: configuration.limits.bytesInFlight)
        let service = try await service(configuration, upstream, providers.current, room, log.logger())
        let parts = Parts(
            configuration: configuration,
            log: log,
            upstream: upstream,
            providers: providers,
            room: room,
            served: ServedLexicon(service),
            metrics: ServiceMetrics(methods: service.methods, log: log)
        )
        let conversation = parts.served.conversation(
            limits: MessageLimits(configuration.limits),
            room: room,
            observer: ServiceObserver(metrics: parts.metrics, log: RequestLog(log))
        )
        guard let hangups else { return try Self.serveStdio(conversation, parts.limits) }
        let server = try server(parts, conversation)
        let reload = ReloadService(hangups, parts.metrics, parts.logger, parts.served) { [self] in
            try await self.reload(parts)
        }
        let operations: [any Service] = operations(parts, server.connections).map { [$0] } ?? []
        defer { parts.logger.info("stopped", metadata: parts.served.service.logMetadata) }
        // The first to start is the last to stop: it tells that the others drain.
        try await run(operations + [server, reload], parts.logger)
    }

    private func server(_ parts: Parts, _ conversation: Conversation) throws -> SocketServer {
        let listeners = try listeners(parts.configuration)
        let logger = parts.logger
        let opening = Countdown(from: listeners.count) {
            logger.info("started", metadata: parts.served.service.logMetadata)
        }
        return SocketServer(
            listeners: listeners,
            conversation: conversation,
            limits: parts.limits,
            logger: logger
        ) { endpoint in
            logger.info("listening", metadata: ["address": "\(endpoint)"])
            opening.count()
        }
    }

    private func operations(_ parts: Parts, _ connections: Connections) -> Operations? {
        let (logger, served) = (parts.logger, parts.served)
        return parts.configuration.metrics.address.map { address in
            Operations(
                at: address,
                metrics: parts.metrics,
                version: headwordVersion,
                lexicon: { served.service.lexicon },
                connections: connections,
                upstream: parts.upstream,
                providers: { served.service.external.map(\.report) },
                logger: logger
            ) { logger.info("telling metrics", metadata: ["address": "\($0)"]) }
        }
    }

    private func start(_ configuration: Configuration, _ logger: Logger) async -> ExternalProviders {
        await ExternalProviders.start(
            configuration,
            at: data.search.location(with: configuration),
            files: external.files,
            logger: logger
        )
    }

    /// Reads the configuration and puts a new service in the place of the old one.
    private func reload(_ parts: Parts) async throws {
        let logger = parts.logger
        let (effective, waiting) = parts.configuration.reloaded(from: try data.load())
        let started = await start(effective, logger)
        do {
            parts.served.replace(with: try await service(effective, parts.upstream, started, parts.room, logger))
        } catch {
            await started.shutdown()
            throw error
        }
        parts.metrics.add(methods: parts.served.service.methods)
        let old = parts.providers.replace(with: started)
        Task { await old.retire() }
        parts.log.apply(effective.log)
        for key in waiting {
            logger.warning("changed, and takes effect at the next start", metadata: ["setting": "\(key)"])
        }
    }

    private static func serveStdio(_ conversation: Conversation, _ limits: TransportLimits) throws(CommandFailure) {
        do throws(StdioFailure) {
            try StdioTransport(conversation: conversation, limits: limits).run()
        } catch {
            throw CommandFailure(.internalFault, "headword: \(error)")
        }
    }

    /// The service with the providers that can be part of it; the others are ended.
    private func service(
        _ configuration: Configuration,
        _ upstream: (any UpstreamClient)?,
        _ providers: ExternalProviders,
        _ room: AnswerRoom,
        _ logger: Logger
    ) async throws -> Headword {
        let service = try Headword(
            configuration: configuration,
            location: data.search.location(with: configuration),
            upstream: upstream,
            external: providers.providers,
            room: room
        )
        service.tellLeftOut(logger)
        await providers.keep(service.external)
        return service
    }

    /// The listeners of the command line, or else those of the configuration.
    private func listeners(_ configuration: Configuration) throws -> [Listener] {
        var wanted = configuration.listeners
        if !listen.isEmpty || !socket.isEmpty {
            let addresses = listen.map(ListenerAddress.tcp) + socket.map { .unix(path: $0) }
            wanted = addresses.map { address in
                var listener = ListenerConfiguration()
                listener.address = address
                listener.tokenFile = tokenFile
                return listener
            }
        }
        guard !wanted.isEmpty else {
            throw ValidationError("Say how to serve: --stdio, --listen HOST:PORT, --socket PATH, or a configuration.")
        }
        let inherited = InheritedSockets.take()
        return try wanted.flatMap { try $0.listeners(inherited: inherited) }
    }

    private func run(_ services: [any Service], _ logger: Logger) async throws {
        let group = ServiceGroup(
            configuration: .init(
                services: services.map { .init(service: $0) },
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

/// Runs something when a number of events have happened.
private final class Countdown: Sendable {
    private let remaining: Mutex<Int>
    private let finish: @Sendable () -> Void

    init(from number: Int, finish: @escaping @Sendable () -> Void) {
        remaining = Mutex(number)
        self.finish = finish
    }

    func count() {
        let isLast = remaining.withLock { remaining in
            remaining -= 1
            return remaining == 0
        }
        if isLast { finish() }
    }
}

/// Reads the configuration and opens the lexicon anew when the process is told to (SIGHUP).
private struct ReloadService: Service {
    private let hangups: UnixSignalsSequence
    private let metrics: ServiceMetrics
    private let logger: Logger
    private let served: ServedLexicon
    private let reload: @Sendable () async throws -> Void

    init(
        _ hangups: UnixSignalsSequence,
        _ metrics: ServiceMetrics,
        _ logger: Logger,
        _ served: ServedLexicon,
        _ reload: @escaping @Sendable () async throws -> Void
    ) {
        self.hangups = hangups
        self.metrics = metrics
        self.logger = logger
        self.served = served
        self.reload = reload
    }

    func run() async throws {
        for await _ in hangups.cancelOnGracefulShutdown() {
            do {
                try await reload()
                metrics.countReload(hasSucceeded: true)
                logger.info("reloaded", metadata: served.service.logMetadata)
            } catch {
                metrics.countReload(hasSucceeded: false)
                logger.error("not reloaded; the old lexicon goes on answering", metadata: ["reason": "\(error)"])
            }
        }
    }
}

extension Headword {
    /// What an operator wants to know of the service that answers from now on.
    fileprivate var logMetadata: Logger.Metadata {
        [
            "version": "\(headwordVersion)", "lexicon": "\(lexicon.path)",
            "digest": "\(lexicon.manifest.digest.prefix(12))",
            "providers": "\(Set(methods.map { $0.prefix { $0 != "." } }).sorted().joined(separator: " "))",
        ]
    }
}

extension MessageLimits {
    fileprivate init(_ limits: Configuration.Limits) {
        self.init(
            requestBytes: limits.requestBytes,
            responseBytes: limits.responseBytes,
            batchLength: limits.batchLength,
            deadline: .milliseconds(limits.deadlineMilliseconds)
        )
    }
}

extension TransportLimits {
    fileprivate init(_ limits: Configuration.Limits) {
        self.init(
            messagesInFlight: limits.messagesInFlight,
            outputQueueBytes: limits.outputQueueBytes,
            connections: limits.connections,
            idleSeconds: limits.idleSeconds,
            messageSeconds: limits.messageSeconds,
            handshakeSeconds: limits.handshakeSeconds,
            authenticationSeconds: limits.authenticationSeconds,
            tokenAttempts: limits.tokenAttempts,
            tokenPauseMilliseconds: limits.tokenPauseMilliseconds,
            drainSeconds: limits.drainSeconds
        )
    }
}

/// Reads `HOST:PORT` from the command line, with brackets around an IPv6 address.
private func hostAndPort(_ argument: String) throws -> HostAndPort {
    guard let address = HostAndPort(argument) else {
        throw ValidationError("'\(argument)' is no address; expected HOST:PORT, such as 127.0.0.1:7878.")
    }
    return address
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
