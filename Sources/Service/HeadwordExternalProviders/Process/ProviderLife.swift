internal import HeadwordCore
internal import Logging
internal import NIOCore
internal import NIOPosix

/// The observer of one life of a provider: its supervisor.
protocol ProviderLifeObserver: AnyObject {
    /// A call has ended and freed its place.
    func callLeft(_ life: ProviderLife)
    /// The provider has ended; nothing more comes from it.
    func lifeEnded(_ life: ProviderLife)
}

/// One process of a provider, from its start to its end. Confined to the event loop that all providers share.
final class ProviderLife {
    /// A request that has not been answered yet.
    private struct Sent {
        enum Purpose {
            case call(ProviderCall)
            case description((ProviderCall.Outcome) -> Void)
            case ping
        }

        var purpose: Purpose
        var time = NIODeadline.now()
        var isCancelled = false

        /// The call, if this is a call of one of the provider's methods.
        var call: ProviderCall? { if case .call(let call) = purpose { call } else { nil } }
        var isPing: Bool { if case .ping = purpose { true } else { false } }

        func end(_ outcome: ProviderCall.Outcome) {
            switch purpose {
            case .call(let call): call.end(outcome)
            case .description(let onEnd): onEnd(outcome)
            case .ping: break
            }
        }
    }

    /// Whether it has answered a call or a ping, so that it is worth restarting at once.
    private(set) var hasAnswered = false
    /// When it last answered anything.
    private(set) var lastAnswer = NIODeadline.now()
    private(set) var hasEnded = false
    /// Whether the provider was asked to exit.
    private var isClosing = false

    private let provider: String
    private let process: SpawnedProcess
    private let options: ProviderOptions
    private let logger: Logger
    private let eventLoop: any EventLoop
    private let isReaped: EventLoopPromise<Void>
    private var isDead = false
    private var channel: (any Channel)?
    /// The bytes written before the channel exists.
    private var outbox: [UInt8] = []
    private var conversation: ProviderConversation
    private var sent: [Int: Sent] = [:]
    private weak var observer: (any ProviderLifeObserver)?

    /// Starts the program.
    init(
        _ file: ProviderFile,
        options: ProviderOptions,
        eventLoop: any EventLoop,
        logger: Logger,
        observer: any ProviderLifeObserver
    ) throws(SpawnFailure) {
        process = try SpawnedProcess(file, memory: options.memory)
        provider = file.name
        self.options = options
        self.eventLoop = eventLoop
        self.logger = logger
        self.observer = observer
        isReaped = eventLoop.makePromise()
        conversation = ProviderConversation(longestLine: options.longestLine)
        if !process.isLimited { logger.warning("the memory of the provider cannot be limited on this system") }
        watch()
        connect()
    }

    /// Completes when the process has ended and been reaped.
    var reaped: EventLoopFuture<Void> { isReaped.futureResult }

    // MARK: Calls

    /// Sends a call.
    func send(_ call: ProviderCall) { send(.call(call), call.method, call.parameters) }

    /// Asks the provider to describe itself.
    func describe(_ onEnd: @escaping (ProviderCall.Outcome) -> Void) {
        send(.description(onEnd), "provider.describe", options.greeting)
    }

    /// Pings the provider, unless a ping is still unanswered.
    func ping() {
        guard !sent.values.contains(where: \.isPing) else { return }
        send(.ping, "provider.ping", Array("{}".utf8))
    }

    /// Sends cancellations for the calls that nobody waits for any longer.
    func cancelEnded() {
        for (id, entry) in sent where !entry.isCancelled && entry.call?.hasEnded == true {
            sent[id]?.isCancelled = true
            write(conversation.cancellation(of: id))
        }
    }

    /// Ends late calls, and kills the provider if it hangs: if it does not react to a ping, or if calls that nobody
    /// waits for any longer take up all its places or are its only calls.
    func sweep(_ now: NIODeadline, places: Int) {
        for call in sent.values.compactMap(\.call) where call.arrival + options.answer <= now {
            call.end(.failure(.providerTimeout(provider, after: options.answerMilliseconds)))
        }
        cancelEnded()
        let calls = sent.values.filter { $0.call != nil }
        let lateCount = calls.count { $0.time + options.answer <= now }
        let hopelessCount = calls.count { $0.time + options.answer + options.patience <= now }
        if isSilent(now) || hopelessCount > 0 && hopelessCount >= min(places, calls.count) {
            kill("did not answer in time")
        } else if lateCount > 0 {
            ping()
        }
    }

