internal import HeadwordJSON
internal import Synchronization

/// One client's part of a conversation: takes its messages, returns messages, and knows its calls in flight.
///
/// Each call ends exactly once, by its answer, by a cancellation or at its deadline. Work that goes on after the end of
/// its call is counted until it stops, so that a client cannot pile it up by cancelling.
public final class Session: Sendable {
    /// What a client calls to end one of its calls: our name, and that of the Language Server Protocol (3.17,
    /// `$/cancelRequest`).
    static let cancelMethods = ["rpc.cancel", "$/cancelRequest"]

    private struct InFlight {
        var id: RequestID?
        var pending: PendingCall
        var task: Task<Void, Never>
    }

    private struct State {
        var calls: [Int: InFlight] = [:]
        var nextNumber = 0
        var isOver = false
        var wrongTokens = 0
    }

    /// What a client calls first where a token is wanted.
    static let authenticationMethod = "server.authenticate"

    /// What sessions answer themselves.
    public static var methods: [String] { cancelMethods + [authenticationMethod] }

    /// How many sessions there were in this process.
    private static let count = Atomic(0)

    /// The number of the session in this process, from 1.
    public let number = Session.count.add(1, ordering: .relaxed).newValue
    private let conversation: Conversation
    private let check: TokenCheck?
    private let hasShownToken: Atomic<Bool>
    private let state = Mutex(State())
    private let abandoned = Atomic(0)
    private let onRelease: @Sendable () -> Void

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - check: what the client must show before its first call; nil if nothing.
    ///   - onRelease: called when work stops that went on after the end of its call.
    init(_ conversation: Conversation, check: TokenCheck?, onRelease: @escaping @Sendable () -> Void) {
        self.conversation = conversation
        self.check = check
        hasShownToken = Atomic(check == nil)
        self.onRelease = onRelease
    }

    /// The number of calls that have ended while their work goes on.
    public var abandonedCalls: Int { abandoned.load(ordering: .relaxed) }

    /// Whether the client may call methods: it has shown the token, or needs none.
    public var isAuthenticated: Bool { hasShownToken.load(ordering: .relaxed) }

    /// Whether the client has shown as many wrong tokens as it may: nothing more should be taken from it.
    public var isBarred: Bool {
        guard let check else { return false }
        return state.withLock(\.wrongTokens) >= check.guesses.attempts
    }

    /// What a message comes to before anything waits.
    public enum Beginning: Sendable {
        /// It is answered: by this message, or by none, as notifications and unasked replies are.
        case ended([UInt8]?)
        /// Something waits on the way to the answer; this is what is left to do.
        case waiting(@Sendable () async -> [UInt8]?)
    }

    /// Begins to answer a message. Most answers never wait, and tasks cost as much as they do.
    public func begin(_ message: [UInt8]) -> Beginning {
        do throws(ErrorObject) {
            switch try Message(message, limits: conversation.limits) {
            case .single(let item): return begin(item, conversation.answering())
            case .batch(let items): return .waiting { await self.reply(to: items) }
            }
        } catch {
            return .ended(refusal(error))
        }
    }

    /// Answers a message.
    ///
    /// The calls of a batch are answered side by side, and their replies keep the batch's order. Where nothing suspends
    /// on the way to the answers, neither does this.
    ///
    /// - Returns: the message to send back, nil if there is none: for notifications and unasked replies.
    public func reply(to message: [UInt8]) async -> [UInt8]? {
        await begin(message).reply
    }

    /// The reply to a message that was refused before it was read.
    public func refusal(_ error: ErrorObject) -> [UInt8] {
        conversation.observer?.messageRefused(error, session: number)
        return conversation.refusal(error)
    }

    /// Ends all calls, since nobody waits for their answers any more.
    public func end() {
        let calls = state.withLock { state in
            state.isOver = true
            return Array(state.calls.values)
        }
        for call in calls { abandon(call, .cancelled) }
    }

    // MARK: Replies

    private func begin(_ item: Message.Item, _ answering: any Answering) -> Beginning {
        switch item {
        case .unasked: return .ended(nil)
        case .invalid(let error, let id):
            conversation.observer?.messageRefused(error, session: number)
            return .ended(Conversation.reply(.failure(error), id: id))
        case .call(let call):
            let observed = conversation.observer.map { ObservedCall(call, session: number, observer: $0) }
            if let outcome = outcomeAtOnce(of: call, answering) {
                return .ended(end(call, observed, with: outcome))
            }
            return .waiting { self.end(call, observed, with: await self.outcome(of: call, answering)) }
        }
    }

