public import Logging
public import OxfordAPI
internal import Synchronization

/// A well-behaved client of the Oxford Dictionaries API: it keeps to a budget, sends equal requests only once, retries
/// when it is told to, and leaves a failing service alone.
public final class OxfordClient: OxfordService {
    /// The version of the API in use.
    public let version: OxfordVersion

    private let options: UpstreamOptions
    private let clock: UpstreamClock
    private let logger: Logger
    private let transport: HTTPTransport
    private let gate: CallGate
    private let cache: AnswerCache?
    private let shared = SharedCalls()
    private let sharedAnswers: SharedAnswers?
    private let counts = Mutex(OxfordReport.Counts())

    /// Creates a client. Nothing is sent yet.
    ///
    /// - Throws: ``UpstreamOptionsFailure`` if a file named in the options cannot be used.
    public convenience init(_ options: UpstreamOptions, logger: Logger) throws {
        try self.init(options, logger: logger, clock: .system)
    }

    /// Creates a client with a given clock.
    ///
    /// - Throws: ``UpstreamOptionsFailure`` if a file named in the options cannot be used.
    package init(
        _ options: UpstreamOptions,
        logger: Logger,
        clock: UpstreamClock
    ) throws {
        self.options = options
        self.clock = clock
        self.logger = logger
        version = options.version
        do {
            gate = try CallGate(options, clock)
        } catch {
            throw UpstreamOptionsFailure(
                reason: "the calls cannot be counted in \(options.budget.file ?? "memory"): \(error)"
            )
        }
        do {
            cache = try options.cache.flatMap { $0.isShared ? nil : try AnswerCache($0) }
        } catch {
            throw UpstreamOptionsFailure(
                reason: "answers cannot be cached in \(options.cache?.file ?? "memory"): \(error)"
            )
        }
        sharedAnswers = options.store.map { store in
            let seconds = options.cache.flatMap { $0.isShared ? $0.seconds : nil }
            return SharedAnswers(store, cachingFor: seconds, clock: clock)
        }
        transport = try HTTPTransport(options)
    }

    /// Closes the connections.
    public func shutdown() async {
        await gate.shutdown()
        await transport.shutdown()
    }

    /// Returns the answer to one request: from an equal request in progress, else from the cache, else from the API.
    package func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as body: Body.Type,
        within seconds: Double
    ) async throws -> OxfordAnswer<Body> {
        let outcome = await shared.outcome(of: call.target) { await self.outcome(of: call, as: body, within: seconds) }
        guard let outcome else { throw OxfordFailure(.cancelled, "The call was cancelled.") }
        return try outcome.get()
    }

    /// Returns the reply to a request: the bytes of a JSON object.
    ///
    /// - Throws: ``OxfordFailure`` if there is no answer.
    public func reply(to call: OxfordCall) async throws -> [UInt8] {
        try await answer(to: call, as: Oxford.AnyReply.self).bytes
    }

    /// Sends one call to see how the service is doing: the cache is not used, the call is not retried, and a pause does
    /// not prevent it. An answer ends the pause.
    package func check<Body: OxfordBody>(with call: OxfordCall, as body: Body.Type) async throws -> OxfordAnswer<Body> {
        let time = clock.now()
        do {
            let pass = try await gate.enter(call, at: time, isCheck: true)
            return try await answer(to: call, pass, until: time + seconds)
        } catch {
            throw counted(error)
        }
    }

    /// The time allowed for a request and everything it entails, in seconds.
    public var seconds: Double { Double(options.timeouts.total) / 1000 }

    /// Returns the cache key of a call. Other versions and addresses have other answers.
    private func key(of call: OxfordCall) -> String { "\(options.url) \(call.target)" }
}

// MARK: - Sending

extension OxfordClient {
    private func outcome<Body: OxfordBody>(
        of call: OxfordCall,
        as body: Body.Type,
        within seconds: Double
    ) async -> Result<OxfordAnswer<Body>, any Error> {
        if let answer = cache?.answer(to: key(of: call), as: body, at: clock.now()) {
            counts.withLock { $0.cached += 1 }
            return .success(answer)
        }
        guard let sharedAnswers else { return await asked(call, within: seconds) }
        let (outcome, origin) = await sharedAnswers.outcome(of: key(of: call), as: body, within: seconds) { seconds in
            await asked(call, within: seconds)
        }
        counts.withLock { counts in
            switch origin {
            case .work: break
            case .cache: counts.cached += 1
            case .equalQuestion: counts.shared += 1
            }
        }
        return outcome
    }