    /// Whether the provider has been silent since a ping, for longer than its patience allows.
    private func isSilent(_ now: NIODeadline) -> Bool {
        sent.values.contains { $0.isPing && $0.time + options.patience <= now && lastAnswer < $0.time }
    }

    private func send(_ purpose: Sent.Purpose, _ method: String, _ parameters: [UInt8]) {
        let (id, line) = conversation.call(method, parameters: parameters)
        sent[id] = Sent(purpose: purpose)
        write(line)
    }

    // MARK: Input and output

    /// Takes bytes that the provider has written.
    func receive(_ bytes: ByteBufferView) {
        guard !hasEnded else { return }
        conversation.append(bytes)
        do throws(ProviderFailure) {
            while let answer = try conversation.next() { take(answer) }
        } catch {
            kill(error.description)
        }
    }

    private func take(_ answer: ProviderConversation.Answer) {
        lastAnswer = .now()
        guard let entry = sent.removeValue(forKey: answer.id) else { return }
        if entry.call != nil || entry.isPing { hasAnswered = true }
        entry.end(answer.outcome.mapError { CallFailure($0, of: provider) })
        if entry.call != nil { observer?.callLeft(self) }
    }

    private func open(_ channel: any Channel) {
        self.channel = channel
        if !outbox.isEmpty { write(outbox) }
        outbox = []
        if hasEnded { channel.close(promise: nil) }
    }

    private func write(_ line: [UInt8]) {
        guard let channel else {
            outbox += line
            return
        }
        channel.writeAndFlush(channel.allocator.buffer(bytes: line), promise: nil)
    }

    // MARK: The end

    /// Closes the provider's input, and kills the provider if it does not exit soon.
    func close() {
        isClosing = true
        channel?.close(mode: .output, promise: nil)
        let life = NIOLoopBound(self, eventLoop: eventLoop)
        let kill = eventLoop.scheduleTask(in: options.patience) { [logger] in
            logger.debug("killed because it did not exit at the end of its input")
            life.value.end("did not exit at the end of its input")
        }
        reaped.whenComplete { _ in kill.cancel() }
    }

    /// Kills the provider.
    ///
    /// - Parameter reason: what it did, phrased to follow its name.
    func kill(_ reason: String) {
        if !hasEnded { logger.warning("killed", metadata: ["reason": "\(reason)"]) }
        end(reason)
    }

    /// Ends this life: kills the processes and fails all open requests.
    func end(_ what: String) {
        guard !hasEnded else { return }
        hasEnded = true
        killGroup()
        channel?.close(promise: nil)
        let open = sent.values
        sent = [:]
        for entry in open { entry.end(.failure(.providerFailed(provider, what))) }
        observer?.lifeEnded(self)
    }

    private func killGroup() {
        if !isDead { process.kill() }
    }

    private func watch() {
        let life = NIOLoopBound(self, eventLoop: eventLoop)
        let isWatched = ProcessWatch.watch(process.id) { [eventLoop] in eventLoop.execute { life.value.reap() } }
        // Its end would go unnoticed.
        if !isWatched { reap() }
    }

    /// Reaps the process. Output written before its end is still delivered.
    private func reap() {
        killGroup()
        isDead = true
        let status = process.reap()
        if !hasEnded, !isClosing { logger.warning("exited", metadata: ["status": "\(status)"]) }
        isReaped.succeed()
        // A process that has left the group may hold the output open.
        let life = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: .milliseconds(50)) { life.value.end("exited before it answered") }
    }
}

// MARK: - Pipes

extension ProviderLife {
    private func connect() {
        let life = NIOLoopBound(self, eventLoop: eventLoop)
        let logger = logger
        NIOPipeBootstrap(group: eventLoop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(ProviderErrorHandler(logger))
                }
            }
            .takingOwnershipOfDescriptor(input: process.errors)
            .whenFailure { _ in }
        NIOPipeBootstrap(group: eventLoop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(ProviderHandler(life.value))
                }
            }
            .takingOwnershipOfDescriptors(input: process.output, output: process.input)
            .whenComplete { result in
                switch result {
                case .success(let channel): life.value.open(channel)
                case .failure(let error): life.value.kill("cannot be connected: \(error)")
                }
            }
    }
}
