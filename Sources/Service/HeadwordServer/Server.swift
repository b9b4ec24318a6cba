internal import Glibc
public import HeadwordConfiguration
public import HeadwordCore
internal import HeadwordDICT
internal import HeadwordExternalProviders
internal import HeadwordJSON
internal import HeadwordLanguageServer
internal import HeadwordLexicon
internal import HeadwordMCP
internal import HeadwordOperations
internal import HeadwordRedis
internal import HeadwordReleases
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP
internal import JSONRPCTransport
internal import Logging
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// A service at the listeners of a configuration, with its limits, log, metrics, upstream and external providers.
///
/// On SIGHUP, and when a release of lexicons is due, the configuration is reloaded, the lexicon and the corpora are
/// reopened and the external providers are restarted. On SIGTERM or SIGINT, calls in flight are completed first.
public struct Server: Sendable {
    private let search: ConfigurationSearch
    private let features: Features
    private let additional: [any EndpointProvider.Type]
    private let programs: [String]
    private let adjust: @Sendable (inout Configuration) -> Void

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - search: the search for the configuration.
    ///   - features: the optional features that a configuration may need.
    ///   - additional: providers besides the built-in ones and the drop-ins.
    ///   - programs: executables of external providers besides those of the configuration.
    ///   - adjust: changes the values of the configuration.
    public init(
        _ search: ConfigurationSearch = ConfigurationSearch(),
        features: Features = Features(),
        additional: [any EndpointProvider.Type] = [],
        programs: [String] = [],
        adjusting adjust: @escaping @Sendable (inout Configuration) -> Void = { _ in }
    ) {
        self.search = search
        self.features = features
        self.additional = additional
        self.programs = programs
        self.adjust = adjust
    }

    /// Serves the listeners of the configuration until the process receives a signal to stop.
    ///
    /// - Throws: ``ConfigurationFailure``, ``LexiconFailure``, ``ListenFailure``, or ``ServerFailure`` if the
    ///   configuration requires anything else that is not possible.
    public func run() async throws {
        // A signal that arrives while the service starts is held until it can be handled.
        let hangups = await UnixSignalsSequence(trapping: .sighup)
        try await withParts(takingReleases: true) { parts, fronts in try await serve(parts, fronts, hangups) }
    }

    /// Serves standard input and output until the end of input.
    ///
    /// - Parameter listenerProtocol: what the client speaks.
    /// - Throws: the errors of ``run()``, or ``StdioFailure``.
    public func runStdio(speaking listenerProtocol: ListenerProtocol = .jsonRPC) async throws {
        try await withParts { parts, fronts in
            guard let front = fronts.front(for: listenerProtocol) as? any MessageFront else {
                throw ServerFailure("HTTP is not served on standard input and output")
            }
            try StdioTransport(front: front, limits: parts.limits).run()
        }
    }

    /// Serves one editor on standard input and output, until it ends its session or the input ends.
    ///
    /// - Returns: whether the editor has ended its session as it should (LSP 3.17, `exit`).
    /// - Throws: the errors of ``runStdio()``.
    public func runLanguageServer() async throws -> Bool {
        let hasFailed = Atomic(false)
        try await withParts(onExit: { if !$0 { hasFailed.store(true, ordering: .relaxed) } }) { parts, fronts in
            try StdioTransport(front: fronts.jsonRPC, limits: parts.limits).run()
        }
        return !hasFailed.load(ordering: .relaxed)
    }

    /// What each service of a server uses, before and after a reload.
    struct Shared {
        let log: LogOutput
        let store: RedisStore?
        let upstream: (any UpstreamClient)?
        let room: AnswerRoom
        let notices = ChangeNotices()

        init(_ configuration: Configuration, _ features: Features) throws {
            log = LogOutput(configuration.log)
            store = try configuration.redisStore(features)
            upstream = try configuration.upstreamClient(features, store, logger: log.logger())
            room = AnswerRoom(limit: configuration.limits.bytesInFlight)
        }

        func end() async {
            await upstream?.shutdown()
            await store?.client.shutdown()
        }
    }

