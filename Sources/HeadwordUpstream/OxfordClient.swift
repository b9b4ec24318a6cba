public import HeadwordOxford
public import Logging
internal import Synchronization

/// Asks the Oxford Dictionaries API, and is a good citizen: it keeps to a budget, asks equal questions once, comes again
/// when it is told to, and leaves a service alone that does not work.
public final class OxfordClient: OxfordService {
    /// The version that it speaks.
    public let version: OxfordVersion

    private let options: UpstreamOptions
    private let clock: UpstreamClock
    private let logger: Logger
    private let transport: HTTPTransport
    private let breaker: CircuitBreaker
    private let budget: CallBudget
    private let cache: AnswerCache?
    private let shared = SharedCalls()
    private let counts = Mutex(OxfordReport.Counts())

    /// Creates a client; nothing is sent yet.
    ///
    /// - Throws: ``UpstreamOptionsFault`` if a file of the options cannot be used.
    public init(
        _ options: UpstreamOptions,
        logger: Logger,
        clock: UpstreamClock = .system
    ) throws(UpstreamOptionsFault) {
        self.options = options
        self.clock = clock
        self.logger = logger
        version = options.version
        breaker = CircuitBreaker(failuresToPause: options.failuresToPause, firstPause: options.pauseSeconds)
        do {
            budget = try CallBudget(options.budget)
        } catch {
            throw UpstreamOptionsFault(
                reason: "the calls cannot be counted in \(options.budget.file ?? "memory"): \(error)"
            )
        }
        do {
            cache = try options.cache.map { cache throws in try AnswerCache(cache) }
        } catch {
            throw UpstreamOptionsFault(reason: "answers cannot be kept in \(options.cache?.file ?? "memory"): \(error)")
        }
        transport = try HTTPTransport(options)
    }

    /// Closes the connections.
    public func shutdown() async { await transport.shutdown() }

    /// Asks one question: the cache, then somebody who is asking the same, then the API.
    public func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as body: Body.Type
    ) async throws(OxfordFailure) -> OxfordAnswer<Body> {
        if let answer = cache?.answer(to: key(of: call), as: body, at: clock.now()) {
            counts.withLock { $0.cached += 1 }
            return answer
        }
        let outcome = await shared.outcome(of: call.target) { await self.outcome(of: call, as: body) }
        guard let outcome else { throw OxfordFailure(.cancelled, "The call was cancelled.") }
        return try outcome.get()
    }

    /// Answers of another version, address or customer are others.
    private func key(of call: OxfordCall) -> String { "\(options.url) \(call.target)" }
}

// MARK: - Sending

extension OxfordClient {
    private func outcome<Body: OxfordBody>(
        of call: OxfordCall,
        as body: Body.Type
    ) async -> Result<OxfordAnswer<Body>, OxfordFailure> {
        do throws(OxfordFailure) {
            return .success(try await fetch(call))
        } catch {
            return .failure(error)
        }
    }

    private func fetch<Body: OxfordBody>(_ call: OxfordCall) async throws(OxfordFailure) -> OxfordAnswer<Body> {
        let retries = RetryPolicy(retries: options.retries)
        let deadline = clock.now() + Double(options.timeouts.total) / 1000
        var retry = 0
        while true {
            do throws(OxfordFailure) {
                let answer = try await send(call, until: deadline).answer(as: Body.self)
                cache?.keep(answer, to: key(of: call), at: clock.now())
                return answer
            } catch {
                count(error)
                let pause = retries.pause(after: error, retry: retry, random: .random(in: 0...1))
                guard let pause, clock.now() + pause < deadline else { throw redacted(error) }
                logger.debug("the upstream is asked again", metadata: ["reason": "\(error.kind)", "after": "\(pause)"])
                try await wait(pause)
            }
            retry += 1
        }
    }

    private func send(_ call: OxfordCall, until deadline: Double) async throws(OxfordFailure) -> OxfordReply {
        let start = clock.now()
        try breaker.enter(at: start)
        do throws(OxfordFailure) {
            try budget.spend(at: start)
        } catch {
            breaker.forget()
            throw error
        }
        counts.withLock { $0.sent += 1 }
        do throws(OxfordFailure) {
            let reply = try await transport.reply(to: call, within: max(0.001, deadline - start))
            takeNote(of: reply)
            return reply
        } catch {
            if error.kind == .cancelled { breaker.forget() } else { breaker.fail(error, at: clock.now()) }
            throw error
        }
    }

    private func takeNote(of reply: OxfordReply) {
        guard reply.status == 429 || reply.status >= 500 else { return breaker.succeed() }
        let failure = OxfordFailure(of: reply)
        if let seconds = reply.retryAfter {
            breaker.wait(until: clock.now() + Double(seconds), because: failure)
        } else if reply.status >= 500 {
            breaker.fail(failure, at: clock.now())
        } else {
            breaker.forget()
        }
    }

    private func wait(_ seconds: Double) async throws(OxfordFailure) {
        do {
            try await clock.sleep(seconds)
        } catch {
            throw OxfordFailure(.cancelled, "The call was cancelled.")
        }
    }

    private func count(_ failure: OxfordFailure) {
        counts.withLock { $0.failures[failure.kind, default: 0] += 1 }
    }

    private func redacted(_ failure: OxfordFailure) -> OxfordFailure {
        var failure = failure
        failure.message = options.credentials.removed(from: failure.message)
        return failure
    }
}

// MARK: - Report

extension OxfordClient {
    /// What was asked, and what may be asked yet.
    public var report: OxfordReport {
        let time = clock.now()
        var counts = counts.withLock(\.self)
        counts.shared = shared.shared
        return OxfordReport(
            version: version,
            url: options.url,
            counts: counts,
            isPaused: breaker.isOpen(at: time),
            budget: budget.usage(at: time)
        )
    }
}
