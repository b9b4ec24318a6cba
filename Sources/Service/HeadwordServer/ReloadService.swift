internal import HeadwordConfiguration
internal import HeadwordOperations
internal import HeadwordReleases
internal import HeadwordWork
internal import Logging
internal import ServiceLifecycle
internal import UnixSignals

/// Replaces what answers, with the configuration read again: when the process receives SIGHUP, and when a release is due.
/// One such event is handled after the other.
struct ReloadService: Service {
    private enum Cause: Sendable {
        case hangup
        /// A release is due. The promise is fulfilled when it answers, or cannot.
        case release(ReleaseShelf.Fetched, Promise<Void>)
    }

    private let hangups: UnixSignalsSequence
    private let parts: Server.Parts
    private let reload: @Sendable (ReleaseShelf.Fetched?) async throws -> Void

    /// - Parameter reload: replaces what answers; gets the release to answer from, nil for the configured lexicon.
    init(
        _ hangups: UnixSignalsSequence,
        _ parts: Server.Parts,
        _ reload: @escaping @Sendable (ReleaseShelf.Fetched?) async throws -> Void
    ) {
        self.hangups = hangups
        self.parts = parts
        self.reload = reload
    }

    func run() async throws {
        let (causes, continuation) = AsyncStream.makeStream(of: Cause.self)
        // It is not waited for: at the end, it may be reading a file for a long time.
        let watch = parts.rollout.map { rollout in Task { await follow(rollout, continuation) } }
        defer { watch?.cancel() }
        async let signals: Void = {
            for await _ in hangups.cancelOnGracefulShutdown() { continuation.yield(.hangup) }
            continuation.finish()
        }()
        for await cause in causes { await handle(cause) }
        await signals
    }

    private func handle(_ cause: Cause) async {
        switch cause {
        case .hangup: _ = await replace(with: parts.rollout?.current)
        case .release(let release, let isHandled):
            switch await replace(with: release) {
            case .success: parts.rollout?.take(release)
            case .failure(let error): parts.rollout?.fail(error)
            }
            isHandled.fulfil(())
        }
    }

    private func replace(with release: ReleaseShelf.Fetched?) async -> Result<Void, any Error> {
        do {
            try await reload(release)
            parts.metrics.countReload(hasSucceeded: true)
            parts.logger.info("reloaded", metadata: parts.served.service.logMetadata)
            return .success(())
        } catch {
            parts.metrics.countReload(hasSucceeded: false)
            parts.logger.error("not reloaded; the old lexicon stays in use", metadata: ["reason": "\(error)"])
            return .failure(error)
        }
    }

    // MARK: Releases

    private func follow(_ rollout: Rollout, _ causes: AsyncStream<Cause>.Continuation) async {
        var told: String?
        while !Task.isCancelled {
            tell(rollout.problem, after: &told)
            let period = Double(parts.configuration.rollout.seconds)
            let wait = min(period, rollout.nextTime()?.secondsFromNow ?? period)
            guard (try? await Task.sleep(for: .seconds(max(wait, 0)))) != nil else { return }
            guard let release = await rollout.look() else { continue }
            let isHandled = Promise<Void>()
            causes.yield(.release(release, isHandled))
            await isHandled.value()
        }
    }

    /// Logs a problem when it arises, and when it is over.
    private func tell(_ problem: String?, after told: inout String?) {
        guard problem != told else { return }
        told = problem
        if let problem {
            parts.logger.error("release not taken; the old one stays in use", metadata: ["reason": "\(problem)"])
        } else {
            parts.logger.info("the release of the group answers", metadata: parts.served.service.logMetadata)
        }
    }
}