    /// The parts of a running server.
    struct Parts {
        let configuration: Configuration
        let shared: Shared
        let providers: ServedProviders
        /// What finds the releases to answer from; nil if there are none.
        let rollout: Rollout?
        let served: CurrentService
        let metrics: ServiceMetrics

        var logger: Logger { shared.log.logger() }
        var limits: TransportLimits { configuration.limits.transport }

        /// Returns why the release of the group does not answer; nil if there are no releases.
        var releaseProblem: (@Sendable () -> String?)? {
            guard let rollout else { return nil }
            return { rollout.problem }
        }
    }

    private func load() throws -> Configuration {
        var configuration = try search.load().values
        adjust(&configuration)
        return configuration
    }

    private func withParts(
        takingReleases takesReleases: Bool = false,
        onExit: @escaping @Sendable (Bool) -> Void = { _ in },
        _ body: (Parts, Fronts) async throws -> Void
    ) async throws {
        let configuration = try load()
        let rollout = takesReleases ? try await rollout(configuration) : nil
        let shared = try Shared(configuration, features)
        defer { shared.log.flush() }
        let providers = ServedProviders(await start(configuration, shared.log.logger()))
        func end() async {
            await providers.current.shutdown()
            await shared.end()
        }
        do {
            let service = try await service(configuration, rollout?.current, providers.current, shared)
            let parts = Parts(
                configuration: configuration,
                shared: shared,
                providers: providers,
                rollout: rollout,
                served: CurrentService(service),
                metrics: ServiceMetrics(
                    methods: service.methods + LanguageServer.methods + ModelContextServer.methods,
                    log: shared.log
                )
            )
            try await body(parts, fronts(parts, onExit))
        } catch {
            await end()
            throw error
        }
        await end()
    }

    /// What answers the clients of each protocol.
    private struct Fronts {
        var jsonRPC: Conversation
        var modelContext: Conversation
        var dictionary: DictionaryFront
        var web: WebSite

        func front(for listenerProtocol: ListenerProtocol) -> any Front {
            switch listenerProtocol {
            case .jsonRPC: jsonRPC
            case .mcp: modelContext
            case .dict: dictionary
            case .http: web
            }
        }
    }

    private func fronts(_ parts: Parts, _ onExit: @escaping @Sendable (Bool) -> Void) -> Fronts {
        let service: @Sendable () -> DictionaryService = { [served = parts.served] in served.service }
        let editors = EditorHost(
            service: service,
            settings: editorSettings,
            notices: parts.shared.notices,
            onExit: onExit
        )
        let jsonRPC = conversation(parts) { LanguageServer(editors, service: $0) }
        let modelContext = conversation(parts, speaking: .modelContext) { ModelContextServer(service: $0) }
        let plain = conversation(parts) { $0 }
        return Fronts(
            jsonRPC: jsonRPC,
            modelContext: modelContext,
            dictionary: DictionaryFront(plain, service: service),
            web: site(
                parts,
                jsonRPC: jsonRPC,
                modelContext: modelContext,
                plain: plain,
                multiplexing: features.tls?.multiplexing
            )
        )
    }

    private func conversation(
        _ parts: Parts,
        speaking spoken: ClientProtocol = .plain,
        answering: @escaping @Sendable (DictionaryService) -> any Answering
    ) -> Conversation {
        parts.served.conversation(
            limits: parts.configuration.limits.message,
            room: parts.shared.room,
            observer: ServiceObserver(metrics: parts.metrics, log: RequestLog(parts.shared.log)),
            speaking: spoken,
            answering: answering
        )
    }

    /// Returns the settings of the language server for a project, or those of this process where the project's cannot be
    /// read.
    @Sendable private func editorSettings(root: String?) -> (settings: Configuration.Editor, problems: [String]) {
        var search = search
        if let root { search.workingDirectory = root }
        do throws(ConfigurationFailure) {
            var configuration = try search.load().values
            adjust(&configuration)
            return (configuration.editor, [])
        } catch {
            let settings = (try? self.search.load().values.editor) ?? Configuration.Editor()
            return (settings, error.problems.map(\.description))
        }
    }
}

// MARK: - The parts of a service

