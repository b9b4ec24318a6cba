internal import HeadwordCore
internal import HeadwordJSON
internal import Logging
internal import NIOCore
internal import Synchronization

/// Supervises a provider: starts it when needed, hands it calls as places become free, monitors it and restarts it.
/// Confined to the event loop that all providers share.
final class Supervision: ProviderLifeObserver {
    private enum State {
        /// Not running; not to be started before this time.
        case resting(until: NIODeadline)
        /// Asked to describe itself, until the limit passes.
        case starting(ProviderLife, limit: Scheduled<Void>)
        /// Answering calls.
        case running(ProviderLife)
        /// Shut down for good.
        case over
    }

    private static let sweepInterval = TimeAmount.milliseconds(50)

    private let file: ProviderFile
    private let options: ProviderOptions
    private let eventLoop: any EventLoop
    private let logger: Logger
    private let status: ProviderStatus
    private var state = State.resting(until: .now())
    private var places: CallPlaces<ProviderCall>
    private var restarts = RestartPolicy()
    private var description: [UInt8]?
    /// Completes when the processes of all lives have been reaped.
    private var reaping: EventLoopFuture<Void>
    private var isSweeping = false
    private var isPinging = false

    init(
        _ file: ProviderFile,
        options: ProviderOptions,
        eventLoop: any EventLoop,
        logger: Logger,
        status: ProviderStatus
    ) {
        self.file = file
        self.options = options
        self.eventLoop = eventLoop
        self.logger = logger
        self.status = status
        places = CallPlaces(longestQueue: options.queue)
        reaping = eventLoop.makeSucceededVoidFuture()
    }

    /// Sets how many calls the provider takes at a time.
    func setConcurrency(_ concurrency: Int) {
        places.limit = min(concurrency, options.concurrency)
        fill()
    }

    // MARK: Calls

    /// Hands a call to the provider, or queues it.
    func begin(_ call: ProviderCall) {
        guard !call.hasEnded else { return }
        switch state {
        case .over: return call.end(.failure(.providerUnavailable(file.name, "it is being stopped")))
        case .resting(let time) where time > .now(): return call.end(.failure(unavailable(until: time)))
        case .resting, .starting, .running: break
        }
        guard places.wait(call) else {
            return call.end(
                .failure(.providerUnavailable(file.name, "\(options.queue) calls are already waiting for it"))
            )
        }
        fill()
        sweepLater()
    }

    /// Cancels the calls that nobody waits for any longer.
    func cancelEnded() {
        if case .running(let life) = state { life.cancelEnded() }
        places.removeWaiting(where: \.hasEnded)
    }

    /// Sends waiting calls while places are free; starts the provider if calls wait and it is not running.
    private func fill() {
        switch state {
        case .running(let life):
            while let call = places.enter() {
                if call.hasEnded { places.leave() } else { life.send(call) }
            }
            status.callsInFlight.store(places.taken, ordering: .relaxed)
        case .resting where !places.waiting.isEmpty: start()
        case .resting, .starting, .over: break
        }
    }

    func callLeft(_ life: ProviderLife) {
        places.leave()
        fill()
    }

    // MARK: Lives

    /// Starts the provider.
    ///
    /// - Parameter call: ends when the provider has described itself.
    func start(describing call: ProviderCall? = nil) {
        guard case .resting = state else { return }
        if description != nil { status.restarts.add(1, ordering: .relaxed) }
        let life: ProviderLife
        do throws(SpawnFailure) {
            life = try ProviderLife(file, options: options, eventLoop: eventLoop, logger: logger, observer: self)
        } catch {
            logger.error("not started", metadata: ["reason": "\(error)"])
            call?.end(.failure(.providerFailed(file.name, error.description)))
            return rest(afterAnswering: false)
        }
        let (boundLife, milliseconds) = (NIOLoopBound(life, eventLoop: eventLoop), options.startMilliseconds)
        let limit = eventLoop.scheduleTask(in: options.start) {
            boundLife.value.kill("did not describe itself within \(milliseconds) ms")
        }
        state = .starting(life, limit: limit)
        reaping = reaping.and(life.reaped).map { _ in }
        life.describe { [weak self, weak life] outcome in
            if let self, let life { described(outcome, life) }
            call?.end(outcome)
        }
    }