    private func end(_ call: Call, _ observed: ObservedCall?, with outcome: PendingCall.Outcome) -> [UInt8]? {
        let (reply, error) = reply(outcome, to: call)
        observed?.end(error, replyBytes: reply?.count ?? 0)
        return reply
    }

    /// The reply to a call, and the error that it tells.
    private func reply(_ outcome: PendingCall.Outcome, to call: Call) -> ([UInt8]?, ErrorObject?) {
        guard let id = call.id else { return (nil, outcome.error) }
        let reply = Conversation.reply(outcome, id: id)
        guard reply.count > conversation.limits.responseBytes else { return (reply, outcome.error) }
        let error = conversation.responseTooLarge
        return (Conversation.reply(.failure(error), id: id), error)
    }

    private func reply(to batch: [Message.Item]) async -> [UInt8]? {
        let answering = conversation.answering()
        let replies = await withTaskGroup(of: (Int, [UInt8]?).self) { group in
            var replies = [[UInt8]?](repeating: nil, count: batch.count)
            for (index, item) in batch.enumerated() {
                if index >= conversation.limits.batchWidth, let (index, reply) = await group.next() {
                    replies[index] = reply
                }
                // A long batch must not keep the thread of its transport from others.
                if index == conversation.limits.batchWidth { await Task.yield() }
                group.addImmediateTask { (index, await self.begin(item, answering).reply) }
            }
            for await (index, reply) in group { replies[index] = reply }
            return replies
        }
        do throws(ErrorObject) {
            return try conversation.reply(joining: replies.compactMap(\.self))
        } catch {
            return refusal(error)
        }
    }

    // MARK: Calls

    /// How a call ends whose answer waits for nothing; nil for any other.
    private func outcomeAtOnce(of call: Call, _ answering: any Answering) -> PendingCall.Outcome? {
        if call.method == Self.authenticationMethod { return authenticationAtOnce(call) }
        guard isAuthenticated else { return .failure(.unauthenticated) }
        if Self.cancelMethods.contains(call.method) { return cancellation(call) }
        do throws(ErrorObject) {
            return try answering.answerAtOnce(call).map { .success($0) }
        } catch {
            return .failure(error)
        }
    }

    private func outcome(of call: Call, _ answering: any Answering) async -> PendingCall.Outcome {
        let pending = PendingCall()
        let task = Task.immediate { [self] in
            guard !pending.end(await waitingOutcome(of: call, answering)) else { return }
            abandoned.subtract(1, ordering: .relaxed)
            onRelease()
        }
        // What did not wait after all needs no deadline.
        if let outcome = pending.outcome { return outcome }
        let inFlight = InFlight(id: call.id, pending: pending, task: task)
        let number = add(inFlight)
        let deadline = Task { [self, deadline = conversation.limits.deadline] in
            guard (try? await Task.sleep(for: deadline)) != nil else { return }
            abandon(inFlight, .deadlinePassed(deadline))
        }
        let outcome = await pending.end()
        deadline.cancel()
        state.withLock { $0.calls[number] = nil }
        return outcome
    }

    private func add(_ call: InFlight) -> Int {
        let (number, isOver) = state.withLock { state in
            state.nextNumber += 1
            state.calls[state.nextNumber] = call
            return (state.nextNumber, state.isOver)
        }
        if isOver { abandon(call, .cancelled) }
        return number
    }

    /// Ends a call before its answer; the work is asked to stop.
    @discardableResult
    private func abandon(_ call: InFlight, _ error: ErrorObject) -> Bool {
        // The work may stop at any moment from here on, so it is counted first.
        abandoned.add(1, ordering: .relaxed)
        guard call.pending.end(.failure(error)) else {
            abandoned.subtract(1, ordering: .relaxed)
            return false
        }
        call.task.cancel()
        return true
    }

    /// Lets the client in if it shows the token; nil if the answer has to wait, since it or one before is wrong.
    private func authenticationAtOnce(_ call: Call) -> PendingCall.Outcome? {
        guard let check else { return .success(.authenticated) }
        guard let shown = call.shownToken else { return .failure(.missingToken) }
        guard !isBarred else { return .failure(.tooManyWrongTokens) }
        guard check.token.isEqual(to: shown), state.withLock(\.wrongTokens) == 0 else { return nil }
        hasShownToken.store(true, ordering: .relaxed)
        return .success(.authenticated)
    }