extension Server {
    private func start(_ configuration: Configuration, _ logger: Logger) async -> ExternalProviders {
        await ExternalProviders.start(
            configuration,
            at: search.location(with: configuration),
            files: programs,
            logger: logger
        )
    }

    /// Returns the service with the providers it accepts; stops the others.
    private func service(
        _ configuration: Configuration,
        _ release: ReleaseShelf.Fetched?,
        _ providers: ExternalProviders,
        _ shared: Shared
    ) async throws -> DictionaryService {
        let service = try DictionaryService(
            configuration: configuration,
            location: search.location(with: configuration).answering(from: release),
            additional: additional,
            upstream: shared.upstream,
            store: shared.store,
            external: providers.providers,
            watchesLayers: true,
            room: shared.room,
            notices: shared.notices
        )
        service.tellLeftOut(shared.log.logger())
        await providers.keep(service.external)
        return service
    }

    /// Returns what finds the releases of a configuration, with the one to start with; nil if there are none.
    private func rollout(_ configuration: Configuration) async throws -> Rollout? {
        guard let store = configuration.rollout.store else { return nil }
        let shelf = try ReleaseShelf(search.releaseDirectory(with: configuration))
        return try await Rollout(configuration.rollout.group, from: features.releaseStore(at: store), on: shelf)
    }

    /// Reloads the configuration and replaces the old service with a new one.
    ///
    /// - Parameter release: the release to answer from; nil for the configured lexicon.
    private func reload(_ parts: Parts, _ release: ReleaseShelf.Fetched?) async throws {
        let logger = parts.logger
        let (effective, waiting) = parts.configuration.reloaded(from: try load())
        let started = await start(effective, logger)
        do {
            let service = try await service(effective, release, started, parts.shared)
            parts.served.replace(with: service)
            parts.shared.notices.send(layers: [], languages: service.lexicon.manifest.languages)
        } catch {
            await started.shutdown()
            throw error
        }
        parts.metrics.add(methods: parts.served.service.methods)
        let old = parts.providers.replace(with: started)
        Task { await old.retire() }
        parts.shared.log.apply(effective.log)
        for key in waiting {
            logger.warning("setting changed; it takes effect at the next start", metadata: ["setting": "\(key)"])
        }
    }
}

// MARK: - Listening

extension Server {
    private func serve(_ parts: Parts, _ fronts: Fronts, _ hangups: UnixSignalsSequence) async throws {
        let server = try sockets(parts, fronts)
        let reload = ReloadService(hangups, parts) { [self] release in try await self.reload(parts, release) }
        let operations: [any Service] = operations(parts, server.connections).map { [$0] } ?? []
        defer { parts.logger.info("stopped", metadata: parts.served.service.logMetadata) }
        Self.raiseFileLimit()
        // Services stop in reverse order: the operations endpoints stop last and report that the others are draining.
        let services = operations + [server, reload]
        try await ServiceGroup(
            configuration: .init(
                services: services.map { .init(service: $0) },
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: parts.logger
            )
        ).run()
    }

    private func sockets(_ parts: Parts, _ fronts: Fronts) throws -> SocketServer {
        let inherited = InheritedSockets.take()
        let listeners = try parts.configuration.listeners.flatMap {
            try $0.listeners(inherited: inherited, fronts.front(for: $0.listenerProtocol), features.tls)
        }
        guard !listeners.isEmpty else { throw ServerFailure.noListener }
        let logger = parts.logger
        let opening = Countdown(from: listeners.count) {
            logger.info("started", metadata: parts.served.service.logMetadata)
        }
        return SocketServer(
            listeners: listeners,
            conversation: fronts.jsonRPC,
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
                upstream: parts.shared.upstream,
                store: parts.shared.store,
                providers: { served.service.external.map(\.report) },
                releaseProblem: parts.releaseProblem,
                logger: logger
            ) { logger.info("serving metrics", metadata: ["address": "\($0)"]) }
        }
    }

    /// Raises the limit of open files to the maximum that the system allows. Every connection is a file, and the
    /// default limit is often no higher than the number of connections that we promise.
    private static func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}

/// Runs an action after a number of events.
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