    /// Marks the provider as running, and warns if its description differs from the previous one.
    private func described(_ outcome: ProviderCall.Outcome, _ life: ProviderLife) {
        guard case .starting(let current, let limit) = state, current === life, !life.hasEnded else { return }
        limit.cancel()
        guard case .success(let reply) = outcome else { return life.kill("did not describe itself") }
        let bytes = Array(reply.text.rawBytes)
        if let description, description != bytes {
            logger.warning("the description of the provider has changed; send SIGHUP to read it again")
        }
        description = description ?? bytes
        state = .running(life)
        status.isUp.store(true, ordering: .relaxed)
        fill()
        pingLater()
    }

    func lifeEnded(_ life: ProviderLife) {
        places.empty()
        status.isUp.store(false, ordering: .relaxed)
        status.callsInFlight.store(0, ordering: .relaxed)
        switch state {
        case .starting(_, let limit):
            limit.cancel()
            rest(afterAnswering: false)
        case .running: rest(afterAnswering: life.hasAnswered)
        case .resting, .over: break
        }
    }

    /// Restarts the provider at once, or lets it rest for a while.
    private func rest(afterAnswering hasAnswered: Bool) {
        let delay = restarts.delay(afterAnswering: hasAnswered)
        state = .resting(until: .now() + delay)
        // A provider that was never described is not needed.
        guard description != nil, delay == .zero else { return refuseWaiting(unavailable(until: .now() + delay)) }
        // Deferred, so as not to run inside the end of the previous life.
        let supervision = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.execute { supervision.value.start() }
    }

    private func refuseWaiting(_ failure: CallFailure) {
        for call in places.waiting { call.end(.failure(failure)) }
        places.removeWaiting(where: \.hasEnded)
    }

    private func unavailable(until time: NIODeadline) -> CallFailure {
        let nanoseconds = max(0, (time - .now()).nanoseconds)
        let seconds = Int((nanoseconds + 999_999_999) / 1_000_000_000)
        return .providerUnavailable(file.name, "it is being restarted", retryAfter: max(1, seconds))
    }

    /// Shuts the provider down; the future completes when its processes have been reaped.
    func end() -> EventLoopFuture<Void> {
        let before = state
        state = .over
        refuseWaiting(.providerUnavailable(file.name, "it is being stopped"))
        switch before {
        case .starting(let life, let limit):
            limit.cancel()
            life.close()
        case .running(let life): life.close()
        case .resting, .over: break
        }
        return reaping
    }

    // MARK: Time

    /// Schedules a check for late calls.
    private func sweepLater() {
        guard !isSweeping else { return }
        isSweeping = true
        let supervision = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: Self.sweepInterval) { supervision.value.sweep() }
    }

    private func sweep() {
        isSweeping = false
        let now = NIODeadline.now()
        for call in places.waiting where call.arrival + options.answer <= now {
            call.end(.failure(.providerUnavailable(file.name, "too many calls are waiting for it")))
        }
        places.removeWaiting(where: \.hasEnded)
        if case .running(let life) = state { life.sweep(now, places: places.limit) }
        if places.taken > 0 || !places.waiting.isEmpty { sweepLater() }
    }

    /// Schedules the next ping of an idle provider.
    private func pingLater() {
        guard !isPinging else { return }
        isPinging = true
        let supervision = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: .seconds(Int64(options.pingSeconds))) { supervision.value.pingIfIdle() }
    }

    private func pingIfIdle() {
        isPinging = false
        guard case .running(let life) = state else { return }
        if places.taken == 0 {
            life.ping()
            let supervision = NIOLoopBound(self, eventLoop: eventLoop)
            eventLoop.scheduleTask(in: options.patience + Self.sweepInterval) { supervision.value.sweep() }
        }
        pingLater()
    }
}