    private func waitingOutcome(of call: Call, _ answering: any Answering) async -> PendingCall.Outcome {
        guard call.method == Self.authenticationMethod, let check, let shown = call.shownToken else {
            return await PendingCall.Outcome(of: call, answering)
        }
        return await delayedAuthentication(with: shown, check)
    }

    /// Answers a client that has shown a wrong token, after a pause.
    ///
    /// The pause grows with the wrong tokens of the session and, while the token is wrong, with those of the address:
    /// who shows the right one is not to suffer from others behind the same address.
    private func delayedAuthentication(with shown: [UInt8], _ check: TokenCheck) async -> PendingCall.Outcome {
        let isRight = check.token.isEqual(to: shown)
        let count = state.withLock { state in
            state.wrongTokens += isRight ? 0 : 1
            return state.wrongTokens
        }
        let countOfPeer = isRight ? 0 : check.guesses.add(from: check.peer)
        if !isRight { check.onWrongToken(count) }
        try? await Task.sleep(for: check.guesses.pause(after: max(count, countOfPeer)))
        guard isRight else { return .failure(.wrongToken) }
        hasShownToken.store(true, ordering: .relaxed)
        return .success(.authenticated)
    }

    /// Ends the calls that a client does not want answered any more.
    private func cancellation(_ call: Call) -> PendingCall.Outcome {
        guard let id = call.parameter("id").flatMap(RequestID.init) else {
            return .failure(.invalidCancellation)
        }
        let calls = state.withLock { state in state.calls.values.filter { $0.id == id } }
        let count = calls.count { abandon($0, .cancelled) }
        return .success(RenderedJSON(JSONValue.object(["cancelled": .bool(count > 0)])))
    }
}

extension Session.Beginning {
    /// The message to send back, when it is there.
    fileprivate var reply: [UInt8]? {
        get async {
            switch self {
            case .ended(let reply): reply
            case .waiting(let rest): await rest()
            }
        }
    }
}

extension PendingCall.Outcome {
    /// What the answer to a call comes to.
    fileprivate init(of call: Call, _ answering: any Answering) async {
        do throws(ErrorObject) {
            self = .success(RenderedJSON(try await answering.answer(call)))
        } catch {
            self = .failure(error)
        }
    }

    fileprivate var error: ErrorObject? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension Call {
    /// What the client shows as its token.
    fileprivate var shownToken: [UInt8]? {
        guard let shown = parameter("token"), let text = try? shown.string() else { return nil }
        return Array(text.utf8)
    }

    /// The parameter of a method that has one; by name or by position.
    fileprivate func parameter(_ name: StaticString) -> JSONText? {
        guard let parameters else { return nil }
        if parameters.kind == .array { return parameters.elements(upTo: 1).first }
        return parameters.members().first { $0.name.isPlainly(name) }?.value
    }
}

extension RenderedJSON {
    fileprivate static let authenticated = RenderedJSON(JSONValue.object(["authenticated": true]))
}

extension ErrorObject {
    /// 401: the server wants a token.
    fileprivate static let unauthenticated = ErrorObject(
        .unauthenticated,
        "Call 'server.authenticate' with the server's token first."
    )

    /// 403: the token is another one.
    fileprivate static let wrongToken = ErrorObject(
        .wrongToken,
        "This is not the server's token.",
        details: ["parameter": "token"]
    )

    /// 403: no more tokens are compared.
    fileprivate static let tooManyWrongTokens = ErrorObject(
        .wrongToken,
        "Too many wrong tokens were shown; the connection is closed.",
        details: ["parameter": "token"]
    )

    fileprivate static let missingToken = ErrorObject(
        .missingParameter,
        "'token' must be the server's token, a string.",
        details: ["parameter": "token"]
    )

    /// 499: the client cancelled the call, or went away.
    static let cancelled = ErrorObject(.cancelled, "The call was cancelled.")

    /// 508: the answer took too long.
    static func deadlinePassed(_ deadline: Duration) -> ErrorObject {
        let milliseconds = Int64(deadline / .milliseconds(1))
        return ErrorObject(
            .deadlinePassed,
            "There was no answer within \(milliseconds) ms.",
            details: ["deadlineMilliseconds": .integer(milliseconds)]
        )
    }

    fileprivate static let invalidCancellation = ErrorObject(
        .invalidParameter,
        "'id' must be the identifier of the call to be cancelled, a string or a number.",
        details: ["parameter": "id"]
    )
}
