internal import HeadwordOperations
internal import Logging
internal import ServiceLifecycle
internal import UnixSignals

/// Reloads the configuration and the lexicon when the process receives SIGHUP.
struct ReloadService: Service {
    private let hangups: UnixSignalsSequence
    private let metrics: ServiceMetrics
    private let logger: Logger
    private let served: CurrentService
    private let reload: @Sendable () async throws -> Void

    init(
        _ hangups: UnixSignalsSequence,
        _ metrics: ServiceMetrics,
        _ logger: Logger,
        _ served: CurrentService,
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
                logger.error("not reloaded; the old lexicon stays in use", metadata: ["reason": "\(error)"])
            }
        }
    }
}