    private func asked<Body: OxfordBody>(
        _ call: OxfordCall,
        within seconds: Double
    ) async -> Result<OxfordAnswer<Body>, any Error> {
        do {
            let answer: OxfordAnswer<Body> = try await fetch(call, until: clock.now() + seconds)
            cache?.keep(answer, to: key(of: call), at: clock.now())
            return .success(answer)
        } catch {
            return .failure(error)
        }
    }

    private func fetch<Body: OxfordBody>(
        _ call: OxfordCall,
        until deadline: Double
    ) async throws -> OxfordAnswer<Body> {
        let retries = RetryPolicy(retries: options.retries)
        var retry = 0
        while true {
            do {
                let pass = try await pass(for: call, until: deadline)
                return try await answer(to: call, pass, until: deadline)
            } catch {
                let failure = counted(error)
                guard let end = error as? CallEnd,
                    let pause = retries.pause(after: end, retry: retry, random: .random(in: 0...1)),
                    clock.now() + pause < deadline
                else { throw failure }
                let reason = end.failure.kind
                logger.debug(
                    "retrying the call to the upstream",
                    metadata: ["reason": "\(reason)", "after": "\(pause)"]
                )
                try await wait(pause)
                retry += 1
            }
        }
    }

    private func answer<Body: OxfordBody>(
        to call: OxfordCall,
        _ pass: CallGate.Pass,
        until deadline: Double
    ) async throws -> OxfordAnswer<Body> {
        let reply = try await send(call, pass, until: deadline)
        do {
            return try reply.answer(as: Body.self)
        } catch let failure as OxfordFailure {
            throw CallEnd(failure)
        }
    }

    /// Returns permission to send a call, now or when the service said to retry. The call is recorded at that moment.
    private func pass(for call: OxfordCall, until deadline: Double) async throws -> CallGate.Pass {
        do {
            return try await gate.enter(call, at: clock.now())
        } catch let failure as OxfordFailure where failure.status == 429 {
            guard let seconds = failure.retryAfter.map(Double.init), clock.now() + seconds < deadline else {
                throw failure
            }
            try await wait(seconds)
            return try await gate.enter(call, at: clock.now())
        }
    }

    private func send(
        _ call: OxfordCall,
        _ pass: CallGate.Pass,
        until deadline: Double
    ) async throws(CallEnd) -> OxfordReply {
        counts.withLock { $0.sent += 1 }
        do throws(CallEnd) {
            let reply = try await transport.reply(to: call, within: max(0.001, deadline - clock.now()))
            await gate.leave(pass, .init(reply), at: clock.now())
            return reply
        } catch {
            if !error.mayHaveArrived {
                counts.withLock { $0.sent -= 1 }
                await gate.takeBack(pass)
            }
            await gate.leave(pass, .init(error.failure), at: clock.now())
            throw error
        }
    }

    private func wait(_ seconds: Double) async throws {
        do {
            try await clock.sleep(seconds)
        } catch {
            throw OxfordFailure(.cancelled, "The call was cancelled.")
        }
    }

    /// Returns the error that callers get when a call ends without an answer; it is counted here.
    private func counted(_ error: any Error) -> any Error {
        let failure = (error as? CallEnd)?.failure ?? error
        if let kind = (failure as? OxfordFailure)?.kind { counts.withLock { $0.failures[kind, default: 0] += 1 } }
        return failure
    }
}

extension CallGate.Outcome {
    /// Counts as a failure only what the API says about itself or its customer; a missing word is a reply.
    fileprivate init(_ reply: OxfordReply) {
        let isFailure = [401, 403, 429].contains(reply.status) || reply.status >= 500
        self = isFailure ? .failure(OxfordFailure(of: reply)) : .reply
    }

    fileprivate init(_ failure: OxfordFailure) {
        switch failure.kind {
        case .cancelled: self = .unknown
        case .unreadable: self = .reply
        default: self = .failure(failure)
        }
    }
}

// MARK: - Report

extension OxfordClient {
    /// What was asked, and what may be asked yet.
    public var report: OxfordReport {
        let time = clock.now()
        var counts = counts.withLock(\.self)
        counts.shared += shared.shared
        return OxfordReport(
            version: version,
            url: options.url,
            counts: counts,
            isPaused: gate.pause(at: time) != nil,
            budget: gate.usage(at: time)
        )
    }
}
